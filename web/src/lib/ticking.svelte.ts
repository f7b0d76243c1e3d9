/** What is left of a clock, in milliseconds, counted against a clock that nobody can set. */
import type { Clock } from '../games/contract';

const STEP = 250;

export class Ticking {
  readonly #clock: () => Clock | null;
  #now = $state(performance.now());

  /** To be made while a component is set up: it ticks as long as that lives. */
  constructor(clock: () => Clock | null) {
    this.#clock = clock;
    $effect(() => {
      const now = this.#clock();
      if (!now || now.paused) return;
      this.#now = performance.now();
      const tick = setInterval(() => (this.#now = performance.now()), STEP);
      return () => clearInterval(tick);
    });
  }

  get left(): number {
    const clock = this.#clock();
    if (!clock) return 0;
    return Math.max(0, clock.left - (clock.paused ? 0 : Math.max(0, this.#now - clock.at)));
  }

  /** How much of the whole is left, from 1 to 0. */
  get share(): number {
    const clock = this.#clock();
    return clock && clock.whole > 0 ? this.left / clock.whole : 0;
  }
}
