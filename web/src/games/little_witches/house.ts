/** The house as data: places by name, what lies where, and what it is all called. */
import type { Called, Play } from '../contract';
import type {
  Block,
  Cell,
  Chip,
  Enter,
  Lay,
  Moves,
  Option,
  Options,
  Own,
  Student,
  View,
  Void,
} from './types';

export type WitchesPlay = Play<View, Option, Moves>;
export type Kind = Lay['kind'];
export type Trace = Void['circle'];
export type Material = Exclude<Kind, Trace>;
export type Witch = Enter['witch'];
export type Circle = Own['circle'];
export type Colour = Circle[1];
export type Act = Lay | Void | Block;
export type Point = readonly [x: number, y: number];
export type Path = readonly Point[];

export const TEACHER = 0;
export const ROUNDS = 7;
export const TRACES: readonly Trace[] = ['A', 'B'];
export const MATERIALS: readonly Material[] = ['herb', 'bone', 'gem', 'ink', 'feather'];
export const KINDS: readonly Kind[] = [...TRACES, ...MATERIALS];
export const WITCHES: readonly Witch[] = ['blue', 'red', 'white', 'yellow'];
export const SHAPES: readonly Circle[0][] = ['circle', 'triangle', 'square'];
export const COLOURS: readonly Colour[] = ['red', 'blue', 'yellow', 'purple', 'green'];

/** Whose walls each witch ignores; the blue one ignores the obstacles instead. */
const IGNORED: Readonly<Record<Witch, 'base' | 'up' | null>> = {
  blue: null,
  red: 'base',
  white: 'up',
  yellow: null,
};

export const settings = (play: WitchesPlay): Options => play.settings as unknown as Options;

export const isTrace = (kind: Kind): kind is Trace => kind === 'A' || kind === 'B';

export const suit = (colour: Colour): 'r' | 'y' | 'g' | 'b' | 'p' => colour[0] as 'r' | 'y' | 'g' | 'b' | 'p';

/** Where every cell and start cell lies. */
export const places = ({ board }: View): Map<string, Point> =>
  new Map([...board.cells, ...board.starts].map(({ name, x, y }) => [name, [x, y]]));

/** Where the walls stand that hold a witch back. */
export const wallsFor = ({ board }: View, witch: Witch): Path[] =>
  board.walls.filter(({ owner }) => owner !== IGNORED[witch]).map(({ line }) => line);

/** The rectangles of the tiles that hold a witch back: left, top, right, bottom. */
export const tilesFor = (
  { board, obstacles }: View,
  witch: Witch,
): (readonly [number, number, number, number])[] =>
  witch === 'blue'
    ? []
    : board.spots
        .filter(({ name }) => obstacles.includes(name))
        .map(({ x, y, width, height }) => [x, y, x + width, y + height]);

export interface Numbered extends Chip {
  /** Its number through the whole game, from 0. */
  readonly n: number;
}

/** The chips that still lie in the house, by cell, the oldest first. */
export function lying(view: View): Map<string, Numbered[]> {
  const found = new Map<string, Numbered[]>();
  view.chips.forEach((chip, n) => {
    if (chip.taken_by !== null) return;
    const there = found.get(chip.cell) ?? [];
    there.push({ ...chip, n });
    found.set(chip.cell, there);
  });
  return found;
}

/** The pawn that a student moves next, and the one that stays. */
export const moving = ({ side }: Pick<Student, 'side'>): 0 | 1 => (side === 'witch' ? 0 : 1);

/** The students' own materials; known to all, if not always whose they are. */
export const personal = (view: View): Material[] =>
  MATERIALS.filter((kind) => kind !== view.removed && !view.group.includes(kind));

export const inGame = (view: View): Material[] => MATERIALS.filter((kind) => kind !== view.removed);

/** Points from which a grade is reached, by the number of students. */
export const needed = (students: number): Readonly<Record<'fair' | 'good' | 'excellent', number>> => ({
  fair: 30 + 6 * students,
  good: 30 + 8 * students,
  excellent: 30 + 10 * students,
});

/** What both circles not complete are worth. */
export const CIRCLES_WORTH = 30;

// --- in words

type Speaker = Pick<WitchesPlay, 't'>;

const CELL = /^c(\d+)r(\d+)$/u;
const START = /^S(\d+)$/u;

/** What a cell or a start cell is called. */
export function placeName(play: Speaker, name: string): string {
  const cell = CELL.exec(name);
  if (cell) return play.t('cell', { column: Number(cell[1]), row: Number(cell[2]) });
  const start = START.exec(name);
  return start ? play.t('start', { start: Number(start[1]) }) : name;
}

/** What a cell is called, with what is painted on it. */
export function cellName(play: Speaker, { name, shape, colours }: Cell): string {
  const [one = '', two = '', three = ''] = colours.map((colour) => play.t(`colour-${colour}`));
  return play.t('board-cell', { cell: placeName(play, name), shape, one, two, three });
}

export function spotName(play: Speaker, name: string): string {
  const [one = '', other = ''] = name.split('-').map((cell) => placeName(play, cell));
  return play.t('spot', { one, other });
}

export const circleName = (play: Speaker, [shape, colour]: Circle): string =>
  play.t('circle', { shape, colour });

/** A circle's name in the data. */
export const circleKey = ([shape, colour]: Circle): string => `${shape}-${colour}`;

export const kindName = (play: Speaker, kind: Kind): string => play.t(`kind-${kind}`);

/** Round and place in its trail, short enough for a chip. */
export const mark = ({ round, order }: Pick<Chip, 'round' | 'order'>): string => `${round}·${order}`;

export const chipName = (play: Speaker, { round, order, kind }: Chip, known: boolean): string =>
  kind !== null && known
    ? play.t('chip-up', { round, order, kind: kindName(play, kind) })
    : play.t('chip-down', { round, order });

/** Names in a row. */
export const list = (play: Speaker, names: readonly string[]): string => names.join(play.t('comma'));

/** In refusals too places are named as everywhere. */
export const called: Called = (what, value, speaker) => {
  if (what === 'spot') return spotName(speaker, String(value));
  return what === 'cell' || what === 'start' || what === 'place' ? placeName(speaker, String(value)) : null;
};

// --- how things are laid out, a step of the lattice being U wide

export const U = 48;

export const at = ([x, y]: Point): { x: number; y: number } => ({ x: x * U, y: y * U });

export const line = (path: Path): string => path.map(([x, y]) => `${x * U} ${y * U}`).join('L');

/** How so many pawns stand on one place: where each, from the middle, and how large. */
export function crowd(count: number): { readonly r: number; readonly spots: readonly Point[] } {
  if (count <= 1) return { r: 14.5, spots: [[0, 0]] };
  if (count === 2)
    return {
      r: 11.5,
      spots: [
        [-10, -6],
        [10, 6],
      ],
    };
  const across = count <= 4 ? 2 : 3;
  const rows = Math.ceil(count / across);
  const step = count <= 4 ? 20 : 15;
  return {
    r: count <= 4 ? 10 : 7.5,
    spots: Array.from({ length: count }, (_, n): Point => {
      const row = Math.floor(n / across);
      const inRow = row === rows - 1 ? count - row * across : across;
      return [((n % across) - (inRow - 1) / 2) * step, (row - (rows - 1) / 2) * step];
    }),
  };
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The next place in the direction of an arrow key; null: there is none, or it is no arrow. */
export function beside(all: ReadonlyMap<string, Point>, from: string, key: string): string | null {
  const way = ARROWS[key];
  const start = all.get(from);
  if (!way || !start) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const [name, [x, y]] of all) {
    const [dx, dy] = [x - start[0], y - start[1]];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead <= 0.01 || aside > ahead) continue;
    const far = ahead + 3 * aside;
    if (far < least) [best, least] = [name, far];
  }
  return best;
}

/** The place nearest to a point, and how far it is. */
export function nearest(all: Iterable<readonly [string, Point]>, [x, y]: Point): [string | null, number] {
  let best: string | null = null;
  let least = Infinity;
  for (const [name, point] of all) {
    const far = Math.hypot(point[0] - x, point[1] - y);
    if (far < least) [best, least] = [name, far];
  }
  return [best, least];
}
