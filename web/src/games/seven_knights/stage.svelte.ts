/** What is being turned over on this screen just now, so that nothing beside it gives the end away. */
class Stage {
  #now: { readonly match: string; readonly round: number } | null = $state.raw(null);

  /** The round of a match whose row is still being turned over here; 0: none. */
  turning(match: string): number {
    return this.#now?.match === match ? this.#now.round : 0;
  }

  begin(match: string, round: number): void {
    this.#now = { match, round };
  }

  end(): void {
    this.#now = null;
  }
}

export const stage = new Stage();
