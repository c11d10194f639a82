/** What two players made of the games between them: wins of the first, half for a draw. */
export interface Met {
  a: number;
  b: number;
  wins: number;
  games: number;
}
export interface Rated {
  rating: number;
  low: number; // of the 95 % interval
  high: number;
}
const SCALE = 400 / Math.LN10; // points of a rating for a factor e
const ROUNDS = 200;
const VIRTUAL = 0.5; // games drawn between two who have met: without them nobody who never lost has a rating

/** Ratings after Bradley and Terry: how likely a beats b follows from their difference alone. The mean is 0. */
export function ratingsOf(met: readonly Met[], players: number): number[] {
  const strength = Array<number>(players).fill(1);
  for (let round = 0; round < ROUNDS; round++)
    for (let player = 0; player < players; player++) {
      let won = 0;
      let expected = 0;
      for (const { a, b, wins, games } of met) {
        if ((a !== player && b !== player) || games === 0) continue;
        won += (a === player ? wins : games - wins) + VIRTUAL / 2;
        expected += (games + VIRTUAL) / (strength[a]! + strength[b]!);
      }
      if (expected > 0) strength[player] = won / expected;
    }
  const logs = strength.map(x => Math.log(x) * SCALE);
  const mean = logs.reduce((sum, x) => sum + x, 0) / players;
  return logs.map(x => x - mean);
}

/**
 * Ratings with intervals, set so that the player `anchor` has `height`. A deal is played from every seat, and its games are no more
 * independent than that, so whole deals are drawn again and again.
 */
export function withIntervals(
  deals: readonly (readonly Met[])[],
  players: number,
  anchor: number,
  height: number,
  draw: (below: number) => number,
  samples = 300,
): Rated[] {
  const rate = (some: readonly (readonly Met[])[]) => {
    const ratings = ratingsOf(added(some.flat()), players);
    return ratings.map(rating => rating - ratings[anchor]! + height);
  };
  const rated = rate(deals);
  const drawn = Array.from({ length: samples }, () => rate(deals.map(() => deals[draw(deals.length)]!)));
  return rated.map((rating, player) => {
    const sorted = drawn.map(ratings => ratings[player]!).sort((x, y) => x - y);
    const at = (share: number) => sorted[Math.min(samples - 1, Math.floor(share * samples))] ?? rating;
    return { rating, low: Math.min(rating, at(0.025)), high: Math.max(rating, at(0.975)) };
  });
}
/** All games of each two together. */
export function added(met: readonly Met[]): Met[] {
  const sums = new Map<string, Met>();
  for (const one of met) {
    const key = `${one.a} ${one.b}`;
    const sum = sums.get(key) ?? { a: one.a, b: one.b, wins: 0, games: 0 };
    sum.wins += one.wins;
    sum.games += one.games;
    sums.set(key, sum);
  }
  return [...sums.values()];
}
