/** How far this screen has followed a match: a board stays at the end of a part (a round, a hand) until one goes on. */
export class Followed {
  #seen: { readonly match: string; readonly parts: number } | null = $state.raw(null);

  /** Parts whose end this screen has left behind; null: it has not followed the match. */
  seen(match: string): number | null {
    return this.#seen?.match === match ? this.#seen.parts : null;
  }

  /** From here on this screen follows the match, or goes on from the end of a part. */
  goOn(match: string, parts: number): void {
    this.#seen = { match, parts };
  }
}
