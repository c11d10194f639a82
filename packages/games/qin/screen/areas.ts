import type { Square } from '@tianxia/look';
import { isMajor } from '../facts/pagodas.ts';
import type { Box } from '../geography.ts';
import { NOBODY } from '../land.ts';
import { COLOURS, type Geography, isTerritory } from '../squares.ts';
import type { State } from '../state.ts';

/** Same-coloured neighbours as one shape. */
export interface Area {
  name: number; // the square it is named after: it stays when the area grows, so its pagoda stands there
  colour: Exclude<(typeof COLOURS)[number], ''>;
  squares: number[];
  owner: number; // NOBODY for a lone territory
  pagodas: number;
  major: boolean;
}

export const cellOf = ({ wide }: { wide: number }, square: number): Square => [
  square % wide,
  Math.floor(square / wide),
];

export function areasOf(view: State, box: Box): Area[] {
  const areas = new Map<number, Area>();
  view.area.forEach((name, square) => {
    if (name < 0) return;
    const known = areas.get(name);
    if (known !== undefined) known.squares.push(square);
    else
      areas.set(name, {
        name,
        colour: COLOURS[view.ground[square]!] as Area['colour'],
        squares: [square],
        owner: view.owner[name]!,
        pagodas: view.pagodas[name]!,
        major: view.owner[name] !== NOBODY && isMajor(view.size[name]!, box.major),
      });
  });
  return [...areas.values()];
}

/** The seams inside an area: edges between two of its squares, as [column, row, down]. */
export function seamsOf(box: Geography, squares: readonly number[]): (readonly [Square, down: boolean])[] {
  const held = new Set(squares);
  return squares.flatMap(q => {
    const right = box.secondSquare[q * 4]!;
    const below = box.secondSquare[q * 4 + 1]!;
    return [
      ...(held.has(right) ? [[cellOf(box, right), true] as const] : []),
      ...(held.has(below) ? [[cellOf(box, below), false] as const] : []),
    ];
  });
}
export const startsOf = (box: Geography): number[] =>
  box.start.flatMap((what, square) => (isTerritory(what) ? [square] : []));

/** Squares of the same printed kind that touch, such as ponds. */
export function pondsOf(box: Geography, what: number): number[][] {
  const ponds: number[][] = [];
  box.start.forEach((kind, q) => {
    if (kind !== what || ponds.some(pond => pond.includes(q))) return;
    const pond = [q];
    for (const part of pond)
      for (let d = 0; d < 4; d++) {
        const n = box.secondSquare[part * 4 + d]!;
        if (n >= 0 && box.start[n] === what && !pond.includes(n)) pond.push(n);
      }
    ponds.push(pond);
  });
  return ponds;
}
