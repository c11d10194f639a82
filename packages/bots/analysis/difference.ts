export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How far the one is ahead of the other, round by round with the same luck, and the standard error of that. */
export function ahead(one: readonly number[], other: readonly number[]): { by: number; error: number } {
  const differences = one.map((value, round) => value - other[round]!);
  const by = mean(differences);
  const spread = mean(differences.map(difference => (difference - by) ** 2));
  return { by, error: Math.sqrt(spread / Math.max(1, differences.length - 1)) };
}
