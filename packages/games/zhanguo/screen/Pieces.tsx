import type { ThingKey } from '@tianxia/board';
import sprite from './sprite.svg?raw';
import './pieces.css';

/** ZhanGuo's own drawings, once on the page; everything else points into them with <use>. */
export function Pieces() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own, read at build time
  return <div className="zg-sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sprite }} />;
}

interface ArtProps {
  name: string; // a symbol of sprite.svg without its prefix: 'a-wall', 'cube-red'
  width: number;
  height?: number;
  className?: string;
  x?: number; // inside another drawing
  y?: number;
  thing?: ThingKey | undefined; // a piece that can move
  from?: ThingKey | undefined; // where it comes from when it is new
}
/** One drawing. Words beside it, or the label of its button, say what it means. */
export function Art({ name, width, height = width, className, x, y, thing, from }: ArtProps) {
  const box = { x, y, width, height };
  return (
    <svg className={className} {...box} aria-hidden="true" data-thing={thing} data-from={from}>
      <use href={`#zg-${name}`} />
    </svg>
  );
}

const SHAPES = { gov: [32, 40], pal: [42, 36], wal: [42, 30] } as const;
interface SeatPieceProps {
  kind: keyof typeof SHAPES; // Governor, Palace, Wall
  colour: string;
  width: number;
  x?: number;
  y?: number;
  thing?: ThingKey;
}
/** A piece of one player. */
export function SeatPiece({ kind, colour, width, ...rest }: SeatPieceProps) {
  const [wide, high] = SHAPES[kind];
  return (
    <Art
      name={`${kind}-${colour}`}
      width={width}
      height={(width * high) / wide}
      className={`seat-${colour}`}
      {...rest}
    />
  );
}
