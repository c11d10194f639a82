import { catalog, loadGame, loadRules } from '@tianxia/catalog';
import {
  fastRand,
  type GameRecord,
  type GameTypes,
  isRefusal,
  type Kernel,
  kernelFor,
  type LiveTable,
  liveTable,
  type Read,
  recordOf,
  tableFor,
} from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { localTable, rulesOf } from '../link/local-table.ts';
import { parseRules } from '../rules/parse.ts';
import type { TableGame } from '../table/game.ts';
import { replaying, stepsFrom } from '../table/replaying.ts';
import { ruleNow } from '../table/ruleNow.ts';
import { turnBegins } from '../table/useWholeTurn.ts';

test('a table on this device is dealt again by the rules it began with', async () => {
  const game = (await loadGame('qin'))!;
  const seats = ['green', 'purple'].map(colour => ({ name: colour, colour }));
  const saved = { id: 'x', game: 'qin', options: {}, seats, key: 'a'.repeat(64), started: '2026-01-01T00:00:00.000Z' };
  expect(rulesOf({ ...saved, entries: [] })).toBeUndefined(); // a new one: the newest
  const news = localTable({ ...game, rules: '7' }, { ...saved, entries: [] }, () => 0).news();
  expect(news.rules).toBe('7');
  expect(rulesOf({ ...saved, rules: news.rules, entries: news.entries })).toBe('7');
  expect(rulesOf({ ...saved, entries: [{ seat: 0, words: 'lay.lay 1 2', at: 0 }] })).toBe('1'); // from before it was kept
});

type Live = LiveTable<GameTypes['state']>;
/** A random game; `visit` before each choice. */
async function played(id: string, visit?: (kernel: Kernel<GameTypes>, live: Live) => void) {
  const game = (await loadGame(id))!;
  const table = tableFor(game, game.seats[1], {});
  const kernel = kernelFor(game, table, game.content);
  const live = liveTable(kernel, table, fastRand(5));
  const rand = fastRand(7);
  while (!kernel.over(live.state)) {
    visit?.(kernel, live);
    const seat = kernel.waiting(live.state)[0]!;
    const made = live.choose(seat, kernel.write(kernel.anyOption(live.state, seat, rand)), 0);
    if (isRefusal(made)) throw new Error(made.refused);
  }
  const players = Array.from({ length: table.seats }, (_, i) => ({ name: `P${i}`, colour: game.colours[i]! }));
  const record = recordOf(kernel, live, { pack: '', table, players, commitment: '', started: '' });
  return { kernel, record: record as GameRecord };
}
const opened = async (id: string) => {
  const { kernel, record } = await played(id);
  return replaying({ kernel } as TableGame, record);
};

describe('a replay', () => {
  test('goes by rounds where the game counts them', async () => {
    const game = await opened('zhanguo');
    const roundAt = (at: number) => (game.at(at, -1).view as unknown as { round: number }).round;
    expect(game.rounds.map(roundAt)).toEqual([1, 2, 3, 4]); // the first is 0
    const [second, third] = game.rounds as [number, number];
    expect(stepsFrom(game, second + 1, -1)).toMatchObject({ roundBack: second, roundNext: third });
    expect(stepsFrom(game, second, -1)).toMatchObject({ roundBack: 0, roundNext: third });
    expect(stepsFrom(game, game.choices, -1).roundNext).toBe(game.choices);
  });
  test('goes from choice to choice of one player, and of everybody for a watcher', async () => {
    const game = await opened('qin');
    expect(game.rounds).toEqual([]);
    const { choices } = game.record;
    const { ownNext, ownBack } = stepsFrom(game, 10, 2);
    expect(choices[ownNext - 1]![0]).toBe(2);
    expect(choices.slice(10, ownNext - 1).map(([seat]) => seat)).not.toContain(2);
    expect(choices[ownBack - 1]![0]).toBe(2);
    expect(choices.slice(ownBack, 9).map(([seat]) => seat)).not.toContain(2);
    expect(stepsFrom(game, 10, -1)).toMatchObject({ ownNext: 11, ownBack: 9 });
  });
});

test.each(catalog.map(({ id }) => id))('%s: the rules open at a rule of the question that is put', async id => {
  const book = new Set(parseRules((await loadRules(id))!).rules.map(rule => rule.id));
  await played(id, (kernel, live) => {
    const seat = kernel.waiting(live.state)[0]!;
    const view = kernel.view(live.state, seat);
    const proposed = kernel.anyOption(live.state, seat, fastRand(1));
    expect(book).toContain(ruleNow({ kernel, view, proposed: undefined }));
    const { rule } = kernel.explain(live.state, seat).find(({ option }) => option === proposed)!;
    expect(ruleNow({ kernel, view, proposed })).toBe(rule);
  });
});

const step = (seat: number, forced?: true): Read => ({ seat, version: 0, at: 0, told: [], ...(forced && { forced }) });
test('a whole turn is taken back where one has chosen more than once since others did', () => {
  expect(turnBegins([step(1), step(0), step(0)], 0)).toBe(1);
  expect(turnBegins([step(0), step(0)], 0)).toBe(0);
  expect(turnBegins([step(1), step(0)], 0)).toBeUndefined();
  expect(turnBegins([step(1), step(0), step(0, true)], 0)).toBeUndefined();
  expect(turnBegins([step(0), step(0), step(1)], 0)).toBeUndefined();
});
