import { WHOLE_TABLE } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { toldOf } from './fresh.ts';
import { facing, obeys } from './li-si.ts';
import { position } from './position.ts';

test('FE-155 FE-158 FE-303 DX-13 Officials coming back', () => {
  const t = position({
    players: { S: { hand: [33], officials: { yan: 'ARG', chu: 'AAA' } }, M: {} },
    governorTiles: { yan: ['GT04'] },
  });
  t.table.plays('court 33 governor', 'install yan-right', 'take alchemist qi');
  expect([t.of('S').officials('qi'), t.of('S').reserve()]).toEqual([
    [1, 0, 0],
    [0, 4, 4],
  ]);
});
test('FE-239 FE-244 DX-14 a reward that cannot be taken in full', () => {
  const t = position({
    players: { S: { hand: [], tokens: { writing: 3 }, locked: 1 }, M: { hand: [], tokens: { writing: 1 } } },
    round: 4,
  });
  t.begins({ at: 'rewards', seat: WHOLE_TABLE, row: 0 });
  t.table.at('reward', 0).refuses('accept', 'tooFewLocked').plays('pass').at('reward', 1).offers('accept');
});
test('FE-247 DX-15 paying with large tokens', () => {
  const pay = (tokens: { writing?: number }, large: ('writing' | 'currency' | 'laws')[], ...spent: string[]) => {
    const t = position({ players: { S: { tokens, large }, M: {} } });
    t.begins({ at: 'unlock', seat: 0, value: 0 });
    if (spent.length > 0) t.table.plays(...spent.map(token => `unlock.spend ${token}`), 'unlock');
    else expect(t.s.agenda).toEqual([]); // nothing is asked
    return t.of('S').entrance() - 1;
  };
  expect(pay({ writing: 1 }, ['laws'], 'large-laws', 'writing')).toBe(1);
  expect(pay({}, ['laws', 'currency'], 'large-laws', 'large-currency')).toBe(1);
  expect(pay({ writing: 2 }, ['laws', 'currency'], 'large-laws', 'large-currency', 'writing', 'writing')).toBe(2);
  expect(pay({ writing: 2 }, [])).toBe(0);
});
test('FE-273 DX-16 the Mausoleum with two and with three', () => {
  const governors = ['chu', 'chu'];
  const scores = (names: string[]) => {
    const players = Object.fromEntries(names.map(name => [name, { governors }]));
    const t = position({ players, mausoleum: { chu: 'MR2' } });
    for (const [seat] of names.entries()) {
      t.begins({ at: 'soldiers', seat });
      t.table.plays('place chu');
    }
    return names.map(name => t.of(name).points());
  };
  expect(scores(['S', 'M'])).toEqual([7, 4]);
  expect(scores(['S', 'M', 'P'])).toEqual([7, 5, 4]);
});
test('FE-286 DX-17 a three-way tie', () => {
  const two = { governors: ['zhao', 'zhao'] };
  const t = position({ players: { S: two, M: two, P: two, Q: { governors: ['zhao'] } } });
  expect(['S', 'M', 'P', 'Q'].map(name => t.score(name).governors)).toEqual([6, 6, 6, 0]);
});
test('FE-325 FE-289 DX-18 Officials against Unrest', () => {
  const t = position({
    players: {
      S: {
        walls: ['jade-left-2'],
        officials: { wei: 'A', zhao: 'AR', yan: 'ARG' },
        unrest: { wei: 1, zhao: 3, qi: 1 },
      },
      M: {},
    },
    wallFaces: { 'jade-left': 'WT6a' },
  });
  expect([t.box.levels[1], t.score('S').walls]).toEqual([3, 12]);
});
test('FE-218 DX-19 a new Alchemist card at once', () => {
  const t = position({
    players: { S: { hand: [50], ship: 1, officials: { wei: 'A' }, unrest: { qi: 1 } }, M: {} },
    court: [70],
  });
  t.table.plays('court 50 search', 'card AC2 wei');
  expect(t.of('S').ship()).toBe(4);
  t.table.plays('activate AC2', 'calm qi');
  expect(t.of('S').unrest('qi')).toBe(0);
});
test('FE-221 FE-222 DX-20 moving instead of activating', () => {
  const at = () => {
    const t = position({
      players: { S: { hand: [33], tableau: { chu: [9, 23] }, officials: { yan: 'G' } }, M: {} },
      court: [64],
    });
    t.table.plays('court 33 recruit', 'take general chu');
    return t.table;
  };
  at().offers('activate 9', 'activate 23').plays('move general@yan qi').at('turn', 1);
  at().plays('activate 9').refuses('move general@yan qi', 'activatedAlready').offers('activate 23');
});
test('FE-381 FE-382 DX-21 Li Si, a double symbol and one place', () => {
  const t = facing({ LiSi: { ship: 18, tableau: { zhao: [1, 41] }, entrance: 1 }, round: 3 });
  const told = obeys(t, 6);
  expect([t.of('LiSi').ship(), t.of('LiSi').entrance(), t.of('LiSi').cards('zhao').length]).toEqual([20, 2, 3]);
  expect([toldOf(told, 'alchemist').length, toldOf(told, 'liSiNoRoom').length]).toEqual([1, 1]);
});
test('FE-381 DX-22 Li Si without Soldiers at the Entrance', () => {
  const t = facing({ LiSi: { ship: 13, entrance: 0 }, round: 3 });
  obeys(t, 6);
  expect([t.of('LiSi').ship(), t.of('LiSi').entrance(), t.of('LiSi').cards('zhao')]).toEqual([16, 2, []]);
});
test('FE-064 FE-112 DX-23 nothing legal: the card goes on the Court pile', () => {
  const t = position({
    players: {
      S: {
        hand: [33],
        tableau: { chu: [1, 2, 3], wei: [4, 5, 6], zhao: [7, 8, 9], qi: [10, 11], yan: [12, 13] },
        unrest: { chu: 3, wei: 3, zhao: 3, qi: 2, yan: 2 },
        officials: { chu: 'GGGG', wei: 'AAAA', zhao: 'RRRR' },
        ship: 20,
        governors: ['chu'],
      },
      M: {},
    },
    mausoleum: { chu: 'MR4' },
  });
  t.table
    .refuses('tuck 33 chu', 'regionFull')
    .refuses('tuck 33 qi', 'tooMuchUnrest')
    .refuses('court 33 hire', 'hireUnrest');
  t.table.refuses('court 33 governor', 'noTrio').plays('idle 33').at('abilities').refuses('activate 1', 'noAction');
  t.table.plays('move general@chu wei').at('soldiers', 0);
  expect(t.s.court).toEqual([33]);
});
