/** What the picture of the house shows and where: pure reckoning from a view and what is about to be done. */
import {
  at,
  cellName,
  chipName,
  crowd,
  kindName,
  list,
  lying,
  mark,
  placeName,
  places,
  TRACES,
  U,
  type Kind,
  type Path,
  type Point,
  type Witch,
  type WitchesPlay,
} from './house';
import type { Board, Lay, Moves, Spot, View, WalkForm } from './types';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The walls of the house. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** What has to be in the picture: all places, a roof, and a little ground. */
export function box(board: Board): Box {
  const xs = [...board.cells, ...board.starts].map(({ x }) => x * U);
  const inside = board.cells.map(({ x }) => x * U);
  const ys = board.cells.map(({ y }) => y * U);
  const [left, right] = [Math.min(...xs) - 26, Math.max(...xs) + 26];
  const [top, bottom] = [Math.min(...ys) - U / 2, Math.max(...ys) + U / 2];
  return {
    x: left,
    y: top - 46,
    width: right - left,
    height: bottom - top + 58,
    left: Math.min(...inside) - U / 2,
    right: Math.max(...inside) + U / 2,
    top,
  };
}

/** What is being done on this screen, before it is confirmed. */
export interface Doing {
  readonly draft: readonly Moves[];
  /** The round whose trail is drawn. */
  readonly round: number;
  /** Chips that lie face down show what the viewer knows of them. */
  readonly faces: boolean;
  /** Given: this seat's pawn can be moved. */
  readonly walks: WalkForm | undefined;
  /** Where it is about to go. */
  readonly to: string | null;
}

const laysOf = ({ draft }: Pick<Doing, 'draft'>): Lay[] => draft.filter((act) => act.type === 'lay');

const firstOrder = (view: View, round: number): number =>
  view.chips.filter((one) => one.round === round).length + 1;

// --- chips

export interface Drawn {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly kind: Kind | null;
  readonly text: string;
  readonly up: boolean;
  readonly draft: boolean;
  /** Its number; null: it is only about to be laid. */
  readonly n: number | null;
}

/** Where on a cell its chips lie, one after the other. */
const CORNERS: readonly Point[] = [
  [13, 15],
  [-13, 15],
  [13, -15],
  [-13, -15],
];

export function chipMarks(view: View, doing: Doing): Drawn[] {
  const { faces, round } = doing;
  const chips = lying(view);
  const first = firstOrder(view, round);
  const fresh = laysOf(doing).map((lay, n) => ({ ...lay, order: first + n }));
  return view.board.cells.flatMap((cell): Drawn[] => {
    const marks = [
      ...(chips.get(cell.name) ?? []).map((one) => ({
        key: `${one.n}`,
        kind: one.up || faces ? one.kind : null,
        text: mark(one),
        up: one.up,
        draft: false,
        n: one.n,
      })),
      ...fresh
        .filter((one) => one.cell === cell.name)
        .map(({ kind, order }) => ({
          key: `draft-${order}`,
          kind: faces ? kind : null,
          text: mark({ round, order }),
          up: false,
          draft: true,
          n: null,
        })),
    ];
    const over = marks.length - CORNERS.length;
    const { x, y } = at([cell.x, cell.y]);
    return marks.slice(-CORNERS.length).map((one, n) => ({
      ...one,
      text: n === 0 && over > 0 && one.kind === null ? `+${over + 1}` : one.text,
      x: x + CORNERS[n]![0],
      y: y + CORNERS[n]![1],
    }));
  });
}

/** The trail of the round, from where the teacher came. */
export function trailPath(view: View, doing: Pick<Doing, 'draft' | 'round'>): Path {
  const { round } = doing;
  const laid = view.chips.filter((one) => one.round === round);
  const cells = [...laid, ...laysOf(doing)].map(({ cell }) => cell);
  if (cells.length === 0) return [];
  const before = view.chips.filter((one) => one.round < round).at(-1)?.cell;
  const all = places(view);
  return [...(before === undefined ? [] : [before]), ...cells].map((cell) => all.get(cell) ?? [0, 0]);
}

export interface Step {
  readonly start: Point;
  readonly end: Point;
  /** The point that the line bends towards, and where it is half-way. */
  readonly over: Point;
  readonly middle: Point;
  /** Where it leads, in degrees. */
  readonly turn: number;
}

/** The steps of a trail, each bowed to its left, so that there and back in one line can be told apart. */
export const bowed = (trail: Path): Step[] =>
  trail.slice(1).map((end, n) => {
    const start = trail[n]!;
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const far = Math.hypot(dx, dy) || 1;
    const bow = Math.min(0.08 * far, 0.24) / far;
    const aside = (times: number): Point => [
      (start[0] + end[0]) / 2 + dy * bow * times,
      (start[1] + end[1]) / 2 - dx * bow * times,
    ];
    return {
      start,
      end,
      over: aside(2),
      middle: aside(1),
      turn: (Math.atan2(dy, dx) * 180) / Math.PI,
    };
  });

// --- pawns and strings

export interface Standing {
  readonly key: string;
  readonly seat: number;
  readonly who: Witch | 'teacher';
  readonly pawn: 'witch' | 'familiar';
  readonly place: string;
}

export interface Pawn extends Standing {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const PAWNS = ['witch', 'familiar'] as const;

export const pawnKey = (student: number, which: number): string => `${student}-${PAWNS[which]}`;

/** Who stands where, what is about to be done included. */
export function standing(view: View, doing: Doing, seat: number | null): Standing[] {
  const last = laysOf(doing).at(-1)?.cell ?? view.teacher;
  const teacher: Standing[] =
    last === null ? [] : [{ key: 'teacher', seat: 0, who: 'teacher', pawn: 'witch', place: last }];
  const goes = (n: number, pawn: string): boolean => n + 1 === seat && doing.walks?.pawn === pawn;
  return [
    ...teacher,
    ...view.students.flatMap(({ witch, at }, n) =>
      PAWNS.map((pawn, which): Standing => ({
        key: pawnKey(n, which),
        seat: n + 1,
        who: witch,
        pawn,
        place: (goes(n, pawn) ? doing.to : null) ?? at[which]!,
      })),
    ),
  ];
}

/** Side by side where several stand on one place. */
export function placed(view: View, all: readonly Standing[]): Pawn[] {
  const where = places(view);
  return all.map((one) => {
    const together = all.filter(({ place }) => place === one.place);
    const { r, spots } = crowd(together.length);
    const { x, y } = at(where.get(one.place) ?? [0, 0]);
    const [dx, dy] = spots[together.indexOf(one)]!;
    return { ...one, r, x: x + dx, y: y + dy };
  });
}

export interface Strung {
  readonly witch: Witch;
  readonly path: Path;
}

/** How the strings lie, ending at the pawns as they are drawn; `dragged` is how the own one lies while it is pulled. */
export function strings(
  view: View,
  doing: Doing,
  pawns: readonly Pawn[],
  seat: number | null,
  dragged: Path | null,
): Strung[] {
  return view.students.map((student, n): Strung => {
    const end = (which: number): Point => {
      const pawn = pawns.find(({ key }) => key === pawnKey(n, which));
      return pawn ? [pawn.x / U, pawn.y / U] : [0, 0];
    };
    const { witch } = student;
    const mover = doing.walks?.pawn === 'familiar' ? 1 : 0;
    if (doing.walks && n + 1 === seat) {
      if (dragged) return { witch, path: [end(1 - mover), ...dragged.slice(1)] };
      const path = doing.to === null ? undefined : doing.walks.to[doing.to];
      if (path) return { witch, path: [end(1 - mover), ...path.slice(1, -1), end(mover)] };
    }
    return { witch, path: [end(0), ...student.string.slice(1, -1), end(1)] };
  });
}

// --- obstacles

export interface Brick extends Spot {
  /** It lies, is lifted, is about to lie, or could be put there. */
  readonly state: 'lies' | 'lifted' | 'here' | 'offered';
}

export function bricks(
  { board, obstacles }: View,
  draft: readonly Moves[],
  lifted: string | null,
  offered: readonly string[],
): Brick[] {
  const block = draft.find((act) => act.type === 'block');
  return board.spots.flatMap((one): Brick[] => {
    if (block?.spot === one.name) return [{ ...one, state: 'here' }];
    const up = lifted === one.name || block?.from === one.name;
    if (obstacles.includes(one.name)) return [{ ...one, state: up ? 'lifted' : 'lies' }];
    return offered.includes(one.name) ? [{ ...one, state: 'offered' }] : [];
  });
}

// --- in words

/** All that is to be seen on a place. */
export function placeLabel(
  play: WitchesPlay,
  name: string,
  doing: Doing,
  shown: { readonly standing: readonly Standing[]; readonly sheet: boolean; readonly lit: boolean },
): string {
  const { view } = play;
  const { round, faces } = doing;
  const cell = view.board.cells.find((one) => one.name === name);
  const { sheet } = view;
  const first = firstOrder(view, round);
  return list(play, [
    cell ? cellName(play, cell) : placeName(play, name),
    ...shown.standing
      .filter(({ place }) => place === name)
      .map(({ seat, who, pawn }) =>
        who === 'teacher'
          ? play.t('board-teacher-here')
          : play.t('board-pawn', { name: play.name(seat), witch: who, pawn }),
      ),
    ...(lying(view).get(name) ?? []).map((one) => chipName(play, one, one.up || faces)),
    ...laysOf(doing).flatMap(({ cell: there, kind }, n) =>
      there === name
        ? [
            play.t(faces ? 'chip-up' : 'chip-down', {
              round,
              order: first + n,
              ...(faces ? { kind: kindName(play, kind) } : {}),
            }),
          ]
        : [],
    ),
    ...(shown.sheet && sheet
      ? TRACES.filter((trace) => sheet[trace].left.includes(name)).map((trace) =>
          play.t('board-needs', { trace: kindName(play, trace) }),
        )
      : []),
    ...(shown.lit ? [play.t('board-lit')] : []),
  ]);
}
