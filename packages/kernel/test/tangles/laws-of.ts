import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyTable, type Game, type GameTypes } from '../../index.ts';
import { lawsAlong } from '../../proof/laws.ts';

const PATIENCE = 120_000; // milliseconds, on a busy machine

/** The battery of laws along random games at every table of this toy. */
export function followsTheLaws<G extends GameTypes>(game: Game<G>, gamesPerTable: number): void {
  describe(`${game.id} follows the laws`, () => {
    test.each(everyTable(game))(
      'in random games of $seats',
      table => {
        fc.assert(
          fc.property(fc.integer({ min: 1, max: 1_000_000 }), seed => {
            expect(lawsAlong(game, table, seed)).toBeUndefined();
          }),
          { numRuns: gamesPerTable, seed: table.seats, endOnFailure: true },
        );
      },
      PATIENCE,
    );
  });
}
