import { describe, expect, it } from 'vitest';
import { read, shownPlace, visit, write } from './cover';
import { day, fakePlay, mine, only, view } from './fakes';
import { openPlaces, type WitchPlay } from './village';

const tapped = (place: 'forest' | 'cave', on = 1) => read({ text: '', tapped: { day: on, place } });
const none = read(null);

describe('notes', () => {
  it('come back as they were written, and a plain text is kept', () => {
    const notes = tapped('cave');
    expect(read(write(notes))).toEqual(notes);
    expect(read('seat 3 lies')).toEqual({ text: 'seat 3 lies', tapped: null });
    expect(read({ tapped: { day: 1, place: 'moon' } }).tapped).toBeNull();
  });
});

describe('the place that a map shows', () => {
  it('is the visit handed in', () => {
    const play = fakePlay(view({ roles: only(2, 'villager') }), {
      seat: 2,
      pending: { type: 'visit', place: 'cave', restore: null },
    });
    expect(shownPlace(play, none)).toBe('cave');
  });

  it("is, for a witch, what she tapped: a villager's tap and hers look the same", () => {
    const witch = fakePlay(view({ roles: only(2, 'witch') }), { seat: 2 });
    expect(shownPlace(witch, none)).toBeNull();
    expect(shownPlace(witch, tapped('cave'))).toBe('cave');
  });

  it('is not of another day', () => {
    const witch = fakePlay(view({ roles: only(2, 'witch'), days: [day(), day({ number: 2 })] }), { seat: 2 });
    expect(shownPlace(witch, tapped('cave', 1))).toBeNull();
  });

  it('does not follow a witch who prowls, and is some open place if she never tapped', () => {
    const days = [day({ mine: mine({ place: 'beach' }) })];
    const witch = (match: string): WitchPlay =>
      fakePlay(view({ roles: only(2, 'witch'), phase: { type: 'collecting', day: 1 }, days }), {
        seat: 2,
        match,
      });
    expect(shownPlace(witch('a'), tapped('cave'))).toBe('cave');
    expect(shownPlace(witch('a'), none)).toBe(shownPlace(witch('a'), none));
    const places = Array.from({ length: 40 }, (_, at) => shownPlace(witch(`m${at}`), none)!);
    expect(new Set(places)).toEqual(new Set(openPlaces(witch('a').view)));
  });

  it('is what a guardian on guard tapped', () => {
    const on = view({ roles: only(2, 'guardian') });
    const guarding = fakePlay(on, { seat: 2, pending: { type: 'guard' } });
    expect(shownPlace(guarding, tapped('forest'))).toBe('forest');
    const standing = fakePlay(
      view({
        roles: only(2, 'guardian'),
        phase: { type: 'collecting', day: 1 },
        days: [day({ mine: mine({ guards: true, stands: 'beach' }) })],
      }),
      { seat: 2 },
    );
    expect(shownPlace(standing, tapped('forest'))).toBe('forest');
  });

  it('is nowhere for frogs and who looks on', () => {
    const frogs = view({ forms: ['frog', 'human', 'human', 'human', 'human', 'human'] });
    expect(shownPlace(fakePlay(frogs, { seat: 0 }), tapped('cave'))).toBeNull();
    expect(shownPlace(fakePlay(view()), tapped('cave'))).toBeNull();
  });

  it('is the true one in a replay', () => {
    const past = view({
      roles: only(2, 'witch'),
      phase: { type: 'reporting', day: 1 },
      days: [day({ mine: mine({ place: 'beach' }) })],
    });
    expect(shownPlace(fakePlay(past, { seat: 2, replay: true }), tapped('cave'))).toBe('beach');
  });
});

describe('a tap', () => {
  const options = (['forest', 'cave'] as const).map((place) => ({
    type: 'visit' as const,
    place,
    restore: null,
  }));

  it('hands in a visit where there is one, and nothing twice', () => {
    const free = fakePlay(view(), { seat: 1, options });
    expect(visit(free, 'cave', null)).toEqual(options[1]);
    expect(visit(free, 'beach', null)).toBeNull();
    const again = fakePlay(view(), { seat: 1, options, pending: options[1]! });
    expect(visit(again, 'cave', null)).toBeNull();
    expect(visit(again, 'forest', null)).toEqual(options[0]);
  });

  it('hands in nothing for a witch', () => {
    expect(visit(fakePlay(view({ roles: only(1, 'witch') }), { seat: 1 }), 'cave', null)).toBeNull();
  });
});
