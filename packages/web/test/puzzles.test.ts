import { type Puzzle, pointsLost, positionAt } from '@tianxia/bots/analysis';
import { loadGame, loadPuzzles, puzzledGames } from '@tianxia/catalog';
import { kernelFor, OK, readRecord, replay, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { answerOf, answerTo } from '../puzzles/answer.ts';
import { analysis as words } from '../text/en/pages/analysis.ts';

const wins = { chosen: [0.2], best: [0.4] };
const decision = {
  chosen: 'lay.lay 1 5',
  knew: { best: 'lay.lay 1 2', wins, loss: 0.15, mark: 'blunder' as const },
  others: [
    { words: 'lay.lay 1 2', win: 0.4 },
    { words: 'lay.lay 1 3', win: 0.395 },
    { words: 'lay.lay 1 4', win: 0.3 },
    { words: 'lay.lay 1 5', win: 0.395 },
  ],
};
test('an answer is right if it is the best or as good; a wrong one says what it gives away', () => {
  expect(answerTo(decision, 'lay.lay 1 2')).toEqual({ right: true, nearly: false });
  expect(answerTo(decision, 'lay.lay 1 3')).toEqual({ right: true, nearly: true });
  const wrong = answerTo(decision, 'lay.lay 1 4');
  expect(wrong).toEqual({ right: false, loss: expect.closeTo(0.1) });
  expect(answerTo(decision, 'lay.lay 1 5')).toEqual({ right: false, loss: 0.15 }); // the mistake itself, by the closer look
});
test('an answer that was never tried is not called wrong: it is judged by what it gives away', () => {
  expect(answerTo(decision, 'lay.lay 9 9')).toBeUndefined();
  expect(answerOf(0)).toEqual({ right: true, nearly: true });
  expect(answerOf(0.04)).toEqual({ right: false, loss: 0.04 });
});
test('a puzzle says what its answer is worth where whole games show it', () => {
  const gain = (line: string, chosen: number, best: number) => ({ line, chosen, best });
  expect(pointsLost([gain('walls', 2, 5), gain('tasks', 1, 0.5)])).toBe(2.5);
  expect(pointsLost([gain('walls', 5, 2)])).toBe(0); // better chances with fewer points
  expect(pointsLost([])).toBe(0);
  expect(words.puzzles.task('Mei', 6)).toBe('Mei to move: find the choice worth 6 points.');
  expect(words.puzzles.task('Mei', 0)).toBe('Mei to move: find the best choice.');
});
describe.each(puzzledGames)('the puzzles of %s', id => {
  test('stand on real positions: both choices are legal, the best is far ahead, and nothing of the key or the end is told', async () => {
    const { puzzles } = (await loadPuzzles(id)) as { puzzles: (Puzzle & { by: string })[] };
    expect(puzzles.length).toBeGreaterThan(4);
    for (const { by, record, decision, margin } of puzzles) {
      expect(by).toMatch(new RegExp(`^npx tianxia puzzles --game ${id} --players ${record.table.seats} `));
      expect(readRecord(record)).toEqual(record);
      expect([record.key, record.result]).toEqual([undefined, undefined]);
      const game = (await loadGame(id, record.rules))!;
      const k = kernelFor(game, tableFor(game, record.table.seats, record.table.options));
      const { state } = replay(k, record);
      const { seat, choice, chosen, knew } = decision;
      expect(choice).toBe(record.choices.length);
      const best = k.read(knew.best)!;
      expect(positionAt(k, state, seat, choice, best)).toBeDefined();
      expect(k.whyNot(state, seat, k.read(chosen)!)).toBe(OK);
      expect(knew.best).not.toBe(chosen);
      expect(margin).toBeGreaterThanOrEqual(0.03);
      expect(answerTo(decision, chosen)).toMatchObject({ right: false });
    }
  });
});
