/** The sound of the night: wind and crickets, loud and even enough that no tap on a screen is heard through it. */
import { recall, remember } from '$lib/memory';

const FADE = 1.5;
const WIND_SECONDS = 7;

/** Noise that sounds like wind and covers short clicks; the ends of the loop meet. */
export function wind(samples: number, chance: () => number = Math.random): Float32Array<ArrayBuffer> {
  const made = new Float32Array(samples);
  let low = 0;
  for (let at = 0; at < samples; at++) {
    const white = chance() * 2 - 1;
    low = (low + 0.03 * white) / 1.03;
    made[at] = Math.max(-1, Math.min(1, low * 2.2 + white * 0.16));
  }
  const seam = Math.min(2048, samples >> 2);
  for (let at = 0; at < seam; at++) {
    const share = at / seam;
    made[samples - seam + at] = made[samples - seam + at]! * (1 - share) + made[0]! * share;
  }
  return made;
}

/** One cricket: a few quick chirps, then a rest; the length of the buffer is its rhythm. */
export function cricket(
  samples: number,
  rate: number,
  pitch: number,
  chirps: number,
): Float32Array<ArrayBuffer> {
  const made = new Float32Array(samples);
  const long = Math.floor(rate * 0.045);
  const every = Math.floor(rate * 0.07);
  for (let chirp = 0; chirp < chirps; chirp++) {
    for (let at = 0; at < long; at++) {
      const place = chirp * every + at;
      if (place >= samples) return made;
      made[place] = Math.sin((Math.PI * at) / long) ** 2 * Math.sin((2 * Math.PI * pitch * at) / rate);
    }
  }
  return made;
}

class NightSound {
  readonly able = typeof AudioContext !== 'undefined';
  on: boolean = $state(recall('night-sound') === null);
  /** The browser plays nothing before somebody has touched the page. */
  waits: boolean = $state(false);
  #context: AudioContext | null = null;
  #level: GainNode | null = null;
  #wanted = false;

  toggle = (): void => {
    this.on = !this.on;
    remember('night-sound', this.on ? null : 'off');
    this.#follow();
  };

  /** It is night, or it is not. */
  set = (night: boolean): void => {
    this.#wanted = night;
    this.#follow();
  };

  /** Somebody touched the page: now it may sound. */
  allow = (): void => {
    if (this.waits) this.#follow();
  };

  close = (): void => {
    this.#wanted = false;
    void this.#context?.close();
    this.#context = null;
    this.#level = null;
    this.waits = false;
  };

  #follow(): void {
    if (!this.able) return;
    const sounding = this.#wanted && this.on;
    if (sounding && !this.#context) this.#build();
    const context = this.#context;
    if (!context || !this.#level) return;
    this.#level.gain.setTargetAtTime(sounding ? 1 : 0, context.currentTime, FADE / 3);
    if (!sounding) {
      this.waits = false;
      return;
    }
    this.waits = context.state !== 'running';
    void context.resume().then(
      () => (this.waits = false),
      () => undefined,
    );
  }

  #build(): void {
    const context = new AudioContext();
    const level = context.createGain();
    level.gain.value = 0;
    level.connect(context.destination);
    const rate = context.sampleRate;
    const play = (samples: Float32Array<ArrayBuffer>, gain: number, ...through: AudioNode[]): GainNode => {
      const buffer = context.createBuffer(1, samples.length, rate);
      buffer.copyToChannel(samples, 0);
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.loop = true;
      const loud = context.createGain();
      loud.gain.value = gain;
      let last: AudioNode = source;
      for (const node of [...through, loud]) last = last.connect(node);
      loud.connect(level);
      source.start();
      return loud;
    };
    const dull = context.createBiquadFilter();
    dull.type = 'lowpass';
    dull.frequency.value = 3200;
    const blowing = play(wind(Math.floor(rate * WIND_SECONDS)), 0.5, dull);
    const swell = context.createOscillator();
    const depth = context.createGain();
    swell.frequency.value = 0.11;
    depth.gain.value = 0.12;
    swell.connect(depth).connect(blowing.gain);
    swell.start();
    play(cricket(Math.floor(rate * 0.83), rate, 4300, 4), 0.05);
    play(cricket(Math.floor(rate * 1.13), rate, 3900, 5), 0.035);
    play(cricket(Math.floor(rate * 1.57), rate, 4700, 3), 0.03);
    this.#context = context;
    this.#level = level;
  }
}

export const nightSound = new NightSound();
