/** What a table shows of what is coming: how the round, a tribe and a bid would end as things are. */
import { expect, test } from 'vitest';
import { bestAnswer } from '../facts/answers.ts';
import { distances, endingOf, roundsLeft } from '../facts/ends.ts';
import { sightOf } from '../facts/sights.ts';
import { checkAhead, isSent, levelsSent, mostLevels, tribeAhead } from '../facts/tribe.ts';
import { actionBit } from '../words.ts';
import type { Given } from './given.ts';
import { names } from './named.ts';
import { type Position, position } from './position.ts';

const spaceOf = (p: Position, id: string) => names(p.box).spaceNumber(id);
const generalOf = (p: Position, id: string) => names(p.box).generalNumber(id);
const frames = (p: Position, ...agenda: object[]) => {
  p.s.agenda = agenda as never;
  return p;
};

test('TK-385 rounds are left as long as nothing has happened that ends the game; how far each seat is from that', () => {
  const p = position({ round: 4, stationed: { 'chi-bi': 'cao-ren 2 granary' } });
  const { rounds, ranks, lands } = p.box.pack;
  expect([roundsLeft(p.s, p.box), endingOf(p.s, p.box)]).toEqual([rounds - 4, '']);
  p.s.players[1]!.rank = 2;
  p.s.players[2]!.level = [3, 1];
  const found = distances(p.s, p.box);
  expect(found.ranks).toEqual(p.s.players.map(({ rank }) => ranks.length - 1 - rank));
  expect(found.ranks[1]).toBe(ranks.length - 3);
  expect([found.levels[2], found.stationed, found.rounds]).toEqual([[3, 1], [1, 0, 0], rounds - 4]);
  p.s.players[0]!.level = [lands.levels, lands.levels];
  expect([roundsLeft(p.s, p.box), endingOf(p.s, p.box)]).toEqual([0, 'developed']);
});
test('TK-330 TK-334 a tribe nobody is sent to drops by one, never below the lowest level, where it rebels', () => {
  const at = (tribe: number, more: Given = {}) => {
    const p = position({ ...more, wei: { tribe, goods: {} } });
    return tribeAhead(frames(p, { at: 'bid', seat: 0 }).s, p.box, 0);
  };
  expect(at(5)).toEqual({ by: 'drop', to: 4, rebels: false });
  expect(at(3)).toEqual({ by: 'drop', to: 2, rebels: false });
  expect(at(2)).toEqual({ by: 'drop', to: 1, rebels: true });
  expect(at(1)).toEqual({ by: 'drop', to: 1, rebels: true });
});
test('TK-310 TK-312 who is sent raises the tribe by what lies there, up to the top', () => {
  const sent = (bid: string, tribe: number) => {
    const p = position({ wei: { tribe, goods: {} }, wu: { tribe: 5 }, bids: [bid] });
    frames(p, { at: 'bid', seat: 0 });
    return [isSent(p.s, p.box, 0), isSent(p.s, p.box, 1), levelsSent(p.s, p.box, 0), tribeAhead(p.s, p.box, 0)];
  };
  expect(sent('cao-cao tribal-wei gold 2', 5)).toEqual([true, false, 2, { by: 'sent', to: 7, rebels: false }]);
  expect(sent('cao-cao tribal-wei naval 1', 5)).toEqual([true, false, 1, { by: 'sent', to: 6, rebels: false }]);
  expect(sent('cao-cao tribal-wei', 1)).toEqual([true, false, 0, { by: 'sent', to: 1, rebels: true }]);
  expect(sent('cao-cao tribal-wei gold 2', 11)).toEqual([true, false, 2, { by: 'sent', to: 12, rebels: false }]);
  const home = position({ wei: { tribe: 5, goods: {} }, bids: ['cao-cao tribal-wei gold 2'] });
  home.s.bids[0]!.home = 1; // he has come home
  frames(home, { at: 'bid', seat: 0 });
  expect([isSent(home.s, home.box, 0), levelsSent(home.s, home.box, 0)]).toEqual([false, 0]);
});
test('TK-312 TK-331 once the action was taken the tribe does not drop, and once its check is past nothing moves it', () => {
  const p = position({ wei: { tribe: 5, goods: {} } });
  frames(p, { at: 'tribe', seat: 0 });
  p.s.players[0]!.taken = actionBit('recruit-armies');
  expect(tribeAhead(p.s, p.box, 0).by).toBe('drop'); // another action
  p.s.players[0]!.taken |= actionBit('improve-tribal-relations');
  expect(tribeAhead(p.s, p.box, 0)).toEqual({ by: 'taken', to: 5, rebels: false });
  frames(p, { at: 'upkeep', seat: 1 });
  expect(tribeAhead(p.s, p.box, 0)).toEqual({ by: 'past', to: 5, rebels: false });
  p.s.players[0]!.tribe = 1;
  expect(tribeAhead(p.s, p.box, 0).rebels).toBe(false);
  frames(p, { at: 'upkeep', seat: 1 }, { at: 'rebellion', seat: 1 });
  expect(tribeAhead(p.s, p.box, 0).rebels).toBe(false); // somebody else's
  frames(p, { at: 'upkeep', seat: 1 }, { at: 'rebellion', seat: 0 });
  expect(tribeAhead(p.s, p.box, 0)).toEqual({ by: 'past', to: 1, rebels: true });
});
test('TK-330 whether the check of a round is ahead: until it is resolved, and for whom it waits', () => {
  const ahead = (...agenda: object[]) => {
    const p = frames(position(), ...agenda);
    return [0, 1, 2].map(seat => checkAhead(p.s, seat));
  };
  expect(ahead({ at: 'bid', seat: 0 })).toEqual([true, true, true]);
  expect(ahead()).toEqual([true, true, true]);
  for (const at of ['settle', 'upkeep', 'update']) {
    expect(ahead({ at, seat: -2 })).toEqual([false, false, false]);
    expect(ahead({ at, seat: -2 }, { at: 'tribe', seat: 1 })).toEqual([false, true, false]);
    expect(ahead({ at, seat: -2 }, { at: 'instead', seat: 2 })).toEqual([false, false, true]);
    expect(ahead({ at, seat: -2 }, { at: 'actions', seat: 2 })).toEqual([false, false, false]);
  }
});
test('TK-314 a skill that is used in place of the drop is counted', () => {
  const p = position({ stationed: { 'yi-du': 'ling-cao 1 granary' }, wu: { tribe: 6, goods: {} } });
  frames(p, { at: 'tribe', seat: 1 });
  const { by, to, rebels } = tribeAhead(p.s, p.box, 1);
  expect([by, rebels]).toEqual(['skill', false]);
  p.tribe('wu');
  expect(to).toBe(p.player('wu').tribe);
  const low = position({ stationed: { 'yi-du': 'ling-cao 1 granary' }, wu: { tribe: 12, goods: {} } });
  frames(low, { at: 'tribe', seat: 1 });
  expect(tribeAhead(low.s, low.box, 1).to).toBe(12);
});
test('TK-128 TK-310 the most levels a general can bring: all his gold, or all units of one kind', () => {
  const most = (goods: object) => {
    const p = position({ wei: { goods } });
    return mostLevels(p.s, p.box, 0, generalOf(p, 'cao-cao'));
  };
  expect([most({}), most({ gold: 1 }), most({ gold: 2 })]).toEqual([0, 1, 2]);
  expect(most({ trained: 2, vessel: 2 })).toBe(2);
  expect(most({ gold: 1, trained: 3, vessel: 3 })).toBeGreaterThan(1);
  expect(most({ trained: 2 })).toBe(0); // without a weapon no unit
});
test('TK-140 TK-141 sides stand by their totals, of equals the earlier; the leader of a tie is there first', () => {
  const bids = ['huang-zhong recruit-armies', 'xiahou-dun recruit-armies', 'gan-ning recruit-armies'];
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
    [1, 0, 2],
  ]) {
    const p = position({ bids: order.map(i => bids[i]!) });
    const give = (...totals: number[]) => {
      for (const [i, bid] of p.s.bids.entries()) bid.total = totals[i]!;
      const { sides, tie } = sightOf(p.s, p.box, spaceOf(p, 'recruit-armies'));
      return [sides.map(({ since }) => since), tie];
    };
    expect(give(3, 5, 4)).toEqual([[2, 3, 1], 'none']);
    expect(give(5, 4, 4)).toEqual([[1, 2, 3], 'none']);
    expect(give(4, 5, 5)).toEqual([[2, 3, 1], 'first']);
    expect(give(5, 5, 5)).toEqual([[1, 2, 3], 'first']);
    expect(give(5, 3, 5)).toEqual([[1, 3, 2], 'first']);
  }
});
test('TK-141 TK-143 an equal total that came later leads by a skill, and is told so', () => {
  const p = position({ bids: ['gan-ning recruit-armies', 'huang-zhong recruit-armies', 'cao-cao recruit-armies'] });
  const give = (...totals: number[]) => {
    for (const [i, bid] of p.s.bids.entries()) bid.total = totals[i]!;
    const { sides, tie } = sightOf(p.s, p.box, spaceOf(p, 'recruit-armies'));
    return [sides.map(({ since }) => since), tie];
  };
  expect(give(4, 3, 4)).toEqual([[3, 1, 2], 'skill']);
  expect(give(4, 4, 4)).toEqual([[3, 1, 2], 'skill']);
  expect(give(3, 4, 4)).toEqual([[3, 2, 1], 'skill']);
  expect(give(5, 4, 4)).toEqual([[1, 2, 3], 'none']);
});
test('TK-142 allies are one side on the alliance space only, and stand where their sum puts them', () => {
  const at = (alliance: string) => {
    const p = position({
      order: 'wei wu shu',
      alliance,
      bids: ['gan-ning recruit-armies', 'xiahou-dun recruit-armies', 'huang-zhong recruit-armies'],
    });
    for (const [i, bid] of p.s.bids.entries()) bid.total = [2, 5, 2][i]!;
    return sightOf(p.s, p.box, spaceOf(p, 'recruit-armies')).sides.map(({ seats, total }) => [seats, total]);
  };
  expect(at('train-armies')).toEqual([
    [[0], 5],
    [[1], 2],
    [[2], 2],
  ]);
  expect(at('recruit-armies')).toEqual([
    [[0], 5],
    [[1, 2], 4],
  ]);
});
test('TK-132 TK-140 a rival’s best answer counts units, and says whether it would lead', () => {
  const answer = (goods: object, rival: number) => {
    const p = position({ wei: { goods }, bids: ['gan-ning battle-wei-wu'] });
    p.s.bids[0]!.total = rival;
    return bestAnswer(p.s, p.box, 0, spaceOf(p, 'battle-wei-wu'))!;
  };
  const bare = answer({}, 0);
  const armed = answer({ trained: 2, vessel: 2 }, 0);
  expect([bare.general > 0, bare.hidden]).toEqual([true, answer({}, 99).hidden]);
  expect(armed.adds).toBe(bare.adds + 2);
  const less = answer({ trained: 2, vessel: 1 }, 0);
  expect(less.adds).toBe(bare.adds + 1);
  expect([0, 1].map(more => answer({}, bare.adds + more).leads)).toEqual([true, false]); // Cao Cao wins ties
  const mixed = answer({ trained: 3, vessel: 1, horse: 2 }, 0); // one kind of army: the one there is most of
  expect(mixed.adds).toBe(
    Math.max(answer({ trained: 3, vessel: 1 }, 0).adds, answer({ trained: 3, horse: 2 }, 0).adds),
  );
});
test('TK-113 with no known general free a rival may still answer with one nobody has seen, and with nobody at all cannot', () => {
  const p = position({ wei: { hidden: 'zhang-he' }, bids: ['cao-cao train-armies'] });
  const at = () => bestAnswer(p.s, p.box, 0, spaceOf(p, 'recruit-armies'));
  expect(at()).toEqual({ seat: 0, general: 0, adds: 0, leads: false, hidden: 1 });
  p.s.players[0]!.hidden = [];
  p.s.players[0]!.fresh = [];
  expect(at()).toBeUndefined();
});
