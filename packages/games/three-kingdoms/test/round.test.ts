import { EVERYONE, WHOLE_TABLE } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import type { Given } from './given.ts';
import { alongGames } from './play.ts';
import { position } from './position.ts';
import { bids } from './skills.ts';

test('TK-060 a game has at most twelve rounds', () => {
  for (const [round, ending, next] of [
    [11, '', 12],
    [12, 'rounds', 12],
  ] as const) {
    const p = position({ round });
    p.maintaining();
    expect([p.s.ending, p.s.round]).toEqual([ending, next]);
  }
});
test('TK-061 TK-062 TK-063 TK-064 a round tells its steps in this order', () => {
  const p = position({
    round: 3,
    emperor: 'wu',
    wei: { generals: 'xun-yu' },
    stationed: { 'guang-ling': 'zhang-liao 1 granary', 'yi-du': 'han-dang 1 granary' },
    wu: { generals: 'lu-su' },
  });
  const t = p.begin({ at: 'round', seat: WHOLE_TABLE }).at('recruit', 0, 1, 2);
  for (const seat of [0, 1, 2]) t.as(seat).plays(t.as(seat).options()[0]!);
  t.at('alliance', 2).plays('alliance.choose recruit-armies');
  t.at('bid', 0).plays('bid.assign cao-cao control-han-emperor');
  for (const seat of [1, 2, 0]) t.at('bid', seat).plays('bid.pass');
  t.at('actions', 0).plays('actions.take control-han-emperor', 'emperor.leave cao-cao').at('alliance');
  const steps =
    'round recruited allied assigned won order takes promoted tribeFell used criteria crowned upkeep military'.split(
      ' ',
    );
  const told = p.log.map(([event]) => event);
  const first = (event: string) => told.indexOf(event, event === 'used' ? told.indexOf('tribeFell') : 0);
  expect(steps.map(first)).toEqual(steps.map(first).sort((a, b) => a - b));
  expect([steps.every(step => told.includes(step)), p.s.round]).toEqual([true, 4]);
});
test('TK-064 TK-351 TK-364 update: criteria, emperor, upkeep, military points, next round', () => {
  const p = position({
    round: 6,
    emperor: 'shu',
    shu: { goods: {} },
    stationed: { 'guang-ling': 'zhang-liao 2 granary' },
    bids: ['cao-cao control-han-emperor'],
  });
  p.resolving().plays('actions.decline control-han-emperor');
  const order = ['criteria', 'crowned', 'upkeep', 'military', 'round'];
  expect(p.log.map(([event]) => event).filter(event => order.includes(event))).toEqual(order);
});
test('TK-065 actions, tribes and benefits are each finished for all players before the next step', () => {
  const p = position({
    round: 3,
    order: 'shu wei wu',
    shu: { fresh: 'yan-yan' },
    wei: { fresh: 'guo-huai' },
    wu: { fresh: 'jiang-qin' },
    bids: ['liu-bei recruit-armies', 'cao-cao train-armies', 'sun-jian demand-tribute'],
  });
  const t = p.resolving().at('actions', 2).plays('actions.take recruit-armies');
  t.at('actions', 0).plays('actions.take train-armies', 'train.train 0').at('actions', 1);
  t.plays('actions.take demand-tribute', 'choose.take 2gold');
  const seats = p.log.flatMap(([event, seat]) =>
    ['takes', 'tribeFell', 'used'].includes(event) ? [`${event} ${seat}`] : [],
  );
  expect(seats).toEqual([
    'takes 2',
    'takes 0',
    'takes 1',
    'tribeFell 2',
    'tribeFell 0',
    'tribeFell 1',
    'used 2',
    'used 0',
    'used 1',
  ]);
});

// ---- recruiting ----
const begun = (round: number, given: Given = {}) => {
  const p = position({ round, ...given });
  p.begin({ at: 'round', seat: WHOLE_TABLE });
  return p;
};
/** By state: how many cards are drawn, and which numbers may be kept. */
function recruiting(round: number) {
  const p = begun(round);
  return p.s.players.map(({ drawn }, seat) => {
    const sizes = p.table
      .as(seat)
      .options()
      .map(words => Number(words.split(' ')[1]).toString(2).replaceAll('0', '').length);
    return [drawn.length, [...new Set(sizes)]];
  });
}
test('TK-070 TK-071 TK-072 in rounds 3, 5 and 9 each state draws and keeps its number', () => {
  expect(recruiting(3)).toEqual([
    [3, [1]],
    [4, [2]],
    [4, [2]],
  ]);
  expect(recruiting(5)).toEqual([
    [3, [1]],
    [3, [1]],
    [4, [2]],
  ]);
  expect(recruiting(9)).toEqual([
    [3, [1]],
    [3, [1]],
    [3, [1]],
  ]);
  for (const round of [2, 4, 6, 7, 8, 10, 11, 12]) begun(round).table.at('alliance', 2);
});
test('TK-073 two more cards are drawn than are kept', () => {
  for (const round of [3, 5, 9])
    for (const [drawn, keep] of recruiting(round)) expect(drawn).toBe((keep as number[])[0]! + 2);
});
test('TK-074 cards are drawn at random from all that are left, and those not kept go back', () => {
  const p = begun(9, { rand: below => below - 1 });
  const before = p.player('wei').drawn.slice();
  expect([before.length, p.player('wei').reserve.length]).toEqual([3, 19]);
  p.table.as(0).plays('recruit.keep 2').as(1).plays('recruit.keep 1').as(2).plays('recruit.keep 4');
  expect(p.player('wei').fresh).toEqual([before[1]]);
  expect(p.player('wei').reserve).toEqual(expect.arrayContaining([before[0], before[2]]));
  const other = begun(9, { rand: () => 0 });
  expect(other.player('wei').drawn).not.toEqual(before);
});
test('TK-076 a new general can be assigned in the round he is recruited in', () => {
  const p = bids('wei', { round: 3, wei: { fresh: 'zhang-he' } }, 'bid.assign zhang-he recruit-armies');
  expect(p.total('zhang-he')).toBe(4);
});
test('TK-077 the number to keep is a duty: neither fewer nor more', () => {
  const p = begun(3);
  expect(p.s.agenda.at(-1)).toMatchObject({ at: 'recruit', seat: EVERYONE });
  for (const set of [0, 1, 7, 15]) p.table.as(1).refuses(`recruit.keep ${set}`, 'wrongNumber');
  p.table.as(1).offers('recruit.keep 3', 'recruit.keep 12');
});
test('TK-078 in a whole game every state recruits eight generals', () => {
  let ended = 0;
  alongGames(({ after }) => {
    if (after.round < 9 || after.agenda.at(-1)?.at === 'recruit' || after.players.some(({ drawn }) => drawn.length > 0))
      return;
    ended++;
    expect(after.players.map(({ shown, hidden, fresh }) => shown.length + hidden.length + fresh.length)).toEqual([
      8, 8, 8,
    ]);
  }, 2);
  expect(ended).toBeGreaterThan(0);
});
