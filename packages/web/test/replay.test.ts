import { catalog, loadGame, loadRules } from '@tianxia/catalog';
import {
  fastRand,
  type GameRecord,
  type GameTypes,
  isRefusal,
  type Kernel,
  type LiveTable,
  liveTable,
  type Read,
  recordOf,
  SPECTATOR,
} from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { localTable, rulesOf } from '../link/local-table.ts';
import { parseRules } from '../rules/parse.ts';
import { openGame } from '../table/game.ts';
import { momentOf, placeOf, replaying, strideFrom } from '../table/replaying.ts';
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
  const open = (await openGame(id, (await loadGame(id))!.seats[1], {}))!;
  const { kernel, table, game } = open;
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
  return { open, record: record as GameRecord };
}
const opened = async (id: string) => {
  const { open, record } = await played(id);
  return replaying(open, record);
};

describe('a replay', () => {
  test('goes by rounds where the game counts them', async () => {
    const game = await opened('zhanguo');
    const roundAt = (at: number) => (game.at(at, SPECTATOR).view as unknown as { round: number }).round;
    expect(game.rounds.map(roundAt)).toEqual([0, 1, 2, 3, 4]);
    const [, second, third] = game.rounds as [number, number, number];
    expect(strideFrom(game, second + 1, 'round', SPECTATOR)).toEqual({ back: second, next: third });
    expect(strideFrom(game, second, 'round', SPECTATOR).next).toBe(third);
    expect(strideFrom(game, game.choices, 'round', SPECTATOR).next).toBe(game.choices);
    expect(momentOf(game, second).round).toBe(2);
  });
  test('goes by turns: what one player did in several choices is one stride', async () => {
    const game = await opened('zhanguo');
    const { choices } = game.record;
    let at = 0;
    let strides = 0;
    for (; at < game.choices; strides++) {
      const { next } = strideFrom(game, at, 'turn', SPECTATOR);
      expect(next).toBeGreaterThan(at);
      expect(strideFrom(game, next, 'turn', SPECTATOR).back).toBeLessThanOrEqual(at);
      at = next;
    }
    expect(strides).toBeLessThan(choices.length / 2);
    const { turn, of } = momentOf(game, game.choices);
    expect([turn, momentOf(game, 0).turn]).toEqual([of, 0]);
  });
  test('goes from turn to turn of one player, and choice by choice', async () => {
    const game = await opened('qin');
    expect(game.rounds).toEqual([]);
    const { choices } = game.record;
    const { next, back } = strideFrom(game, 10, 'own', 2);
    expect(choices[next - 1]![0]).toBe(2);
    expect(choices.slice(10, next - 1).map(([seat]) => seat)).not.toContain(2);
    expect(choices[back - 1]![0]).toBe(2);
    expect(choices.slice(back, 9).map(([seat]) => seat)).not.toContain(2);
    expect(strideFrom(game, 10, 'choice', SPECTATOR)).toEqual({ next: 11, back: 9 });
    expect(strideFrom(game, 0, 'choice', SPECTATOR).back).toBe(0);
    expect(strideFrom(game, game.choices, 'choice', SPECTATOR).next).toBe(game.choices);
  });
  test('says of a choice which of its maker’s it is, in the round or in the turn: never its number in the whole game', async () => {
    const rounds = await opened('zhanguo');
    const from = rounds.rounds[2]!; // the first choice of the third round
    const { seat } = placeOf(rounds, from);
    expect(placeOf(rounds, from)).toMatchObject({ round: 3, nth: 1 });
    const again = rounds.record.choices.findIndex(([by], choice) => choice > from && by === seat);
    expect(placeOf(rounds, again)).toMatchObject({ round: 3, nth: 2, seat });
    const turns = await opened('qin');
    const { end } = turns.turns[9]!;
    expect(placeOf(turns, end)).toMatchObject({ round: 0, turn: 11, nth: 1 });
    const most = Math.max(...turns.record.choices.map((_, choice) => placeOf(turns, choice).nth));
    expect(most).toBeLessThan(turns.choices / 10);
    expect(placeOf(turns, turns.choices).seat).toBeUndefined();
  });
  test('shows each player’s hand as that player saw it, and no hand to a watcher', async () => {
    const game = await opened('qin');
    const handsSeenBy = (viewer: number) => (game.at(6, viewer).view as unknown as { hands: number[][] }).hands;
    for (let seat = 0; seat < game.record.table.seats; seat++)
      handsSeenBy(seat).forEach((hand, owner) => {
        for (const tile of hand) expect(tile > 0).toBe(owner === seat);
      });
    for (const tile of handsSeenBy(SPECTATOR).flat()) expect(tile).toBeLessThan(0);
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
