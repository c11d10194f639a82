import { expect, test } from 'vitest';
import { compared, FIRST_CARD, FITS, fitOf, NO_FIT, wakes, wokenBy } from '../facts/court.ts';
import { palaceTilePoints } from '../facts/effects.ts';
import { inArea, leadsIn } from '../facts/governors.ts';
import { ranking, strength } from '../facts/tokens.ts';
import { nextCard, tokensLeft } from '../facts/tuck.ts';
import { banners, elixirPoints, toNextFlask, voyage } from '../facts/voyage.ts';
import { position } from './position.ts';

test('FE-211 FE-212 FE-214 a card is lower or higher than the Court, and the first one fits every action', () => {
  const empty = position({ players: { S: { hand: [33] }, M: {} } });
  expect(compared(empty.s, 33)).toBe('first');
  expect(fitOf(empty.s, empty.box, 33, 5)).toBe(FIRST_CARD);
  const t = position({ players: { S: { hand: [33, 50] }, M: {} }, court: [40] });
  expect(compared(t.s, 33)).toBe('lower');
  expect([fitOf(t.s, t.box, 33, 0), fitOf(t.s, t.box, 33, 3)]).toEqual([FITS, NO_FIT]);
  expect(fitOf(t.s, t.box, 50, 3)).toBe(FITS);
});
test('FE-104 FE-198 FE-217 what an action wakes: by trigger, not at full Unrest, with the Emperor tile’s trigger', () => {
  const t = position({
    players: { S: { hand: [33], tableau: { chu: [1, 5], wei: [9], qi: ['17+ET1'] }, unrest: { wei: 3 } }, M: {} },
    court: [40],
  });
  const here = { s: t.s, box: t.box, seat: 0 };
  expect(wokenBy(here, 0)).toEqual({ awake: [0, 1, 9], asleep: [3] });
  expect(wakes(here, 33)[0]).toBe(3);
  expect(wakes(here, 41)[0]).toBe(0); // higher: recruiting wakes nothing
});
test('FE-141 an ability that only sails is asleep when the Ship is at the end', () => {
  const sails = (t: ReturnType<typeof position>) =>
    t.box.pack.unificationCards.find(({ ability }) => {
      const effects = t.box.pack.abilities.find(({ id }) => id === ability)!.effects;
      return effects.length > 0 && effects.every(({ kind }) => kind === 'sail');
    })!.number;
  const card = sails(position());
  const t = position({ players: { S: { hand: [33], tableau: { chu: [card] }, ship: 20 }, M: {} }, court: [40] });
  const trigger = t.box.trigger[card]!;
  expect(wokenBy({ s: t.s, box: t.box, seat: 0 }, trigger)).toEqual({ awake: [], asleep: [0] });
});
test('FE-081 FE-082 FE-083 what the next card of a region brings, as far as the supply goes', () => {
  const t = position({ players: { S: { tableau: { chu: [1, 5], wei: [9], qi: [17, 18, 19] } }, M: {} } });
  const here = { s: t.s, box: t.box, seat: 0 };
  expect([0, 1, 2, 3].map(region => nextCard(here, region))).toEqual([
    { tokens: 3, unrest: 2 },
    { tokens: 2, unrest: 1 },
    { tokens: 1, unrest: 0 },
    undefined,
  ]);
  t.s.supply[2] = 1;
  expect([tokensLeft(here, 2, 3), tokensLeft(here, 1, 3)]).toEqual([1, 3]);
});
test('FE-286 FE-402 majorities in Governors, split when tied; Li Si may win a tie alone', () => {
  const t = position({ players: { S: { governors: ['chu', 'chu', 'wei'] }, M: { governors: ['wei'] } } });
  expect(leadsIn(t.s, t.box, 0)).toEqual([{ seat: 0, points: 10 }]);
  expect(leadsIn(t.s, t.box, 1)).toEqual([
    { seat: 0, points: 5 },
    { seat: 1, points: 5 },
  ]);
  expect(leadsIn(t.s, t.box, 2)).toEqual([]);
  expect(inArea(t.s, 0)).toEqual([2, 0]);
  const his = {
    ...t.box,
    solo: true,
    liSi: { ...t.box.liSi, bottom: [{ kind: 'governors', majority: 10, tie: 'his' }] },
  };
  expect(leadsIn(t.s, his as typeof t.box, 1)).toEqual([{ seat: 1, points: 10 }]);
});
test('FE-237 FE-243 who is asked first for a reward: strength with the large token, ties by turn order', () => {
  const t = position({
    players: { S: { tokens: { writing: 2 } }, M: { tokens: { writing: 1, laws: 2 }, large: ['writing'] } },
    order: ['M', 'S'],
  });
  const asked = (aspect: number) => ranking(t.s, t.box, aspect).map(seat => [seat, strength(t.s, t.box, seat, aspect)]);
  expect(asked(0)).toEqual([
    [1, 3],
    [0, 2],
  ]);
  expect(asked(1)).toEqual([]);
  expect(asked(2)).toEqual([[1, 2]]);
});
test('FE-130 FE-132 FE-287 what a Ship would meet, and what the Elixir is worth', () => {
  const t = position({ players: { S: { ship: 8, tableau: { chu: ['AC1', 'AC2'] } }, M: { ship: 19 } } });
  expect(voyage(t.s, t.box, 0, 3)).toEqual({ from: 8, to: 11, flasks: 1, master: true, value: 3 });
  expect(voyage(t.s, t.box, 1, 3)).toMatchObject({ to: 20, flasks: 2 });
  expect(toNextFlask(t.s, t.box, 0)).toBe(1);
  expect(elixirPoints(t.s, t.box, 0)).toBe(4);
  expect(banners(t.box).map(one => one.value)).toEqual([1, 2, 3, 4, 5, 6]);
});
test('FE-321 a Palace tile counts own cards there', () => {
  const t = position({ players: { S: { tableau: { qi: [41, 42, 1] } }, M: {} } });
  const kindOf = (id: string) => t.box.pack.palaceTiles.findIndex(tile => tile.id === id) + 1;
  const points = (seat: number, id: string) => palaceTilePoints({ s: t.s, box: t.box, seat }, 3, kindOf(id));
  expect([points(0, 'PT-currency'), points(0, 'PT-any'), points(1, 'PT-any')]).toEqual([6, 6, 0]);
});
