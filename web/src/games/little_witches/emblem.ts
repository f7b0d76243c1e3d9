/** How a cell is painted: the three parts of each shape, around the middle, and where their letters stand. */
import type { Cell } from './types';

export interface Part {
  readonly d: string;
  readonly x: number;
  readonly y: number;
}

export const EMBLEM: Readonly<
  Record<Cell['shape'], { readonly edge: string; readonly parts: readonly Part[] }>
> = {
  circle: {
    edge: 'M20 0A20 20 0 1 1 -20 0A20 20 0 1 1 20 0z',
    parts: [
      { d: 'M0 0L-17.3 -10A20 20 0 0 1 17.3 -10z', x: 0, y: -7.8 },
      { d: 'M0 0L17.3 -10A20 20 0 0 1 0 20z', x: 9.7, y: 9 },
      { d: 'M0 0L0 20A20 20 0 0 1 -17.3 -10z', x: -9.7, y: 9 },
    ],
  },
  triangle: {
    edge: 'M0 -23L23 18H-23z',
    parts: [
      { d: 'M0 4.3L11.5 -2.5 0 -23 -11.5 -2.5z', x: 0, y: -5.1 },
      { d: 'M0 4.3V18H23L11.5 -2.5z', x: 11.6, y: 14.6 },
      { d: 'M0 4.3L-11.5 -2.5 -23 18H0z', x: -11.6, y: 14.6 },
    ],
  },
  square: {
    edge: 'M-18.5 -18.5h37v37h-37z',
    parts: [
      { d: 'M-18.5 -18.5h12.33v37h-12.33z', x: -12.3, y: 3.4 },
      { d: 'M-6.17 -18.5h12.33v37h-12.33z', x: 0, y: 3.4 },
      { d: 'M6.17 -18.5h12.33v37h-12.33z', x: 12.3, y: 3.4 },
    ],
  },
};
