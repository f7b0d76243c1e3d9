/** The table screen read aloud by the browser's own voice, if wished. */
import type { Lang } from './fluent';
import { recall, remember } from './memory';

class Voice {
  readonly able = typeof speechSynthesis !== 'undefined';
  on: boolean = $state(recall('voice') === 'on');
  #last = '';

  toggle = (): void => {
    this.on = !this.on;
    remember('voice', this.on ? 'on' : null);
    this.#last = '';
    if (!this.on) this.hush();
  };

  /** Says it once; what is new cuts off what is old. */
  say = (text: string, lang: Lang): void => {
    if (!this.able || !this.on || text === this.#last) return;
    this.#last = text;
    speechSynthesis.cancel();
    // the marks that keep names apart are not for the ear
    const words = new SpeechSynthesisUtterance(text.replace(/[\u2066-\u2069]/gu, ''));
    words.lang = lang === 'ja' ? 'ja-JP' : 'en-GB';
    speechSynthesis.speak(words);
  };

  hush = (): void => {
    if (this.able) speechSynthesis.cancel();
  };
}

export const voice = new Voice();
