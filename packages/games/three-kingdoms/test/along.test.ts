import { expect, test } from 'vitest';
import { alongTo } from '../facts/along.ts';
import { NOWHERE } from '../words.ts';
import type { GoodsGiven } from './given.ts';
import { names } from './named.ts';
import { position } from './position.ts';
import { bids } from './skills.ts';

/** What may go along with a general. */
const battle = (goods: GoodsGiven, general = 'gan-ning') =>
  bids('wu', { wu: { generals: general, goods } }, `bid.assign ${general} battle-shu-wu`);
const tribe = (goods: GoodsGiven, general = 'gan-ning') =>
  bids('wu', { wu: { generals: general, goods } }, `bid.assign ${general} tribal-wu`);
const ARMED = { trained: 3, horse: 3, crossbow: 3 };

test('TK-125 to a battle up to leadership units of one type; another general may lead another type', () => {
  const p = battle(ARMED);
  p.table.at('escort', 1).offers('escort.alone', 'escort.units cavalry 1', 'escort.units archery 2');
  p.table.plays('escort.units cavalry 2');
  battle(ARMED, 'han-dang').table.offers('escort.units archery 1').refuses('escort.units archery 2', 'overLeadership');
  battle({ trained: 2, horse: 1, crossbow: 1 }).table.refuses('escort.units cavalry 2', 'noWeapon'); // not one of each
  const second = bids(
    'wu',
    { wu: { generals: 'gan-ning', goods: ARMED }, bids: ['sun-jian battle-shu-wu cavalry 2'] },
    'bid.assign gan-ning battle-shu-wu',
    'escort.units archery 1',
  );
  expect(second.s.bids.map(({ army, units }) => [army, units])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});
test('TK-126 units go only with a general: a turn begins with one', () => {
  const p = position({ wu: { goods: ARMED } });
  p.bidding('wu').refuses('escort.units cavalry 1', 'notOffered');
  expect(p.table.options().every(words => /^bid\.(assign|pass)/.test(words))).toBe(true);
});
test('TK-127 the type of the units need not fit any free location', () => {
  const stationed = { 'xiao-ting': 'lu-su 1 granary', 'bai-di-cheng': 'ma-dai 1 granary' };
  const p = bids('wu', { stationed, wu: { generals: 'gan-ning', goods: ARMED } }, 'bid.assign gan-ning battle-shu-wu');
  p.table.offers('escort.units archery 2');
});
test('TK-128 to the tribe alone, with units of one type or with gold, never both, up to leadership', () => {
  const p = tribe({ ...ARMED, gold: 3 });
  p.table.at('escort', 1).offers('escort.alone', 'escort.gold 1', 'escort.gold 2', 'escort.units archery 2');
  p.table.plays('escort.gold 2').at('bid', 2); // and nothing more is asked
  expect([p.s.bids[0]!.gold, p.s.bids[0]!.units]).toEqual([2, 0]);
  const weak = tribe({ ...ARMED, gold: 3 }, 'han-dang');
  weak.table.refuses('escort.gold 2', 'goldOverLeadership').refuses('escort.units archery 2', 'overLeadership');
  tribe({ gold: 1 }).table.refuses('escort.gold 2', 'tooLittleGold');
});
test('TK-129 neither units nor gold to the common spaces, nor gold to a battle', () => {
  bids('wu', { wu: { goods: { ...ARMED, gold: 5 } } }, 'bid.assign sun-jian recruit-armies').table.at('bid', 2);
  battle({ ...ARMED, gold: 5 }).table.refuses('escort.gold 1', 'goldForTribe');
});
test('TK-130 what goes along leaves the supply at once', () => {
  const p = battle({ trained: 2, horse: 2 });
  p.table.plays('escort.units cavalry 2');
  expect(p.goods('wu')).toEqual({});
  const q = tribe({ gold: 2 });
  q.table.plays('escort.gold 2');
  expect(q.goods('wu')).toEqual({});
  const none = bids(
    'wu',
    { wu: { generals: 'gan-ning', goods: {} }, bids: ['sun-jian battle-shu-wu cavalry 2'] },
    'bid.assign gan-ning battle-shu-wu',
  );
  none.table.at('bid', 2); // they cannot be used again
});
test('TK-131 the Han emperor adds 1 to one general of his holder, once a round', () => {
  const given = { emperor: 'wu', wu: { generals: 'gan-ning', goods: {} }, shu: { goods: {} } } as const;
  const p = bids('wu', given, 'bid.assign gan-ning recruit-armies', 'support.add 0 1');
  expect(p.total('gan-ning')).toBe(6);
  p.table.at('bid', 2).plays('bid.assign liu-bei hire-import').at('bid', 0).plays('bid.pass');
  p.table.at('bid', 1).plays('bid.assign sun-jian recruit-armies'); // nothing is left to add, so nothing is asked
  expect(p.total('sun-jian')).toBe(4);
  const used = bids(
    'wu',
    { ...given, wu: { goods: { support: 1 } }, bids: ['gan-ning recruit-armies emperor 1'] },
    'bid.assign sun-jian train-armies',
  );
  used.table.refuses('support.add 0 1', 'emperorUsed');
  bids('wu', { emperor: 'wei' }, 'bid.assign sun-jian train-armies').table.refuses('support.add 0 1', 'emperorNotHeld');
});
test('TK-132 any number of popular support, 1 each, also with the emperor', () => {
  const p = bids('wu', { emperor: 'wu', wu: { goods: { support: 5 } } }, 'bid.assign sun-jian hire-import');
  p.table.refuses('support.add 6 0', 'notOffered').plays('support.add 5 1');
  expect([p.total('sun-jian'), p.goods('wu')]).toEqual([3 + 5 + 1, {}]);
});
test('TK-133 they are placed in the turn of their general, never alone or later', () => {
  const p = bids(
    'wu',
    { wu: { generals: 'gan-ning', goods: { support: 2 } } },
    'bid.assign gan-ning recruit-armies',
    'support.add 0 0',
  );
  p.table.plays('bid.assign liu-bei hire-import', 'support.add 0 0', 'bid.pass');
  p.table.at('bid', 1).refuses('support.add 2 0', 'notOffered');
  expect(p.total('gan-ning')).toBe(5);
});
test('TK-134 on common and battle spaces, not with the tribe', () => {
  const given = { emperor: 'wu', wu: { goods: { support: 2 } } } as const;
  for (const space of ['hire-import', 'recruit-armies', 'control-han-emperor', 'battle-shu-wu'])
    bids('wu', given, `bid.assign sun-jian ${space}`).table.at('support', 1);
  bids('wu', given, 'bid.assign sun-jian tribal-wu').table.at('bid', 2);
});
test('TK-135 what skills add is fixed as the general is placed', () => {
  const p = bids(
    'wei',
    { wei: { generals: 'yue-jin', goods: {} } },
    'bid.assign yue-jin recruit-armies',
    'bid.assign sun-jian recruit-armies',
    'support.add 0 0',
  );
  expect(p.total('yue-jin')).toBe(5); // he was first then
  const late = position({ bids: ['fa-zheng hire-import', 'jia-xu hire-import'] });
  expect(late.total('fa-zheng')).toBe(5); // no rival stood there yet
});
test('TK-128 TK-129 TK-131 TK-134 what may go along is known before: by the space, or by all but the tribe while none is picked', () => {
  const goods = { ...ARMED, spear: 1, gold: 3, support: 4 };
  const along = (space: string | undefined, emperor: 'wu' | 'wei' = 'wu') => {
    const { s, box } = position({ emperor, wu: { generals: 'gan-ning', goods } });
    const { generalNumber, spaceNumber } = names(box);
    return alongTo(s, box, 1, generalNumber('gan-ning'), space === undefined ? NOWHERE : spaceNumber(space));
  };
  const units = [0, 1, 2]; // no vessel lies there
  expect(along('recruit-armies')).toEqual({ support: 4, emperor: true, armies: [], gold: 0 });
  expect(along('battle-shu-wu')).toEqual({ support: 4, emperor: true, armies: units, gold: 0 });
  expect(along('tribal-wu')).toEqual({ support: 0, emperor: false, armies: units, gold: 2 }); // his leadership
  expect(along(undefined)).toEqual({ support: 4, emperor: true, armies: units, gold: 0 });
  expect(along('recruit-armies', 'wei')).toEqual({ support: 4, emperor: false, armies: [], gold: 0 });
});
