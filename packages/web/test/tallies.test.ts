import { speech, TallySheet, WordsProvider } from '@tianxia/board';
import { type GameRecord, readRecord, replay } from '@tianxia/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Tally, talliesClosed } from '../../board/tally/tally.ts';
import { openGame } from '../table/game.ts';
import { words as en } from '../text/en/index.ts';

const files = import.meta.glob<unknown>('../../games/*/test/records/*.json', { import: 'default' });

/** A recorded game and the tallies that its players were shown, in order, each when it closed. */
async function tallied(id: string, name: string) {
  const record: GameRecord = readRecord(await files[`../../games/${id}/test/records/${name}.json`]!());
  const open = (await openGame(id, record.table.seats, record.table.options))!;
  const { view, happened } = replay(open.kernel, record).update(0);
  const shown: Tally[][] = happened.map((_, i) =>
    talliesClosed(open.kernel, view.seats, happened.slice(0, i + 1), 1, open.screen!.tallies!),
  );
  return { open, record, view, happened, shown, tallies: shown.flat() };
}
const eventsOf = ({ lines }: Tally) => lines.map(({ told }) => told[0]);

describe('a tally', () => {
  test('ZG-180 the rewards of every round are told once, when the round ends, over all its choices', async () => {
    const { tallies, happened, shown } = await tallied('zhanguo', 'sideb-two-track-once-3');
    expect(tallies).toHaveLength(5);
    for (const tally of tallies.slice(0, 4)) expect(eventsOf(tally).at(-1)).toBe('first');
    shown.forEach((closed, i) => {
      if (closed.length > 0)
        expect(happened[i]!.told.some(([event]) => ['round', 'majority', 'taskPoints'].includes(event))).toBe(true);
    });
    const asked = happened.flatMap(({ told }) => told).filter(([event]) => ['accepted', 'declined'].includes(event));
    expect(tallies.flatMap(({ lines }) => lines.map(({ told }) => told))).toEqual(expect.arrayContaining(asked));
  });
  test('FE-236 unification closes with every round, and Li Si’s lines are his own', async () => {
    const { tallies } = await tallied('first-empire', 'solo-1-greedy');
    expect(tallies).toHaveLength(5);
    for (const { lines } of tallies)
      for (const { told, seat } of lines) if (told[0] === 'liSiTakesReward') expect(seat).toBe(1);
  });
  test('EC-153 EC-159 a settlement tells every player’s points from the policy to its disc, with running sums', async () => {
    const { tallies, happened, record } = await tallied('emperors-choice', 'three-greedy');
    const settled = happened.flatMap(({ told }) => told).filter(([event]) => event === 'settled');
    const settlements = tallies.filter(tally => eventsOf(tally)[0] === 'settled');
    expect(settlements).toHaveLength(settled.length);
    for (const { lines } of settlements) {
      expect(lines.filter(({ told }) => told[0] === 'settled')).toHaveLength(1);
      const sums = Array.from({ length: record.table.seats }, () => 0);
      for (const { told, seat, change, sums: so } of lines) {
        if (told[0] === 'policyScored') expect(change).toBe(told[2]);
        if (seat !== undefined) sums[seat]! += change;
        expect(so).toEqual(sums);
      }
    }
    expect(settlements[0]!.lines.at(-1)!.sums).toEqual([8, 6, 7]);
  });
  test('TK-395 the military points told at the ends of the rounds are those of the score sheet', async () => {
    const { tallies, open, view } = await tallied('three-kingdoms', 'greedy-two');
    const sums = [0, 0, 0];
    for (const { lines } of tallies)
      for (const { told, seat, change } of lines) if (told[0] === 'military') sums[seat!]! += change;
    expect(sums).toEqual(open.kernel.result(view).lines.military);
    const bids = tallies.filter(tally => eventsOf(tally).at(-1) === 'order');
    expect(bids).toHaveLength(12);
    for (const tally of bids)
      expect(new Set(eventsOf(tally))).toEqual(
        new Set([...eventsOf(tally)].filter(e => ['won', 'lost', 'freed', 'order'].includes(e))),
      );
  });
  test('a tally is drawn with its title, its first line and the names of all players', async () => {
    const game = await tallied('emperors-choice', 'three-greedy');
    const { drawn, seats } = sheetOf(game, game.tallies[0]!);
    expect(drawn).toContain('A policy is settled');
    expect(drawn).toContain('You settled Centralization.');
    for (const { name } of seats) expect(drawn).toContain(name);
    expect(drawn).toContain('Skip');
  });
  test.each([
    ['three-kingdoms', 'greedy-two', 9],
    ['emperors-choice', 'three-greedy', 5],
    ['first-empire', '3-advanced', 5],
    ['zhanguo', 'sideb-two-track-once-3', 4],
  ])('%s: what a line brings stands in the column of the player it names', async (id, name, least) => {
    const game = await tallied(id, name);
    const seen = new Set<string>(); // events that brought something
    for (const tally of game.tallies) {
      const { lines, rows } = sheetOf(game, tally);
      rows.forEach((cells, i) => {
        const { told, seat } = lines[i]!;
        const brought = cells.flatMap((cell, column) => (cell === '' ? [] : [column]));
        if (brought.length === 0) return;
        seen.add(told[0]);
        if (told[0] === 'order') expect(cells).toEqual(placesIn(told.slice(1)));
        else expect(brought).toEqual([seat ?? told[2]]); // the place in turn order is told before whose it is
      });
    }
    expect(seen.size, [...seen].join()).toBeGreaterThanOrEqual(least);
  });
});

type Tallied = Awaited<ReturnType<typeof tallied>>;
/** A tally as it is drawn, and what stands in the cells of its rows: a picture counts as a dot. */
function sheetOf({ open, record }: Tallied, tally: Tally) {
  const say = speech(open.kernel, open.texts, record.players, 0, en.play);
  const seats = record.players.map(({ colour }, seat) => ({ name: say.name(seat), colour }));
  const lines = tally.lines.filter(({ told }) => say.event(told) !== '');
  const props = { tally, seats, speech: say, pace: 'normal', words: en.play.tally, onDone: () => undefined } as const;
  const sheet = createElement(WordsProvider, { value: open.words }, createElement(TallySheet, props));
  const drawn = renderToStaticMarkup(sheet);
  const body = drawn.slice(drawn.indexOf('<tbody>'), drawn.indexOf('</tbody>'));
  const textOf = (cell: string) =>
    cell
      .replace(/^.*?>/, '')
      .replace(/<svg.*?<\/svg>/g, '·')
      .replace(/<[^>]*>/g, '')
      .trim();
  const rows = body
    .split('<tr')
    .slice(1)
    .map(row => row.split('<td').slice(1).map(textOf));
  expect(rows).toHaveLength(lines.length);
  return { drawn, seats, lines, rows };
}
/** Whose place is which: of seats in order, each seat's place. */
const placesIn = (order: readonly (string | number)[]) => order.map((_, seat) => String(order.indexOf(seat) + 1));
