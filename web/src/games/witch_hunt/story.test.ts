import { describe, expect, it } from 'vitest';
import { day, fakePlay, view } from './fakes';
import { cue } from './sounds.svelte';
import { ending, log, say, sentence } from './story';
import type { Day, Say, View } from './types';
import { calls, mark } from './village';

const whole = day({
  frogs: [5],
  proposals: [{ mayor: 0, cats: [0, 1, 2], yes: [0, 1, 2], passed: true }],
  success: false,
  votes: [
    [0, 3],
    [1, 3],
    [2, null],
    [3, 0],
    [4, 0],
  ],
  said: [
    { seat: 1, said: { type: 'say', what: 'claim', role: 'seer' } as Say, after: 0 },
    { seat: 2, said: { type: 'say', what: 'claim', role: 'seer' } as Say, after: 1 },
    { seat: 0, said: { type: 'say', what: 'claim', role: 'seer' } as Say, after: 3 },
    { seat: 3, said: { type: 'say', what: 'claim', role: 'seer' } as Say, after: 4 },
  ],
});

/** Every phase with something to say. */
const PHASES: Partial<View>[] = [
  { phase: { type: 'dealing' }, days: [] },
  { phase: { type: 'readying' }, days: [] },
  { phase: { type: 'gathering', day: 1 } },
  { phase: { type: 'setting_out', day: 1 } },
  { phase: { type: 'collecting', day: 1 } },
  { phase: { type: 'reporting', day: 1 } },
  { phase: { type: 'discussing', day: 1 } },
  { phase: { type: 'proposing', day: 1, mayor: 0 } },
  { phase: { type: 'approving', day: 1, mayor: 0 } },
  { phase: { type: 'approved', day: 1, mayor: 0 } },
  { phase: { type: 'rejected', day: 1, mayor: 0 } },
  { phase: { type: 'offering', day: 1 } },
  { phase: { type: 'revealed', day: 1 } },
  { phase: { type: 'pointing', day: 1 } },
  { phase: { type: 'voting', day: 1 } },
  { phase: { type: 'verdict', day: 1 } },
];

describe('the log', () => {
  it('tells the day in the order of the day', () => {
    expect(log(fakePlay(view({ days: [whole] }))).map((line) => line.text)).toEqual([
      'Day 1. Needed: shell, crystal, mushroom.',
      'S2: I am the seer.',
      'S6 is found at the pond, a frog.',
      'S3: I am the seer.',
      'S1 proposes S1, S2, S3.',
      'Passed. For: S1, S2, S3. Against: S4, S5.',
      'S1: I am the seer.',
      'The ritual fails.',
      'S4: I am the seer.',
      'S1 votes for S4.',
      'S2 votes for S4.',
      'S3 passes.',
      'S4 votes for S1.',
      'S5 votes for S1.',
      'Nobody is banished.',
    ]);
  });

  it('tells of a full curse and of nobody having been caught', () => {
    const failed = { mayor: 0, cats: [0], yes: [], passed: false };
    const texts = log(
      fakePlay(view({ days: [day({ frogs: [], proposals: [failed, failed, failed] })] })),
    ).map((line) => line.text);
    expect(texts).toContain('All came back safe.');
    expect(texts).toContain('The curse is full: no ritual tonight.');
  });

  it('gives every line a name that stays', () => {
    const ids = log(fakePlay(view({ days: [whole, { ...whole, number: 2 }] }))).map((line) => line.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(['en', 'ja'] as const)('tells roles, ways and deeds once all is over (%s)', (lang) => {
    const truth = {
      ...whole,
      went: [null, 'cave', 'beach', 'beach', 'field', 'cave'],
      guards: true,
      stands: 'field',
      restores: null,
      picks: [{ seat: 0, place: 'cave', spell: 'lonely', target: 5 }],
      vision: { target: 0, witch: true },
      theft: { target: 1, card: null },
      offers: ['pebble', 'shell', 'crystal'],
    } as unknown as Day;
    const phase = { type: 'over', winner: 'witches', why: 'knights', frogs: 1 } as const;
    const roles: View['roles'] = ['witch', 'pickpocket', 'seer', 'villager', 'guardian', 'villager'];
    const texts = (changes: Partial<View>) =>
      log(fakePlay(view({ days: [whole], ...changes }), {}, lang)).map(({ text }) => text);
    const told = texts({ phase, roles, days: [{ ...whole, truth }] });
    expect(told).toHaveLength(texts({}).length + 1 + 6 + 5 + 1 + 1 + 1 + 3);
    for (const text of told) expect(text).not.toMatch(/[?]|[{}]/u);
    if (lang === 'en')
      expect(told).toEqual(
        expect.arrayContaining([
          'S2 went to the cave.',
          'S5 guarded the field.',
          'The seer asked about S1: a witch.',
          'The pickpocket found the hand of S2 empty.',
          'S1 put in a pebble.',
          'S1: Witch',
        ]),
      );
  });

  it('ends with the result', () => {
    const over = view({
      phase: { type: 'over', winner: 'witches', why: 'knights', frogs: 2 },
      days: [whole],
    });
    expect(ending(fakePlay(over))).toBe(
      'The knights ride home with no witch. The witches win. 2 frogs at the pond.',
    );
    expect(log(fakePlay(over)).findLast((line) => line.heading)?.text).toBe(ending(fakePlay(over)));
  });
});

it.each(['en', 'ja'] as const)('has a sentence for the sofa in every phase (%s)', (lang) => {
  for (const changes of PHASES) {
    const said = say(fakePlay(view({ days: [whole], ...changes }), { awaited: [0] }, lang));
    expect(said, changes.phase?.type).toMatch(/\S/u);
    expect(said).not.toMatch(/[?]board|[?]wait|[?]prompt|[?]log|[{}]/u);
  }
});

it.each(['en', 'ja'] as const)('says every statement (%s)', (lang) => {
  const statements = [
    { what: 'claim', role: 'crow' },
    { what: 'result', target: 2, witch: true, day: 1 },
    { what: 'result', target: 2, witch: false, day: 1 },
    { what: 'went', place: 'beach' },
    { what: 'suspect', target: 2 },
    { what: 'trust', target: 2 },
  ].map((one) => sentence(fakePlay(view(), {}, lang), { type: 'say', ...one } as Say));
  expect(new Set(statements).size).toBe(statements.length);
  for (const text of statements) expect(text).not.toMatch(/[?]say|[{}]/u);
});

it('sounds at every scene but the deal', () => {
  for (const changes of PHASES.slice(1))
    expect(cue(fakePlay(view({ days: [whole], ...changes })))).not.toBeNull();
});

it('rings for all human cats when places are chosen, and for nobody while witches are out', () => {
  const seated = (phase: View['phase'], form: 'human' | 'frog' = 'human', asked = false): boolean =>
    calls(
      fakePlay(view({ phase, forms: [form, 'human', 'human', 'human', 'human', 'human'] }), {
        seat: 0,
        asked,
      }),
    );
  for (const asked of [true, false]) {
    expect(seated({ type: 'gathering', day: 1 }, 'human', asked)).toBe(true);
    expect(seated({ type: 'collecting', day: 1 }, 'human', asked)).toBe(false);
    expect(seated({ type: 'setting_out', day: 1 }, 'human', asked)).toBe(false);
  }
  expect(seated({ type: 'gathering', day: 1 }, 'frog')).toBe(false);
  expect(calls(fakePlay(view({ phase: { type: 'voting', day: 1 } }), { seat: 0, awaited: [0, 2] }))).toBe(
    true,
  );
});

it('marks frogs and the mayor on the table screen', () => {
  const on = view({
    phase: { type: 'proposing', day: 1, mayor: 1 },
    forms: ['frog', 'human', 'banished', 'human', 'human', 'human'],
  });
  const marks = [0, 1, 2, 3].map((seat) => mark(fakePlay(on), seat));
  expect(marks.map((one) => one?.note ?? null)).toEqual(['frog', 'Mayor', 'banished', null]);
  expect(marks[0]?.art).toBe('role-frog');
});
