/** A soft chime on the table screen whenever it has something new to say, for games that bring no sounds of their own. */
import type { Lang } from './fluent';
import { recall, remember } from './memory';
import { sound, type Tone } from './tones';

const CHIME: readonly Tone[] = [
  { at: 0, pitch: 523.25, long: 0.5 },
  { at: 0.12, pitch: 659.25, long: 0.8 },
];

class Chime {
  on: boolean = $state(recall('table-sound') !== 'off');
  #last: { readonly text: string; readonly lang: Lang } | null = null;

  toggle = (): void => {
    this.on = !this.on;
    remember('table-sound', this.on ? null : 'off');
    // the tap lets the browser sound from here on
    if (this.on) void sound(CHIME);
  };

  /** What the screen says now; the same in another language is nothing new. */
  hear = (text: string, lang: Lang): void => {
    const news = this.#last !== null && this.#last.lang === lang && this.#last.text !== text;
    this.#last = { text, lang };
    if (news && this.on) void sound(CHIME);
  };

  hush = (): void => {
    this.#last = null;
  };
}

export const chime = new Chime();
