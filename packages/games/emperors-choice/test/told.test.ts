/** What is told of gains and losses, and what a settlement would bring as far as one can know. */
import { OK, type Play, type Seat, type Told, UNKNOWN } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { drawTribute, gainTrust, loseTrust, payCubes, score, scorePolicy } from '../effects/possessions.ts';
import { addCards, holdingsOf, noHoldings } from '../facts/holdings.ts';
import { bestCards, gainsOf, settlementOf, worthOf } from '../facts/settlement.ts';
import { final } from '../moves/ending.ts';
import { distinct, keepCharacter, keepTile } from '../moves/keeping.ts';
import { FINAL_LINES, score as sheet } from '../score.ts';
import { type EmperorsChoice, ledgerAt, SOURCES, type Source } from '../state.ts';
import { sideNamed, tileNamed } from './names.ts';
import { type Position, position } from './position.ts';

/** Carries a rule out in the middle of nowhere and returns what was told. */
function during(p: Position, act: (play: Play<EmperorsChoice, never>) => void, frame = {}, seat: Seat = 0): Told[] {
  const told: Told[] = [];
  const emit = (event: string, ...args: number[]) => void told.push([event, ...args]);
  act({ s: p.s, box: p.box, seat, frame, sweep: 0, why: () => OK, rand: () => 0, emit } as never);
  return told;
}
const booked = ({ s }: Position, source: Source, seat: Seat = 0) => s.ledger[ledgerAt(s, source, seat)];

test('EC-022 EC-024 lost trust is told as far as there was some, and only what is missing costs points', () => {
  const loses = (trust: number, due: number) => {
    const p = position({ Red: { trust, vp: 20 }, Blue: {}, Green: {} });
    const told = during(p, play => loseTrust(play, 0, due));
    return [told, p.s.trust[0], p.s.vp[0], booked(p, 'shortfalls')];
  };
  expect(loses(5, 3)).toEqual([[['trustLost', 0, 3]], 2, 20, 0]);
  expect(loses(3, 3)).toEqual([[['trustLost', 0, 3]], 0, 20, 0]); // nothing is missing, nothing told of it
  expect(loses(1, 3)).toEqual([
    [
      ['trustLost', 0, 1],
      ['pointsLost', 0, 4, 1],
    ],
    0,
    16,
    -4,
  ]);
  expect(loses(0, 2)).toEqual([[['pointsLost', 0, 4, 1]], 0, 16, -4]); // no trust was lost
});
test('EC-016 EC-024 paid cubes are told likewise; what was revealed goes last', () => {
  const pays = (cubes: number, shownCubes: number, due: number) => {
    const p = position({ Red: { cubes, shownCubes, vp: 20 }, Blue: {}, Green: {} });
    const told = during(p, play => payCubes(play, 0, due));
    return [told, p.s.cubes[0], p.s.shownCubes[0], booked(p, 'shortfalls')];
  };
  const each = position({ Red: {}, Blue: {}, Green: {} }).box.pack.limits.vpPerMissingCube;
  expect(pays(4, 2, 1)).toEqual([[['cubesPaid', 0, 1]], 3, 2, 0]);
  expect(pays(4, 3, 2)).toEqual([[['cubesPaid', 0, 2]], 2, 2, 0]);
  expect(pays(2, 0, 2)).toEqual([[['cubesPaid', 0, 2]], 0, 0, 0]);
  expect(pays(1, 1, 2)).toEqual([
    [
      ['cubesPaid', 0, 1],
      ['pointsLost', 0, each, 0],
    ],
    0,
    0,
    -each,
  ]);
  expect(pays(0, 0, 1)).toEqual([[['pointsLost', 0, each, 0]], 0, 0, -each]);
  expect(pays(3, 0, 0)).toEqual([[], 3, 0, 0]); // nothing due
});
test('EC-026 points stand in the book under what they came for; no points are not told', () => {
  const p = position({ Red: { vp: 20 }, Blue: {}, Green: {} });
  expect(during(p, play => score(play, 0, 0, 'icons'))).toEqual([]);
  expect(during(p, play => scorePolicy(play, 0, 0, 3, 'policies'))).toEqual([]);
  expect(during(p, play => score(play, 0, 4, 'icons'))).toEqual([['scored', 0, 4, SOURCES.indexOf('icons')]]);
  expect(during(p, play => scorePolicy(play, 0, 5, 3, 'policies'))).toEqual([['policyScored', 0, 5, 3]]);
  expect([booked(p, 'icons'), booked(p, 'policies'), p.s.vp[0]]).toEqual([4, 5, 29]);
});
test('EC-025 an empty pile gives points that are booked as such', () => {
  const p = position({ Red: { vp: 20 }, Blue: {}, Green: {} });
  const { vpForNoTribute } = p.box.pack.limits;
  p.s.pile.length = 0;
  const told = during(p, play => drawTribute(play, 0));
  expect(told).toEqual([
    ['noTribute', 0],
    ['scored', 0, vpForNoTribute, SOURCES.indexOf('emptyPile')],
  ]);
  expect(booked(p, 'emptyPile')).toBe(vpForNoTribute);
});
test('EC-023 EC-236 trust beyond 30 makes everybody lose 10, the gainer first, as often as it takes', () => {
  const p = position({ Red: { trust: 28 }, Blue: { trust: 12 }, Green: { trust: 3, vp: 20 } });
  const told = during(p, play => gainTrust(play, 0, 4));
  expect(told).toEqual([
    ['trustFull', 0, 10],
    ['trustLost', 0, 10],
    ['trustLost', 1, 10],
    ['trustLost', 2, 3],
    ['pointsLost', 2, 14, 1],
    ['trust', 0, 4],
  ]);
  expect(p.s.trust).toEqual([22, 2, 0]);
});
test('EC-222 EC-226 EC-231 the end is told line by line, for each seat that has something there', () => {
  const p = position({ Red: { trust: 6, money: 3 }, Blue: { tributes: [2] }, Green: { trust: 0 } });
  for (const [seat, trust] of [6, 0, 0].entries()) p.s.trust[seat] = trust;
  const told = during(p, final as never, { place: p.s.policies.length });
  const wanted = FINAL_LINES.flatMap((line, i) =>
    [0, 1, 2].flatMap(seat => {
      const points = sheet[line](p.s, seat, p.box);
      return points > 0 ? [['finalLine', seat, points, i]] : [];
    }),
  );
  expect(told.filter(([event]) => event === 'finalLine')).toEqual(wanted);
  expect(wanted).toContainEqual(['finalLine', 0, 3, FINAL_LINES.indexOf('money')]);
  expect(wanted.map(([, seat]) => seat)).toContain(1);
  expect([told.some(([event]) => event === 'finalScoring'), p.s.ending]).toEqual([false, 'unified']);
});
test('EC-225 the final scoring begins with a word of its own, and discs count no more', () => {
  const p = position({ Red: {}, Blue: {}, Green: {} }, { done: 'book-burning', policies: 'book-burning' });
  const told = during(p, final as never, { place: 0 });
  expect(told.slice(0, 2)).toEqual([['finalScoring'], ['finalPolicy', p.s.policies[0]]]);
  expect(p.s.done).toBe(0);
  p.s.done = 1;
  const later = during(p, final as never, { place: 1 });
  expect(later[0]).toEqual(['finalPolicy', p.s.policies[1]]);
});
test('EC-135 EC-137 where two are to be kept the question comes again, and only then the others go', () => {
  const p = position({ Red: {}, Blue: {}, Green: {} });
  p.s.agenda = [];
  const tiles = [tileNamed(p.box, 'territory'), tileNamed(p.box, 'book'), tileNamed(p.box, 'book')];
  p.s.looked = [...tiles];
  const put = keepTile.moves.keep!.effect as (play: unknown, tile: number) => void;
  const first = during(p, play => put(play, tiles[0]!), { keep: 2 });
  expect([p.s.agenda.map(({ at, ...facts }) => [at, facts]), p.s.looked.length]).toEqual([
    [['keepTile', { seat: 0, keep: 1 }]],
    2,
  ]);
  expect(first.some(([event]) => event === 'returnedTile')).toBe(false);
  const last = during(p, play => put(play, tiles[1]!), { keep: 1 });
  expect([p.s.agenda.filter(({ at }) => at === 'keepTile').length, p.s.looked]).toEqual([1, []]);
  expect(last).toContainEqual(['returnedTile', 0, tiles[2]]);
  p.s.agenda = [];
  const cards = p.s.deck.splice(0, 3);
  p.s.drawn[0] = [...cards];
  const keep = keepCharacter.moves.keep!.effect as (play: unknown, card: number) => void;
  during(p, play => keep(play, cards[0]!), { keep: 2 });
  expect(p.s.agenda).toEqual([{ at: 'keepCharacter', seat: 0, keep: 1 }]);
  const told = during(p, play => keep(play, cards[1]!), { keep: 1 });
  expect([told, p.s.drawn[0], p.s.agenda.length]).toEqual([
    [
      ['keptCharacter', 0, cards[1]],
      ['discarded', 0, cards[2]],
    ],
    [],
    1,
  ]);
});
test('EC-135 equal tiles are one choice; a list without any is left as it is', () => {
  const plain = [3, 1, 2];
  expect(distinct(plain)).toBe(plain);
  expect([distinct([3, 1, 3]), distinct([2, 2]), distinct([])]).toEqual([[3, 1], [2], []]);
});
test('EC-172 EC-180 shown characters count by strength, best first, relatives and defence besides; unknown ones not at all', () => {
  const p = position({ Red: { cubes: 3, hand: 'cavalry-2 general-8 officer-4' }, Blue: {}, Green: {} });
  const cards = p.s.hands[0]!.pieces;
  const found = addCards(holdingsOf(p.s, p.box, 0), p.box, [...cards, UNKNOWN]);
  const powers = cards.map(card => p.box.power[card]! + p.box.perCube[card]! * 3);
  expect(found.powers.slice(0, found.cards)).toEqual(powers.toSorted((a, b) => b - a));
  expect([found.cards, found.relatives, found.defence]).toEqual([
    3,
    cards.filter(card => p.box.blood[card]).length,
    cards.reduce((sum, card) => sum + p.box.defence[card]!, 0),
  ]);
  expect(new Set(powers).size).toBe(3);
  const empty = noHoldings();
  expect([empty.powers, empty.extra.every(n => n === 0)]).toEqual([[], true]);
});
test('EC-152 EC-155 what a policy would bring is what its settlement brings, for the chooser and for everybody', () => {
  const players = {
    Red: { hand: 'general-8 cavalry-2', money: 5, cubes: 4 },
    Blue: { tiles: 'book*3', money: 2 },
    Green: {},
  };
  const sides = position(players).box.sides.map((_, side) => side);
  for (const side of sides) {
    const id = position(players).box.sides[side]!.id;
    const p = position(players, { policies: id });
    const shows = bestCards(p.s, p.box, side, 0);
    const told = gainsOf(p.s, p.box, side, 0);
    const before = { vp: [...p.s.vp], trust: [...p.s.trust], money: [...p.s.money], cubes: [...p.s.cubes] };
    if (p.box.shows[side] === 'nothing') expect(shows).toEqual([]);
    const by = settlementOf(p.s, p.box, side, 0, [shows, [], []]);
    expect(by).toEqual(told);
    if (p.box.shows[side] === 'nothing') {
      p.settles('Red', id);
      for (const seat of [0, 1, 2])
        expect(told[seat]).toMatchObject({
          vp: p.s.vp[seat]! - before.vp[seat]!,
          trust: p.s.trust[seat]! - before.trust[seat]!,
          cubes: p.s.cubes[seat]! - before.cubes[seat]!,
          more: false,
        });
    }
  }
});
test('EC-034 cards that a viewer cannot see may add to what a policy brings, where it asks for characters', () => {
  const p = position({ Red: { hand: 'general-8 cavalry-2' }, Blue: {}, Green: {} });
  const seen = p.k.view(p.s, 1);
  for (const [side] of p.box.sides.entries()) {
    const asks = p.box.shows[side] !== 'nothing';
    expect(gainsOf(seen, p.box, side, 1).map(({ more }) => more)).toEqual([asks, false, false]);
    expect(bestCards(seen, p.box, side, 0)).toEqual([]);
  }
  const half = p.k.view(p.s, 1);
  half.hands[0]!.pieces[0] = p.s.hands[0]!.pieces[0]!; // one of the two is known
  const asking = p.box.shows.findIndex(what => what !== 'nothing');
  expect(gainsOf(half, p.box, asking, 1)[0]!.more).toBe(true);
});
test('EC-153 nobody takes the tributes beneath where nobody chooses', () => {
  const p = position({ Red: {}, Blue: {}, Green: {} }, { under: { 'book-burning': [2, 3] }, policies: 'book-burning' });
  const side = sideNamed(p.box, 'book-burning');
  const of = (chooser: Seat) => settlementOf(p.s, p.box, side, chooser, [[], [], []]).map(({ tributes }) => tributes);
  expect([of(-1), of(0), of(2)]).toEqual([
    [0, 0, 0],
    [2, 0, 0],
    [0, 0, 2],
  ]);
});
test('EC-099 EC-109 a set of tiles is worth what it pays at once, the income it adds, and what the policies then bring', () => {
  const p = position({ Red: { money: 7 }, Blue: {}, Green: {} }, { policies: 'book-burning' });
  const nothing = worthOf(p.s, p.box, 0, []);
  expect(nothing).toEqual({ vp: 0, byPolicy: [], money: 0, income: 0, trust: 0, treasures: 0, inscriptions: 0 });
  const books = worthOf(p.s, p.box, 0, [tileNamed(p.box, 'book')]);
  expect(books.money).toBe(0);
  expect(books.byPolicy.every(({ vp }) => vp !== 0)).toBe(true);
  expect(books.vp).toBe(books.byPolicy.reduce((sum, { vp }) => sum + vp, 0));
  expect(p.s.money[0]).toBe(7);
});
