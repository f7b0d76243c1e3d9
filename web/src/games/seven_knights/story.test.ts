import { describe, expect, it } from 'vitest';
import { fakePlay, view } from './fakes';
import { parts, sentence } from './sentence';
import { stage } from './stage.svelte';
import { ending, lingers, log, result, say, totalsAfter } from './story';
import type { Question } from './questions';
import type { Asked, Round, View } from './types';

const asked = (changes: Partial<Asked>): Asked => ({
  asker: 0,
  seat: 1,
  about: [1],
  question: { kind: 'in', numbers: [1, 3] },
  yes: true,
  ...changes,
});

const lap: Asked[] = [0, 1, 2, 3, 4].map((asker) =>
  asked({ asker, seat: (asker + 1) % 5, yes: asker % 2 === 0 }),
);

const round: Round = {
  start: 0,
  tiles: [3, 0, 1, 2, 4, 5],
  looks: [{ seat: 0, tile: 2 }],
  questions: [...lap, asked({ asker: 2, seat: 4, about: [4, 0], question: { kind: 'less' }, yes: false })],
  votes: [2, 2, 2, 0, 0],
  captain: 2,
  lineup: [2, 3, 0, 4, 5],
  witch_side: [1, 3],
  knights_win: true,
  points: [2, 0, 2, 0, 2],
};

describe('a review', () => {
  it('is told with what came out, and once', () => {
    const between = fakePlay(
      view({ phase: { type: 'dealing', round: 2 }, round: 2, rounds: [round], totals: [2, 0, 2, 0, 2] }),
      { review: [] },
    );
    stage.goOn('m', 1);
    expect(say(between)).toBe(`${between.t(result(between.view, round))} ${between.t('board-say-review')}`);
    stage.goOn('m', 0);
    expect(say(between)).toBe(`${between.t(result(between.view, round))} ${between.t('board-say-review')}`);
  });
});

describe('a question', () => {
  const say = (question: Question, about = [2, 0], lang: 'en' | 'ja' = 'en'): string =>
    sentence(fakePlay(view(), {}, lang), { about, question });

  it('reads as a sentence, in the order named', () => {
    expect(say({ kind: 'in', numbers: [2, 4] }, [2])).toBe('Is C one of 2, 4?');
    expect(say({ kind: 'less' })).toBe('Is C smaller than A?');
    expect(say({ kind: 'sum', op: '>', n: 7 })).toBe('Is C plus A more than 7?');
    expect(say({ kind: 'sum', op: '=', n: 9 }, [0, 2, 5])).toBe('Is A plus C plus F exactly 9?');
  });

  it('says one number and all numbers in their own words', () => {
    expect(say({ kind: 'in', numbers: [4] }, [2])).toBe('Is C 4?');
    expect(say({ kind: 'in', numbers: [1, 2, 3, 4, 5] }, [2])).toBe('Is C a knight?');
  });

  it('has every kind in both languages, long and short', () => {
    const kinds: [Question, number[]][] = [
      [{ kind: 'in', numbers: [1] }, [0]],
      [{ kind: 'in', numbers: [1, 2] }, [0]],
      [{ kind: 'in', numbers: [1, 2, 3, 4, 5] }, [0]],
      [{ kind: 'less' }, [0, 1]],
      [{ kind: 'next' }, [0, 1]],
      [{ kind: 'adjacent' }, [0, 1]],
      [{ kind: 'sum_odd' }, [0, 1]],
      ...(['<', '=', '>'] as const).flatMap((op): [Question, number[]][] => [
        [{ kind: 'sum', op, n: 7 }, [0, 1]],
        [{ kind: 'sum', op, n: 7 }, [0, 1, 2]],
      ]),
    ];
    for (const lang of ['en', 'ja'] as const)
      for (const short of [false, true]) {
        const said = kinds.map(([question, about]) =>
          sentence(fakePlay(view(), {}, lang), { about, question }, short),
        );
        expect(
          said.filter((text) => text.includes('?board') || text.includes('?question') || text.includes('{')),
        ).toEqual([]);
        expect(new Set(said).size).toBe(said.length);
        for (const [at, [, about]] of kinds.entries())
          for (const tile of about) expect(said[at]).toContain('ABC'[tile]);
      }
  });

  it('comes in pieces with the tiles apart', () => {
    expect(parts(fakePlay(view()), { about: [2, 0], question: { kind: 'sum_odd' } })).toEqual([
      { text: 'Is ', tile: false },
      { text: 'C', tile: true },
      { text: ' plus ', tile: false },
      { text: 'A', tile: true },
      { text: ' odd?', tile: false },
    ]);
  });
});

describe('the log', () => {
  const texts = (changes: Partial<View>): string[] => log(fakePlay(view(changes))).map((line) => line.text);

  it('tells looks without what was seen, then questions, then answers', () => {
    expect(
      texts({
        looks: [{ seat: 3, tile: 5 }],
        questions: [asked({}), asked({ asker: 1, seat: 0, yes: null })],
      }),
    ).toEqual([
      'Round 1',
      'S4 looked at tile F.',
      'S1 to S2: Is B one of 1, 3?',
      'S2 said yes.',
      'S2 to S1: Is B one of 1, 3?',
    ]);
  });

  it("puts the captain's question after the captain", () => {
    const told = texts({ rounds: [round], round: 2, totals: [2, 0, 2, 0, 2] });
    const captain = told.indexOf('S3 is captain.');
    expect(told[captain + 1]).toBe('S3 to S5: Is E smaller than A?');
    expect(told.slice(captain + 3)).toEqual([
      'S3 laid C, D, A, E, F.',
      'The row: 1, 2, 3, 4, 5.',
      'The knights stand in order.',
      'The tiles were: A 3, B Witch, C 1, D 2, E 4, F 5.',
      "On the witch's side: S2, S4.",
      'S1: 2 points',
      'S3: 2 points',
      'S5: 2 points',
      'Round 2',
    ]);
  });

  it('only grows: what was said keeps its id and its words', () => {
    const before = log(fakePlay(view({ questions: [asked({ yes: null })] })));
    const after = log(fakePlay(view({ questions: [asked({})] })));
    expect(after.slice(0, before.length)).toEqual(before);
    expect(new Set(after.map((line) => line.id)).size).toBe(after.length);
  });

  it('keeps the end of a round to itself while the row is being turned over', () => {
    stage.begin('m', 1);
    const told = texts({ rounds: [round], round: 2 });
    stage.end();
    expect(told.at(-1)).toBe('S5 said no.');
    expect(texts({ rounds: [round], round: 2 }).length).toBeGreaterThan(told.length);
  });
});

describe('the end', () => {
  const of = (changes: Partial<Round>, pool = [0, 1, 2, 3, 4, 5]): string =>
    result({ pool }, { ...round, ...changes });

  it('of a round has its own words for each case', () => {
    expect(of({})).toBe('result-knights');
    expect(of({ knights_win: false })).toBe('result-witch');
    expect(of({ knights_win: false, lineup: [] })).toBe('result-captain');
    expect(of({ knights_win: false, witch_side: [] })).toBe('result-nobody');
    expect(of({ witch_side: [] }, [1, 2, 3, 4, 5])).toBe('result-coop-won');
    expect(of({ witch_side: [], knights_win: false }, [1, 2, 3, 4, 5])).toBe('result-coop-lost');
  });

  it('counts the points up to a round', () => {
    const two = view({ rounds: [round, { ...round, points: [0, 3, 0, 3, 0] }], totals: [2, 3, 2, 3, 2] });
    expect(totalsAfter(two, 1)).toEqual([2, 0, 2, 0, 2]);
    expect(totalsAfter(two, 2)).toEqual(two.totals);
  });

  it('of the match names all who share the most', () => {
    const play = (outcome: { scores: number[]; winners: number[] } | null, pool?: number[]) =>
      fakePlay(view({ phase: { type: 'over' }, ...(pool ? { pool } : {}) }), { outcome });
    expect(ending(play(null))).toBeNull();
    expect(ending(play({ scores: [9, 9, 0, 0, 0], winners: [0, 1] }))).toBe('Most points: S1, S2.');
    expect(ending(play({ scores: [2, 2, 2, 2, 2], winners: [] }, [1, 2, 3, 4, 5]))).toBe(
      'Not two rounds this time.',
    );
  });
});

describe('the last row', () => {
  const over = fakePlay(view({ phase: { type: 'over' }, rounds: [round, round, round] }), {
    match: 'followed',
  });

  it('is turned over before the result only where the match was followed', () => {
    expect(lingers(over)).toBe(false);
    stage.goOn('followed', 2);
    expect(lingers(over)).toBe(true);
    stage.goOn('followed', 3);
    expect(lingers(over)).toBe(false);
  });
});

describe('the table screen', () => {
  it('has something to say in every phase, in both languages', () => {
    const phases: View['phase'][] = [
      { type: 'dealing', round: 1 },
      { type: 'inspecting', round: 1, lap: 1, seat: 2 },
      { type: 'asking', round: 1, seat: 2 },
      { type: 'answering', round: 1, asker: 2, seat: 1 },
      { type: 'recommending', round: 1 },
      { type: 'commanding', round: 1, seat: 2 },
      { type: 'lining_up', round: 1, seat: 2 },
      { type: 'over' },
    ];
    for (const lang of ['en', 'ja'] as const)
      for (const phase of phases) {
        const said = say(fakePlay(view({ phase, questions: [asked({ yes: null })] }), {}, lang));
        expect(said).not.toBe('');
        expect(said).not.toContain('?board');
      }
  });

  it('says the question aloud while it waits for its answer', () => {
    const phase = { type: 'answering', round: 1, asker: 0, seat: 1 } as const;
    expect(say(fakePlay(view({ phase, questions: [asked({ yes: null })] })))).toBe(
      'S1 asks S2: Is B one of 1, 3?',
    );
  });
});
