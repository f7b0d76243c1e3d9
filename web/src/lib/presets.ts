/** Named sets of options: the games' own (`presets.json`). */
export interface Preset {
  readonly name: string;
  /** The seat counts that it is for, from least to most. */
  readonly seats: readonly [least: number, most: number];
  readonly options: Readonly<Record<string, unknown>>;
}

const all = import.meta.glob<readonly Preset[]>('../../../src/tasogare/games/*/presets.json', {
  import: 'default',
  eager: true,
});

/** The presets of a game. */
export const presetsOf = (game: string): readonly Preset[] =>
  all[`../../../src/tasogare/games/${game}/presets.json`] ?? [];

/** Whether just these options were chosen. */
export function chosen(preset: Preset, given: Readonly<Record<string, unknown>>): boolean {
  const plain = (options: Readonly<Record<string, unknown>>): string =>
    JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));
  return plain(preset.options) === plain(given);
}

/** How many places the room has with it; null: more people sit there than it is for. */
export function placesFor(preset: Preset, places: number, taken: number): number | null {
  const [least, most] = preset.seats;
  return taken > most ? null : Math.max(taken, Math.min(most, Math.max(least, places)));
}
