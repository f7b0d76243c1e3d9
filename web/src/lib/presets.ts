/** Named sets of options: the games' own (`presets.json`). */
import type { OptionField } from './wire';

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

/** Whether the options are just what it makes of them: its own values, and for all others their defaults. */
export function chosen(preset: Preset, fields: readonly OptionField[]): boolean {
  return fields.every(
    (field) => JSON.stringify(preset.options[field.name] ?? field.default) === JSON.stringify(field.value),
  );
}

/** How many places the room has with it; null: more people sit there than it is for. */
export function placesFor(preset: Preset, places: number, taken: number): number | null {
  const [least, most] = preset.seats;
  return taken > most ? null : Math.max(taken, Math.min(most, Math.max(least, places)));
}
