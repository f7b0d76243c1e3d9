import { expect, it } from 'vitest';
import { BLANK, judged, read, turned, write } from './notes';

const circle = ['triangle', 'red'] as ['triangle', 'red'];
const own = (a: boolean, b: boolean) => ({ circle, a, b });

it('turns a mark from possible to crossed out, to sure, and back', () => {
  const out = turned(BLANK, circle);
  expect(judged(out, own(true, true)).mark).toBe('out');
  const sure = turned(out, circle);
  expect(judged(sure, own(true, true)).mark).toBe('sure');
  expect(turned(sure, circle)).toEqual(BLANK);
});

it('crosses nothing out by itself unless asked to', () => {
  expect(judged(BLANK, own(false, false))).toEqual({ mark: 'open', byItself: false, may: [] });
});

it('crosses out by what lies face up, where asked, and tells what may still be', () => {
  const auto = { ...BLANK, auto: true };
  expect(judged(auto, own(false, false))).toEqual({ mark: 'out', byItself: true, may: [] });
  expect(judged(auto, own(true, false)).may).toEqual(['A']);
  expect(judged(turned(auto, circle), own(true, true))).toMatchObject({ mark: 'out', byItself: false });
});

it('reads what was written, and takes anything else for blank', () => {
  const notes = { ...turned(BLANK, circle), auto: true, text: 'memo' };
  expect(read(write(notes))).toEqual(notes);
  expect(read('memo')).toEqual({ ...BLANK, text: 'memo' });
  for (const odd of [null, 3, [], { marks: 3 }, { marks: { a: 'huge' } }]) expect(read(odd)).toEqual(BLANK);
});
