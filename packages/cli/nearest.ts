/** How many letters must change to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length]!;
}
/** ` (did you mean "games"?)`, when one of the known words is near enough to be meant. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = (candidate: string) =>
    candidate.startsWith(word) && word !== '' ? 0 : distance(word.toLowerCase(), candidate);
  const best = [...known].sort((a, b) => near(a) - near(b))[0];
  return best !== undefined && near(best) <= Math.max(1, Math.floor(word.length / 2))
    ? ` (did you mean "${best}"?)`
    : '';
}
