import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEWCOMER, type Rating, rated, rested } from '../people/glicko.ts';

const at = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 });

describe('Glicko-2', () => {
  it("gives the numbers of Glickman's worked example", () => {
    const after = rated(at(1500, 200), [
      { against: at(1400, 30), score: 1, weight: 1 },
      { against: at(1550, 100), score: 0, weight: 1 },
      { against: at(1700, 300), score: 0, weight: 1 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });
  it('counts two halves as one whole', () => {
    const half = { against: at(1600, 80), score: 1, weight: 0.5 };
    expect(rated(at(1500, 200), [half, half])).toEqual(rated(at(1500, 200), [{ ...half, weight: 1 }]));
  });
  it('knows less of a strength after periods without a game, and never less than of a newcomer', () => {
    expect(rated(at(1700, 60), [])).toEqual(rested(at(1700, 60), 1));
    expect(rested(at(1700, 60), 1).deviation).toBeCloseTo(Math.sqrt(60 ** 2 + (0.06 * 173.7178) ** 2), 8);
    expect(rested(at(1700, 60), 100_000).deviation).toBe(NEWCOMER.deviation);
    expect(rested(at(1700, 60), 52).rating).toBe(1700);
  });
  const rating = fc.record({
    rating: fc.double({ min: 100, max: 3500, noNaN: true }),
    deviation: fc.double({ min: 30, max: 350, noNaN: true }),
    volatility: fc.double({ min: 0.03, max: 0.1, noNaN: true }),
  });
  it('raises who wins, lowers who loses, and stays a number, whoever meets whom', () => {
    fc.assert(
      fc.property(rating, fc.array(rating, { minLength: 1, maxLength: 5 }), (mine, others) => {
        const meets = (score: number) =>
          rated(
            mine,
            others.map(against => ({ against, score, weight: 1 / others.length })),
          );
        const [won, lost] = [meets(1), meets(0)];
        expect(won.rating).toBeGreaterThanOrEqual(mine.rating);
        expect(lost.rating).toBeLessThanOrEqual(mine.rating);
        for (const { deviation, volatility } of [won, lost]) {
          expect(deviation).toBeGreaterThan(0);
          expect(deviation).toBeLessThanOrEqual(NEWCOMER.deviation);
          expect(volatility).toBeGreaterThan(0);
          expect(volatility).toBeLessThan(1);
        }
      }),
      { numRuns: 500 },
    );
  });
});
