/** How far the table screen has told what a moment brings; only a screen that tells has one. */
class Stage {
  #now: {
    readonly match: string;
    readonly moment: string;
    readonly line: number;
    readonly heard: number;
  } | null = $state.raw(null);

  /** The line that is being told at that moment; null: this screen tells nothing. */
  line(match: string, moment: string): number | null {
    return this.#now?.match === match && this.#now.moment === moment ? this.#now.line : null;
  }

  /** How many statements had been made when the moment came; null: this screen tells nothing. */
  heard(match: string, moment: string): number | null {
    return this.#now?.match === match && this.#now.moment === moment ? this.#now.heard : null;
  }

  begin(match: string, moment: string, heard: number, line = 0): void {
    this.#now = { match, moment, line, heard };
  }

  next(): void {
    if (this.#now) this.#now = { ...this.#now, line: this.#now.line + 1 };
  }

  end(): void {
    this.#now = null;
  }
}

export const stage = new Stage();
