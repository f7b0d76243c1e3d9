/** Short words that come and go above the horizon: reasons, mostly. */

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** Leads to the rule behind it. */
  readonly rule?: (() => void) | undefined;
}

const SHOWN = 6000;

class Toasts {
  /** The one that is shown; a new one takes its place. */
  now: Toast | null = $state.raw(null);
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell = (text: string, rule?: () => void): void => {
    this.now = { id: ++this.#count, text, rule };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.close, SHOWN);
  };

  close = (): void => {
    clearTimeout(this.#timer);
    this.now = null;
  };
}

export const toasts = new Toasts();
export const tell = toasts.tell;
