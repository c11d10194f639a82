/** What a table shows of a position before anybody chooses: it has to agree with the rules it tells of. */
import { expect, test } from 'vitest';
import { hasLands } from '../at.ts';
import { ACTIONS } from '../content/shape.ts';
import { firing, mostFiring, numberFits, powersAfter, reacting, relationOf } from '../facts/court.ts';
import { governorsOf, majorityIn, openIn } from '../facts/governors.ts';
import { backsOf, handOf, turnOf } from '../facts/hands.ts';
import { rankingOf } from '../facts/rewards.ts';
import { missingFor, progressOf } from '../facts/tasks.ts';
import { NOBODY } from '../state.ts';
import { position } from './position.ts';

const VP2 = { kind: 'points', amount: 2 } as const;
const [HIRE, REASSIGN, RECRUIT] = ['hire', 'reassign', 'recruit'].map(name => ACTIONS.indexOf(name as 'hire'));

test('ZG-029 backs are open: as many of each aspect in an own hand as in the same hand seen by others', () => {
  const p = position();
  p.turn('Blue', 5, 7, 50, 95);
  const own = p.s.hands[0]!.map(card => p.box.aspectOf[card]!);
  const counts = [0, 1, 2].map(aspect => own.filter(one => one === aspect).length);
  expect(counts.toSorted()).not.toEqual([0, 0, own.length]); // of several aspects
  expect(backsOf(p.s, p.box, 0)).toEqual(counts);
  const seen = p.k.view(p.s, 1);
  expect(seen.hands[0]!.every(card => card < 0)).toBe(true);
  expect(backsOf(seen, p.box, 0)).toEqual(counts);
  expect(backsOf(p.s, p.box, 9)).toEqual([0, 0, 0]);
  expect(handOf([95, 7, 50, 5])).toEqual([5, 7, 50, 95]);
});
test('ZG-065 the turn of the round is told also in its middle, and is the first before anybody has played', () => {
  const p = position();
  const at = (played: number) => {
    p.s.agenda = [
      { at: 'turns', seat: -2, played },
      { at: 'play', seat: 0 },
    ] as never;
    return turnOf(p.s, p.box);
  };
  const turns = 3 * p.box.pack.hand.ofEach;
  expect([0, 1, 3, 4, 7].map(at)).toEqual([1, 1, 1, 2, 3].map(turn => ({ turn, turns })));
  p.s.agenda = [{ at: 'play', seat: 0 }] as never;
  expect(turnOf(p.s, p.box)).toEqual({ turn: 1, turns });
});
test('ZG-218 ZG-221 who would score for Governors in a Region, who stands there, and who stands in its open area', () => {
  const p = position({ Blue: { governors: '1a 1open 1open' }, Red: { governors: '1b' }, Yellow: { governors: '2a' } });
  expect(governorsOf(p.s, p.box, 0)).toEqual([
    { seat: 0, value: 3 },
    { seat: 1, value: 1 },
  ]);
  expect(openIn(p.s, 0)).toEqual([{ seat: 0, value: 2 }]);
  expect([openIn(p.s, 1), governorsOf(p.s, p.box, 2)]).toEqual([[], []]);
  expect(majorityIn(p.s, p.box, 0)).toEqual([{ seat: 0, value: 9 + 3 * 3 }]);
  expect(majorityIn(p.s, p.box, 4)).toEqual([]);
});
test('ZG-205 ZG-210 how far a seat is with a Task: each symbol as often as it is shown, discs by slot, the next one free', () => {
  const given = {
    Blue: { palaces: [1, 1, 3], walls: 'gold-a/1', governors: '2a' },
    Red: { discs: { 'lower-palace': 0 }, palaces: [2] },
    Yellow: { discs: { 'upper-wall': 1 } },
    tasks: { 'lower-palace': ['1', '1', '1', '2'], 'upper-wall': ['gold', 'silver'], 'upper-governor': ['2'] },
  };
  const p = position(given);
  const slots = p.box.pack.taskSlots.length;
  const empty = Array<number>(slots).fill(NOBODY);
  expect(progressOf(p.s, p.box, 0, 4)).toEqual({
    piece: 'palace',
    needs: [
      { where: 0, met: true },
      { where: 0, met: true },
      { where: 0, met: false },
      { where: 1, met: false },
    ],
    met: 2,
    discs: [1, ...empty.slice(1)],
    next: 1,
    claimed: false,
  });
  expect(progressOf(p.s, p.box, 1, 4)).toMatchObject({ met: 1, claimed: true });
  for (let task = 0; task < p.s.tasks.length; task++)
    for (const seat of [0, 1])
      expect(missingFor(p.s, p.box, seat, task)).toBe(
        progressOf(p.s, p.box, seat, task).needs.filter(({ met }) => !met).length,
      );
  const walls = progressOf(p.s, p.box, 0, 0);
  expect(walls).toMatchObject({ piece: 'wall', met: 1, claimed: false, next: 0 });
  expect(walls.discs).toEqual([NOBODY, 2, ...empty.slice(2)]);
  expect(progressOf(p.s, p.box, 2, 0).claimed).toBe(true);
  expect(progressOf(p.s, p.box, 0, 2)).toMatchObject({ piece: 'governor', met: 1, claimed: false });
  const watcher = progressOf(p.s, p.box, NOBODY, 2);
  expect([watcher.met, watcher.claimed, watcher.needs]).toEqual([0, false, [{ where: 1, met: false }]]);
  p.s.discs.fill(0, 2 * slots, 3 * slots);
  expect(progressOf(p.s, p.box, NOBODY, 2)).toMatchObject({ claimed: false, next: NOBODY });
  expect(progressOf(p.s, p.box, 0, 2).claimed).toBe(true); // the first seat too
});
test('ZG-183 ZG-184 who would be offered a reward, in that order; who holds no marker is not asked', () => {
  const p = position({ Blue: { low: [1] }, Red: { low: [2] }, Yellow: { low: [1] }, track: ['Yellow', 'Blue', 'Red'] });
  const ranking = rankingOf(p.s, p.box, 0);
  expect(ranking[0]).toBe(1);
  expect(ranking.toSorted()).toEqual([0, 1, 2]);
  expect(rankingOf(p.s, p.box, 1)).toEqual([]);
  const alone = position({ Red: { low: [0, 2] } });
  expect(rankingOf(alone.s, alone.box, 1)).toEqual([1]);
});
test('ZG-145 ZG-149 ZG-248 a card beside the top of the Court pile: the first fits whatever it is, a re-assignment fires nothing', () => {
  const on = (...court: number[]) => position({ court });
  expect([relationOf(on(50).s, 51), relationOf(on(50).s, 49), relationOf(on().s, 49)]).toEqual([
    'higher',
    'lower',
    'first',
  ]);
  expect(relationOf(on(90, 50).s, 60)).toBe('higher'); // the last is the top
  const fits = (p: ReturnType<typeof on>, card: number) =>
    [HIRE!, REASSIGN!, RECRUIT!].map(action => numberFits(p.s, p.box, action, card));
  expect(fits(on(50), 60)).toEqual([true, false, false]);
  expect(fits(on(50), 40)).toEqual([false, false, true]);
  expect(fits(on(), 40)).toEqual([true, false, true]);
});
test('ZG-144 ZG-153 how many abilities a card would fire: tucked cards of that action where its number fits and no unrest keeps them', () => {
  const p = position({
    Blue: { tucked: { 1: [57], 2: [58], 3: [59, 60] }, unrest: [0, 3] },
    tracks: { Blue: [3, 3, 3, 3, 3] },
    cards: { 57: ['hire', VP2], 58: ['hire', VP2], 59: ['hire', VP2], 60: ['recruit', VP2] },
    court: [50],
  });
  expect(reacting(p.s, p.box, 0, HIRE!)).toEqual([57, 59]); // not 58: the second Region is restless
  expect(reacting(p.s, p.box, 0, RECRUIT!)).toEqual([60]);
  expect(reacting(p.s, p.box, 7, HIRE!)).toEqual([]);
  expect(powersAfter(p.s, p.box, 0, HIRE!)).toEqual([]);
  const fired = (card: number | undefined, action: number) => firing(p.s, p.box, 0, card, action);
  expect([fired(70, HIRE!), fired(40, HIRE!), fired(undefined, HIRE!), fired(40, RECRUIT!)]).toEqual([2, 0, 0, 1]);
  expect([70, 40].map(card => mostFiring(p.s, p.box, 0, card))).toEqual([2, 1]);
  const bare = position({ court: [50] });
  expect(mostFiring(bare.s, bare.box, 0, 70)).toBe(0);
});
test('ZG-167 powers of a board follow their action whatever the number', () => {
  const p = position({ options: { boards: 'sideB' }, court: [50] });
  const board = p.box.boards[p.s.boards[0]!]!;
  for (const [action] of ACTIONS.entries()) {
    const own = board.powers.filter(power => p.box.powers[power]!.after === action);
    expect(powersAfter(p.s, p.box, 0, action)).toEqual(own);
    expect(firing(p.s, p.box, 0, 40, action)).toBe(own.length);
  }
  expect(board.powers.length).toBeGreaterThan(0);
});
test('ZG-047 who has no board yet has no lands to show', () => {
  const p = position();
  expect(hasLands(p.s, p.box, 0)).toBe(true);
  p.s.boards[0] = NOBODY;
  expect([hasLands(p.s, p.box, 0), powersAfter(p.s, p.box, 0, HIRE!)]).toEqual([false, []]);
});
