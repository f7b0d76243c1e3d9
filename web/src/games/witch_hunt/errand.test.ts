import { describe, expect, it } from 'vitest';
import { casts, going, heads, stageOf, there, whyNot } from './errand';
import { day, fakePlay, mine, only, view } from './fakes';
import { fellows, handedIn, kinds, powerNow, told } from './known';
import { said } from './speech';
import type { Cast, Mine, Option, View } from './types';
import type { Role, WitchPlay } from './village';

const collecting = (own: Partial<Mine> | null, options: readonly Option[] = [], failed = 0): WitchPlay =>
  fakePlay(
    view({
      phase: { type: 'collecting', day: 1 },
      roles: only(0, own ? 'witch' : 'villager'),
      failed,
      days: [day({ mine: own && mine(own) })],
    }),
    { seat: 0, options, asked: options.length > 0 },
  );

const prowl = { type: 'prowl', place: 'cave' } as const;
const gather: Cast = { type: 'cast', spell: 'gather', target: null };
const lonely: Cast = { type: 'cast', spell: 'lonely', target: 3 };

describe('the popup', () => {
  it('is idle for whoever has nothing to do in it', () => {
    expect(stageOf(collecting(null))).toBe('idle');
    expect(heads(collecting(null), 'cave')).toBeNull();
  });

  it('leads a witch from a place to a spell', () => {
    expect(stageOf(collecting({ counts: { cave: 1 } }, [prowl]))).toBe('prowl');
    expect(going(collecting({ counts: { cave: 1 } }, [prowl]), 'cave')).toEqual(prowl);
    expect(heads(collecting({ counts: { cave: 1 } }, [prowl]), 'beach')).toBe(0);
    const at = { seat: 0, place: 'cave', spell: null, target: null } as const;
    const there = collecting({ names: [3], picks: [at] }, [gather, lonely]);
    expect(stageOf(there)).toBe('cast');
    expect(casts(there, null)).toEqual([gather]);
    expect(casts(there, 3)).toEqual([lonely]);
    expect(stageOf(collecting({ picks: [{ ...at, spell: 'gather' }] }))).toBe('done');
  });

  it('shows who is there, and a fellow who came before', () => {
    const picks = [
      { seat: 4, place: 'cave', spell: null, target: null },
      { seat: 0, place: 'cave', spell: null, target: null },
      { seat: 5, place: 'beach', spell: null, target: null },
    ] as const;
    expect(there(collecting({ names: [2, 3], picks: [...picks] }, [gather]))).toEqual([2, 3, 4]);
  });

  it('tells why a spell does not work', () => {
    const crowd = collecting({ names: [2, 3], picks: [] }, [gather]);
    expect(whyNot(crowd, 'lonely', 2)?.key).toBe('too_many_there');
    expect(whyNot(crowd, 'swamp', 2)).toEqual({ key: 'spell_closed', params: { needed: 1, failed: 0 } });
    expect(whyNot(crowd, 'fellow', 2)?.key).toBe('no_fellow_there');
    expect(whyNot(collecting({ names: [3] }, [gather, lonely]), 'lonely', 3)).toBeNull();
  });
});

describe('what only a seat knows', () => {
  it('is told with the day', () => {
    const seer = fakePlay(view({ roles: only(0, 'seer') }), { seat: 0 });
    expect(
      told(seer, day({ mine: mine({ place: 'cave', card: 'crystal', vision: { target: 4, witch: true } }) })),
    ).toEqual(['You went to the cave.', 'You brought a crystal.', 'S5 is a witch.']);
    expect(told(seer, day())).toEqual([]);
  });

  it('says of a potion whether it was used', () => {
    const play = fakePlay(view({ roles: only(0, 'herbalist') }), { seat: 0 });
    const after = (back: number[]): string[] =>
      told(play, day({ frogs: [], back, mine: mine({ restores: 3 }) }));
    expect(after([3])).toEqual(['S4 came back by your potion.']);
    expect(after([])).toEqual(['You were caught; the potion is unspent.']);
  });

  it('names the witches to witches and crows alone', () => {
    const roles = (own: Role): View['roles'] => [own, 'witch', null, 'witch', null, null];
    const line = (own: Role): string | null => fellows(fakePlay(view({ roles: roles(own) }), { seat: 0 }));
    expect(line('crow')).toBe('Witches: S2, S4');
    expect(line('witch')).toBe('Witches: S2, S4');
    expect(line('seer')).toBeNull();
    expect(fellows(fakePlay(view({ roles: only(0, 'witch') }), { seat: 0 }))).toBeNull();
  });

  it('counts a hand by kinds', () => {
    expect(kinds(['shell', 'crystal', 'shell'])).toEqual([
      { material: 'shell', count: 2 },
      { material: 'crystal', count: 1 },
    ]);
  });

  it('keeps a choice for its own eyes, in every kind', () => {
    const held = (pending: WitchPlay['pending']): string | null =>
      handedIn(fakePlay(view(), { seat: 0, pending }));
    expect(held({ type: 'vote', target: 2 })).toBe('You vote for S3.');
    expect(held({ type: 'vote', target: null })).toBe('You pass.');
    expect(held({ type: 'approve', yes: false })).toBe('You are against it.');
    expect(held({ type: 'guard' })).toBe('You will guard today.');
    expect(held({ type: 'visit', place: 'cave', restore: 5 })).toBe('Your potion goes to S6.');
    expect(held(null)).toBeNull();
  });

  it('says what a power is for now', () => {
    const power = (options: readonly Option[]): string => powerNow(fakePlay(view(), { seat: 0, options }));
    expect(power([])).toBe('You have no power now.');
    expect(power([{ type: 'divine', target: 2 }])).toBe('Is this cat a witch?');
    expect(power([{ type: 'guard' }])).toMatch(/taken back/);
  });
});

it('a statement has the fields of its kind and no others', () => {
  const draft = { role: 'seer', target: 2, witch: true, day: 1, place: 'cave' } as const;
  expect(said({ what: 'claim', ...draft })).toEqual({ type: 'say', what: 'claim', role: 'seer' });
  expect(said({ what: 'went', ...draft })).toEqual({ type: 'say', what: 'went', place: 'cave' });
  expect(said({ what: 'trust', ...draft })).toEqual({ type: 'say', what: 'trust', target: 2 });
  expect(said({ what: 'result', ...draft })).toEqual({
    type: 'say',
    what: 'result',
    target: 2,
    witch: true,
    day: 1,
  });
  expect(said({ what: 'result', ...draft, witch: null })).toBeNull();
});
