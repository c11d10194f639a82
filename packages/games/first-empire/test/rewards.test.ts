import { WHOLE_TABLE } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import type { Given, PlayerGiven } from './arrange.ts';
import { sum, toldOf } from './fresh.ts';
import { position } from './position.ts';

const REWARDS = { at: 'rewards', seat: WHOLE_TABLE, row: 0 } as const;
function settle(players: Record<string, PlayerGiven>, given: Omit<Given, 'players'> = {}) {
  const empty = Object.fromEntries(Object.entries(players).map(([name, one]) => [name, { hand: [], ...one }]));
  const t = position({ players: empty, ...given });
  return { ...t, told: t.begins(REWARDS) };
}
test('FE-235 rewards, new order, Soldiers, the limit, the next round', () => {
  const t = settle({ S: { tokens: { writing: 4, laws: 3 } }, M: { tokens: { writing: 1 } } }, { round: 1 });
  t.table.at('reward', 0).plays('accept', 'take general chu').at('reward', 0).plays('pass'); // Writing, then Laws
  expect(t.s.order).toEqual([1, 0]); // before anybody may unlock
  t.table.at('unlock', 0).plays('done').at('turn', 1);
  expect(t.s.round).toBe(2);
});
test('FE-236 rows from top to bottom of the table in use, the column of the round', () => {
  const asked = (table: string, round: number) => {
    const each = { writing: 1, currency: 1, laws: 1 };
    const t = settle({ S: { tokens: each }, M: {} }, { options: { table }, round });
    const kinds: string[] = [];
    while (t.s.agenda.at(-1)?.at === 'reward') {
      const { row } = t.s.agenda.at(-1) as { row: number };
      const aspect = t.box.rows[t.s.table * 3 + row]!;
      kinds.push(`${'wcl'[aspect]} ${t.box.lists[t.box.rewards[(t.s.table * 3 + row) * 5 + round - 1]!]![0]!.kind}`);
      t.table.plays('pass');
      expect(t.table.told[0]!.slice(1)).toEqual([0, aspect]);
    }
    return kinds;
  };
  expect(asked('printed', 2)).toEqual(['w placeAlchemistCard', 'c sail', 'l hire']);
  expect(asked('front', 4)).toEqual(['l placeSoldier', 'w freeGovernor', 'c freeWall']);
  expect(asked('back', 5)).toEqual(['c freeWall', 'l freePalace', 'w freeGovernor']);
});
test('FE-237 a large token counts two, and without a token nobody takes part', () => {
  const t = settle({ S: { tokens: { writing: 1 } }, M: { large: ['writing'] }, P: {} });
  t.table.at('reward', 1).plays('pass').at('reward', 0).plays('pass');
  expect(toldOf(t.table.told, 'unclaimed')).toEqual([[0], [1], [2]]); // P was never asked
});
test('FE-238 the strongest is asked first, then the next', () => {
  const t = settle({
    S: { tokens: { writing: 1 } },
    M: { tokens: { writing: 3 } },
    P: { tokens: { writing: 2 } },
    Q: { tokens: { writing: 1 } },
  });
  for (const seat of [1, 2, 0, 3]) t.table.at('reward', seat).plays('pass');
});
test('FE-239 one may decline; accepting needs the whole reward', () => {
  const two: PlayerGiven = { tokens: { currency: 1 }, officials: { yan: 'GGG' } };
  const t = settle({ S: two, M: {} });
  t.table.at('reward', 0).refuses('accept', 'tooFewOfficials').offers('pass');
  settle({ S: { ...two, officials: { yan: 'GG' } }, M: {} }).table.offers('accept', 'pass');
});
test('FE-240 accepting: all tokens of the aspect go back, the reward comes, the marker moves', () => {
  const t = settle({
    S: { tokens: { currency: 3, laws: 1 }, large: ['currency', 'writing'] },
    M: { tokens: { writing: 3 } },
  });
  t.table.at('reward', 1).plays('pass').at('reward', 0).plays('pass').at('reward', 0).plays('accept');
  expect([t.of('S').tokens(), t.of('S').large()]).toEqual([[0, 0, 1], ['writing']]);
  expect([t.s.supply[1], t.s.large[1], t.of('S').officials('chu')]).toEqual([9, -1, [0, 0, 2]]);
  expect(t.s.column).toEqual([-1, 0, -1]);
});
test('FE-241 passing keeps everything; when all pass nobody gets it', () => {
  const t = settle({ S: { tokens: { writing: 2 } }, M: { tokens: { writing: 1 } } });
  t.table.plays('pass', 'pass');
  expect([t.of('S').tokens(), t.of('M').tokens(), t.s.reserve]).toEqual([[2, 0, 0], [1, 0, 0], Array(6).fill(4)]);
  expect(t.s.order).toEqual([0, 1]);
});
test('FE-242 who takes several rows stands on the last one', () => {
  const t = settle({ S: { tokens: { writing: 1, laws: 1 } }, M: { tokens: { currency: 1, laws: 1 } }, P: {} });
  t.table.plays('accept', 'take general chu');
  expect(t.s.column).toEqual([0, -1, -1]);
  t.table.plays('accept').at('reward', 0);
  expect(t.s.column).toEqual([0, 1, -1]);
  t.table.plays('accept'); // Laws: the upper one in the column breaks the tie
  expect(t.s.order).toEqual([2, 1, 0]);
});
test('FE-243 ties: the track from its top, then the column from its top, anew for each row', () => {
  const one = { writing: 1, currency: 1, laws: 1 };
  const t = settle({ S: { tokens: one }, M: { tokens: one }, P: { tokens: one } }, { order: ['P', 'S', 'M'] });
  t.table.at('reward', 2).plays('accept', 'take general chu');
  t.table.at('reward', 0).plays('accept'); // P's marker is in the column now
  t.table.at('reward', 1).plays('pass').at('reward', 2).plays('pass').at('reward', 0);
});
test('FE-245 after accepting one may place Soldiers before the next row', () => {
  const t = settle(
    { S: { tokens: { writing: 1 }, governors: ['chu'] }, M: { tokens: { currency: 1 } } },
    { mausoleum: { chu: 'MR4' } },
  );
  t.table.plays('accept', 'take general chu').at('soldiers', 0).plays('place chu').at('reward', 1);
  expect(t.of('S').points()).toBe(5);
  const passing = settle(
    { S: { tokens: { writing: 1 }, governors: ['chu'] }, M: { tokens: { currency: 1 } } },
    { mausoleum: { chu: 'MR4' } },
  );
  passing.table.plays('pass').at('reward', 1);
});
test('FE-246 markers on the track close up, those of the column follow from its top', () => {
  const t = settle(
    { S: { tokens: { writing: 1 } }, M: {}, P: { tokens: { laws: 1 } }, Q: { tokens: { currency: 1 } } },
    { order: ['P', 'S', 'M', 'Q'] },
  );
  t.table.plays('accept', 'take general chu', 'accept', 'accept');
  expect(t.s.order).toEqual([1, 0, 3, 2]);
});

// ---- steps 3 to 5 ----
const unlocking = (S: PlayerGiven) => {
  const t = position({ players: { S: { hand: [], ...S }, M: { hand: [] } } });
  t.begins({ at: 'unlock', seat: 0, value: 0 });
  return t;
};
test('FE-247 value 3 for each Soldier, mixed as one likes, several at once, never more than are locked', () => {
  const t = unlocking({ tokens: { writing: 2, laws: 3 }, large: ['currency'], locked: 2 });
  t.table.refuses('unlock', 'notEnoughPaid').refuses('unlock.spend currency', 'noSuchToken');
  t.table.plays('spend laws', 'spend large-currency').refuses('done', 'paymentBegun').offers('unlock');
  t.table.plays('spend writing').offers('unlock', 'spend writing');
});
test('FE-247 the sum decides, what is too much is lost', () => {
  const t = unlocking({ tokens: { writing: 2, laws: 3 }, large: ['currency'], locked: 2 });
  t.table.plays('spend laws', 'spend large-currency', 'spend writing', 'spend writing', 'spend laws');
  t.table.refuses('spend laws', 'allUnlocked').plays('unlock');
  expect([t.of('S').entrance(), t.of('S').tokens()]).toEqual([3, [0, 0, 1]]);
  const rich = unlocking({ tokens: { laws: 4 } });
  rich.table.plays('spend laws', 'spend laws', 'spend laws').refuses('spend laws', 'wouldBeWasted').plays('unlock');
  expect(rich.of('S').entrance()).toBe(2);
});
test('FE-247 in the new turn order', () => {
  const three = { tokens: { laws: 3 } };
  const t = settle({ S: three, M: three, P: {} }, { order: ['M', 'S', 'P'] });
  t.table.plays('pass', 'pass').at('unlock', 1).plays('done').at('unlock', 0);
});
test('FE-248 tokens spent go back to the supply and the board', () => {
  const t = unlocking({ tokens: { laws: 1 }, large: ['currency'] });
  t.table.plays('spend laws', 'spend large-currency');
  expect([t.s.supply, t.s.large]).toEqual([
    [9, 9, 9],
    [-1, -1, -1],
  ]);
});
test('FE-249 having unlocked, one may place; without, one may not', () => {
  const ready: PlayerGiven = { tokens: { laws: 3 }, governors: ['chu'], hand: [] };
  const at = () => {
    const t = position({ players: { S: ready, M: { hand: [] } }, mausoleum: { chu: 'MR4' } });
    t.begins({ at: 'unlock', seat: 0, value: 0 });
    return t;
  };
  at().table.plays('spend laws', 'spend laws', 'spend laws', 'unlock').at('soldiers', 0).plays('place chu');
  const passing = at();
  passing.table.plays('done');
  expect(passing.s.agenda).toEqual([]);
});
test('FE-250 large tokens still held go back to the board', () => {
  const t = settle({ S: { large: ['laws'] }, M: { large: ['currency'] } });
  t.table.plays('pass', 'pass');
  expect(t.s.large).toEqual([-1, -1, -1]);
  expect(toldOf(t.table.told, 'gaveLargeBack')).toEqual([
    [1, 1],
    [0, 2],
  ]);
});
test('FE-251 down to five small tokens in turn order, one’s choice which', () => {
  const t = settle(
    {
      S: { tokens: { laws: 4, writing: 4 }, locked: 0, entrance: 9 },
      M: { tokens: { currency: 6 }, locked: 0, entrance: 9 },
    },
    { order: ['M', 'S'] },
  );
  t.table.plays('pass', 'pass', 'pass').at('giveBack', 1).refuses('give laws', 'noSmallToken').plays('give currency');
  t.table.at('giveBack', 0).plays('give laws', 'give writing', 'give laws').at('turn', 1);
  expect([sum(t.of('S').tokens()), sum(t.of('M').tokens()), t.s.supply]).toEqual([5, 5, [6, 4, 7]]);
});
test('FE-252 four times another round, then the game is over', () => {
  for (const round of [1, 2, 3, 4]) {
    const t = settle({ S: {}, M: {} }, { round });
    expect([t.s.round, t.s.hands[0]!.length, t.k.over(t.s)]).toEqual([round + 1, 6, false]);
  }
  const last = settle({ S: { tokens: { laws: 3 } }, M: {} }, { round: 5 });
  last.table.at('reward', 0).plays('pass').at('unlock', 0).plays('done'); // all of Phase 3 comes first
  expect([last.s.round, last.k.over(last.s), last.s.ending]).toEqual([5, true, 'rounds']);
});
