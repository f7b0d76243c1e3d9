// Made by `make wire` from the Python types of tasogare.games.little_witches. Do not edit.

export type Moves = Deal | Stand | Enter | Lay | Void | Block | Walk | Search | Collect | Pass;
export type Option =
  | Deal
  | Stand
  | Enter
  | Lay
  | Void
  | Block
  | Walk
  | Search
  | Collect
  | Pass
  | DealForm
  | EnterForm
  | LayForm
  | BlockForm
  | WalkForm;

/**
 * What the table draws: the material that leaves the game, the circles A and B, the cards of seats 1, 2, ...
 */
export interface Deal {
  type: 'deal';
  removed: ('bone' | 'feather' | 'gem' | 'herb' | 'ink') | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  circles: [
    ['circle' | 'square' | 'triangle', 'blue' | 'green' | 'purple' | 'red' | 'yellow'],
    ['circle' | 'square' | 'triangle', 'blue' | 'green' | 'purple' | 'red' | 'yellow'],
  ];
  tasks: ('bone' | 'feather' | 'gem' | 'herb' | 'ink')[];
  secrets: (
    'favourite' | 'full_set' | 'head_start' | 'keen_eye' | 'teachers_pet' | 'trace_hunter' | 'two_pairs'
  )[];
}
/**
 * Where the teacher begins.
 */
export interface Stand {
  type: 'stand';
  cell: string;
}
/**
 * A student's witch, and the start cell of both its pawns.
 */
export interface Enter {
  type: 'enter';
  witch: 'blue' | 'red' | 'white' | 'yellow';
  start: string;
}
/**
 * One chip of the trail.
 */
export interface Lay {
  type: 'lay';
  kind: 'A' | 'B' | 'bone' | 'feather' | 'gem' | 'herb' | 'ink';
  cell: string;
}
/**
 * One circle that will not count.
 */
export interface Void {
  type: 'void';
  circle: 'A' | 'B';
}
/**
 * An obstacle from the supply (``old`` None), or from the spot where it lies; ``from`` on the wire.
 */
export interface Block {
  type: 'block';
  spot: string;
  from: string | null;
}
/**
 * The pawn whose side is up goes, or stays; the yellow witch may turn up a chip there.
 */
export interface Walk {
  type: 'move';
  to: string;
  flip: number | null;
}
/**
 * Turns up a chip, and collects it if it is a material.
 */
export interface Search {
  type: 'search';
  chip: number;
}
/**
 * Takes a material that lies face up.
 */
export interface Collect {
  type: 'collect';
  chip: number;
}
/**
 * An action let go.
 */
export interface Pass {
  type: 'pass';
}
/**
 * Stands for the deals: nobody but the table chooses one.
 */
export interface DealForm {
  type: 'deal_form';
  students: number;
}
/**
 * Any of the witches with any of the start cells.
 */
export interface EnterForm {
  type: 'enter_form';
  witches: ('blue' | 'red' | 'white' | 'yellow')[];
  starts: string[];
}
/**
 * For each kind that may be laid now its cells.
 */
export interface LayForm {
  type: 'lay_form';
  cells: {
    [k: string]: string[];
  };
}
/**
 * Any of the spots, with an obstacle from any of ``old``; none there: from the supply.
 */
export interface BlockForm {
  type: 'block_form';
  spots: string[];
  old: string[];
}
/**
 * Where the pawn may go, with how the string then lies, and what may be turned up there.
 */
export interface WalkForm {
  type: 'move_form';
  pawn: 'familiar' | 'witch';
  to: {
    [k: string]: [number, number][];
  };
  flips: {
    [k: string]: number[];
  };
}
export interface View {
  phase: Dealing | Standing | Entering | Laying | Searching | Graded;
  board: Board;
  removed: ('bone' | 'feather' | 'gem' | 'herb' | 'ink') | null;
  teacher: string | null;
  students: Student[];
  group: ('bone' | 'feather' | 'gem' | 'herb' | 'ink')[];
  chips: Chip[];
  begins: number[];
  obstacles: string[];
  supply: number;
  fouls: number;
  history: Deed[];
  circles: Own[];
  sheet: Sheet | null;
  points: number | null;
  grading: Grading | null;
}
/**
 * The table lets one material leave the game if there are two students, draws the teacher's two circles, which are
 * of different shape, and deals the students' cards.
 */
export interface Dealing {
  type: 'dealing';
}
/**
 * The teacher stands on any of the cells.
 */
export interface Standing {
  type: 'standing';
}
/**
 * In seat order the students take a witch, each another, and a start cell, on which both its pawns stand; the
 * witch's side of the card is up.  Then tasks and secrets are shown, and the first round begins.
 */
export interface Entering {
  type: 'entering';
  student: number;
}
/**
 * The teacher's part of a round, one chip after the other and then the obstacle.
 *
 * Students + 2 chips of this round's seven kinds (six with two students) are laid face down: kinds all different,
 * every personal material among them.  Round 1's first chip goes on the teacher's cell, every other in line with the
 * last chip, or with the teacher if it is the round's first; not where a student's pawn stands, not twice on a cell in
 * one round.  A trace goes only on a cell of its circle that does not have it yet.  A chip that would keep the trail
 * from being finished is not laid.
 *
 * If before the round's first chip there is no legal trail, because with four students one chip has to be a trace and
 * none has a cell, the teacher lays the five materials and makes one circle void that is not void yet.
 *
 * Last comes an obstacle from the supply, or when it is empty one from its spot to another.
 */
export interface Laying {
  type: 'laying';
  round: number;
}
/**
 * The students' actions.  Kind: any student with actions left, in any order.  Mean: in turn, one action at a time.
 *
 * A move takes the pawn whose side is up to a place from which the string reaches the other pawn, and turns the card;
 * staying is always allowed.  A search turns up a chip on a cell of either pawn, and collects it if it is a material;
 * a material that lies face up may be collected.  An action may be let go.
 */
export interface Searching {
  type: 'searching';
  round: number;
  left: number[];
  turn: number | null;
}
/**
 * After the seventh round the exam is graded: ``grading``.
 */
export interface Graded {
  type: 'graded';
}
/**
 * The house as it is drawn; y goes downwards, a step of the lattice is 1.
 */
export interface Board {
  name: string;
  cells: Cell[];
  starts: Start[];
  walls: Wall[];
  spots: Spot[];
}
export interface Cell {
  name: string;
  x: number;
  y: number;
  floor: 'base' | 'mid' | 'up';
  shape: 'circle' | 'square' | 'triangle';
  colours: ('blue' | 'green' | 'purple' | 'red' | 'yellow')[];
}
export interface Start {
  name: string;
  x: number;
  y: number;
}
export interface Wall {
  owner: 'base' | 'outer' | 'up';
  line: [number, number][];
}
/**
 * A spot, with the rectangle of a tile on it.
 */
export interface Spot {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Student {
  witch: 'blue' | 'red' | 'white' | 'yellow';
  side: 'familiar' | 'witch';
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [string, string];
  string: [number, number][];
  taken: number[];
  task: ('bone' | 'feather' | 'gem' | 'herb' | 'ink') | null;
  secret:
    | ('favourite' | 'full_set' | 'head_start' | 'keen_eye' | 'teachers_pet' | 'trace_hunter' | 'two_pairs')
    | null;
  points: number | null;
}
/**
 * A chip by its number: where it was laid and when, its kind where the viewer knows it.
 */
export interface Chip {
  round: number;
  order: number;
  cell: string;
  kind: ('A' | 'B' | 'bone' | 'feather' | 'gem' | 'herb' | 'ink') | null;
  up: boolean;
  turned_by: number | null;
  taken_by: number | null;
}
/**
 * What somebody did before everybody's eyes; chips that are laid are told by their round and order instead.
 */
export interface Deed {
  by: number;
  move: Stand | Enter | Block | Walk | Search | Collect | Pass;
}
/**
 * For each circle whether it can be A, and whether it can be B, by the traces that lie face up.
 */
export interface Own {
  /**
   * @minItems 2
   * @maxItems 2
   */
  circle: ['circle' | 'square' | 'triangle', 'blue' | 'green' | 'purple' | 'red' | 'yellow'];
  a: boolean;
  b: boolean;
}
/**
 * The teacher's private sheet.
 */
export interface Sheet {
  A: TraceSheet;
  B: TraceSheet;
  kinds: ('A' | 'B' | 'bone' | 'feather' | 'gem' | 'herb' | 'ink')[];
  must: ('bone' | 'feather' | 'gem' | 'herb' | 'ink')[];
  picks: number;
  foul: boolean;
  warning: boolean;
}
/**
 * The teacher's notes on one circle.
 */
export interface TraceSheet {
  /**
   * @minItems 2
   * @maxItems 2
   */
  circle: ['circle' | 'square' | 'triangle', 'blue' | 'green' | 'purple' | 'red' | 'yellow'];
  laid: string[];
  left: string[];
  free_rounds: number;
  void: boolean;
}
/**
 * All points by source.
 */
export interface Grading {
  circles: number;
  materials: number;
  total: number;
  grade: 'excellent' | 'fail' | 'fair' | 'good';
  /**
   * @minItems 2
   * @maxItems 2
   */
  complete: [boolean, boolean];
  students: StudentPoints[];
}
/**
 * A student's own points by source, and its certificate: the rank that it bears, from 1.
 */
export interface StudentPoints {
  personal: number;
  group: number;
  other: number;
  secret: number;
  met: boolean;
  certificate: number | null;
}
export interface Options {
  students: 2 | 3 | 4;
  mode: 'kind' | 'mean';
  actions: 2 | 3;
  string: number;
}
