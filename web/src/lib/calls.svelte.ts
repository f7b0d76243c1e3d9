/** A soft bell and a short buzz when it is one's turn; can be muted. */
import { recall, remember } from './memory';

class Calls {
  on: boolean = $state(recall('mute') === null);
  #sound: AudioContext | null = null;

  set = (on: boolean): void => {
    this.on = on;
    remember('mute', on ? null : 'yes');
    if (on) void this.ring();
  };

  /** Two soft notes, a fifth apart, and a buzz where the device can. */
  ring = async (): Promise<void> => {
    if (!this.on) return;
    navigator.vibrate?.(60);
    try {
      this.#sound ??= new AudioContext();
      const sound = this.#sound;
      // browsers keep quiet until the page was touched
      if (sound.state === 'suspended') await sound.resume();
      for (const [at, pitch] of [
        [0, 587.33],
        [0.14, 880],
      ] as const) {
        const tone = sound.createOscillator();
        const level = sound.createGain();
        const start = sound.currentTime + at;
        tone.type = 'sine';
        tone.frequency.value = pitch;
        level.gain.setValueAtTime(0, start);
        level.gain.linearRampToValueAtTime(0.12, start + 0.02);
        level.gain.exponentialRampToValueAtTime(0.0001, start + 0.6);
        tone.connect(level).connect(sound.destination);
        tone.start(start);
        tone.stop(start + 0.65);
      }
    } catch {
      // a browser without sound still has the glow of the horizon
    }
  };
}

export const calls = new Calls();
