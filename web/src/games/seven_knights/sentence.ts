/** Questions as sentences. */
import type { Question } from './questions';
import { letter, list, top, type KnightsPlay } from './tiles';

const [OPEN, SHUT] = ['\uE000', '\uE001'];
const OPS = { '<': 'less', '=': 'equal', '>': 'more' } as const;

type Asked = { readonly about: readonly number[]; readonly question: Question };

export interface Part {
  readonly text: string;
  /** A tile's letter, to be drawn as one. */
  readonly tile: boolean;
}

/** The question in one sentence: "Is C one of 1, 3, 5?"; `short`: as it stands in a table. */
export function sentence(play: KnightsPlay, asked: Asked, short = false): string {
  return parts(play, asked, short)
    .map((part) => part.text)
    .join('');
}

/** The sentence in pieces, with the tiles' letters apart. */
export function parts(play: KnightsPlay, { about, question }: Asked, short = false): Part[] {
  const name = (at: number): string => (about[at] === undefined ? '' : OPEN + letter(about[at]) + SHUT);
  const params = {
    a: name(0),
    b: name(1),
    c: name(2),
    n: question.kind === 'sum' ? question.n : 0,
    numbers: question.kind === 'in' ? list(play, question.numbers) : '',
  };
  return play
    .t(`${short ? 'board-short' : 'question'}-${variant(play, about, question)}`, params)
    .split(/\u2068?(\uE000[^\uE001]*\uE001)\u2069?/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith(OPEN) ? { text: piece.slice(1, -1), tile: true } : { text: piece, tile: false },
    );
}

/** Which of the catalogue's sentences says it. */
function variant(play: KnightsPlay, about: readonly number[], question: Question): string {
  if (question.kind === 'sum') return `${about.length > 2 ? 'sum3' : 'sum'}-${OPS[question.op]}`;
  if (question.kind !== 'in') return question.kind;
  if (question.numbers.length === 1) return 'in-one';
  return question.numbers.length === top(play.view) ? 'in-all' : 'in';
}
