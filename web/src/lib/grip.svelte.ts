/**
 * Picking from what a held pad uncovers: with a second finger while the first stays on the pad, by sliding from the pad
 * onto it and letting go, or with Space held by arrows and Enter. What can be picked carries `data-grip="NAME"`.
 */

/** So long after a second finger a click is its echo, which some browsers send. */
const ECHO = 500;

export class Grip {
  /** What the sliding finger is on, or where the arrows are. */
  aim: string | null = $state(null);

  readonly #names: () => readonly string[];
  readonly #take: (name: string) => void;
  #sliding = false;
  #second: { readonly pointer: number; readonly name: string } | null = null;
  #taken = -Infinity;

  /** `names` tells what can be picked now, in order; `take` is what picking does. */
  constructor(names: () => readonly string[], take: (name: string) => void) {
    this.#names = names;
    this.#take = take;
  }

  /** A click that comes now is the echo of a second finger. */
  get echo(): boolean {
    return performance.now() - this.#taken <= ECHO;
  }

  down = (event: PointerEvent): void => {
    if (event.isPrimary) {
      this.#sliding = (event.target as Element).closest('.pad') !== null;
      return;
    }
    const name = this.#under(event);
    this.#second = name === null ? null : { pointer: event.pointerId, name };
  };

  move = (event: PointerEvent): void => {
    if (event.isPrimary && this.#sliding) this.aim = this.#under(event);
  };

  up = (event: PointerEvent): void => {
    if (event.isPrimary) {
      const name = this.#sliding ? this.aim : null;
      if (this.#sliding) this.aim = null;
      this.#sliding = false;
      if (name !== null) this.#take(name);
      return;
    }
    const second = this.#second;
    this.#second = null;
    this.#taken = performance.now();
    if (second !== null && second.pointer === event.pointerId && second.name === this.#under(event))
      this.#take(second.name);
  };

  /** The page lost the finger. */
  cancel = (): void => {
    this.#sliding = false;
    this.#second = null;
  };

  /** Keys while Space is down. */
  keys = (event: KeyboardEvent): void => {
    const names = this.#names();
    const at = this.aim === null ? -1 : names.indexOf(this.aim);
    if (event.key === 'Enter' && at >= 0) {
      event.preventDefault();
      this.#take(names[at]!);
      return;
    }
    const to = step(event.key, at, names.length - 1);
    if (to === null || names.length === 0) return;
    event.preventDefault();
    this.aim = names[to] ?? null;
  };

  #under(event: PointerEvent): string | null {
    const there = document.elementFromPoint(event.clientX, event.clientY);
    const name = there?.closest<HTMLElement>('[data-grip]')?.dataset['grip'];
    return name !== undefined && this.#names().includes(name) ? name : null;
  }
}

/** Where an arrow, Home or End leads in a row; null: nowhere. */
export function step(key: string, from: number, last: number): number | null {
  const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }[key];
  return to === undefined ? null : Math.max(0, Math.min(last, to));
}
