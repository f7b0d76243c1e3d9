/**
 * Choosing among what lies open above a held pad: a second finger taps it, or the holding finger slides onto it and lets
 * go. What can be chosen carries `data-card`. The wrapper gives its pointer events here.
 */

/** A click that some browsers send after a second finger's tap is no second tap. */
const ECHO = 500;

export class Reach {
  /** Under the sliding finger, or where the arrows are. */
  aim: string | null = $state(null);
  readonly #pick: (card: string) => void;
  readonly #live: () => boolean;
  #sliding = false;
  #second: { readonly pointer: number; readonly card: string } | null = null;
  #taken = -Infinity;

  /** `live`: whether anything lies open and may be chosen now. */
  constructor(pick: (card: string) => void, live: () => boolean) {
    this.#pick = pick;
    this.#live = live;
  }

  down = (event: PointerEvent): void => {
    const card = under(event);
    if (event.isPrimary) this.#sliding = (event.target as Element).closest('.pad') !== null;
    else if (card) this.#second = { pointer: event.pointerId, card };
  };

  move = (event: PointerEvent): void => {
    if (event.isPrimary && this.#sliding && this.#live()) this.aim = under(event);
  };

  up = (event: PointerEvent): void => {
    if (!event.isPrimary) {
      const second = this.#second;
      this.#second = null;
      this.#taken = performance.now();
      if (second?.pointer === event.pointerId && second.card === under(event)) this.#pick(second.card);
      return;
    }
    const card = this.#sliding ? this.aim : null;
    this.#sliding = false;
    this.aim = null;
    if (card) this.#pick(card);
  };

  cancel = (): void => {
    this.#sliding = false;
  };

  /** A click on a card. */
  tapped(card: string): void {
    if (performance.now() - this.#taken > ECHO) this.#pick(card);
  }

  /** Arrows and Enter while Space holds the pad. */
  key(event: KeyboardEvent, cards: readonly string[]): void {
    if (!this.#live()) return;
    const at = this.aim === null ? -1 : cards.indexOf(this.aim);
    if (event.key === 'Enter' && at >= 0) {
      event.preventDefault();
      this.#pick(cards[at]!);
      return;
    }
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    this.aim = cards[Math.max(0, Math.min(cards.length - 1, at + step))] ?? null;
  }
}

function under(event: PointerEvent): string | null {
  const there = document.elementFromPoint(event.clientX, event.clientY);
  return there?.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? null;
}
