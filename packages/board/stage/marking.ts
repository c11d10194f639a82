/** Where a number of the last moves stands on what it marks: measures alone. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const MARK = 20; // pixels: as wide and high as in stage.css
const STEP = 22; // marks on one thing stand side by side
const MOST = 3; // on one thing: of what went on longest, the last say where
export const SMALL = 34; // a mark on so small a thing would cover it, or the name above it
export const WIDE = 360; // at the corner of so wide a place nobody would look for a small thing
const OVER = 17; // so far a mark stands above its corner
const ACROSS = 8; // and so far to its left

/** Where each of the deeds is marked, on the first thing it touched that has room for it, and how many stand to the right of it there. */
export function marksOn<At>(touched: readonly (readonly At[])[]): ({ at: At; after: number } | undefined)[] {
  const many = new Map<At, number>();
  return touched
    .toReversed()
    .map(things => {
      const at = things.find(thing => (many.get(thing) ?? 0) < MOST);
      if (at === undefined) return undefined;
      const after = many.get(at) ?? 0;
      many.set(at, after + 1);
      return { at, after };
    })
    .reverse();
}
/** Where marks of a thing may stand, the usual corner first: above its right one; at the foot of one that is small both ways. */
export function cornersOf({ left, right, top, bottom }: Box): (readonly [x: number, y: number])[] {
  const isSmall = right - left < SMALL && bottom - top < SMALL;
  const above = [right, top] as const;
  const foot = [left, bottom] as const;
  const inside = [right - MARK + ACROSS, top + OVER] as const;
  const under = [right - MARK + ACROSS, bottom + OVER] as const;
  return [...(isSmall ? [foot, above] : [above, foot]), [left, top], under, [left, bottom + OVER], inside];
}
/** The boxes of a mark at each of these corners, whole inside the board; what is scrolled out of it takes its mark along. */
export function boxesAt(thing: Box, after: number, frame: Box): Box[] {
  return cornersOf(thing).map(([x, y]) => {
    const left = Math.max(frame.left, Math.min(x - ACROSS, frame.right - MARK - 1)) - after * STEP;
    const top = y < frame.top ? y - OVER : Math.max(frame.top + 1, y - OVER);
    return { left, right: left + MARK, top, bottom: top + MARK };
  });
}
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The first corner at which so many marks of a thing cover least of what is taken, and are cut off least. */
export function freest(thing: Box, many: number, taken: readonly Box[], frame: Box): number {
  const coveredBy = (box: Box) =>
    taken.reduce((sum, other) => sum + overlap(box, other), MARK * MARK - overlap(box, frame));
  const each = Array.from({ length: many }, (_, after) => boxesAt(thing, after, frame).map(coveredBy));
  const covered = cornersOf(thing).map((_, corner) => each.reduce((sum, one) => sum + one[corner]!, 0));
  return covered.indexOf(Math.min(...covered));
}
