/** The colours a seat may have, each with the shape that always travels with it. */
export const seatShapes = {
  blue: 'circle',
  red: 'square',
  purple: 'triangle',
  yellow: 'diamond',
  green: 'star',
  black: 'hexagon',
  white: 'blossom',
} as const;

export type SeatColour = keyof typeof seatShapes;

export const seatColours = Object.keys(seatShapes) as SeatColour[];
