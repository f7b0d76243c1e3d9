/** The teacher's private sheet follows the trail that is being built up. */
import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { fakePlay, sheet, view } from './fakes';
import type { Act, Kind } from './house';
import TeacherSheet from './TeacherSheet.svelte';

const lay = (kind: Kind, cell: string): Act => ({ type: 'lay', kind, cell });

/** What the sheet tells of circle A, the red one: c1r1, c4r1, c3r3, c5r3, c5r5, c3r6. */
async function told(draft: readonly Act[]): Promise<string[]> {
  const play = fakePlay(view({ sheet: sheet() }), { seat: 0, asked: true });
  const shown = mount(TeacherSheet, { target: document.body, props: { play, draft } });
  const lines = [...document.querySelectorAll('section:first-child p')].map((line) =>
    line.textContent.trim().replaceAll(/\s+/g, ' '),
  );
  await unmount(shown);
  return lines;
}

it('tells what is laid, what is still to lay, and which of that is in line', async () => {
  const [laid, spare, left, line] = await told([]);
  expect([laid, spare]).toEqual(['0 of 6 traces laid', 'It may stay in the box for one more round.']);
  expect(left).toContain('Column 3, row 3');
  expect(line).toBe('Cells in line: Column 3, row 3');
});

it('goes on from the last chip of the draft', async () => {
  const [laid, , left, line] = await told([lay('A', 'c3r3'), lay('herb', 'c3r5')]);
  expect(laid).toBe('1 of 6 traces laid');
  expect(left).not.toContain('Column 3, row 3');
  expect(line).toBe('Cells in line: Column 5, row 3, Column 5, row 5, Column 3, row 6');
});
