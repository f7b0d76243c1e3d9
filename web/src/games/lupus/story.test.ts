import { afterEach, describe, expect, it } from 'vitest';
import type { Lang } from '$lib/fluent';
import { cast, claim, fakePlay, report, said, view } from './fakes';
import { lines, lingers, moment, pace, say } from './narration';
import { blank, said as move, sentence, WHATS } from './speech';
import { stage } from './stage.svelte';
import { log } from './story';
import type { Option, View } from './types';

const clock = (whole: number) => ({ left: whole, at: 0, whole, paused: false });
const told = (changes: Partial<View>, lang: Lang = 'en') =>
  lines(fakePlay(view(changes), { clock: clock(40_000) }, lang));

afterEach(() => stage.end());

describe('the Master', () => {
  const night = (n: number): Partial<View> => ({
    phase: { type: 'night', night: n },
    dawns: Array.from({ length: n - 1 }, () => []),
    lynched: Array.from({ length: n - 1 }, (_, at) => at),
    living: [0, 1, 2, 3, 4, 5, 6, 7].slice(n - 1),
  });

  it('calls seer and wolves in the first night, and each once', () => {
    const text = told(night(1)).join('\n');
    expect(text).toMatch(/first night[^]*seer opens[^]*seer closes[^]*wolves open[^]*wolves close/u);
    expect(text).not.toMatch(/medium|bodyguard|masons/u);
  });

  it('calls every role in play later on: medium, seer, bodyguard, wolves', () => {
    const cards: View['cards'] = [
      'wolf',
      'wolf',
      'seer',
      'medium',
      'bodyguard',
      'mason',
      'mason',
      'villager',
    ];
    expect(told({ ...night(2), cards }).join('\n')).toMatch(
      /S1 is lynched[^]*medium opens[^]*seer opens[^]*bodyguard opens[^]*wolves open/u,
    );
    expect(told({ ...night(2), cards }).join('\n')).not.toMatch(/masons/u);
    expect(told({ ...night(1), cards }).join('\n')).toMatch(/seer opens[^]*masons open[^]*wolves open/u);
  });

  it('tells a night in the time that it has, and calls the same roles in a short one', () => {
    const cards: View['cards'] = [
      'wolf',
      'wolf',
      'seer',
      'medium',
      'bodyguard',
      'mason',
      'mason',
      'villager',
    ];
    for (const n of [1, 2, 5])
      for (const time of [null, clock(40_000), clock(80_000)]) {
        const play = fakePlay(view({ ...night(n), cards }), { clock: time });
        const whole = time?.whole ?? 15_000;
        expect(pace(play) * lines(play).length).toBeLessThanOrEqual(whole);
        expect(pace(play)).toBeGreaterThan(2000);
        expect(lines(play).join('\n')).toMatch(
          n === 1 ? /seer[^]*masons[^]*wolves/u : /medium[^]*seer[^]*bodyguard[^]*wolves/u,
        );
      }
  });

  it('says the same whoever lives', () => {
    const cards: View['cards'] = [
      'wolf',
      'wolf',
      'seer',
      'medium',
      'bodyguard',
      'mason',
      'mason',
      'villager',
    ];
    const all = told({ ...night(3), cards, living: [0, 1, 2, 3, 4, 5, 6, 7] });
    expect(told({ ...night(3), cards, living: [2, 3] })).toEqual(all);
  });

  it('tells the dead of the dawn together, and their roles only where these are opened', () => {
    const dawned: Partial<View> = { dawns: [[2, 5]], living: [0, 1, 3, 4, 6, 7] };
    expect(told(dawned)[1]).toBe('S3 and S6 were found dead.');
    const roles: View['roles'] = [null, null, 'seer', null, null, 'villager', null, null];
    expect(told({ ...dawned, roles })[1], 'what one seat knows is not told').toBe(
      'S3 and S6 were found dead.',
    );
    const play = fakePlay(view({ ...dawned, roles }));
    (play.settings as Record<string, unknown>)['reveal'] = 'on_death';
    expect(lines(play)[1]).toBe('S3 and S6 were found dead. S3 was the seer. S6 was a villager.');
  });

  it('says line after line, then what goes on', () => {
    const play = fakePlay(view({ dawns: [[2]], living: [0, 1, 3, 4, 5, 6, 7] }));
    expect(say(play), 'a screen that tells nothing').toMatch(/^Talk/u);
    stage.begin(play.match, moment(play), 0);
    expect(say(play)).toMatch(/^The day dawns/u);
    stage.next();
    expect(say(play)).toBe('S3 was found dead.');
    for (let n = 0; n < 5; n++) stage.next();
    expect(say(play)).toMatch(/^Talk/u);
    const talked = { ...play, view: { ...play.view, statements: [claim(4, 'seer')] } };
    expect(say(talked)).toMatch(/^S5: .*the seer/u);
  });

  it('says each vote as it falls', () => {
    const voting = (votes: View['votes'], turn: number) =>
      say(fakePlay(view({ phase: { type: 'voting', day: 1, round: 1, turn }, votes })));
    expect(voting([], 0)).toBe('The vote is open. S1 begins.');
    expect(voting(cast(1, 1, [4]), 1)).toBe('S1 votes for S5. S2 votes.');
  });

  it('tells how it ended before the result is shown, but not to who comes later', () => {
    const over = fakePlay(
      view({ phase: { type: 'over', winner: 'humans' }, lynched: [0], votes: cast(1, 1, [1, 0, 0]) }),
    );
    expect(lingers(over)).toBe(false);
    stage.begin(over.match, moment(over), 0);
    expect(lingers(over)).toBe(true);
    expect(say(over)).toBe('S1 is lynched.');
    stage.next();
    expect(say(over)).toMatch(/humans win/u);
    stage.next();
    stage.next();
    expect(lingers(over)).toBe(false);
  });
});

describe('the log', () => {
  const tie = [...cast(1, 1, [1, 0, 1, 0]), ...cast(1, 2, [1, 0, 0, 0])];
  const one: Partial<View> = {
    phase: { type: 'night', night: 2 },
    dawns: [[7]],
    lynched: [0],
    living: [1, 2, 3, 4, 5, 6],
    statements: [claim(0, 'seer'), report(0, 1, true)],
    votes: tie,
  };
  const texts = (changes: Partial<View>) => log(fakePlay(view(changes))).map(({ text }) => text);

  it('tells a day from dawn to rope', () => {
    const text = texts(one).join('\n');
    expect(text).toMatch(
      /Night 1 falls[^]*Day 1 dawns[^]*S8 was found dead[^]*S1: [^]*votes for[^]*A tie between S1, S2[^]*S1 is lynched[^]*Night 2 falls/u,
    );
  });

  it('tells what is said in a defence after the vote that was tied, and before the next', () => {
    const statements = [said(2, 'will_vote', { target: 1 }), said(0, 'trust', { target: 1 }, 1, 1)];
    expect(texts({ ...one, statements }).join('\n')).toMatch(
      /S3: [^]*S4 votes for S1[^]*A tie between S1, S2[^]*S1: [^]*S1 votes for S2[^]*S1 is lynched/u,
    );
  });

  it('says nothing of the deeds of a night and of roles till all is over', () => {
    const nights: View['nights'] = [{ divined: 1, guarded: null, attacked: 7, dead: [7] }];
    const roles: View['roles'] = [
      'seer',
      'wolf',
      'wolf',
      'villager',
      'villager',
      'villager',
      'villager',
      'villager',
    ];
    expect(texts({ ...one, nights, roles }).join()).not.toMatch(/divined|attacked|was the seer/u);
    const over = texts({ ...one, phase: { type: 'over', winner: 'wolves' }, nights, roles }).join('\n');
    expect(over).toMatch(/S1 divined S2: a wolf/u);
    expect(over).toMatch(/the wolves attacked S8/u);
    expect(over).toMatch(/the wolves win[^]*S1 was the seer[^]*S2 was a wolf[^]*S8 was a villager/u);
  });

  it('has an id for every line, each once', () => {
    const ids = log(fakePlay(view(one))).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a statement', () => {
  it('goes out with the fields of its kind only', () => {
    const draft = { ...blank('claim', 2, 3), role: 'seer' as const, wolf: true };
    expect(move(draft)).toEqual({ type: 'say', what: 'claim', role: 'seer' });
    expect(move({ ...draft, what: 'result' })).toEqual({
      type: 'say',
      what: 'result',
      target: 3,
      wolf: true,
      night: 2,
    });
    expect(move({ ...draft, what: 'ask' })).toEqual({ type: 'say', what: 'ask', target: 3 });
  });

  it('waits for what is missing', () => {
    expect(move(blank('claim', 1, 3))).toBeNull();
    expect(move(blank('result', 1, 3))).toBeNull();
    expect(move(blank('trust', 1))).toBeNull();
  });

  it('sounds in several ways, all of them there in both languages', () => {
    for (const lang of ['en', 'ja'] as const) {
      const play = fakePlay(view(), {}, lang);
      for (const what of WHATS)
        for (const wolf of [true, false]) {
          const made = move({ what, role: 'seer', target: 2, wolf, night: 1 })!;
          const ways = [0, 1, 2].map((way) => sentence(play, made, way));
          expect(new Set(ways).size).toBe(3);
          for (const words of ways) expect(words).not.toMatch(/\?statement|\{/u);
        }
    }
  });
});

it('every seat of a night calls once, whatever it has to do', async () => {
  const { calls } = await import('./village');
  const night = (tonight: View['tonight'], options: Option[]) =>
    calls(
      fakePlay(view({ phase: { type: 'night', night: 1 }, dawns: [], tonight }), {
        seat: 0,
        asked: true,
        options,
      }),
    );
  expect(night(null, [{ type: 'sleep' }])).toBe(true);
  expect(night(null, [{ type: 'attack', target: 3 }])).toBe(true);
  expect(night({ type: 'sleep' }, [])).toBe(false);
  // its pack points elsewhere, so it is awaited again
  expect(night({ type: 'attack', target: 3 }, [{ type: 'attack', target: 4 }])).toBe(false);
});

it('a dead seat does not call', async () => {
  const { calls } = await import('./village');
  const seen = view({
    phase: { type: 'night', night: 2 },
    living: [1, 2, 3],
    statements: [said(0, 'ask', { target: 1 })],
  });
  expect(calls(fakePlay(seen, { seat: 0 }))).toBe(false);
});
