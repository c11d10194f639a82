/** Outlines of areas made of squares: trace the union, inset it, round its corners. Draws lands, provinces, highlights. */

export type Square = readonly [column: number, row: number];
type Point = readonly [x: number, y: number];

export interface OutlineLook {
  size: number; // the side of a square
  inset?: number; // how far inside the edge the line runs; negative runs outside
  radius?: number; // of the rounded corners
  x?: number; // where square 0,0 begins
  y?: number;
}

/** An SVG path around the union of the squares, one closed line per edge, holes included. */
export function outline(squares: Iterable<Square>, { size, inset = 0, radius = 0, x = 0, y = 0 }: OutlineLook): string {
  return trace(squares)
    .map(corners => shrink(corners, size, inset))
    .map(points => rounded(points, radius, x, y))
    .join('');
}

/** The corners of every edge line in grid units, the inside always on the right hand. */
export function trace(squares: Iterable<Square>): Point[][] {
  const held = new Set<string>();
  for (const [column, row] of squares) held.add(`${column},${row}`);
  const has = (column: number, row: number) => held.has(`${column},${row}`);
  // from each corner, the unit steps of the border that start there, as directions 0 right, 1 down, 2 left, 3 up
  const steps = new Map<string, number[]>();
  const add = (column: number, row: number, direction: number) => {
    const at = `${column},${row}`;
    steps.set(at, [...(steps.get(at) ?? []), direction]);
  };
  for (const key of held) {
    const [column = 0, row = 0] = key.split(',').map(Number);
    if (!has(column, row - 1)) add(column, row, 0);
    if (!has(column + 1, row)) add(column + 1, row, 1);
    if (!has(column, row + 1)) add(column + 1, row + 1, 2);
    if (!has(column - 1, row)) add(column, row + 1, 3);
  }
  const lines: Point[][] = [];
  for (const [start, out] of steps) {
    while (out.length > 0) lines.push(follow(start, steps));
  }
  return lines;
}

const across = [1, 0, -1, 0];
const along = [0, 1, 0, -1];

function follow(start: string, steps: Map<string, number[]>): Point[] {
  let [column = 0, row = 0] = start.split(',').map(Number);
  const corners: Point[] = [];
  let facing = -1;
  let first = -1;
  for (;;) {
    const out = steps.get(`${column},${row}`) ?? [];
    // where squares meet at a corner only, turning right keeps them apart: corner contact is no contact
    const next = facing < 0 ? 0 : Math.max(0, out.indexOf((facing + 1) % 4));
    const direction = out.splice(next, 1)[0] ?? 0;
    if (direction !== facing) corners.push([column, row]);
    if (first < 0) first = direction;
    facing = direction;
    column += across[direction] ?? 0;
    row += along[direction] ?? 0;
    if (`${column},${row}` === start && (steps.get(start) ?? []).indexOf((facing + 1) % 4) < 0) break;
  }
  // the walk may have begun in the middle of a straight edge
  if (facing === first) corners.shift();
  return corners;
}

/** Moves every edge inwards; the inside is on the right hand. */
function shrink(corners: readonly Point[], size: number, inset: number): Point[] {
  return corners.map((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] ?? corner;
    const after = corners[(i + 1) % corners.length] ?? corner;
    const [inX, inY] = unit(before, corner);
    const [outX, outY] = unit(corner, after);
    return [corner[0] * size + inset * (-inY - outY), corner[1] * size + inset * (inX + outX)];
  });
}

function unit(from: Point, to: Point): Point {
  return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
}

function rounded(points: readonly Point[], radius: number, x: number, y: number): string {
  const words: string[] = [];
  points.forEach((point, i) => {
    const before = points[(i + points.length - 1) % points.length] ?? point;
    const after = points[(i + 1) % points.length] ?? point;
    const r = Math.min(radius, length(before, point) / 2, length(point, after) / 2);
    const [inX, inY] = unit(before, point);
    const [outX, outY] = unit(point, after);
    const from = at(x + point[0] - inX * r, y + point[1] - inY * r);
    words.push(`${i === 0 ? 'M' : 'L'}${from}`);
    if (r === 0) return;
    const clockwise = inX * outY - inY * outX > 0 ? 1 : 0;
    words.push(`A${short(r)} ${short(r)} 0 0 ${clockwise} ${at(x + point[0] + outX * r, y + point[1] + outY * r)}`);
  });
  return `${words.join('')}Z`;
}

const length = (from: Point, to: Point) => Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
const short = (n: number) => Math.round(n * 100) / 100;
const at = (x: number, y: number) => `${short(x)} ${short(y)}`;
