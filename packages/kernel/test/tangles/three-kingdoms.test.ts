import { describe, expect, test } from 'vitest';
import { fastRand, UNKNOWN } from '../../index.ts';
import { followsTheLaws } from './laws-of.ts';
import { type Scripted, scripted } from './scripted.ts';
import { threeKingdoms } from './three-kingdoms.ts';
import { winners } from './three-kingdoms-bid.ts';
import type { Bid, Player, State, ThreeKingdoms } from './three-kingdoms-board.ts';
import { GOLD, RECRUITS, RICE, SPEARS, SUPPORT, TRAINED } from './three-kingdoms-cards.ts';

followsTheLaws(threeKingdoms, 15);

const CAO_CAO = 1;
const FARM = 0; // by administration
const BATTLE = 8; // between the first two seats
const [ALLIES, ALONE] = [0b110, 0b001];

const bidOf = (seat: number, space: number, total: number, general = 99): Bid => ({
  seat,
  general,
  space,
  army: 0,
  units: 0,
  gold: 0,
  support: 0,
  emperor: 0,
  total,
});
/** Seats 1 and 2 are allied on the farm. */
const boardWith = (...bids: Bid[]) => ({ bids, allies: ALLIES, allianceSpace: FARM }) as State;

describe('who wins a space', () => {
  const won = (...bids: Bid[]) => winners(boardWith(...bids), bids[0]!.space, CAO_CAO);
  test('a tie on a battle space goes to who reached the total first [TK-141]', () => {
    expect(won(bidOf(1, BATTLE, 5), bidOf(0, BATTLE, 5))).toBe(0b010);
    expect(won(bidOf(0, BATTLE, 2), bidOf(1, BATTLE, 5), bidOf(0, BATTLE, 3))).toBe(0b010); // second came later to five
  });
  test('a general who adds nothing does not make the total later [TK-142]', () => {
    expect(won(bidOf(0, BATTLE, 5), bidOf(1, BATTLE, 5), bidOf(0, BATTLE, 0))).toBe(ALONE);
  });
  test('allies count together on their space and both win it, elsewhere they are rivals [TK-090, TK-094]', () => {
    expect(won(bidOf(0, FARM, 5), bidOf(1, FARM, 3), bidOf(2, FARM, 3))).toBe(ALLIES);
    expect(won(bidOf(0, 1, 5), bidOf(1, 1, 3), bidOf(2, 1, 3))).toBe(ALONE);
  });
  test('the alliance reaches its total with the last raise of either partner [TK-142]', () => {
    expect(won(bidOf(1, FARM, 3), bidOf(0, FARM, 5), bidOf(2, FARM, 2))).toBe(ALONE);
    expect(won(bidOf(1, FARM, 3), bidOf(2, FARM, 2), bidOf(0, FARM, 5))).toBe(ALLIES);
  });
  test('a partner without a general there takes nothing [TK-091]', () => {
    expect(won(bidOf(0, FARM, 2), bidOf(2, FARM, 4))).toBe(0b100);
  });
  test('Cao Cao wins a tie he came to last, and for his allies too [TK-143, TK-144]', () => {
    expect(won(bidOf(1, BATTLE, 4), bidOf(0, BATTLE, 4, CAO_CAO))).toBe(ALONE);
    expect(
      winners(
        { ...boardWith(bidOf(2, FARM, 4), bidOf(0, FARM, 3, CAO_CAO), bidOf(1, FARM, 1)), allies: 0b011 },
        FARM,
        CAO_CAO,
      ),
    ).toBe(0b011);
  });
});

/** Seat 0 to bid, holding these generals openly. */
function biddingWith(generals: number[], arrange: (p: Player, s: State) => void = () => {}): Scripted<ThreeKingdoms> {
  return scripted(threeKingdoms, 3, s => {
    const p = s.players[0]!;
    p.hidden = generals.slice();
    s.allies = ALLIES;
    s.allianceSpace = FARM;
    s.sealed = [];
    s.agenda = [
      { at: 'resolve', seat: -2 },
      { at: 'bidding', seat: 1 },
      { at: 'bid', seat: 0 },
    ];
    arrange(p, s);
  });
}
describe('a bid of many parts', () => {
  test('general, units of one type, support and the emperor, one decision each, add up [TK-103, TK-125, TK-132]', () => {
    const t = biddingWith([3], (p, s) => {
      p.goods[TRAINED] = 2;
      p.goods[SPEARS] = 2;
      p.goods[SUPPORT] = 2;
      s.emperor = 0;
    });
    t.plays(`assign 3 ${BATTLE}`);
    expect(t.refuses(`units ${SPEARS} 2`)).toBe('noUnits'); // he leads one
    expect(t.refuses('gold 1')).toBe('onlyTribal');
    t.plays(`units ${SPEARS} 1`, 'raise 2 1');
    expect(t.told).toContainEqual(['stands', 0, BATTLE, 3 + 1 + 2 + 1]);
    expect(t.s.players[0]!.goods).toMatchObject({ [TRAINED]: 1, [SPEARS]: 1, [SUPPORT]: 0 });
  });
  test('only parts that can be given are asked for [TK-129, TK-134]', () => {
    const t = biddingWith([3, 5], p => {
      p.goods[SUPPORT] = 0;
    });
    t.s.emperor = 1;
    t.plays('assign 3 1'); // a common space: no escort, nothing to raise it with
    expect([t.open(), t.k.waiting(t.s)]).toEqual(['bid', [1]]);
  });
  test('the emperor is placed once a round [TK-131]', () => {
    const t = biddingWith([3], (_, s) => {
      s.bids = [{ ...bidOf(0, 1, 4), emperor: 1 }];
    });
    t.plays('assign 3 1');
    expect(t.refuses('raise 0 1')).toBe('noEmperor');
  });
  test('a bonus is judged as the general is placed and stays [TK-135]', () => {
    const t = biddingWith([9], (p, s) => {
      p.goods[SUPPORT] = 0;
      s.emperor = 1;
    });
    t.plays('assign 9 3'); // 5 in combat, one more on an empty space
    expect(t.s.bids[0]!.total).toBe(6);
    t.plays(`assign ${t.s.players[1]!.hidden[0]} 3`, 'raise 0 0');
    expect(t.s.bids[0]!.total).toBe(6);
  });
  test('a general is hidden until assigned; the back tells his state only [TK-420, TK-421]', () => {
    const t = biddingWith([3], (p, s) => {
      p.goods[SUPPORT] = 0;
      s.emperor = 1;
    });
    expect(t.k.view(t.s, 1).players[0]!.hidden).toEqual([UNKNOWN]);
    t.plays('assign 3 1');
    expect(t.k.view(t.s, 1).players[0]!.shown).toEqual([3]);
  });
});

/** Seat 0 about to take the actions it won, with these generals at home. */
function actingWith(generals: number[], arrange: (p: Player, s: State) => void): Scripted<ThreeKingdoms> {
  return biddingWith(generals, (p, s) => {
    p.goods.fill(0);
    s.round = 2;
    s.agenda = [
      { at: 'endOfRound', seat: -2 },
      { at: 'moment', seat: 0, moment: 'roundEnd', space: -1 },
      { at: 'actions', seat: 0, left: 0b1 },
    ];
    arrange(p, s);
  });
}
describe('skills at their moments', () => {
  test('what depends on order is asked, what cannot happens at once; all of it exactly once [TK-185, TK-341]', () => {
    const t = actingWith([7, 8, 17], () => {}); // train two; a recruit; a gold
    t.plays('take 0');
    expect(t.s.players[0]!.goods[GOLD]).toBe(2 + 1); // the space, and the general nobody waits for
    expect(t.open()).toBe('benefits');
    expect(t.refuses('decline')).toBe('mustUse');
    const [train, recruit] = t.offers('use') as [string, string];
    t.plays(recruit, train);
    expect(t.s.players[0]!.goods).toMatchObject({ [RECRUITS]: 0, [TRAINED]: 1 });
    expect(t.open()).not.toBe('benefits');
  });
  test('the other order gives another result [TK-340]', () => {
    const t = actingWith([7, 8], () => {});
    t.plays('take 0');
    const [train, recruit] = t.offers('use') as [string, string];
    t.plays(train, recruit);
    expect(t.s.players[0]!.goods).toMatchObject({ [RECRUITS]: 1, [TRAINED]: 0 });
  });
  test('a price, a "may", and a choice inside the benefit [TK-342]', () => {
    const t = actingWith([5], p => {
      p.goods[RICE] = 1;
    });
    t.plays('take 0');
    expect(t.refuses('decline')).toBe('ok');
    t.plays(t.offers('use')[0]!);
    expect(t.open()).toBe('weapons');
    t.plays(`take ${SPEARS}`, `take ${SPEARS}`);
    expect(t.s.players[0]!.goods).toMatchObject({ [RICE]: 0, [SPEARS]: 2 });
    expect(t.s.players[0]!.shown).toEqual([5]); // TK-422
  });
  test('a skill may become usable through another one of the same moment [TK-185]', () => {
    const t = actingWith([12, 17], p => {
      p.goods[GOLD] = 1; // two from the space make three, one from a skill makes four
    });
    t.plays('take 0');
    expect(t.offers('use')).toHaveLength(1);
    t.plays(t.offers('use')[0]!);
    expect(t.offers('use')).toHaveLength(1);
    t.plays(t.offers('use')[0]!);
    expect(t.s.players[0]!.goods[SUPPORT]).toBe(1);
  });
  test('after an action only the generals who stand there speak [TK-184]', () => {
    const rice = (space: number) => {
      const t = actingWith([3], (_, s) => {
        s.bids = [bidOf(0, space, 4, 3)];
      });
      t.plays('take 0');
      return t.s.players[0]!.goods[RICE];
    };
    expect([rice(0), rice(1)]).toEqual([1, 0]);
  });
});

test('the draft is one sealed set; what is not kept is remembered by its owner alone [TK-077, TK-420]', () => {
  const t = scripted(threeKingdoms, 3);
  const drawn = t.s.players[0]!.drawn.slice();
  expect(t.offers('keep', 0)).toHaveLength(4); // three of four
  expect(t.refuses('keep 3', 0)).toBe('wrongNumber');
  t.answers(2, 'keep 3');
  t.answers(0, 'keep 7');
  t.answers(1, 'keep 7');
  const { pieces } = t.k.view(t.s, 0).players[0]!.reserve;
  expect(pieces.filter(piece => piece > 0)).toEqual([drawn[3]]);
  expect(t.k.view(t.s, 1).players[0]!.reserve.pieces.every(piece => piece < 0)).toBe(true);
  const sample = t.k.determinize(t.k.view(t.s, 1), fastRand(4)).players[0]!;
  expect([...sample.hidden, ...sample.reserve.pieces].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]); // by their backs
});
