/** Round numbers for an axis, from below the least to above the most: 0, 20, 40. */
export function ticksFor(least: number, most: number, wanted = 4): number[] {
  const span = Math.max(1, most - least);
  const rough = span / wanted;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map(n => n * size).find(one => one >= rough) ?? 10 * size);
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}
/** Labels that would overlap move apart, as little as possible, in their order; all stay between 0 and `high`. */
export function apart(places: readonly number[], gap: number, high: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  const moved = [...places];
  order.forEach((i, k) => {
    const above = k === 0 ? 0 : moved[order[k - 1]!]! + gap;
    moved[i] = Math.max(moved[i]!, above);
  });
  order.toReversed().forEach((i, k, down) => {
    const below = k === 0 ? high : moved[down[k - 1]!]! - gap;
    moved[i] = Math.min(moved[i]!, below);
  });
  return moved;
}
