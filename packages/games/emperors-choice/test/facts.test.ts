import type { Seat, Told } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { bestCards, gainsOf, worthOf } from '../facts/settlement.ts';
import { fitting } from '../facts/showing.ts';
import { alongPositions, type Here, legal, tried } from './forecasts.ts';
import { tileNamed } from './names.ts';
import { position } from './position.ts';

/** What the events say a player got: the forecast has to say the same. */
function gotten(told: readonly Told[], seat: Seat) {
  const sum = (name: string) =>
    told.filter(([event, who]) => event === name && who === seat).reduce((total, [, , many = 0]) => total + many, 0);
  const times = (...names: string[]) => told.filter(([event, who]) => names.includes(event) && who === seat).length;
  return {
    vp: sum('scored') + sum('policyScored') - sum('pointsLost'),
    trust: sum('trust') - sum('trustLost'),
    money: sum('money'),
    cubes: sum('cubes') - sum('cubesPaid'),
    tributes: times('drewTribute', 'tributeTaken'),
  };
}
const upTo = (told: readonly Told[], event: string) =>
  told
    .slice(
      0,
      told.findIndex(([name]) => name === event),
    )
    .filter(([name]) => name !== event);
/** Everybody shows the cards that the forecast takes for granted. */
const showsBest =
  ({ k, box }: Here, side: number, before: Here['s']) =>
  (then: Here['s'], seat: Seat) => {
    const best = bestCards(before, box, side, seat);
    const set = fitting(then, box, seat, side).reduce(
      (bag, card, i) => (best.includes(card) ? bag | (1 << i) : bag),
      0,
    );
    return k.read(`show.show ${set}`)!;
  };

/** The same position where all but overflows, or is used up. */
const strained = ({ k, s, ...here }: Here): Here => {
  const tight = k.clone(s);
  tight.trust = s.trust.map((_, seat) => (seat === here.seat ? 29 : 3 + seat));
  tight.vp.fill(2);
  return { ...here, k, s: tight };
};
test('EC-154 EC-242 what a settlement is forecast to bring is what it brings: every side, every player, limits included', () => {
  const sides = new Set<number>();
  let dropped = 0;
  const check = (here: Here) => {
    const { k, s, seat, box } = here;
    for (const move of ['edict.settle', 'choose.settle'])
      for (const option of legal(here, move)) {
        const [side = 0] = k.words(option).args;
        const { told } = tried(here, [option], showsBest(here, side, s));
        const settling = upTo(told, 'discLaid');
        const forecast = gainsOf(s, box, side, seat);
        for (const [who, { more, ...gain }] of forecast.entries()) {
          expect(more).toBe(false);
          expect([side, who, gain]).toEqual([side, who, gotten(settling, who)]);
        }
        sides.add(side);
        if (settling.some(([event]) => event === 'trustFull')) dropped++;
        if (box.shows[side] !== 'nothing') continue;
        const seen = gainsOf(k.view(s, seat), box, side, seat); // what cannot be seen does not matter
        expect(seen).toEqual(forecast);
      }
  };
  alongPositions(here => {
    check(here);
    check(strained(here));
  });
  expect(sides.size).toBe(14);
  expect(dropped).toBeGreaterThan(0);
});
test('EC-023 EC-169 with trust 29 of 30, Legalism with two Legalists brings −8 trust, not +2, and costs all the others 10', () => {
  const p = position(
    { Red: { trust: 29, tiles: 'legalist*2' }, Blue: { trust: 12 }, Green: { trust: 4, vp: 20 } },
    { policies: 'legalism' },
  );
  const side = p.s.policies[0]!;
  const forecast = gainsOf(p.s, p.box, side, 0);
  expect(forecast.map(({ trust, vp }) => [trust, vp])).toEqual([
    [-8, 5],
    [-10, 0],
    [-4, -12], // six points of trust are missing: EC-024
  ]);
  p.settles('Red', 'legalism');
  expect([p.of('Red').trust, p.of('Blue').trust, p.of('Green').trust]).toEqual([21, 2, 0]);
});
test('EC-165 EC-166 all who have most pay, and what is missing costs points', () => {
  const gains = (...cubes: number[]) => {
    const [Red = 0, Blue = 0, Green = 0] = cubes;
    const p = position(
      { Red: { cubes: Red }, Blue: { cubes: Blue }, Green: { cubes: Green } },
      { policies: 'centralization' },
    );
    return gainsOf(p.s, p.box, p.s.policies[0]!, 0).map(({ vp, cubes: paid, money }) => [vp, paid, money]);
  };
  expect(gains(5, 5, 2)).toEqual([
    [5, -2, 2],
    [5, -2, 2],
    [2, 0, 0],
  ]);
  expect(gains(1, 0, 0)[0]).toEqual([1 - 3, -1, 2]);
});
test('EC-173 EC-178 only as many characters are shown as are needed to withstand', () => {
  const best = (strength: number) => {
    const p = position(
      { Red: { hand: 'general-7 general-8 general-9', tiles: 'tower', cubes: 4 }, Blue: {}, Green: {} },
      { policies: 'border-defence', strength },
    );
    return bestCards(p.s, p.box, p.s.policies[0]!, 0).length;
  };
  expect(best(4)).toBe(1);
  expect(best(2)).toBe(0);
  expect(best(17)).toBe(3); // half of the defence is worth points, too
});
test('EC-029 EC-180 EC-183 the best two, all relatives; what others hold may be more than is seen', () => {
  const p = position(
    { Red: { hand: 'general-7 officer-5 concubine-2 eunuch-3' }, Blue: { hand: 'general-9' }, Green: {} },
    { policies: 'meritocracy' },
  );
  const view = p.k.view(p.s, 0);
  const side = p.s.policies[0]!;
  expect(gainsOf(view, p.box, side, 0)[0]).toMatchObject({ vp: 12, more: false });
  expect(gainsOf(view, p.box, side ^ 1, 0)[0]).toMatchObject({ vp: 6 });
  expect(gainsOf(view, p.box, side, 0)[1]).toMatchObject({ vp: 0, more: true });
});

test('EC-099 EC-103 EC-104 EC-109 what a set of tiles gives at once, and as income, is what taking it gives', () => {
  let seen = 0;
  alongPositions(here => {
    const { k, s, seat, box } = here;
    for (const option of legal(here, 'takeSet.take')) {
      const tiles = s.sets[k.words(option).args[0]!]!;
      const worth = worthOf(s, box, seat, tiles);
      if (worth.treasures + worth.inscriptions > 0) continue; // those ask what to do
      const use = (then: Here['s']) => k.read(`immediate.use ${then.pending[0]}`)!;
      const taken = upTo(tried(here, [option], use, 'immediate').told, 'income');
      expect(gotten(taken, seat)).toMatchObject({ money: worth.money, trust: worth.trust });
      const told = tried(here, [option], use, 'immediate').told.find(([event]) => event === 'income');
      const income = told?.[2] ?? 0;
      const before = worthOf({ ...s, tiles: s.tiles.map(() => []) }, box, seat, s.tiles[seat]!).income;
      expect(income).toBe(before + worth.income);
      seen++;
    }
  });
  expect(seen).toBeGreaterThan(50);
});
test('EC-099 the worth of a set is what the face-up policies would bring more, and what it gives at once', () => {
  const p = position(
    { Red: { tiles: 'territory*2' }, Blue: {}, Green: {} },
    { policies: 'decentralization book-preservation' },
  );
  p.s.policies.length = 2;
  const tiles = (...ids: string[]) => ids.map(id => tileNamed(p.box, id));
  const worth = worthOf(p.s, p.box, 0, tiles('territory', 'book', 'ingot', 'envoy'));
  expect(worth).toMatchObject({ vp: 2 + 5, money: 3, trust: 4, income: 1, treasures: 0, inscriptions: 0 });
  expect(worth.byPolicy.map(({ vp }) => vp)).toEqual([2, 5]);
  expect(worthOf(p.s, p.box, 0, tiles('jewel', 'stone'))).toMatchObject({ vp: 0, treasures: 1, inscriptions: 1 });
});
