import type { Box } from '../../box.ts';

/** Where the spaces of the route lie, in a field of 640 by 122 that may be stretched sideways. */
const WIDE = 640;
const START = 26;
const LENGTH = 568;
const xOf = (box: Box, space: number): number => START + (LENGTH * space) / box.end;
export const topOf = (_: Box, space: number): number => 64 + 7 * Math.sin(0.4 + space * 0.66);
export const leftOf = (box: Box, space: number): string => `${((100 * xOf(box, space)) / WIDE).toFixed(2)}%`;

/** A smooth line through the spaces: half-way points joined by curves that bend at the spaces. */
export function path(box: Box, from: number, to: number): string {
  const at = (space: number) => [xOf(box, space), topOf(box, space)] as const;
  const text = ([x, y]: readonly [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  let d = `M${text(at(from))}`;
  for (let space = from + 1; space < to; space++) {
    const [x, y] = at(space);
    const [u, v] = at(space + 1);
    d += `Q${text([x, y])} ${text([(x + u) / 2, (y + v) / 2])}`;
  }
  return `${d}L${text(at(to))}`;
}
const wave = (x: number, y: number) => `M${x} ${y}q6-5 12 0t12 0`;
const rows = [12, 32, 52, 72, 92, 112];
export const WATER = {
  waves: rows
    .flatMap((y, row) => Array.from({ length: 14 }, (_, i) => wave(50 * i + (row % 2 ? 15 : -10), y)))
    .join(''),
  isle: 'M540 132C552 108 566 100 574 98 576 76 584 58 592 44 596 36 600 30 604 26 610 34 614 44 618 54 622 44 628 38 634 34L648 44V132Z',
  peaks: 'M574 98C576 76 584 58 592 44 596 36 600 30 604 26 610 34 614 44 618 54 622 44 628 38 634 34L648 44',
};
