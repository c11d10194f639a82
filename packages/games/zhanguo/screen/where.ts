/** Where things lie on the drawn map, in its own units. */
export interface Rect {
  x: number;
  y: number;
  wide: number;
  high: number;
}
interface RegionPlan {
  land: Rect; // what answers a press
  name: readonly [x: number, y: number];
  majority: readonly [x: number, y: number];
  palaces: readonly [x: number, y: number];
  squares: readonly [x: number, y: number];
  open: Rect;
}
const PALACE_STEP = 28;
const SQUARE = 35;
const SQUARE_STEP = 38;
const narrow = { wide: 108, high: 48 };
const broad = { wide: 156, high: 52 };

export const regionPlans: readonly RegionPlan[] = [
  {
    land: { x: 67, y: 92, wide: 122, high: 238 },
    name: [75, 129],
    majority: [186, 126],
    palaces: [75, 162],
    squares: [73, 180],
    open: { x: 74, y: 230, ...narrow },
  },
  {
    land: { x: 193, y: 90, wide: 114, high: 240 },
    name: [197, 127],
    majority: [305, 124],
    palaces: [197, 160],
    squares: [195, 178],
    open: { x: 196, y: 228, ...narrow },
  },
  {
    land: { x: 311, y: 94, wide: 117, high: 236 },
    name: [317, 131],
    majority: [425, 128],
    palaces: [317, 164],
    squares: [315, 182],
    open: { x: 316, y: 232, ...narrow },
  },
  {
    land: { x: 246, y: 346, wide: 180, high: 216 },
    name: [256, 397],
    majority: [302, 434],
    palaces: [310, 400],
    squares: [308, 416],
    open: { x: 266, y: 470, ...broad },
  },
  {
    land: { x: 10, y: 342, wide: 228, high: 220 },
    name: [72, 393],
    majority: [114, 430],
    palaces: [122, 396],
    squares: [120, 412],
    open: { x: 78, y: 466, ...broad },
  },
];
export const palaceAt = (region: number, slot: number): readonly [x: number, y: number] => {
  const [x, y] = regionPlans[region]!.palaces;
  return [x + slot * PALACE_STEP, y];
};
export function squareAt(region: number, square: number): Rect {
  const [x, y] = regionPlans[region]!.squares;
  return { x: x + square * SQUARE_STEP, y, wide: SQUARE, high: SQUARE };
}
/** A wall section: its frame, its tile, and three slots from one rod to three. */
interface SectionPlan {
  frame: Rect;
  tile: Rect;
  slots: readonly Rect[];
  upright: boolean; // slots under one another
}
const upright = (y: number): SectionPlan => ({
  frame: { x: 2, y, wide: 60, high: 138 },
  tile: { x: 5, y: y + 3, wide: 54, high: 46 },
  slots: [0, 1, 2].map(i => ({ x: 5, y: y + 52 + 28 * i, wide: 54, high: 26 })),
  upright: true,
});
const flat = (x: number): SectionPlan => ({
  frame: { x, y: 5, wide: 90, high: 78 },
  tile: { x: x + 3, y: 8, wide: 84, high: 30 },
  slots: [0, 1, 2].map(i => ({ x: x + 3 + 28.5 * i, y: 41, wide: 27, high: 39 })),
  upright: false,
});
export const sectionPlans: readonly SectionPlan[] = [
  upright(96),
  upright(239),
  flat(64),
  flat(157),
  flat(250),
  flat(343),
];
