/** The host's choices, made faster than the room answers. */
import { expect, test } from 'vitest';
import type { RoomView } from '$lib/wire';
import { Choosing } from '../src/room/choosing.svelte';

const fields = (given: Record<string, unknown>): RoomView['fields'] =>
  Object.entries({ rounds: 3, seconds: 60 }).map(([name, usual]) => ({
    name,
    kind: 'number',
    value: given[name] ?? usual,
    default: usual,
  }));

/** A room that answers when it is told to, and what it was asked. */
function slow(given: Record<string, unknown> = {}) {
  const asked: Record<string, unknown>[] = [];
  const answers: ((done: boolean) => void)[] = [];
  let view = { game: 'mu', given, fields: fields(given), places: [{}, {}, {}, {}] } as unknown as RoomView;
  const order = (sent: Record<string, unknown>): Promise<boolean> => {
    asked.push(sent);
    return new Promise((answer) => answers.push(answer));
  };
  return {
    asked,
    choosing: new Choosing(order as never, () => view),
    /** The room's answer to the first order that has none; with it comes the view. */
    async answer(done = true): Promise<void> {
      const { options, places } = asked[asked.length - answers.length] as { options: object; places: number };
      const now = { ...options };
      if (done) view = { ...view, given: now, fields: fields(now), places: Array(places).fill({}) as never };
      answers.shift()!(done);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

const values = (choosing: Choosing): unknown[] => choosing.fields.map((field) => field.value);

test('no choice is lost that comes before the room has answered the one before', async () => {
  const { asked, choosing, answer } = slow();
  void choosing.pick({ options: { ...choosing.options, rounds: 4 } });
  void choosing.pick({ options: { ...choosing.options, seconds: 90 } });
  void choosing.pick({ places: choosing.places + 1 });
  void choosing.pick({ places: choosing.places + 1 });
  expect(values(choosing)).toEqual([4, 90]);
  for (let each = 0; each < 4; each++) {
    await answer();
    expect(values(choosing), 'what was chosen stands there all the time').toEqual([4, 90]);
    expect(choosing.places).toBe(6);
  }
  expect(asked.at(-1)).toEqual({
    type: 'choose',
    game: 'mu',
    options: { rounds: 4, seconds: 90 },
    places: 6,
  });
});

test('what goes back to its usual value is shown so at once', () => {
  const { choosing } = slow({ rounds: 5 });
  expect(values(choosing)).toEqual([5, 60]);
  void choosing.pick({ options: {} });
  expect(values(choosing)).toEqual([3, 60]);
});

test('after a choice that is refused the room is shown as it is', async () => {
  const { choosing, answer } = slow();
  void choosing.pick({ options: { rounds: 0 } });
  expect(values(choosing)).toEqual([0, 60]);
  await answer(false);
  expect(values(choosing)).toEqual([3, 60]);
});
