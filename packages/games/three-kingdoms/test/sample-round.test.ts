import { expect, test } from 'vitest';
import { position } from './position.ts';

/** The rulebook's example of play: round 1, move by move. */
test('TK-061 TK-343 EX-37 a full round 1', () => {
  const p = position({
    round: 1,
    criterion: 'combat',
    wei: {
      fresh: 'jia-xu sima-yi yu-jin zhang-he',
      hand: 'square-pallet-chain-pumps stable weapon-trading-post tax-modification-system',
    },
    wu: {
      fresh: 'ling-cao taishi-ci zhuge-jin',
      hand: 'barter-market hereditary-army-system imperial-academy imperial-jade-seal puppet-theatre',
    },
    shu: {
      fresh: 'ma-chao zhuge-liang',
      hand: 'harbor office-of-minister-of-finance spear-armory bronze-sparrow mobile-siege-tower pulp-papermaking',
    },
  });
  const t = p.begin({ at: 'round', seat: -2 });
  t.at('alliance', 2).plays('alliance.choose develop-marketplace-or-collect-tax');
  t.at('bid', 0).plays('bid.assign zhang-he recruit-armies');
  t.at('bid', 1).plays('bid.assign sun-jian produce-crossbows-vessels', 'support.add 0 0');
  t.at('bid', 2).plays('bid.assign ma-chao produce-spears-horses', 'support.add 0 0');
  t.at('bid', 0).plays('bid.assign jia-xu develop-farm-or-harvest');
  t.plays('bid.assign ling-cao demand-tribute', 'support.add 0 0');
  t.plays('bid.assign liu-bei construct-enhancement', 'support.add 2 0');
  t.plays('bid.assign sima-yi hire-import');
  t.plays('bid.assign zhuge-jin develop-marketplace-or-collect-tax', 'support.add 0 0');
  t.plays('bid.assign zhuge-liang develop-marketplace-or-collect-tax');
  t.plays('bid.assign yu-jin control-han-emperor');
  t.at('bid', 1).plays('bid.pass');
  expect(['sun-jian', 'liu-bei', 'zhuge-liang', 'yu-jin'].map(p.total)).toEqual([5, 6, 5, 4]);
  t.at('bid', 0).plays('bid.assign cao-cao win-popular-support');
  expect(p.s.players.map(one => one.wins)).toEqual([5, 3, 3]);
  expect(p.s.order).toEqual([0, 1, 2]);

  t.at('actions', 0).plays('actions.take develop-farm-or-harvest', 'farm.develop', 'actions.take recruit-armies');
  expect(p.goods('wei')).toEqual({ gold: 3, rice: 3, untrained: 2, horse: 1 });
  t.plays('actions.take hire-import', 'technology.hire 2', 'technology.importEach', 'technology.finish');
  t.plays('actions.take win-popular-support', 'actions.take control-han-emperor', 'emperor.leave yu-jin');
  t.at('actions', 1).plays('actions.take produce-crossbows-vessels', 'choose.take 2crossbow');
  t.plays('actions.take demand-tribute', 'choose.take untrained');
  t.plays('actions.take develop-marketplace-or-collect-tax', 'market.develop');
  t.at('actions', 2).plays('actions.take produce-spears-horses', 'choose.take 2spear');
  t.plays('actions.take construct-enhancement', 'construct.build spear-armory');
  t.plays('actions.take develop-marketplace-or-collect-tax', 'market.develop');
  t.at('arms', 1).plays('arms.take vessel');

  expect(p.s.players.map(one => one.tribe)).toEqual([4, 5, 6]);
  expect(p.goods('wei')).toEqual({ gold: 2, rice: 2, support: 1, untrained: 1, trained: 2, horse: 3 });
  expect(p.goods('wu')).toEqual({ gold: 4, rice: 5, support: 1, untrained: 1, trained: 1, crossbow: 2, vessel: 1 });
  expect(p.goods('shu')).toEqual({ gold: 5, rice: 5, support: 1, spear: 1 });
  expect(p.s.players.map(one => one.hand.pieces.length)).toEqual([6, 5, 5]);
  expect(p.s.players.map(one => one.rank)).toEqual([1, 0, 0]);
  expect(p.s.players.map(one => one.level)).toEqual([
    [1, 0],
    [0, 1],
    [0, 1],
  ]);
  const onCard = (id: string) => p.s.onCard[p.box.generalNamed.get(id)!];
  expect([onCard('yu-jin'), onCard('ma-chao')]).toEqual([2, 4]);
  expect(p.s.left).toBe(p.box.generalNamed.get('yu-jin'));
  expect([p.s.round, p.s.criterion, p.s.emperor]).toEqual([2, 0, 0]);
  t.at('alliance', 2).refuses('alliance.choose develop-marketplace-or-collect-tax', 'sameAlliance');
});
