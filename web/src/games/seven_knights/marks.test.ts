import { describe, expect, it } from 'vitest';
import { BLANK, mark, read, turned, write } from './marks';

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

  it('are blank where something else was kept', () => {
    for (const kept of [null, 'text', 7, [], { marks: null, text: 3 }]) expect(read(kept)).toEqual(BLANK);
  });
});
