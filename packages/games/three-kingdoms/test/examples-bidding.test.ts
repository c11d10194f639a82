import { expect, test } from 'vitest';
import { position } from './position.ts';
import { bids } from './skills.ts';

/** The rulebook's examples of setup, bidding and turn order. */
const MARKET = 'develop-marketplace-or-collect-tax';
const on = (space: string, ...list: string[]) => list.map(who => `${who} ${space}`);

test('TK-033 TK-102 EX-01 criterion markers at setup', () => {
  const criteria = (criterion: 'administration' | 'combat') =>
    ['control-han-emperor', 'win-popular-support'].map(space =>
      position({ criterion, bids: [`huang-zhong ${space}`] }).total('huang-zhong'),
    );
  expect([criteria('combat'), criteria('administration')]).toEqual([
    [5, 1],
    [1, 5],
  ]);
});
test('TK-125 TK-126 EX-02 battle assignment limits', () => {
  const goods = { trained: 3, spear: 2, crossbow: 2 };
  const p = position({
    shu: { generals: 'zhou-cang zhao-yun', goods },
    wu: { generals: 'gan-ning', goods: { trained: 2, horse: 2, crossbow: 1 } },
  });
  const t = p
    .bidding('shu')
    .refuses('escort.units infantry 1', 'notOffered')
    .plays('bid.assign zhou-cang battle-shu-wu');
  t.refuses('escort.units infantry 2', 'overLeadership').plays('escort.units infantry 1', 'bid.pass');
  t.at('bid', 1).plays('bid.assign gan-ning battle-shu-wu').refuses('escort.units archery 2', 'noWeapon');
  t.plays('escort.units cavalry 2').at('bid', 2).plays('bid.assign zhao-yun battle-shu-wu');
  t.offers('escort.alone').plays('escort.units archery 2');
  expect(p.s.bids.map(({ army, units }) => [army, units])).toEqual([
    [0, 1],
    [1, 2],
    [2, 2],
  ]);
});
test('TK-140 EX-03 a simple bid', () => {
  const p = position({ bids: on(MARKET, 'jia-xu', 'jiang-wei') });
  expect([p.winners(MARKET), p.total('jia-xu'), p.total('jiang-wei')]).toEqual([['wei'], 5, 4]);
});
test('TK-141 EX-04 a tie, first come', () => {
  expect(position({ bids: on(MARKET, 'jia-xu', 'jiang-wan') }).winners(MARKET)).toEqual(['wei']);
});
test('TK-141 TK-142 EX-05 a tie at a later total', () => {
  expect(position({ bids: on(MARKET, 'jia-xu', 'jiang-wan', 'jiang-wei', 'xun-you') }).winners(MARKET)).toEqual([
    'shu',
  ]);
});
test('TK-143 TK-500 EX-06 a tie with Cao Cao', () => {
  expect(position({ bids: on(MARKET, 'cao-cao', 'jiang-wan', 'jiang-wei', 'xun-you') }).winners(MARKET)).toEqual([
    'wei',
  ]);
});
test('TK-090 TK-091 TK-166 EX-07 the alliance wins', () => {
  const p = position({ alliance: MARKET, bids: on(MARKET, 'jia-xu', 'lu-fan', 'jiang-wan') });
  p.resolving();
  expect(p.s.players.map(({ wins }) => wins)).toEqual([0, 1, 1]);
  p.table
    .at('actions', 1)
    .plays(`actions.take ${MARKET}`, 'market.develop')
    .at('actions', 2)
    .offers(`actions.take ${MARKET}`);
});
test('TK-093 EX-08 the alliance loses a tie', () => {
  const p = position({ alliance: MARKET, bids: on(MARKET, 'jia-xu', 'xun-you', 'lu-fan', 'jiang-wan') });
  expect(p.winners(MARKET)).toEqual(['wei']);
});
/** Round 4: Wei and Shu have won four spaces each, Wu three. */
const four = (shuMilitary: number) => {
  const p = position({
    round: 4,
    shu: { military: shuMilitary },
    bids: [
      ...['cao-cao recruit-armies', 'jia-xu train-armies', 'xun-you demand-tribute', 'sima-yi hire-import'],
      ...['sun-jian trade-rice-weapons', 'lu-fan produce-spears-horses', 'zhou-yu produce-crossbows-vessels'],
      ...[
        'liu-bei win-popular-support',
        'jiang-wei control-han-emperor',
        'jiang-wan construct-enhancement',
        'ma-chao develop-farm-or-harvest',
      ],
    ],
  });
  p.resolving();
  expect([p.s.players.map(({ wins }) => wins), p.s.acting]).toEqual([
    [4, 3, 4],
    [0, 1, 2],
  ]);
  const order = p.s.order.slice();
  p.begin({ at: 'round', seat: -2 });
  return [order, p.s.allies, p.k.waiting(p.s)];
};
test('TK-165 TK-168 EX-09 turn order, first tie-breaker', () => {
  expect(four(2)).toEqual([[2, 0, 1], 0b011, [1]]); // Wei and Wu allied, Wu chooses
});
test('TK-169 EX-10 turn order, second tie-breaker', () => {
  expect(four(0)).toEqual([[0, 2, 1], 0b110, [1]]);
});
test('TK-131 TK-153 TK-256 TK-352 EX-15 the Han emperor and his token', () => {
  const p = position({
    round: 6,
    criterion: 'combat',
    emperor: 'wei',
    left: 'cao-hong',
    wei: { goods: {} },
    wu: { goods: { gold: 1 } },
    bids: [`xun-you ${MARKET} emperor 1`, ...on('control-han-emperor', 'zhou-yu', 'gan-ning', 'zhao-yun')],
  });
  p.bidding('wei')
    .refuses('bid.assign cao-hong recruit-armies', 'withEmperor')
    .plays('bid.pass', 'bid.pass', 'bid.pass');
  expect([p.s.left, p.s.bids[3]!.home]).toEqual([0, 1]); // Cao Hong and Zhao Yun are home
  p.table.at('actions', 0).plays(`actions.take ${MARKET}`, 'market.develop');
  expect([p.player('wei').level, p.s.bids[0]!.home, p.s.emperor]).toEqual([[0, 1], 1, 0]);
  p.table.at('actions', 1).plays('actions.take control-han-emperor', 'emperor.leave gan-ning').at('alliance');
  expect([p.goods('wu'), p.player('wu').rank, p.s.emperor]).toEqual([{}, 1, 1]);
  p.bidding('wu')
    .refuses('bid.assign gan-ning recruit-armies', 'withEmperor')
    .offers('bid.assign zhou-yu recruit-armies');
  p.bidding('wei').offers('bid.assign cao-hong recruit-armies');
});
test('TK-353 EX-16 nobody bids for the emperor', () => {
  const p = position({ round: 6, emperor: 'wei', left: 'cao-hong', bids: [`xun-you ${MARKET} emperor 1`] });
  p.resolving().plays(`actions.take ${MARKET}`, 'market.develop').at('alliance');
  expect([p.s.left, p.s.emperor]).toEqual([0, -1]);
  bids('wei', { round: 7, wei: { goods: { support: 1 } } }, 'bid.assign cao-cao recruit-armies').table.refuses(
    'support.add 0 1',
    'emperorNotHeld',
  );
});
