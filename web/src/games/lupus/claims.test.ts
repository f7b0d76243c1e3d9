import { describe, expect, it } from 'vitest';
import { claimed, claims, clashes, reports, strayed } from './claims';
import { cast, claim, report, said, view } from './fakes';

const kinds = (changes: Parameters<typeof view>[0]) => clashes(view(changes)).map(({ kind }) => kind);

describe('what cannot all be true', () => {
  it('is nothing while nothing clashes', () => {
    const statements = [
      claim(0, 'seer'),
      report(0, 3, false),
      claim(3, 'villager'),
      said(4, 'suspect', { target: 0 }),
    ];
    expect(kinds({ statements })).toEqual([]);
  });

  it('is two seers where there is one card', () => {
    const statements = [claim(0, 'seer'), claim(1, 'seer')];
    expect(clashes(view({ statements }))).toEqual([
      { kind: 'too_many', role: 'seer', seats: [0, 1], at: [0, 1] },
    ]);
  });

  it('is no longer two seers when one of them claims to be another', () => {
    const statements = [claim(0, 'seer'), claim(1, 'seer'), claim(1, 'villager')];
    expect(kinds({ statements })).toEqual(['two_roles']);
  });

  it('is not two masons where there are two cards', () => {
    const cards = ['wolf', 'seer', 'mason', 'mason'] as const;
    expect(kinds({ cards: [...cards], statements: [claim(0, 'mason'), claim(1, 'mason')] })).toEqual([]);
    expect(
      kinds({ cards: [...cards], statements: [claim(0, 'mason'), claim(1, 'mason'), claim(2, 'mason')] }),
    ).toEqual(['too_many']);
  });

  it('is a seat that is a wolf to one and none to another', () => {
    const statements = [report(0, 5, true), report(1, 5, false)];
    expect(clashes(view({ statements }))).toEqual([
      { kind: 'opposite', target: 5, wolf: [0], human: [1], at: [0, 1] },
    ]);
  });

  it('is two results of one night by one seat', () => {
    expect(kinds({ statements: [report(0, 5, false), report(0, 6, false)] })).toEqual(['night_twice']);
    expect(kinds({ statements: [report(0, 5, false), report(0, 5, false)] }), 'said again').toEqual([]);
  });

  it('is a wolf by report that claims to be none, and the other way round', () => {
    expect(kinds({ statements: [report(0, 5, true), claim(5, 'villager')] })).toEqual(['denied']);
    expect(kinds({ statements: [claim(5, 'wolf'), report(0, 5, false)] })).toEqual(['denied']);
    expect(kinds({ statements: [claim(5, 'villager'), report(0, 5, false)] })).toEqual([]);
  });

  it('is more wolves of one seat than there are cards', () => {
    const statements = [1, 2, 3].map((night) => report(0, 3 + night, true, night, 3));
    expect(kinds({ dawns: [[], [], []], lynched: [1, 2], statements })).toEqual(['too_many_wolves']);
  });

  it('is a result about somebody who was dead in that night, but for a medium about who was lynched', () => {
    const gone = { dawns: [[7], []], lynched: [6], living: [0, 1, 2, 3, 4, 5] };
    expect(kinds({ ...gone, statements: [report(0, 7, true, 2, 2)] })).toEqual(['not_then']);
    expect(kinds({ ...gone, statements: [report(0, 6, true, 2, 2)] })).toEqual([]);
    expect(kinds({ ...gone, statements: [report(0, 7, true, 1, 2)] })).toEqual([]);
  });

  it('is what opened roles disprove, of claims and of results', () => {
    const statements = [claim(0, 'seer'), report(1, 0, true), claim(2, 'villager')];
    const open = (seat: number) => (seat === 0 ? 'villager' : null);
    const found = clashes(view({ statements }), open);
    expect(found.filter(({ kind }) => kind.startsWith('no_such'))).toEqual([
      { kind: 'no_such_role', seat: 0, real: 'villager', at: [0] },
      { kind: 'no_such_result', seat: 1, target: 0, wolf: true, at: [1] },
    ]);
  });
});

it('keeps each claim and each result once, with the day on which it was first said', () => {
  const statements = [
    claim(0, 'seer'),
    claim(0, 'seer', 2),
    report(0, 3, true, 1, 1),
    report(0, 3, true, 1, 2),
  ];
  const seen = view({ statements });
  expect(claims(seen)).toEqual([{ at: 0, day: 1, seat: 0, role: 'seer' }]);
  expect(reports(seen)).toEqual([{ at: 2, day: 1, seat: 0, target: 3, wolf: true, night: 1 }]);
  expect(claimed(seen, 0)).toBe('seer');
  expect(claimed(seen, 3)).toBeNull();
});

it('marks a vote for somebody else than was announced that day', () => {
  const [first, second, third] = cast(1, 1, [4, 4, 4]);
  const statements = [said(0, 'will_vote', { target: 5 }), said(1, 'will_vote', { target: 4 })];
  const seen = view({ statements });
  expect(strayed(seen, first!)).toBe(true);
  expect(strayed(seen, second!)).toBe(false);
  expect(strayed(seen, third!), 'nothing announced').toBe(false);
  expect(strayed(seen, { ...first!, day: 2 }), 'announced for another day').toBe(false);
  const late = view({ statements: [said(0, 'will_vote', { target: 5 }, 1, 1)] });
  expect(strayed(late, first!), 'announced in a defence after this vote').toBe(false);
  expect(strayed(late, { ...first!, round: 2 })).toBe(true);
});
