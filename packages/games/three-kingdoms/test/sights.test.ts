import { expect, test } from 'vitest';
import { bestAnswer, knownFree, unseen } from '../facts/answers.ts';
import { orderBy, orderNext, winsNow } from '../facts/order.ts';
import { sightOf } from '../facts/sights.ts';
import { amountIn, armyIn, asForce, asGoods, goodIn, unitsIn } from '../words.ts';
import { names } from './named.ts';
import { position } from './position.ts';

const spaceOf = (p: ReturnType<typeof position>, id: string) => names(p.box).spaceNumber(id);
const generalOf = (p: ReturnType<typeof position>, id: string) => names(p.box).generalNumber(id);

test('TK-140 TK-141 TK-145 the leader stands first, with its total and since when; of equals who was there first', () => {
  const p = position({
    bids: [
      'huang-zhong recruit-armies',
      'xiahou-dun recruit-armies',
      'gan-ning recruit-armies',
      'liu-bei train-armies',
    ],
  });
  const { sides, tie, space } = sightOf(p.s, p.box, spaceOf(p, 'recruit-armies'));
  const totals = ['huang-zhong', 'xiahou-dun', 'gan-ning'].map(p.total);
  expect([space, sides.length]).toEqual([spaceOf(p, 'recruit-armies'), 3]);
  expect(sides.map(side => side.total)).toEqual(totals.toSorted((a, b) => b - a));
  expect(sides.map(({ seats, since, bids }) => [seats, since, bids.length])).toContainEqual([[2], 1, 1]);
  const best = Math.max(...totals);
  expect(tie).toBe(totals.filter(total => total === best).length > 1 ? 'first' : 'none');
  expect(sightOf(p.s, p.box, spaceOf(p, 'demand-tribute'))).toMatchObject({ sides: [], tie: 'none' });
});
test('TK-141 an equal total that came later does not lead, and is told as a tie', () => {
  const p = position({ bids: ['huang-zhong recruit-armies', 'zhang-fei train-armies', 'gan-ning recruit-armies'] });
  const [first, later] = [p.total('huang-zhong'), p.total('gan-ning')];
  const { sides, tie } = sightOf(p.s, p.box, spaceOf(p, 'recruit-armies'));
  expect([first, sides[0]!.seats, tie]).toEqual([later, [2], 'first']);
});
test('TK-142 allies stand together on the alliance space, and each alone elsewhere', () => {
  const p = position({
    order: 'wei wu shu',
    alliance: 'recruit-armies',
    bids: ['gan-ning recruit-armies', 'xiahou-dun recruit-armies', 'huang-zhong recruit-armies'],
  });
  const { sides } = sightOf(p.s, p.box, spaceOf(p, 'recruit-armies'));
  expect(sides.map(({ seats, total, since }) => [seats, total, since])).toEqual([
    [[1, 2], p.total('gan-ning') + p.total('huang-zhong'), 3],
    [[0], p.total('xiahou-dun'), 2],
  ]);
});
test('TK-166 TK-170 spaces that would be won now decide the next order; once winners are known it stands', () => {
  const p = position({
    order: 'wei wu shu',
    bids: ['huang-zhong recruit-armies', 'liu-bei hire-import', 'gan-ning demand-tribute'],
  });
  expect([winsNow(p.s, p.box), orderNext(p.s, p.box)]).toEqual([
    [0, 1, 2],
    [2, 1, 0],
  ]);
  p.s.won[spaceOf(p, 'train-armies')] = 0b001;
  p.s.players[0]!.wins = 1;
  p.s.order = [1, 0, 2];
  expect([winsNow(p.s, p.box), orderNext(p.s, p.box)]).toEqual([
    [1, 0, 0],
    [1, 0, 2],
  ]);
  expect(orderNext(p.s, p.box)).not.toBe(p.s.order);
  const military = (...points: number[]) => {
    for (const [seat, player] of p.s.players.entries()) player.military = points[seat]!;
    return orderBy(p.s, [1, 1, 1]);
  };
  expect([military(0, 0, 0), military(0, 2, 1), military(1, 0, 1)]).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [0, 2, 1],
  ]);
});
test('TK-132 a rival’s best answer is a known free general with all support and the emperor', () => {
  const p = position({
    wei: { generals: 'xu-huang', hidden: 'zhang-he', fresh: 'jia-xu', goods: { support: 2 } },
    wu: { goods: {} },
    bids: ['huang-zhong recruit-armies'],
  });
  const free = ['cao-cao', 'xu-huang'].map(id => generalOf(p, id));
  expect([knownFree(p.s, 0).toSorted(), unseen(p.s, 0), unseen(p.s, 1)]).toEqual([free.toSorted(), 2, 0]);
  const answer = bestAnswer(p.s, p.box, 0, spaceOf(p, 'recruit-armies'))!;
  expect([answer.seat, answer.hidden, free.includes(answer.general)]).toEqual([0, 2, true]);
  expect(answer.leads).toBe(answer.adds > p.total('huang-zhong'));
  const without = position({ wei: { generals: 'xu-huang', goods: {} }, bids: ['huang-zhong recruit-armies'] });
  const plain = bestAnswer(without.s, without.box, 0, spaceOf(p, 'recruit-armies'))!;
  expect(answer.adds - plain.adds).toBe(2);
  const token = position({
    emperor: 'wei',
    wei: { generals: 'xu-huang', goods: {} },
    bids: ['huang-zhong recruit-armies'],
  });
  expect(bestAnswer(token.s, token.box, 0, spaceOf(p, 'recruit-armies'))!.adds).toBeGreaterThan(plain.adds);
});
test('TK-104 TK-105 TK-113 TK-114 nobody answers who has passed, where they may not bid, at a tribe, or with nobody left', () => {
  const answer = (id: string, passed = false) => {
    const p = position({ wei: { passed, goods: {} } });
    return bestAnswer(p.s, p.box, 0, spaceOf(p, id))?.seat;
  };
  expect([answer('recruit-armies'), answer('recruit-armies', true)]).toEqual([0, undefined]);
  expect([answer('battle-shu-wu'), answer('battle-wei-wu'), answer('tribal-wei')]).toEqual([undefined, 0, undefined]);
  const p = position({ wei: { goods: {} }, bids: ['cao-cao train-armies'] });
  expect(bestAnswer(p.s, p.box, 0, spaceOf(p, 'recruit-armies'))).toBeUndefined();
});
test('TK-103 on a battle space the best answer brings the most units of one army', () => {
  const at = (goods: object) => {
    const p = position({ wei: { generals: 'xu-huang', goods } });
    return bestAnswer(p.s, p.box, 0, spaceOf(p, 'battle-wei-wu'))!.adds;
  };
  expect(at({ trained: 3, horse: 1, spear: 2 }) - at({})).toBeGreaterThanOrEqual(2);
});
test('TK-009 TK-010 how many of what is one number in an event, and read back from it', () => {
  expect([goodIn(asGoods(4, 7)), amountIn(asGoods(4, 7)), armyIn(asForce(2, 5)), unitsIn(asForce(2, 5))]).toEqual([
    4, 7, 2, 5,
  ]);
});
