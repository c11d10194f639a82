export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
const GAP = 8;
const EDGE = 6;
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Where a tip of this size lies beside a box: over it, under it, right or left of it, never on it while there is room. */
export function besideBox(
  box: Box,
  size: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'width' | 'height'>,
): Pick<Box, 'left' | 'top'> {
  const { width, height } = size;
  const left = clamp(box.left + (box.width - width) / 2, EDGE, view.width - width - EDGE);
  const top = clamp(box.top + (box.height - height) / 2, EDGE, view.height - height - EDGE);
  const above = box.top - GAP - height;
  const below = box.top + box.height + GAP;
  const right = box.left + box.width + GAP;
  const before = box.left - GAP - width;
  if (above >= EDGE) return { left, top: above };
  if (below + height + EDGE <= view.height) return { left, top: below };
  if (right + width + EDGE <= view.width) return { left: right, top };
  if (before >= EDGE) return { left: before, top };
  return { left, top: box.top > view.height - below ? EDGE : view.height - height - EDGE };
}
