import { expect, test } from 'vitest';
import { orderNext, winsNow } from '../facts/order.ts';
import { position } from './position.ts';

const ARMIES = 'recruit-armies';
const none = { wei: { goods: {} }, wu: { goods: {} }, shu: { goods: {} } };

test('TK-150 the winner of every space is found', () => {
  const p = position({
    bids: [
      `xu-chu ${ARMIES}`,
      `ma-dai ${ARMIES}`,
      'jiang-wan hire-import',
      'sun-jian tribal-wu',
      'ling-cao battle-wei-wu',
    ],
  });
  p.resolving();
  const won = p.s.won.flatMap((set, space) => (set > 0 ? [[p.box.pack.spaces[space]!.id, set]] : []));
  expect(won).toEqual([
    [ARMIES, 1],
    ['hire-import', 4],
    ['battle-wei-wu', 2],
    ['tribal-wu', 2],
  ]);
});
test('TK-151 losers, their units and the Han emperor go home to their owner', () => {
  const p = position({
    ...none,
    emperor: 'wu',
    bids: ['xu-chu battle-wei-wu infantry 2', 'ling-cao battle-wei-wu naval 1 emperor 1'],
  });
  p.resolving();
  expect([p.goods('wu'), p.s.emperor, p.s.bids[1]!.home]).toEqual([{ trained: 1, vessel: 1 }, 1, 1]);
});
test('TK-152 popular support placed with losers is gone', () => {
  const p = position({ ...none, bids: [`xu-chu ${ARMIES} support 3`, `ma-dai ${ARMIES} support 2`] });
  p.resolving();
  expect(p.goods('shu')).toEqual({});
});
test('TK-153 who was left with the emperor comes back, for the next round', () => {
  const p = position({ round: 3, left: 'cao-hong', wei: { goods: {} }, bids: [`sun-jian ${ARMIES}`] });
  p.bidding('wei').refuses(`bid.assign cao-hong ${ARMIES}`, 'withEmperor').plays('bid.pass', 'bid.pass');
  expect(p.s.left).toBe(0); // step 1 has called him
  p.table.at('actions', 1).plays(`actions.take ${ARMIES}`).at('alliance');
  p.bidding('wei').offers(`bid.assign cao-hong ${ARMIES}`);
});
test('TK-154 winners and all that is with them stay for now', () => {
  const p = position({ ...none, bids: ['xu-chu battle-wei-wu infantry 2', 'ling-cao battle-wei-wu naval 1'] });
  p.resolving().at('actions', 0);
  expect([p.s.bids[0]!.home, p.s.bids[0]!.units, p.goods('wei')]).toEqual([0, 2, {}]);
});
test('TK-155 skills that answer to a win or a loss work before any action', () => {
  const p = position({ ...none, bids: [`zhang-fei ${ARMIES}`, `xiahou-dun ${ARMIES}`] });
  p.resolving().at('actions', 2);
  expect([p.goods('shu'), p.goods('wei'), p.used()]).toEqual([
    { untrained: 1 },
    { gold: 1 },
    ['xiahou-dun', 'zhang-fei'],
  ]);
});
test('TK-165 TK-170 the action order is this round’s bid order; the bid order changes before the actions', () => {
  const p = position({
    order: 'shu wu wei',
    bids: ['xu-chu recruit-armies', 'cao-cao hire-import', 'sun-jian train-armies'],
  });
  p.resolving().at('actions', 1); // Shu has won nothing
  expect([p.s.acting, p.s.order]).toEqual([
    [2, 1, 0],
    [0, 1, 2],
  ]);
});
test('TK-166 every space won counts: battles, the tribe, and the alliance space for each who bid there', () => {
  const p = position({
    alliance: ARMIES,
    bids: [
      `sun-jian ${ARMIES}`,
      `liu-bei ${ARMIES}`,
      'gan-ning battle-wei-wu',
      'ling-cao tribal-wu',
      'xu-chu recruit-armies',
      'jia-xu hire-import',
    ],
  });
  p.resolving();
  expect(p.s.players.map(({ wins }) => wins)).toEqual([1, 3, 1]);
});
test('TK-167 most successful bids go first next round, fewest last', () => {
  const p = position({
    bids: [
      'liu-bei recruit-armies',
      'zhang-fei train-armies',
      'fei-yi hire-import',
      'sun-jian demand-tribute',
      'gan-ning tribal-wu',
      'cao-cao trade-rice-weapons',
    ],
  });
  p.resolving();
  expect(p.s.order).toEqual([2, 1, 0]);
});
test('TK-168 TK-169 ties: military points, then Wei, Wu, Shu', () => {
  const order = (military: readonly number[]) => {
    const [wei, wu, shu] = military.map(points => ({ military: points }));
    const p = position({
      wei: wei!,
      wu: wu!,
      shu: shu!,
      order: 'shu wu wei',
      bids: ['liu-bei recruit-armies', 'sun-jian demand-tribute', 'cao-cao hire-import'],
    });
    p.resolving();
    return p.s.order;
  };
  expect([order([0, 0, 0]), order([1, 5, 3]), order([2, 2, 7])]).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ]);
});
test('TK-166 TK-171 the tribe counts as its general is sent, and declining it later changes neither wins nor order', () => {
  const p = position({
    order: 'wu wei shu',
    bids: ['sun-jian train-armies', 'ling-cao tribal-wu', 'xu-chu recruit-armies', 'liu-bei hire-import'],
  });
  p.resolving().at('actions', 1);
  const wins = () => p.s.players.map(player => player.wins);
  expect([wins(), p.s.order]).toEqual([
    [1, 2, 1],
    [1, 0, 2],
  ]);
  p.table.plays('actions.decline tribal-wu');
  expect([wins(), p.s.order]).toEqual([
    [1, 2, 1],
    [1, 0, 2],
  ]);
});
test('TK-171 where the table says so, a declined tribe does not count, and the order is that without it; other spaces do', () => {
  const bids = ['sun-jian train-armies', 'ling-cao tribal-wu', 'xu-chu recruit-armies', 'liu-bei hire-import'];
  const p = position({ declinedTribe: 'uncounted', order: 'wu wei shu', wei: { military: 1 }, bids });
  p.resolving().at('actions', 1);
  const now = () => [p.s.players.map(({ wins }) => wins), winsNow(p.s, p.box), p.s.order, orderNext(p.s, p.box)];
  const counted = [1, 2, 1];
  const order = [1, 0, 2];
  expect(now()).toEqual([counted, counted, order, order]);
  p.table.plays('actions.decline train-armies');
  expect(now()).toEqual([counted, counted, order, order]);
  p.table.plays('actions.decline tribal-wu');
  const less = [1, 1, 1];
  const later = [0, 1, 2]; // level in bids: Wei has the military point
  expect(now()).toEqual([less, less, later, later]);
  expect(p.log.filter(([event]) => event === 'order')).toEqual([
    ['order', ...order],
    ['order', ...later],
  ]);
});
test('TK-171 where only a tribe that is taken counts, who takes it keeps the bid', () => {
  const bids = ['sun-jian train-armies', 'ling-cao tribal-wu'];
  const p = position({ declinedTribe: 'uncounted', order: 'wu wei shu', bids });
  p.resolving().plays('actions.take tribal-wu').at('actions', 1);
  expect([p.s.players.map(({ wins }) => wins), p.s.order[0]]).toEqual([[0, 2, 0], 1]);
});
test('TK-171 a space won and declined still counts', () => {
  const p = position({ order: 'shu wu wei', bids: ['liu-bei recruit-armies'] });
  p.resolving().plays('actions.decline recruit-armies').at('alliance');
  expect(p.s.order).toEqual([2, 0, 1]);
});

// ---- taking actions ----
test('TK-180 TK-181 one player after the other in action order, each in a sequence of his own', () => {
  const given = {
    order: 'wu wei shu',
    bids: ['sun-jian recruit-armies', 'gan-ning train-armies', 'cao-cao hire-import'],
  };
  for (const first of ['recruit-armies', 'train-armies']) {
    const p = position(given);
    const t = p.resolving().at('actions', 1).plays(`actions.take ${first}`);
    if (first === 'train-armies') t.plays('train.train 0');
    t.at('actions', 1).refuses(`actions.take ${first}`, 'notOffered');
  }
  const p = position(given);
  p.resolving().plays('actions.take train-armies', 'train.train 0', 'actions.take recruit-armies').at('actions', 0);
});
test('TK-182 TK-293 any action may be declined, a battle too', () => {
  const p = position({ ...none, bids: ['xu-chu battle-wei-wu infantry 2', 'cao-ren recruit-armies'] });
  p.acting('wei').plays('actions.decline battle-wei-wu', 'actions.decline recruit-armies').at('alliance');
  expect([p.goods('wei'), p.s.garrison.every(g => g === 0)]).toEqual([{ trained: 2, spear: 2 }, true]);
});
test('TK-183 as an action is taken or declined all goes home but popular support', () => {
  for (const word of ['take', 'decline']) {
    const p = position({
      ...none,
      emperor: 'wei',
      bids: ['xu-chu recruit-armies support 2 emperor 1', 'cao-ren recruit-armies'],
    });
    p.acting('wei').plays(`actions.${word} recruit-armies`);
    expect(p.s.bids.map(({ home }) => home)).toEqual([1, 1]);
    expect([p.goods('wei').support, p.s.emperor]).toEqual([undefined, 0]);
  }
  const left = position({ ...none, wei: { goods: { gold: 1 } }, bids: ['xu-chu control-han-emperor support 2'] });
  left.acting('wei').plays('actions.take control-han-emperor', 'emperor.leave xu-chu');
  expect(left.goods('wei')).toEqual({});
});
test('TK-184 TK-185 all generals on a space take its action, and benefits add up', () => {
  const p = position({
    wei: { built: 'conscription-office', goods: {} },
    bids: ['xu-huang recruit-armies', 'zhang-he recruit-armies'],
  });
  p.acting('wei').plays('actions.take recruit-armies');
  expect(p.goods('wei')).toEqual({ untrained: 3, spear: 1, horse: 1 });
  const order = position({ wu: { built: 'garrison', goods: {} }, bids: ['lu-meng win-popular-support'] });
  const t = order.acting('wu').plays('actions.take win-popular-support').at('benefits', 1);
  t.refuses('benefits.finish', 'mustUse').plays(
    'benefits.use lu-meng',
    'choose.take untrained',
    'benefits.use garrison',
  );
  expect(order.goods('wu')).toEqual({ trained: 1, support: 1 }); // the sequence is the player's
});
test('TK-186 what one action brings may pay for a later one', () => {
  const p = position({
    shu: { hand: 'spear-armory', goods: { gold: 2 } },
    bids: ['ma-chao produce-spears-horses', 'liu-bei construct-enhancement'],
  });
  const t = p.acting('shu').refuses('actions.take construct-enhancement', 'nothingToBuild');
  t.plays(
    'actions.take produce-spears-horses',
    'choose.take 2spear',
    'actions.take construct-enhancement',
    'construct.build spear-armory',
  );
  expect(p.goods('shu')).toEqual({ spear: 1 });
});
test('TK-187 an action that cannot be paid for can only be declined', () => {
  const p = position({
    ...none,
    wei: { goods: {}, hand: 'stable' },
    bids: ['cao-cao control-han-emperor', 'jia-xu construct-enhancement', 'xun-you trade-rice-weapons'],
  });
  const t = p.acting('wei').refuses('actions.take control-han-emperor', 'rankCosts');
  t.refuses('actions.take construct-enhancement', 'nothingToBuild').refuses(
    'actions.take trade-rice-weapons',
    'nothingToTrade',
  );
  t.plays(
    'actions.decline control-han-emperor',
    'actions.decline construct-enhancement',
    'actions.decline trade-rice-weapons',
  );
  t.at('alliance');
});
test('TK-188 an action counts as taken only when something of it is done', () => {
  const trade = position({ wei: { goods: { gold: 3 } }, bids: ['li-dian trade-rice-weapons'] });
  trade.acting('wei').plays('actions.take trade-rice-weapons').refuses('trade.finish', 'tradeSomething');
  const learn = position({ wei: { goods: {} }, bids: ['cao-cao hire-import'] });
  learn.acting('wei').plays('actions.take hire-import').refuses('technology.finish', 'learnSomething');
  const declined = position({ wei: { goods: { gold: 3 } }, bids: ['li-dian trade-rice-weapons'] });
  declined.acting('wei').plays('actions.decline trade-rice-weapons').at('alliance');
  expect(declined.used()).toEqual([]);
});
test('TK-189 recruiting, training, tribute, producing, support and tribes can always be taken', () => {
  const spaces = [
    'recruit-armies',
    'demand-tribute',
    'produce-spears-horses',
    'produce-crossbows-vessels',
    'win-popular-support',
    'tribal-wei',
  ];
  for (const space of spaces)
    position({ ...none, bids: [`cao-cao ${space}`] })
      .acting('wei')
      .offers(`actions.take ${space}`);
  const p = position({ ...none, bids: ['zhang-he train-armies'] });
  p.acting('wei').plays('actions.take train-armies').refuses('train.train 1', 'notOffered').plays('train.train 0');
  expect(p.goods('wei')).toEqual({ horse: 1 }); // taken, with nobody trained
});
