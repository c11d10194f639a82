const LEAST = 1e-4; // no chance is thought smaller: one surprise must not outweigh all else

/**
 * Chances to win that were learned in games with many slips are too cautious where a game is nearly decided. They are made surer the
 * farther the best of them stands out; even ones stay as they are, and they still add up to 1.
 */
export function surer(wins: readonly number[], by: number): number[] {
  if (wins.length < 2) return [...wins];
  const even = 1 / wins.length;
  const power = Math.max(0, 1 + (by * (Math.max(...wins) - even)) / (1 - even));
  const powers = wins.map(win => Math.max(LEAST, win) ** power);
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map(one => one / sum);
}
