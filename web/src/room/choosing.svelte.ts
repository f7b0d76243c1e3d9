/** The host's choice of game, options and places, ahead of the room where the room has not answered yet. */
import type { Room } from '$lib/room.svelte';
import type { OptionField, RoomView } from '$lib/wire';

interface Chosen {
  game: string;
  options: Record<string, unknown>;
  /** null: as many as the game has at best. */
  places: number | null;
}

/** What is chosen: the next choice builds on the last one, however soon it comes. */
export class Choosing {
  /** What was chosen here and is not in the room's view yet. */
  #ahead = $state.raw<Chosen | null>(null);

  constructor(
    private readonly order: Room['order'],
    private readonly view: () => RoomView,
  ) {}

  get #chosen(): Chosen {
    const view = this.view();
    return this.#ahead ?? { game: view.game, options: view.given, places: view.places.length };
  }

  get options(): Readonly<Record<string, unknown>> {
    return this.#chosen.options;
  }

  /** How many may sit. */
  get places(): number {
    return this.#chosen.places ?? this.view().places.length;
  }

  /** The form's fields, with the values that were chosen. */
  get fields(): readonly OptionField[] {
    const { fields, given } = this.view();
    const ahead = this.#ahead;
    if (!ahead) return fields;
    return fields.map((field) => {
      if (field.name in ahead.options) return { ...field, value: ahead.options[field.name] };
      return field.name in given ? { ...field, value: field.default } : field;
    });
  }

  /** Chooses that too. */
  async pick(change: Partial<Chosen>): Promise<void> {
    const mine = { ...this.#chosen, ...change };
    this.#ahead = mine;
    await this.order({ type: 'choose', ...mine });
    if (this.#ahead === mine) this.#ahead = null;
  }
}
