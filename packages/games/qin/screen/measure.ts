import type { CSSProperties } from 'react';

/** The drawing's own units: the page scales it. */
export const CELL = 50;
export const EDGE = 36; // frame and coordinates around the squares

interface Size {
  wide: number;
  high: number;
}
export const widthOf = ({ wide }: Size): number => wide * CELL + 2 * EDGE;
export const heightOf = ({ high }: Size): number => high * CELL + 2 * EDGE;
export const atColumn = (column: number): number => EDGE + column * CELL;
export const atRow = (row: number): number => EDGE + row * CELL;

/** Where an element stands that lies over the drawing, in squares from the upper left one. */
export const over = (size: Size, column: number, row: number): CSSProperties => ({
  left: `${(100 * atColumn(column)) / widthOf(size)}%`,
  top: `${(100 * atRow(row)) / heightOf(size)}%`,
});
export const ground = { size: CELL, x: EDGE, y: EDGE };
