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
/** So many squares wide and high, of an element that lies over the drawing. */
export const sized = (size: Size, across: number, along: number): CSSProperties => ({
  width: `${(100 * across * CELL) / widthOf(size)}%`,
  height: `${(100 * along * CELL) / heightOf(size)}%`,
});
export const fieldBox = (size: Size): string => `0 0 ${widthOf(size)} ${heightOf(size)}`;
