/** A match for tests: views by hand on the usual house, texts from the game's own catalogue. */
import en from '../../../../src/tasogare/games/little_witches/text/en.ftl?raw';
import ja from '../../../../src/tasogare/games/little_witches/text/ja.ftl?raw';
import { plays } from '../../../test/plays';
import type { Circle, Colour, WitchesPlay } from './house';
import type { Board, Cell, Chip, Sheet, Student, TraceSheet, View } from './types';

const ROWS = [
  'ORYG OBYG SYPG ORBP SBYP',
  'TRBY SRYP TBPG SRBG TRYP',
  'SRPG TYPG ORBY TRBP ORYP',
  'OBPG SBYG SRBP OYPG TRBG',
  'TRPG OBYP TRYG SBPG ORBG',
  'SRBY TBYP ORPG TBYG SRYG',
];
const SHAPE = { O: 'circle', T: 'triangle', S: 'square' } as const;
const COLOUR: Record<string, Colour> = { R: 'red', B: 'blue', Y: 'yellow', P: 'purple', G: 'green' };

const cells: Cell[] = ROWS.flatMap((row, y) =>
  row.split(' ').map((painted, x): Cell => {
    const [shape, ...colours] = [...painted];
    return {
      name: `c${x + 1}r${y + 1}`,
      x: x + 1,
      y: y + 1,
      floor: y < 2 ? 'up' : y < 4 ? 'mid' : 'base',
      shape: SHAPE[shape as 'O' | 'T' | 'S'],
      colours: colours.map((one) => COLOUR[one]!),
    };
  }),
);

const walls: [Board['walls'][number]['owner'], [number, number, number, number][]][] = [
  [
    'up',
    [
      [1.5, 2.5, 2.5, 2.5],
      [2.5, 2.5, 3.5, 2.5],
      [4.5, 2.5, 5.5, 2.5],
      [2.5, 0.5, 2.5, 1.5],
      [4.5, 0.5, 4.5, 1.5],
      [3.5, 1.5, 3.5, 2.5],
    ],
  ],
  [
    'base',
    [
      [0.5, 4.5, 1.5, 4.5],
      [2.5, 4.5, 3.5, 4.5],
      [3.5, 4.5, 4.5, 4.5],
      [1.5, 5.5, 1.5, 6.5],
      [4.5, 5.5, 4.5, 6.5],
      [3.5, 4.5, 3.5, 5.5],
    ],
  ],
  [
    'outer',
    [
      [0.5, 0.5, 5.5, 0.5],
      [0.5, 6.5, 5.5, 6.5],
      [0.5, 0.5, 0.5, 2.5],
      [0.5, 4.5, 0.5, 6.5],
      [5.5, 0.5, 5.5, 2.5],
      [5.5, 4.5, 5.5, 6.5],
    ],
  ],
];

export const house: Board = {
  name: 'house',
  cells,
  starts: [
    { name: 'S1', x: 0, y: 3 },
    { name: 'S2', x: 0, y: 4 },
    { name: 'S3', x: 6, y: 3 },
    { name: 'S4', x: 6, y: 4 },
  ],
  walls: walls.flatMap(([owner, lines]) =>
    lines.map(([ax, ay, bx, by]) => ({
      owner,
      line: [
        [ax, ay],
        [bx, by],
      ] as [number, number][],
    })),
  ),
  spots: [
    { name: 'c1r1-c2r1', x: 1.4, y: 0.65, width: 0.2, height: 0.7 },
    { name: 'c2r3-c3r3', x: 2.4, y: 2.65, width: 0.2, height: 0.7 },
    { name: 'c3r3-c3r4', x: 2.65, y: 3.4, width: 0.7, height: 0.2 },
  ],
};

const SHAPES = ['circle', 'triangle', 'square'] as const;

export const student = (changes: Partial<Student> = {}): Student => ({
  witch: 'blue',
  side: 'witch',
  at: ['S1', 'S1'],
  string: [[0, 3]],
  taken: [],
  task: null,
  secret: null,
  points: null,
  ...changes,
});

export const chip = (round: number, order: number, cell: string, changes: Partial<Chip> = {}): Chip => ({
  round,
  order,
  cell,
  kind: null,
  up: false,
  turned_by: null,
  taken_by: null,
  ...changes,
});

/** The teacher's notes on a circle whose traces lie on those cells. */
export const traces = (circle: Circle, laid: readonly string[] = []): TraceSheet => ({
  circle,
  laid: [...laid],
  left: cells
    .filter(({ shape, colours }) => shape === circle[0] && colours.includes(circle[1]))
    .map(({ name }) => name)
    .filter((name) => !laid.includes(name)),
  free_rounds: 1,
  void: false,
});

export const sheet = (changes: Partial<Sheet> = {}): Sheet => ({
  A: traces(['circle', 'red']),
  B: traces(['square', 'green']),
  kinds: ['A', 'B', 'herb', 'bone', 'gem', 'ink', 'feather'],
  must: ['herb', 'bone', 'gem'],
  picks: 2,
  foul: false,
  warning: false,
  ...changes,
});

/** Three students, kind: herb, bone and gem are theirs; round 1, the teacher stands on the third row's middle. */
export const view = (changes: Partial<View> = {}): View => ({
  phase: { type: 'laying', round: 1 },
  board: house,
  removed: null,
  teacher: 'c3r3',
  students: [
    student({ task: 'herb', points: 0 }),
    student({ witch: 'red', at: ['S2', 'S2'], string: [[0, 4]], task: 'bone', points: 0 }),
    student({ witch: 'white', at: ['S3', 'S3'], string: [[6, 3]], task: 'gem', points: 0 }),
  ],
  group: ['ink', 'feather'],
  chips: [],
  begins: [0],
  obstacles: [],
  supply: 4,
  fouls: 0,
  history: [],
  circles: SHAPES.flatMap((shape) =>
    Object.values(COLOUR).map((colour) => ({ circle: [shape, colour] as Circle, a: true, b: true })),
  ),
  sheet: null,
  points: 0,
  grading: null,
  ...changes,
});

/** Seats are called P1 to P4. */
export const fakePlay = plays<WitchesPlay>({
  game: 'little_witches',
  texts: { en, ja },
  seats: (view) => view.students.length + 1,
  name: (seat) => `P${seat + 1}`,
  more: (view) => ({ settings: { students: view.students.length, mode: 'kind', actions: 2, string: 3.19 } }),
});
