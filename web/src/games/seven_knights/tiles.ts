/** Tiles as everybody may speak of them: letters, owners, who has seen which, and where they lie on the table. */
import type { Play, Seat } from '../contract';
import type { Moves, Option, Options, View } from './types';

export type KnightsPlay = Play<View, Option, Exclude<Moves, { type: 'deal' }>>;

/** The witch's value. */
export const WITCH = 0;

/** Knights, seats and places have numbers; tiles have letters, so that no sentence mixes them up. */
export const letter = (tile: number): string => String.fromCharCode(65 + tile);

export const options = (play: KnightsPlay): Options => play.settings as unknown as Options;

export const isCoop = (view: View): boolean => !view.pool.includes(WITCH);

/** The highest knight. */
export const top = (view: View): number => Math.max(...view.pool);

/** All tiles on the table. */
export const tiles = (view: View): number[] => Array.from({ length: view.tiles }, (_, tile) => tile);

/** The tiles that a seat knows: its own, then those it looked at. Who looked where is public. */
export function known(view: Pick<View, 'looks'>, seat: Seat): number[] {
  return [seat, ...view.looks.filter((look) => look.seat === seat).map((look) => look.tile)];
}

/** Who looked at a tile, in the order of looking. */
export function lookers(view: Pick<View, 'looks'>, tile: number): Seat[] {
  return view.looks.filter((look) => look.tile === tile).map((look) => look.seat);
}

/** What a tile may be as far as everybody knows before any look: in the special mode no seat holds the witch. */
export function possible(view: View, mode: Options['mode'], seats: number, tile: number): number[] {
  return mode === 'special' && tile < seats ? view.pool.filter((value) => value !== WITCH) : [...view.pool];
}

/** A tile in words: "tile C". */
export const tileName = (play: KnightsPlay, tile: number): string =>
  play.t('board-tile', { tile: letter(tile) });

/** Where a tile lies: before whom, or in the centre. */
export function place(play: KnightsPlay, tile: number): string {
  if (tile >= play.seats) return play.t('board-centre');
  return tile === play.seat ? play.t('board-yours') : play.t('board-before', { name: play.name(tile) });
}

/** A value in words: a number or "witch". */
export const valueName = (play: KnightsPlay, value: number): string =>
  value === WITCH ? play.t('board-witch') : String(value);

/** Things of one kind in one breath: "1, 3, 5". */
export const list = (play: KnightsPlay, things: readonly (string | number)[]): string =>
  things.join(play.t('board-joiner'));

/** A refusal's reason with tiles called by their letters. */
export function reason(
  play: KnightsPlay,
  why: { key: string; params?: Readonly<Record<string, string | number>> },
): string {
  const { tile } = why.params ?? {};
  return play.reason(
    typeof tile === 'number' ? { key: why.key, params: { ...why.params, tile: letter(tile) } } : why,
  );
}

// --- the table as a picture

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly seats: readonly Spot[];
  readonly tiles: readonly Spot[];
  /** The cloth. */
  readonly cloth: Spot;
}

const CENTRES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, -2]],
  [
    [-26, -2],
    [26, -2],
  ],
  [
    [-26, -32],
    [26, -32],
    [0, 38],
  ],
  [
    [-26, -36],
    [26, -36],
    [-26, 34],
    [26, 34],
  ],
];

/** Where seats and tiles lie, `below` at the bottom and the others clockwise; with `faces` that seat's face too has room. */
export function picture(seats: number, centre: number, below: Seat, faces: boolean): Picture {
  const cloth = { x: 180, y: 206 };
  const spots = Array.from({ length: seats }, (_, seat) => {
    const turn = Math.PI / 2 + ((seat - below + seats) % seats) * ((2 * Math.PI) / seats);
    const [across, down] = [Math.cos(turn), Math.sin(turn)];
    const bottom = seat === below;
    return {
      tile: { x: cloth.x + 90 * across, y: cloth.y + 114 * down },
      seat: bottom
        ? { x: 180, y: 384 }
        : { x: 180 + Math.max(-142, Math.min(142, 200 * across)), y: 198 + (down < 0 ? 166 : 108) * down },
    };
  });
  return {
    width: 360,
    height: faces ? 420 : 362,
    cloth,
    seats: spots.map((spot) => spot.seat),
    tiles: [
      ...spots.map((spot) => spot.tile),
      ...(CENTRES[centre] ?? []).map(([x, y]) => ({ x: cloth.x + x, y: cloth.y + y })),
    ],
  };
}

/** Half the width and height of a tile in the picture's units. */
const HALF: Spot = { x: 25, y: 34 };

/** A bent line from a seat (or from its tile) to a tile, ending at the tile's edge. */
export function arrow(from: Spot, to: Spot, reach: number, bend: number): { path: string; middle: Spot } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const side = bend * Math.min(44, length * 0.22);
  const knee = {
    x: (from.x + to.x) / 2 - (dy / length) * side,
    y: (from.y + to.y) / 2 + (dx / length) * side,
  };
  const start = towards(from, knee, reach);
  const [kx, ky] = [knee.x - to.x, knee.y - to.y];
  const stop = Math.min(HALF.x / (Math.abs(kx) || 1e-9), HALF.y / (Math.abs(ky) || 1e-9), 0.9);
  const end = { x: to.x + kx * stop, y: to.y + ky * stop };
  const at = (a: number, b: number, c: number): number => 0.49 * a + 0.42 * b + 0.09 * c; // 0.3 of the way
  const whole = (n: number): string => n.toFixed(1);
  return {
    path: `M${whole(start.x)} ${whole(start.y)}Q${whole(knee.x)} ${whole(knee.y)} ${whole(end.x)} ${whole(end.y)}`,
    middle: { x: at(start.x, knee.x, end.x), y: at(start.y, knee.y, end.y) },
  };
}

function towards(from: Spot, to: Spot, reach: number): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * reach, y: from.y + ((to.y - from.y) / length) * reach };
}
