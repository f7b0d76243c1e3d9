import { describe, expect, it } from 'vitest';
import { BLANK, guess, mark, noted, read, turned, write, type Notes } from './marks';

describe('marks', () => {
  it('go from possible to ruled out to sure and back', () => {
    const once = turned(BLANK, 1, 2, 4);
    const twice = turned(once, 1, 2, 4);
    expect([mark(BLANK, 1, 2, 4), mark(once, 1, 2, 4), mark(twice, 1, 2, 4)]).toEqual([
      'open',
      'out',
      'sure',
    ]);
    expect(mark(turned(twice, 1, 2, 4), 1, 2, 4)).toBe('open');
  });

  it('leave other numbers, tiles and rounds alone', () => {
    const notes = turned(turned(BLANK, 1, 2, 4), 1, 2, 0);
    expect(mark(notes, 1, 2, 4)).toBe('out');
    expect(mark(notes, 1, 2, 0)).toBe('out');
    expect(mark(notes, 1, 2, 3)).toBe('open');
    expect(mark(notes, 1, 1, 4)).toBe('open');
    expect(mark(notes, 2, 2, 4)).toBe('open');
  });

  it('come back as they were written', () => {
    const notes = { ...turned(BLANK, 3, 7, 7), text: 'A < B?', seen: 2, pledged: true };
    expect(read(JSON.parse(JSON.stringify(write(notes))))).toEqual(notes);
  });

  it('fit into what the server keeps, with every mark made', () => {
    let notes = { ...BLANK, text: '字'.repeat(2000) };
    for (const round of [1, 2, 3])
      for (let tile = 0; tile < 8; tile++)
        for (let value = 0; value < 8; value++)
          notes = { ...turned(notes, round, tile, value), text: notes.text };
    expect(JSON.stringify(write(notes)).length).toBeLessThan(4000);
  });

  const marked = (...values: number[]): Notes =>
    values.reduce((notes, value) => turned(notes, 1, 2, value), BLANK);
  const pool = [0, 1, 2, 3];

  it('come, once the tile is known, to a right guess, a wrong one, or one that could not tell', () => {
    expect(guess(BLANK, 1, 2, pool, 3)).toBeNull();
    expect(guess(marked(1), 1, 2, pool, 3)).toEqual({ values: [0, 2, 3], sure: false, right: null });
    expect(guess(marked(3), 1, 2, pool, 3)).toEqual({ values: [0, 1, 2], sure: false, right: false });
    expect(guess(marked(0, 1, 2), 1, 2, pool, 3)).toEqual({ values: [3], sure: false, right: true });
    expect(guess(marked(3, 3), 1, 2, pool, 3)).toEqual({ values: [3], sure: true, right: true });
    expect(guess(marked(2, 2, 1), 1, 2, pool, 3)).toEqual({ values: [2], sure: true, right: false });
    expect(guess(marked(1), 2, 2, pool, 3), 'of another round').toBeNull();
  });

  it('can be shown where there are any, in words or by signs of that round', () => {
    expect(noted(BLANK, 1)).toBe(false);
    expect(noted(marked(1), 1)).toBe(true);
    expect(noted(marked(1), 2)).toBe(false);
    expect(noted(marked(1, 1, 1), 1), 'taken back').toBe(false);
    expect(noted({ ...BLANK, text: ' ' }, 1)).toBe(false);
    expect(noted({ ...BLANK, text: 'B lies' }, 2)).toBe(true);
  });

  it('are blank where something else was kept', () => {
    for (const kept of [null, 'text', 7, [], { marks: null, text: 3 }]) expect(read(kept)).toEqual(BLANK);
  });
});
