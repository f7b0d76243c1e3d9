/** What this screen is showing of a round's end, so that nothing beside it gives the end away. */
class Stage {
  #turning: { readonly match: string; readonly round: number } | null = $state.raw(null);
  #seen: { readonly match: string; readonly rounds: number } | null = $state.raw(null);

  /** The round of a match whose row is still being turned over here; 0: none. */
  turning(match: string): number {
    return this.#turning?.match === match ? this.#turning.round : 0;
  }

  begin(match: string, round: number): void {
    if (this.turning(match) !== round) this.#turning = { match, round };
  }

  end(): void {
    this.#turning = null;
  }

  /** Rounds whose end this screen has left behind; null: it has not followed the match. */
  seen(match: string): number | null {
    return this.#seen?.match === match ? this.#seen.rounds : null;
  }

  /** From here on this screen follows the match, or goes on from a round's end. */
  goOn(match: string, rounds: number): void {
    this.#seen = { match, rounds };
  }
}

export const stage = new Stage();
