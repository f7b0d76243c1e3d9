/** A soft bell and a short buzz when it is one's turn; can be muted. */
import { recall, remember } from './memory';
import { sound, type Tone } from './tones';

/** Two soft notes, a fifth apart. */
const BELL: readonly Tone[] = [
  { at: 0, pitch: 587.33, long: 0.6 },
  { at: 0.14, pitch: 880, long: 0.6 },
];

class Calls {
  on: boolean = $state(recall('mute') === null);

  set = (on: boolean): void => {
    this.on = on;
    remember('mute', on ? null : 'yes');
    if (on) void this.ring();
  };

  /** The bell, and a buzz where the device can. */
  ring = async (): Promise<void> => {
    if (!this.on) return;
    navigator.vibrate?.(60);
    await sound(BELL);
  };
}

export const calls = new Calls();
