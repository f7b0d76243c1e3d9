/** How much may be said at once: the server's own limit, counted along, so that the page can tell before it refuses. */

/** So many at once, and then so many a second: `TALK` in the server's `socket.py`. */
export const AT_ONCE = 8;
export const EACH_SECOND = 0.7;

export class Flood {
  #left = AT_ONCE;
  #at = performance.now();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Nothing can be said for a moment. */
  full: boolean = $state(false);

  /** Counts one line. */
  take(): void {
    this.#fill();
    this.#left = Math.max(0, this.#left - 1);
    this.#look();
  }

  /** The server has refused: it counts more than this page, another tab perhaps. */
  drain(): void {
    this.#fill();
    this.#left = 0;
    this.#look();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #fill(): void {
    const now = performance.now();
    this.#left = Math.min(AT_ONCE, this.#left + ((now - this.#at) / 1000) * EACH_SECOND);
    this.#at = now;
  }

  #look(): void {
    this.#fill();
    clearTimeout(this.#timer);
    this.full = this.#left < 1;
    if (this.full)
      this.#timer = setTimeout(() => this.#look(), Math.ceil(((1 - this.#left) / EACH_SECOND) * 1000) + 20);
  }
}
