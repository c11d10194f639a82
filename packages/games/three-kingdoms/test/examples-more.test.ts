import { expect, test } from 'vitest';
import { position } from './position.ts';
import { acts } from './skills.ts';

/** More examples that follow from the rules. */
const none = { wei: { goods: {} }, wu: { goods: {} }, shu: { goods: {} } };

test('TK-185 TK-562 TK-610 EX-51 benefits of one space add up', () => {
  const stationed = {
    'gong-an': 'zhang-fei 1 granary',
    'qi-shan': 'jiang-wei 1 treasury',
    'fan-cheng': 'zhao-yun 0 treasury',
  };
  const plays = ['choose.take 1gold+1rice', 'arms.take horse', 'arms.take vessel'];
  const p = acts('wei-yan demand-tribute', plays, { built: 'imperial-palace' }, { stationed });
  expect(p.goods('shu')).toEqual({ gold: 2, rice: 2, untrained: 1, horse: 1, vessel: 1 });
});
test('TK-185 TK-534 TK-606 EX-52 Lu Meng and the Garrison', () => {
  const p = acts('lu-meng win-popular-support', [], { built: 'garrison' });
  p.table.at('benefits', 1).refuses('benefits.use garrison', 'notOffered'); // nobody to train yet
  p.table.plays('benefits.use lu-meng', 'choose.take untrained', 'benefits.use garrison');
  expect(p.goods('wu')).toEqual({ support: 1, trained: 1 });
});
test('TK-443 EX-53 Sun Jian first', () => {
  expect(position({ bids: ['sun-jian hire-import'] }).total('sun-jian')).toBe(3);
  expect(position({ bids: ['sun-jian battle-wei-wu naval 2'] }).total('sun-jian')).toBe(4 + 1 + 2);
});
test('TK-441 TK-601 TK-612 EX-54 tax at once, with Bronze Coinage', () => {
  const hand = 'office-of-minister-of-finance';
  const p = position({
    wei: { hand, built: 'bronze-coinage', market: [3, 3, 0], goods: { support: 1 } },
    bids: ['cao-cao construct-enhancement'],
  });
  p.resolving();
  expect(p.player('wei').wins).toBe(1);
  p.table.plays('actions.take construct-enhancement', `construct.build ${hand}`, 'tax.store 1').at('alliance');
  expect([p.goods('wei'), p.player('wei').stored]).toEqual([{ gold: 10 }, [0, 1]]);
});
test('TK-258 TK-354 EX-55 the emperor won without gold', () => {
  const p = position({ ...none, emperor: 'wei', bids: ['liu-bei control-han-emperor'] });
  p.resolving();
  expect(p.player('shu').wins).toBe(1);
  p.table
    .at('actions', 2)
    .refuses('actions.take control-han-emperor', 'rankCosts')
    .plays('actions.decline control-han-emperor')
    .at('alliance');
  expect([p.player('shu').rank, p.s.left, p.s.emperor]).toEqual([0, 0, 2]);
});
test('TK-189 TK-521 EX-59 training nobody', () => {
  expect(acts('zhang-he train-armies', ['train.train 0']).goods('wei')).toEqual({ horse: 1 });
  const p = position({ ...none, bids: ['zhang-he train-armies'] });
  p.acting('wei').plays('actions.decline train-armies').at('alliance');
  expect(p.goods('wei')).toEqual({});
});
test('TK-188 TK-203 TK-205 EX-60 a farm with nothing left', () => {
  const p = position({ wu: { farm: [5, 0, 2] }, bids: ['lu-su develop-farm-or-harvest'] });
  p.resolving();
  expect(p.player('wu').wins).toBe(1);
  p.table
    .at('actions', 1)
    .refuses('actions.take develop-farm-or-harvest', 'landExhausted')
    .plays('actions.decline develop-farm-or-harvest');
  expect(p.s.bids.every(({ home }) => home === 1)).toBe(true);
});
test('TK-283 TK-295 EX-61 Zhao Yun where his units do not fit', () => {
  const p = position({
    ...none,
    stationed: { 'xiao-ting': 'gan-ning 1 granary', 'bai-di-cheng': 'lu-su 1 granary' },
    bids: ['zhao-yun battle-shu-wu archery 2'],
  });
  const t = p
    .acting('shu')
    .plays('actions.take battle-shu-wu')
    .refuses('station.station zhao-yun xiao-ting', 'occupied');
  t.offers('station.station zhao-yun yi-du', 'station.station zhao-yun gong-an').plays(
    'station.station zhao-yun mai-cheng',
  );
  t.refuses('garrison.place 1 granary', 'otherArmy')
    .plays('garrison.place 0 treasury')
    .offers('side.flip 0')
    .plays('side.flip 1');
  expect([p.goods('shu'), p.sheet('locations').shu]).toEqual([{ trained: 2, crossbow: 2 }, 1]);
});
test('TK-090 TK-131 TK-132 EX-62 an alliance with all it can place', () => {
  const p = position({
    ...none,
    alliance: 'recruit-armies',
    emperor: 'shu',
    bids: [
      'zhang-he recruit-armies support 3',
      'ling-cao recruit-armies support 1',
      'ma-chao recruit-armies emperor 1',
    ],
  });
  p.resolving();
  expect(p.log.filter(([event]) => event === 'won' || event === 'lost').map(([, , , total]) => total)).toEqual([
    7, 11, 11,
  ]);
  p.table
    .at('actions', 1)
    .plays('actions.take recruit-armies')
    .at('actions', 2)
    .plays('actions.take recruit-armies')
    .at('alliance');
  expect([p.goods('wei'), p.goods('wu'), p.goods('shu')]).toEqual([{}, { untrained: 2 }, { untrained: 2 }]);
});
