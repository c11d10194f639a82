import { fastRand, type View } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { inRegion, ofAspect } from '../../at.ts';
import { GOVERNOR, HIRE, REASSIGN, RECRUIT, WALL } from '../../box.ts';
import { firing, mostFiring, numberFits, reacting, relationOf } from '../../facts/court.ts';
import { governorsOf, majorityIn, openIn } from '../../facts/governors.ts';
import { backsOf, handOf, turnOf } from '../../facts/hands.ts';
import { rankingOf } from '../../facts/rewards.ts';
import { progressOf } from '../../facts/tasks.ts';
import { nextCardIn } from '../../facts/tucking.ts';
import type { State } from '../../state.ts';
import { affordable } from '../affordable.ts';
import { atFirstTurn } from './table.ts';

/** Two cards that react to hiring and one to recruiting, in Regions 1 and 2. */
function tucked() {
  const at = atFirstTurn();
  const { box } = at.k;
  const after = (action: number) => box.cards.filter(card => box.triggerOf[card] === action);
  const [one, two] = after(HIRE);
  const [three] = after(RECRUIT);
  const mine = at.s.tucked[at.seat]!;
  mine[0] = one!;
  mine[3] = two!;
  mine[4] = three!;
  return { ...at, box };
}
test('a card is above or below the pile; the first of all is what one likes', () => {
  const { s, box } = tucked();
  expect(relationOf(s, 60)).toBe('first');
  expect(numberFits(s, box, WALL, 60)).toBe(true);
  expect(numberFits(s, box, GOVERNOR, 60)).toBe(true);
  s.court.push(57);
  expect([relationOf(s, 60), relationOf(s, 12)]).toEqual(['higher', 'lower']);
  expect([numberFits(s, box, HIRE, 60), numberFits(s, box, RECRUIT, 60), numberFits(s, box, RECRUIT, 12)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(numberFits(s, box, REASSIGN, 60)).toBe(false);
});
test('how many abilities would fire, and that unrest keeps some still', () => {
  const { s, box, seat } = tucked();
  s.court.push(57);
  expect(firing(s, box, seat, 60, HIRE)).toBe(2);
  expect(firing(s, box, seat, 12, HIRE)).toBe(0);
  expect(firing(s, box, seat, 12, RECRUIT)).toBe(1);
  expect(mostFiring(s, box, seat, 60)).toBe(2);
  s.unrest[inRegion(seat, 0)] = 3;
  expect(reacting(s, box, seat, HIRE)).toHaveLength(1);
  expect(firing(s, box, seat, undefined, HIRE)).toBe(0);
});
test('powers of a board fire whatever the card', () => {
  const { k, s, seat } = atFirstTurn(2, { boards: 'sideB' });
  s.boards[seat] = 3; // Star: after Wall and Recruit
  s.court.push(119);
  expect(firing(s, k.box, seat, 120, RECRUIT)).toBe(1);
  expect(firing(s, k.box, seat, 120, HIRE)).toBe(0);
});
test('what the next card brings', () => {
  const { s, box, seat } = tucked();
  expect(nextCardIn(s, box, seat, 2)).toEqual({ place: 0, markers: 1, unrest: 0 });
  expect(nextCardIn(s, box, seat, 1)).toEqual({ place: 2, markers: 3, unrest: 2 });
  s.tucked[seat]![5] = 120;
  expect(nextCardIn(s, box, seat, 1)).toBeUndefined();
});
test('who would be offered a reward: most markers, then the disc higher up', () => {
  const { s, box } = tucked();
  s.track = [2, 0, 1];
  s.low[ofAspect(0, 1)] = 2;
  s.low[ofAspect(1, 1)] = 1;
  s.low[ofAspect(2, 1)] = 2;
  expect(rankingOf(s, box, 1)).toEqual([2, 0, 1]);
  s.tall[ofAspect(1, 1)] = 1;
  expect(rankingOf(s, box, 1)[0]).toBe(1);
  expect(rankingOf(s, box, 0)).toEqual([]);
});
test('who would score for Governors', () => {
  const { s, box } = tucked();
  expect(majorityIn(s, box, 3)).toEqual([]);
  s.squares[box.spotsOf[3]![0]!] = 1;
  s.open[inRegion(0, 3)] = 2;
  expect(majorityIn(s, box, 3)).toEqual([{ seat: 0, value: 15 }]);
  expect(openIn(s, 3)).toEqual([{ seat: 0, value: 2 }]);
  expect(governorsOf(s, box, 3).map(({ value }) => value)).toEqual([2, 1]);
  s.open[inRegion(1, 3)] = 1;
  expect(majorityIn(s, box, 3).map(({ value }) => value)).toEqual([7, 7]);
});
test('how far a Task is: symbols shown twice need two pieces', () => {
  const { s, box } = tucked();
  s.tasks[0] = 0; // Turquoise twice and Gold
  s.walls[0] = 1;
  s.walls[7] = 1;
  const task = progressOf(s, box, 1, 0);
  expect(task.needs).toEqual([
    { where: 0, met: true },
    { where: 0, met: false },
    { where: 1, met: true },
  ]);
  expect(task).toMatchObject({ piece: 'wall', met: 2, next: 0, claimed: false });
  s.discs[0] = 1;
  expect(progressOf(s, box, 1, 0)).toMatchObject({ next: 1, claimed: true });
  expect(progressOf(s, box, -1, 0).met).toBe(0);
});
test('what could be built at once glows', () => {
  const { k, s, seat } = tucked();
  const now = () => affordable(k, k.view(s, seat), seat);
  expect(now().walls.size + now().palaces.size).toBe(0);
  s.workers[inRegion(seat, 0)] = 2;
  expect([...now().walls].every(slot => slot % 3 === 0)).toBe(true);
  s.workers[inRegion(seat, 4)] = 1;
  expect([...now().palaces]).toEqual([0]);
  expect(now().walls.size).toBe(12);
});
test('rivals show backs only; a round has six turns', () => {
  const { k, s, seat } = atFirstTurn();
  const other = (seat + 1) % 3;
  const view = k.view(s, seat);
  expect(view.hands[other]!.every(card => card < 0)).toBe(true);
  expect(backsOf(view, k.box, other)).toEqual([2, 2, 2]);
  expect(turnOf(view, k.box)).toEqual({ turn: 1, turns: 6 });
  expect(handOf([30, 4, 99])).toEqual([4, 30, 99]);
  const rand = fastRand(2);
  const after = k.clone(s) as View<State>;
  for (let i = 0; i < 60 && after.agenda.at(-1)?.seat === seat; i++)
    k.apply(after, seat, k.anyOption(after, seat, rand), rand);
  expect(backsOf(k.view(after, other), k.box, seat).reduce((sum, n) => sum + n, 0)).toBe(5);
});
