/** Sound made on the spot: a few tones, no files. */

export interface Tone {
  /** Seconds from now. */
  readonly at: number;
  /** Hertz; two of them: it slides from one to the other. */
  readonly pitch: number | readonly [from: number, to: number];
  /** Seconds. */
  readonly long: number;
  /** At most 1; soft if left out. */
  readonly loud?: number;
  readonly form?: OscillatorType;
}

/** A browser that keeps quiet till the page is touched is not waited for: a late sound would tell of what is over. */
const PATIENCE = 250;
const SOFT = 0.12;

let device: AudioContext | null = null;

/** Plays them, where the device can and the browser lets it. */
export async function sound(tones: readonly Tone[]): Promise<void> {
  try {
    device ??= new AudioContext();
    const { destination } = device;
    if (device.state === 'suspended')
      await Promise.race([device.resume(), new Promise((done) => setTimeout(done, PATIENCE))]);
    if (device.state === 'suspended') return;
    for (const { at, pitch, long, loud = SOFT, form = 'sine' } of tones) {
      const tone = device.createOscillator();
      const level = device.createGain();
      const start = device.currentTime + at;
      const [from, to] = typeof pitch === 'number' ? [pitch, pitch] : pitch;
      tone.type = form;
      tone.frequency.setValueAtTime(from, start);
      if (to !== from) tone.frequency.exponentialRampToValueAtTime(to, start + long);
      level.gain.setValueAtTime(0, start);
      level.gain.linearRampToValueAtTime(loud, start + 0.02);
      level.gain.exponentialRampToValueAtTime(0.0001, start + long);
      tone.connect(level).connect(destination);
      tone.start(start);
      tone.stop(start + long + 0.05);
    }
  } catch {
    // a browser without sound still shows everything
  }
}
