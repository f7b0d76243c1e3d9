/** Tiles as everybody may speak of them: letters, owners, who has seen which, and where they lie on the table. */
import type { Called, Play, Seat } from '../contract';
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

/** In refusals too tiles have letters. */
export const called: Called = (what, value) =>
  what === 'tile' && typeof value === 'number' ? letter(value) : null;

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

/** The centre's tiles, from the middle of the cloth: where three sit there is room for a row. */
function middle(seats: number, centre: number): readonly (readonly [x: number, y: number])[] {
  const row = Array.from(
    { length: centre },
    (_, at) => [(at - (centre - 1) / 2) * 52, seats === 3 ? 14 : -2] as const,
  );
  if (seats === 3 || centre < 3) return row;
  return [
    [-26, -32],
    [26, -32],
    [0, 38],
  ];
}

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
      ...middle(seats, centre).map(([x, y]) => ({ x: cloth.x + x, y: cloth.y + y })),
    ],
  };
}

/** Half the width and height of a tile, with a little air, and the radius of a face, in the picture's units. */
const HALF: Spot = { x: 25, y: 34 };
const FACE = 26;
const MARK = 9;
/** An arrow shorter than this has no room for its number. */
const ROOM = 40;

export interface Arrow {
  readonly path: string;
  /** Where its number stands. */
  readonly mark: Spot;
}

interface Curve {
  readonly start: Spot;
  readonly knee: Spot;
  readonly end: Spot;
}

/** Arrows for looks in their order, bent so that they cross as few tiles and faces as can be; `mine` starts from its tile. */
export function arrows(plan: Picture, looks: View['looks'], mine: Seat | null): Arrow[] {
  const marks: Spot[] = [];
  return looks.map(({ seat, tile }) => {
    const own = seat === mine;
    const from = own ? plan.tiles[seat]! : plan.seats[seat]!;
    const others = plan.tiles.filter((_, at) => at !== tile && !(own && at === seat));
    const faces = plan.seats.filter((_, at) => at !== seat && at !== mine);
    const blocked = (at: Spot, air = 0): boolean =>
      others.some((one) => Math.abs(one.x - at.x) < HALF.x + air && Math.abs(one.y - at.y) < HALF.y + air) ||
      faces.some((one) => Math.hypot(one.x - at.x, one.y - 10 - at.y) < FACE + air);
    const curves = [0.16, -0.16, 0.3, -0.3, 0.45, -0.45, 0.6, -0.6].map((bend) =>
      curve(from, plan.tiles[tile]!, own ? 28 : 30, bend),
    );
    const cost = (one: Curve): number =>
      3 *
        STEPS.filter((t) => {
          const at = along(one, t);
          return blocked(at) || at.x < 4 || at.x > plan.width - 4 || at.y < 4 || at.y > plan.height - 4;
        }).length +
      Math.max(0, ROOM - Math.hypot(one.end.x - one.start.x, one.end.y - one.start.y));
    const best = curves.reduce((a, b) => (cost(b) < cost(a) ? b : a));
    const free = (at: Spot): boolean =>
      Math.hypot(best.end.x - at.x, best.end.y - at.y) > 2 * MARK &&
      !blocked(at, MARK) &&
      marks.every((one) => Math.hypot(one.x - at.x, one.y - at.y) > 2 * MARK + 1);
    const mark = along(best, MARKS.find((t) => free(along(best, t))) ?? 0.25);
    marks.push(mark);
    return { path: written(best), mark };
  });
}

const STEPS = Array.from({ length: 19 }, (_, at) => 0.05 + at * 0.045);
const MARKS = [0.3, 0.25, 0.35, 0.4, 0.2, 0.45, 0.5, 0.15, 0.55, 0.6, 0.65, 0.7];

/** From a reach before `from` to the edge of a tile, bent by a share of its length. */
function curve(from: Spot, to: Spot, reach: number, bend: number): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const knee = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend };
  const far = Math.hypot(knee.x - from.x, knee.y - from.y) || 1;
  const [kx, ky] = [knee.x - to.x, knee.y - to.y];
  const stop = Math.min(HALF.x / (Math.abs(kx) || 1e-9), HALF.y / (Math.abs(ky) || 1e-9), 0.9);
  return {
    start: { x: from.x + ((knee.x - from.x) / far) * reach, y: from.y + ((knee.y - from.y) / far) * reach },
    knee,
    end: { x: to.x + kx * stop, y: to.y + ky * stop },
  };
}

function along({ start, knee, end }: Curve, t: number): Spot {
  const of = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  return { x: of(start.x, knee.x, end.x), y: of(start.y, knee.y, end.y) };
}

function written({ start, knee, end }: Curve): string {
  const [a, b, c] = [start, knee, end].map((spot) => `${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`);
  return `M${a!}Q${b!} ${c!}`;
}
