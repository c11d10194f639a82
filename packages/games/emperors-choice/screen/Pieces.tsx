import type { CSSProperties, ReactNode } from 'react';
import type { Box } from '../box.ts';
import { tilePiece } from './faces.ts';
import sprite from './pieces.svg?raw';
import { useWords } from './words.ts';
import './pieces.css';

/** The drawn pieces of this game; stands once on the board. Everything else points into it with <use>. */
export function Pieces() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own, read at build time
  return <div className="ec-sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sprite }} />;
}
interface PieceProps {
  name: string; // a symbol of pieces.svg
  size?: number;
  high?: number; // when it is not square
  x?: number; // inside an SVG
  y?: number;
  className?: string;
  thing?: string; // where it can move
}
export function Piece({ name, size = 18, high, x, y, className, thing }: PieceProps) {
  return (
    <svg data-thing={thing} className={className} x={x} y={y} width={size} height={high ?? size} aria-hidden="true">
      <use href={`#ec-${name}`} />
    </svg>
  );
}
/** A bronze coin of points with its number. */
export function Points({ value, size = 20 }: { value: number; size?: number }) {
  const wide = value > 9;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="ec-points">
      <use href="#ec-vp" />
      <text x="12" y={wide ? 17.5 : 18.2} textAnchor="middle" className={wide ? 'ec-is-wide' : undefined}>
        {value}
      </text>
    </svg>
  );
}
interface OrderProps {
  number: number;
  size?: number;
  faded?: boolean;
  thing?: boolean; // the tile itself, not a picture of it
}
export function OrderTile({ number, size = 23, faded = false, thing = false }: OrderProps) {
  return (
    <svg
      data-thing={thing ? `order ${number}` : undefined}
      width={size}
      height={(size * 32) / 30}
      viewBox="0 0 30 32"
      aria-hidden="true"
      className={faded ? 'ec-order ec-faded' : 'ec-order'}
    >
      <use href="#ec-order" />
      <text x="15" y="22.6" textAnchor="middle">
        {number}
      </text>
    </svg>
  );
}
/** A Qin tile by its kind, with the numbers its pack gives it. */
interface TileProps {
  box: Box;
  kind: number;
  size?: number;
  thing?: string;
}
export function QinTile({ box, kind, size = 33, thing }: TileProps) {
  const { piece, mark, at } = tilePiece(box.tiles[kind]!);
  return (
    <svg data-thing={thing} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" className="ec-tile">
      <use href={`#ec-${piece}`} />
      {mark !== '' && (
        <text x={at[0]} y={at[1]} textAnchor="middle" className={`ec-mark-${piece}`}>
          {mark}
        </text>
      )}
    </svg>
  );
}
/** A term under its own name, beside the reader's; left out where the two are the same. */
export function Ja({ children, className }: { children: ReactNode; className?: string }) {
  if (!useWords().bilingual) return null;
  return (
    <span lang="ja" className={className}>
      {children}
    </span>
  );
}
/** CSS custom properties of one element. */
export const vars = (values: Record<`--${string}`, string | number>): CSSProperties => values as CSSProperties;
/** A row that is wider than a narrow screen: moved sideways by finger or, once it has the focus, by arrow keys. */
export function Pan({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays itself out as a block, and no landmark is wanted
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className="ec-pan" role="group" tabIndex={0} aria-label={label}>
      {children}
    </div>
  );
}
