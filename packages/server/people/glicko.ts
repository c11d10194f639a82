/**
 * Glicko-2, after Mark Glickman, "Example of the Glicko-2 system" (2022); the steps are his. A rating is a guess with a deviation: the
 * true strength lies within two deviations of it with a likelihood of 95 %.
 */
export interface Rating {
  rating: number;
  deviation: number;
  volatility: number; // how much the strength itself wanders
}
export interface Outcome {
  against: Rating;
  score: number; // 1 won, 0.5 shared, 0 lost
  weight: number; // 1: one game of two
}
export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
/** A rating is still a guess while its deviation is above this. */
export const PROVISIONAL = 110;

const SCALE = 173.7178;
const TAU = 0.5; // how fast volatility may change
const TINY = 1e-6;
const { exp, log, sqrt, PI, abs } = Math;

/** After so many periods without a game less is known of a strength. */
export function rested(mine: Rating, periods: number): Rating {
  const deviation = sqrt(mine.deviation ** 2 + periods * (SCALE * mine.volatility) ** 2);
  return { ...mine, deviation: Math.min(NEWCOMER.deviation, deviation) };
}

/** The rating after a period with these outcomes. A weight of one half counts like half a game in every sum. */
export function rated(mine: Rating, outcomes: readonly Outcome[]): Rating {
  if (outcomes.length === 0) return rested(mine, 1);
  const mu = (mine.rating - NEWCOMER.rating) / SCALE;
  const phi = mine.deviation / SCALE;
  let information = 0; // 1 / v
  let surprise = 0; // Δ / v
  for (const { against, score, weight } of outcomes) {
    const g = 1 / sqrt(1 + (3 * (against.deviation / SCALE) ** 2) / PI ** 2);
    const expected = 1 / (1 + exp(-g * (mu - (against.rating - NEWCOMER.rating) / SCALE)));
    information += weight * g ** 2 * expected * (1 - expected);
    surprise += weight * g * (score - expected);
  }
  const volatility = wandering(phi, mine.volatility, 1 / information, surprise / information);
  const after = 1 / sqrt(1 / (phi ** 2 + volatility ** 2) + information);
  return {
    rating: NEWCOMER.rating + SCALE * (mu + after ** 2 * surprise),
    deviation: Math.min(NEWCOMER.deviation, SCALE * after),
    volatility,
  };
}

/** Step 5: the volatility that fits both what was and what has now been seen; found by the Illinois algorithm. */
function wandering(phi: number, sigma: number, v: number, delta: number): number {
  const a = log(sigma ** 2);
  const f = (x: number) => {
    const spread = phi ** 2 + v + exp(x);
    return (exp(x) * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high: number;
  if (delta ** 2 > phi ** 2 + v) high = log(delta ** 2 - phi ** 2 - v);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let atLow = f(low);
  let atHigh = f(high);
  while (abs(high - low) > TINY) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const at = f(middle);
    if (at * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else atLow /= 2;
    high = middle;
    atHigh = at;
  }
  return exp(low / 2);
}
