/** By direction of a place (right, down, left, up): one step across and along. */
export const DIRECTIONS_XY: readonly (readonly [across: number, along: number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];
