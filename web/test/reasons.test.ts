/** Refusals name things as the board does: letters for tiles, cards and places by their names, seats from 1. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse, Visitor, type Message, type Placeable, type VariableReference } from '@fluent/syntax';
import { beforeAll, describe, expect, it } from 'vitest';
import { boards } from '../src/games/registry';
import { LANGS } from '$lib/fluent';
import { inWords } from '$lib/reasons';
import { lang } from '$lib/text.svelte';

const root = resolve(import.meta.dirname, '../..');
const GAMES = [...boards.keys()];

/** Numbers, and words that nobody but a program is told; nothing in them has a name on a board. */
const PLAIN = new Set(
  'least most got expected top n number size seats students plays nights day chips left count failed needed why key'.split(
    ' ',
  ),
);
/** By game and parameter: what stands on the wire, and what it is called in English and Japanese. */
const NAMES: Readonly<
  Record<string, Readonly<Record<string, readonly (readonly [string | number, string, string])[]>>>
> = {
  '': {
    seat: [
      [0, '1', '1'],
      [3, '4', '4'],
    ],
  },
  seven_knights: {
    tile: [
      [0, 'A', 'A'],
      [7, 'H', 'H'],
    ],
    mode: [['special_coop', 'Together: three as one', '三位一体（特別協力）']],
    option: [['mode', 'Mode', 'モード']],
  },
  mu: {
    option: [['bonus_cap', 'Highest bonus', 'ボーナスの上限']],
    card: [
      ['r6', 'red 6', '赤の6'],
      ['p0', 'purple 0', '紫の0'],
    ],
    trump: [
      ['7', 'all 7s', '数字の7'],
      ['none', 'no trump', '切り札なし'],
      ['b', 'blue', '青'],
    ],
  },
  lupus: {
    option: [['roles', 'Special roles', '特殊な役']],
    role: [['hamster', 'Hamster', 'ハムスター人間']],
  },
  little_witches: {
    option: [['mode', 'The teacher', '先生']],
    cell: [['c2r3', 'Column 2, row 3', '2列3段']],
    start: [['S4', 'Start 4', 'スタート4']],
    place: [
      ['c2r3', 'Column 2, row 3', '2列3段'],
      ['S4', 'Start 4', 'スタート4'],
    ],
    spot: [['c1r1-c2r1', 'the passage between Column 1, row 1 and Column 2, row 1', '1列1段と2列1段の間']],
  },
  witch_hunt: {
    option: [['jesters', 'Jesters', '道化師']],
    card: [['shell', 'shell', '貝がら']],
    place: [['tower', 'tower', '塔']],
    places: [['forest, cave', 'forest, cave', '森、洞窟']],
    specials: [['seer, seer', 'Seer, Seer', '占い師、占い師']],
  },
};

class Uses extends Visitor {
  /** What is put into the text, and what only decides between texts. */
  readonly shown = new Set<string>();
  readonly all = new Set<string>();
  override visitPlaceable(node: Placeable): void {
    if (node.expression.type === 'VariableReference') this.shown.add(node.expression.id.name);
    this.genericVisit(node);
  }
  override visitVariableReference(node: VariableReference): void {
    this.all.add(node.id.name);
  }
}

interface Refusal {
  readonly game: string;
  readonly key: string;
  readonly shown: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

/** The refusals that a person may read: those of the catalogues for which the client has no words of its own. */
function refusals(): Refusal[] {
  const own = new Map<string, Message>();
  const found: Refusal[] = [];
  const messages = (file: string): Message[] =>
    parse(readFileSync(resolve(root, file), 'utf8'), {}).body.filter(
      (one): one is Message => one.type === 'Message',
    );
  for (const one of messages('web/src/text/en.ftl')) own.set(one.id.name, one);
  for (const file of globSync('src/tasogare/{core,games/*}/text/en.ftl', { cwd: root })) {
    const game = /games\/(\w+)\//.exec(file)?.[1] ?? '';
    const here = messages(file);
    for (const one of here) {
      const key = /^(?:refused|record)-(.+)$/.exec(one.id.name)?.[1];
      if (!key) continue;
      const told = here.find((other) => other.id.name === `why-${key}`) ?? own.get(`why-${key}`) ?? one;
      const uses = new Uses();
      uses.visit(told.value!);
      found.push({ game, key, shown: uses.shown, all: uses.all });
    }
  }
  return found;
}

const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
const all = refusals();
const named = all.flatMap(({ game, ...one }) =>
  (game === '' ? GAMES : [game]).flatMap((of) =>
    [...one.shown]
      .filter((what) => !PLAIN.has(what))
      .flatMap((what) => ({ ...one, game: of, what, ways: NAMES[of]?.[what] ?? NAMES['']![what] })),
  ),
);

beforeAll(() => Promise.all(GAMES.map((game) => lang.load(game))));

describe('a refusal', () => {
  it('names nothing for which nobody has said how it is called', () => {
    expect(all.length).toBeGreaterThan(100);
    const nameless = named.filter(({ ways }) => !ways);
    expect(nameless.map(({ game, key, what }) => `${game} ${key} ${what}`)).toEqual([]);
  });

  it.each(LANGS)('calls tiles, cards, places, roles and seats as the board does, in %s', (now) => {
    lang.set(now);
    let seen = 0;
    for (const { game, key, what, all: params, ways } of named)
      for (const [wire, en, ja] of ways ?? []) {
        const rest = Object.fromEntries(
          [...params].map((name) => [name, NAMES[game]?.[name]?.[0]?.[0] ?? 97]),
        );
        const text = plain(inWords({ key, params: { ...rest, [what]: wire } }, game));
        const told = `${game} ${key}: ${text}`;
        expect(told).toContain(now === 'en' ? en : ja);
        if (now === 'ja' && typeof wire === 'string' && !ja.includes(wire))
          expect(text.split(/[^\w-]/), told).not.toContain(wire);
        expect(text, told).not.toMatch(/[{}_]/);
        seen++;
      }
    expect(seen).toBeGreaterThan(60);
  });
});
