import { catalog, loadGame, loadStrategy, loadTexts } from '@tianxia/catalog';
import { kernelFor, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { loadHelp } from '../help/words.ts';
import { namerOf } from '../learn/first-moves.ts';
import { notesOn, sureOf } from '../learn/strategy.ts';
import { languages } from '../text/languages.ts';
import { laterIn } from '../text/later.ts';

const run = {
  command: 'npx tianxia simulate --game x',
  date: '2026-11-16',
  players: 2,
  games: 10,
  firstSeatBegins: true,
  decisions: 50,
  seats: [
    { wins: 6, score: 20 },
    { wins: 4, score: 18 },
  ],
  sheet: {
    a: { winners: 5, others: 1, within: 1.5 },
    b: { winners: 1, others: 1.2, within: 0.1 },
    c: { winners: 2, others: 4, within: 1 },
    d: { winners: 9, others: 6, within: 3.2 }, // may be luck
  },
};
test('says who began, where winners differ most and by how much, and leaves out what is alike or may be luck', () => {
  expect(notesOn(run)).toEqual([
    { of: 'begins', wins: 6, sure: sureOf(6, 10, 2) },
    { of: 'more', line: 'a', points: 4, within: 1.5 },
    { of: 'less', line: 'c', points: 2, within: 1 },
    { of: 'long' },
  ]);
});
test('tells of each seat where seats are not alike', () => {
  const notes = notesOn({ ...run, firstSeatBegins: false, command: `${run.command} --stay`, sheet: {} });
  expect(notes.map(({ of }) => of)).toEqual(['seat', 'seat', 'long']);
});
test('a share of wins has its range, and may be luck where that holds what everybody gets', () => {
  const few = sureOf(6, 10, 2);
  expect([few.low, few.high].map(share => Math.round(share * 100))).toEqual([31, 83]);
  expect(few.luck).toBe(true);
  expect(sureOf(600, 1000, 2)).toMatchObject({ luck: false });
  expect(sureOf(0, 10, 2).low).toBe(0);
});
test.each(catalog.map(({ id }) => id))(
  '%s has figures with their command, whose wins add up and whose lines have names',
  async id => {
    const { runs } = (await loadStrategy(id))!;
    const [game, texts] = [(await loadGame(id))!, (await loadTexts(id))!];
    expect(runs.length).toBeGreaterThan(0);
    for (const { command, players, games, seats, sheet } of runs) {
      expect(command).toContain(`--game ${id} --players ${players} --games ${games} --seed `);
      expect(players).toBeGreaterThanOrEqual(game.seats[0]);
      expect(seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(games);
      if (command.includes('--stay')) expect(Object.keys(texts.colours)).toEqual(game.colours.slice(0, players)); // its seats are named
      for (const line of Object.keys(sheet)) expect(texts.score[line]).toMatch(/\S/);
    }
  },
);
test.each(catalog.map(({ id }) => id))('the first moves of %s have names in every language', async id => {
  const { first } = (await loadStrategy(id))!;
  if (first === undefined) return expect.fail('no figures of first moves');
  const game = (await loadGame(id))!;
  const { box } = kernelFor(game, tableFor(game, first.players));
  expect(first.command).toContain(`--game ${id} --players ${first.players} --deals ${first.deals} --seed `);
  expect(first.kinds.reduce((sum, { liked }) => sum + liked, 0)).toBe(first.deals);
  for (const { code } of languages) {
    const nameOf = namerOf(first, (await loadTexts(id, undefined, code))!, (await loadHelp(id, code))!, box);
    const { strategy } = await laterIn(code);
    const names = first.kinds.map(({ kind }) => {
      const name = nameOf(kind);
      return typeof name === 'number' ? strategy.scores(name) : name;
    });
    for (const name of names) expect(name, code).not.toMatch(/undefined|\w+\.\w+/);
    expect(new Set(names).size, code).toBe(names.length);
  }
});
