import { Followed } from '$lib/followed.svelte';

/** What this screen is showing of a round's end, so that nothing beside it gives the end away. */
class Stage extends Followed {
  #turning: { readonly match: string; readonly round: number } | null = $state.raw(null);

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
}

export const stage = new Stage();
