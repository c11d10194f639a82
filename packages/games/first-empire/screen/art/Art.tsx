import { classes } from '@tianxia/look';
import { memo } from 'react';
import pieces from './pieces.svg?raw';

/** The drawn pieces of this game; stands once on the board, everything else points into it. */
export const Pieces = memo(function Pieces() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own, read at build time
  return <div className="fe-sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: pieces }} />;
});

export interface Placed {
  x?: number; // inside another drawing
  y?: number;
  width: number;
  className?: string;
}
/** Height by width of each drawing. */
const TALL = {
  'gov-any': 40 / 32,
  'o-alch': 28 / 26,
  'o-arch': 28 / 26,
  'o-gen': 28 / 26,
  worker: 1,
  unrest: 26 / 24,
  gourd: 29 / 28,
  master: 30 / 28,
  'as-writing': 1,
  'as-currency': 1,
  'as-laws': 1,
  'as-alch': 1,
  'a-recruit': 1,
  'a-search': 1,
  'a-governor': 1,
  'a-hire': 1,
  'a-palace': 1,
  'a-wall': 1,
  'mk-writing': 29 / 28,
  'mk-currency': 29 / 28,
  'mk-laws': 29 / 28,
  'mk2-writing': 46 / 30,
  'mk2-currency': 46 / 30,
  'mk2-laws': 46 / 30,
  soldier: 39 / 28,
  coin: 1,
  flame: 28 / 24,
  price: 22 / 16,
  vessel: 1,
  anytoken: 1,
  plus: 1,
} as const;
export type ArtName = keyof typeof TALL;

export function Art({ name, x, y, width, className }: Placed & { name: ArtName }) {
  return (
    <svg x={x} y={y} width={width} height={width * TALL[name]} className={className} aria-hidden="true">
      <use href={`#fe-${name}`} />
    </svg>
  );
}

/** Pieces of a seat: the body in its colour, its emblem where it reads. */
const BODIES = {
  gov: { box: [32, 40], emblem: [11, 25, 10] },
  pal: { box: [42, 36], emblem: [16.75, 20.25, 8.5] },
  wal: { box: [42, 30], emblem: [15.5, 11, 11] },
  sol: { box: [28, 39], emblem: [8.25, 23.75, 11.5] },
  ship: { box: [45, 44], emblem: [17.5, 10.5, 12] },
} as const;
export type Body = keyof typeof BODIES;

interface PieceProps extends Placed {
  body: Body;
  colour: string;
  thing?: string; // its key, where it is a piece that moves
  from?: string; // where it comes from when it is new
}
export function Piece({ body, colour, x, y, width, className, thing, from }: PieceProps) {
  const { box, emblem } = BODIES[body];
  const [wide, high] = box;
  const [left, top, size] = emblem;
  return (
    <svg
      x={x}
      y={y}
      width={width}
      height={(width * high) / wide}
      viewBox={`0 0 ${wide} ${high}`}
      className={classes(`seat-${colour}`, className)}
      data-thing={thing}
      data-from={from}
      aria-hidden="true"
    >
      <use href={`#fe-${body}`} />
      <use href={`#fe-em-${colour}`} x={left} y={top} width={size} height={size} />
    </svg>
  );
}
