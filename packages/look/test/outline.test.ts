import { describe, expect, it } from 'vitest';
import { outline, type Square, trace } from '../outline.ts';

/** Twice the signed area, by the shoelace sum: positive when walked clockwise on the screen. */
const area = (corners: readonly (readonly [number, number])[]) =>
  corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0) / 2;

describe('outline', () => {
  it('draws one square as a square', () => {
    expect(outline([[0, 0]], { size: 50 })).toBe('M0 0L50 0L50 50L0 50Z');
  });

  it('insets every edge and rounds every corner', () => {
    expect(outline([[0, 0]], { size: 50, inset: 4, radius: 6 })).toBe(
      'M4 10A6 6 0 0 1 10 4L40 4A6 6 0 0 1 46 10L46 40A6 6 0 0 1 40 46L10 46A6 6 0 0 1 4 40Z',
    );
  });

  it('moves the whole by x and y', () => {
    expect(outline([[1, 0]], { size: 10, x: 5, y: 7 })).toBe('M15 7L25 7L25 17L15 17Z');
  });

  it('never rounds more than half an edge', () => {
    expect(outline([[0, 0]], { size: 10, radius: 99 })).toContain('A5 5');
  });

  it('melts neighbours into one line without a seam', () => {
    const domino = trace([
      [0, 0],
      [1, 0],
    ]);
    expect(domino).toHaveLength(1);
    expect(domino[0]).toHaveLength(4);
  });

  it('rounds an inner corner the other way', () => {
    const bend: Square[] = [
      [0, 0],
      [0, 1],
      [1, 1],
    ];
    expect(trace(bend)[0]).toHaveLength(6);
    expect(outline(bend, { size: 50, radius: 6 }).match(/ 0 0 0 /g)).toHaveLength(1);
    expect(outline(bend, { size: 50, radius: 6 }).match(/ 0 0 1 /g)).toHaveLength(5);
  });

  it('keeps squares apart that touch at a corner only', () => {
    const lines = trace([
      [0, 0],
      [1, 1],
    ]);
    expect(lines.map(line => line.length)).toEqual([4, 4]);
  });

  it('walks round a hole the other way', () => {
    const ring: Square[] = [];
    for (let column = 0; column < 3; column++)
      for (let row = 0; row < 3; row++) if (column !== 1 || row !== 1) ring.push([column, row]);
    const areas = trace(ring).map(area);
    expect(areas.sort((a, b) => a - b)).toEqual([-1, 9]);
  });

  it('begins well even in the middle of an edge', () => {
    const tee: Square[] = [
      [1, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ];
    expect(trace(tee)).toHaveLength(1);
    expect(trace(tee)[0]).toHaveLength(8);
  });

  it('encloses as much as the squares cover, whatever they are', () => {
    let seed = 7;
    const rand = (below: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    for (let round = 0; round < 200; round++) {
      const squares = new Map<string, Square>();
      for (let i = 0; i < 1 + rand(30); i++) {
        const square: Square = [rand(7), rand(7)];
        squares.set(square.join(), square);
      }
      const lines = trace(squares.values());
      expect(lines.map(area).reduce((sum, one) => sum + one, 0)).toBe(squares.size);
      for (const line of lines) expect(line.length % 2).toBe(0);
    }
  });

  it('draws nothing for nothing', () => {
    expect(outline([], { size: 50 })).toBe('');
  });
});
