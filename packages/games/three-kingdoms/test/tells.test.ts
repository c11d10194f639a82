import type { Told } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { asGoods, GOLD, UNTRAINED } from '../words.ts';
import { names } from './named.ts';
import { type Position, position } from './position.ts';
import { acts, bids, lives, raises } from './skills.ts';

/** What happens is told once, with its numbers; what does not happen is not told. */
const none = { wei: { goods: {} }, wu: { goods: {} }, shu: { goods: {} } };
const only = (told: readonly Told[], ...events: string[]) => told.filter(([event]) => events.includes(event));
const spaceOf = (p: Position, id: string) => names(p.box).spaceNumber(id);
const generalOf = (p: Position, id: string) => names(p.box).generalNumber(id);

test('TK-131 TK-132 support and the Han emperor are told where they are given, and what the side has then', () => {
  const given = { emperor: 'wei' as const, wei: { goods: { support: 2 } } };
  const told = (add: string) => {
    const p = bids('wei', given, 'bid.assign cao-cao recruit-armies', `support.add ${add}`);
    return [p.table.told.filter(([event]) => event !== 'used'), spaceOf(p, 'recruit-armies'), generalOf(p, 'cao-cao')];
  };
  const [all, space, caoCao] = told('2 1');
  expect(all).toEqual([
    ['supported', 0, caoCao, 2],
    ['blessed', 0, caoCao],
    ['stands', 0, space, 7],
  ]);
  expect(told('0 0')[0]).toEqual([['stands', 0, space, 4]]);
});
test('TK-105 where nobody can be outbid no total is told, and no winner', () => {
  const p = bids('wei', none, 'bid.assign cao-cao tribal-wei');
  expect(only(p.table.told, 'stands')).toEqual([]);
  p.resolving();
  expect([p.s.won[spaceOf(p, 'tribal-wei')], only(p.told, 'won', 'lost')]).toEqual([1, []]);
});
test('TK-113 TK-114 whoever has passed is left out, and the turn goes on from who bid', () => {
  const generals = (list: string) => ({ generals: list, goods: {} });
  const p = position({ wei: { passed: true }, wu: generals('gan-ning'), shu: generals('zhang-fei') });
  p.bidding('wei').at('bid', 1).plays('bid.assign gan-ning recruit-armies').at('bid', 2);
  p.table.plays('bid.assign zhang-fei recruit-armies').at('bid', 1);
});
test('TK-204 tokens put into the granary are told; none put there are not', () => {
  const harvest = (kept: number) =>
    only(
      acts('cao-cao develop-farm-or-harvest', [`farm.harvest ${kept}`], { farm: [3, 2, 1] }).table.told,
      'stored',
      'gained',
    );
  expect(harvest(2)).toEqual([['stored', 0, 0, 2]]);
  expect(harvest(0)).toEqual([['gained', 0, asGoods(1, 10)]]);
});
test('TK-430 the generals of the tutorial are told as they arrive', () => {
  const p = position({ game: 'tutorial', round: 3 });
  p.begin({ at: 'round', seat: -2 });
  const arrived = [
    [0, 'zhang-he'],
    [1, 'sun-quan'],
    [1, 'taishi-ci'],
    [2, 'zhao-yun'],
    [2, 'zhuge-liang'],
  ] as const;
  expect(only(p.told, 'arrived')).toEqual(arrived.map(([seat, id]) => ['arrived', seat, generalOf(p, id)]));
});
test('TK-247 TK-248 what is gained is told good by good, and nothing of what is not', () => {
  const p = acts('cao-cao recruit-armies');
  expect(only(p.table.told, 'gained')).toEqual([['gained', 0, asGoods(UNTRAINED, 2)]]);
  expect(p.player('wei').goods).toEqual([0, 0, 2, 0, 0, 0, 0, 0, 0]);
  const trained = (n: number) =>
    only(acts('cao-cao train-armies', [`train.train ${n}`], { goods: { untrained: 2 } }).table.told, 'trained');
  expect([trained(0), trained(2)]).toEqual([[], [['trained', 0, 2]]]);
});
test('TK-600 what is swapped is told both ways', () => {
  const p = lives('ma-chao', { built: 'barter-market', goods: { rice: 3 } });
  p.table.plays('benefits.use barter-market', 'swap.give 2rice');
  expect(only(p.table.told, 'paid', 'gained')).toEqual([['paid', 2, asGoods(1, 2)]]);
  expect(p.player('shu').goods).toHaveLength(9);
  p.table.plays('arms.take vessel').at('alliance');
  expect(p.goods('shu')).toEqual({ rice: 1, vessel: 1 });
});
test('TK-287 TK-295 where the token goes and which side is up is told; without units its side is chosen last', () => {
  const plays = ['station.station zhao-yun jie-ting', 'garrison.place 0 treasury'];
  const p = acts('zhao-yun battle-shu-wei cavalry 1', plays);
  const at = names(p.box).locationNumber('jie-ting');
  p.table.at('side', 2);
  expect([p.s.flips[at], p.sheet('locations').shu]).toEqual([0, 0]);
  p.table.plays('side.flip 1');
  expect(only(p.table.told, 'stores')).toEqual([['stores', 2, at, 1, 1]]);
});
test('TK-310 TK-312 a tribe that rises is told to rise, one that is kept to be kept', () => {
  const told = (bid: string) => only(acts(bid, [], { tribe: 5 }).table.told, 'tribeRose', 'tribeKept');
  expect([told('cao-cao tribal-wei gold 1'), told('cao-cao tribal-wei')]).toEqual([
    [['tribeRose', 0, 6]],
    [['tribeKept', 0, 5]],
  ]);
});
test('TK-313 nobody buys support with less rice than it costs', () => {
  const asked = (rice: number) => {
    const p = position({ wei: { tribe: 12, goods: { rice } } });
    return p.begin({ at: 'buySupport', seat: 0 }, { at: 'alliance', seat: 2 });
  };
  asked(1).refuses('buySupport.buy', 'supportCosts');
  asked(2).offers('buySupport.buy');
});
test('TK-153 a general is freed only if one lay with the Han emperor', () => {
  const freed = (given: object) => {
    const p = position({ ...none, ...given });
    p.resolving();
    return only(p.told, 'freed');
  };
  const shuSeat = position({ left: 'zhang-fei' });
  expect([freed({}), freed({ left: 'zhang-fei' })]).toEqual([[], [['freed', 2, generalOf(shuSeat, 'zhang-fei')]]]);
});
test('TK-033 TK-351 the criteria are told as the first round begins, and then as they flip', () => {
  const begun = (round: number) => {
    const p = position({ round, criterion: 'combat' });
    p.begin({ at: 'round', seat: -2 });
    return only(p.told, 'criteria');
  };
  expect([begun(1), begun(2)]).toEqual([[['criteria', 1]], []]);
});
test('TK-352 TK-353 TK-355 a new holder of the Han emperor is told, also that nobody has him; not who keeps him', () => {
  const passed = (emperor: 'wei' | undefined, ...bids: string[]) => {
    const p = position({ ...none, ...(emperor && { emperor }), bids });
    p.resolving();
    if (bids.length > 0) p.table.plays('actions.decline control-han-emperor');
    return only(p.log, 'crowned', 'uncrowned');
  };
  const bid = 'cao-cao control-han-emperor';
  expect([passed('wei', bid), passed(undefined, bid), passed('wei'), passed(undefined)]).toEqual([
    [],
    [['crowned', 0]],
    [['uncrowned']],
    [],
  ]);
});
test('TK-360 TK-552 a deficit is told only if something is missing, a skill only if it spares something', () => {
  const upkeep = (support: number) => {
    const p = position({ ...none, shu: { generals: 'jiang-wan', goods: { support } } });
    p.maintaining();
    return [p.used(), only(p.told, 'deficit', 'upkeep')];
  };
  expect([upkeep(0), upkeep(2)]).toEqual([
    [[], []],
    [['jiang-wan'], []],
  ]);
  const missing = position({ ...none, wu: { goods: { support: 4 } } });
  missing.maintaining();
  expect(only(missing.told, 'deficit')).toEqual([['deficit', 1, 2]]);
});
test('TK-223 TK-619 the Weapon Trading Post changes the price wherever it stands among the built, and is told then', () => {
  const buys = (built: string) => {
    const plays = ['trade.buyWeapons 1'];
    const p = acts('cao-cao trade-rice-weapons', plays, { built, goods: { gold: 9 } });
    return [p.goods('wei'), p.used(), only(p.log, 'paid')];
  };
  expect(buys('stable weapon-trading-post')).toEqual([
    { gold: 5 },
    ['weapon-trading-post'],
    [['paid', 0, asGoods(GOLD, 4)]],
  ]);
  expect(buys('stable')).toEqual([{ gold: 4 }, [], [['paid', 0, asGoods(GOLD, 5)]]]);
});
test('TK-238 armies are asked for as long as some are due', () => {
  raises('garrison', { untrained: 2 }).table.plays('armies.pay untrained').at('alliance');
});
test('TK-441 what a card does when built it does once, not again for the next card', () => {
  const having = { built: 'office-of-minister-of-finance', market: [2, 1, 0] as const };
  const p = raises('stable', { gold: 2, horse: 1 }, having);
  p.table.at('alliance');
  expect([p.used(), p.s.onCard.length]).toEqual([[], p.box.generals + 1]);
});
