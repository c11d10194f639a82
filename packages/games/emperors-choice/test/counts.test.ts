import { kernel, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { familyNumber, open } from '../box.ts';
import { tilesOf } from '../count.ts';
import { moreCharacters, mostPossible, rankedItems, THE_CUBES, withAdded } from '../facts/auction.ts';
import { decreesToCome } from '../facts/decree.ts';
import { count } from '../facts/holdings.ts';
import { bestCards } from '../facts/settlement.ts';
import { game } from '../index.ts';
import { distinct } from '../moves/keeping.ts';
import { ledgerTotal } from '../score.ts';
import { cardIn } from './names.ts';
import { position } from './position.ts';

const bidding = () =>
  position(
    {
      Red: { hand: 'general-8 cavalry-2 officer-4', shown: 'cavalry-3', cubes: 6, shownCubes: 5 },
      Blue: { shown: 'cavalry-3 cavalry-2' },
      Green: {},
    },
    { turn: ['Red', 'bid'] },
  );
test('EC-083 EC-084 what lies in front of a player is ranked by power, all cubes as one item', () => {
  const { s, box } = bidding();
  const cavalry = s.shown[0]![0]!;
  expect(rankedItems(s, box, 0)).toEqual([THE_CUBES, cavalry]);
  expect(rankedItems({ ...s, shownCubes: [2, 0, 0] }, box, 0)).toEqual([cavalry, THE_CUBES]);
  expect(rankedItems({ ...s, shownCubes: [0, 0, 0] }, box, 0)).toEqual([cavalry]);
  expect(rankedItems(s, box, 2)).toEqual([]);
});
test('EC-067 EC-071 the most that can be declared: what lies there, the best characters allowed, and every cube', () => {
  const { s, box } = bidding();
  const powers = [8, 4, 2].slice(0, moreCharacters(s, box, 0));
  expect(mostPossible(s, box, 0)).toBe(3 + 6 + powers.reduce((sum, power) => sum + power, 0));
  const general = cardIn(box, s.hands[0]!.pieces, 'general-8');
  const more = withAdded(s, 0, [general], 1);
  expect([more.shown[0], more.shownCubes, s.shown[0]!.length]).toEqual([[...s.shown[0]!, general], [6, 0, 0], 1]);
  expect(moreCharacters(more, box, 0)).toBe(moreCharacters(s, box, 0) - 1);
});
test('EC-186 carriages are counted by kinds, and other tiles are none', () => {
  const carriages = position({ Red: {}, Blue: {}, Green: {} }).box.pack.tiles.filter(
    tile => tile.carriage !== undefined,
  );
  const of = (tiles: string) => {
    const { s, box } = position({ Red: { tiles }, Blue: {}, Green: {} });
    return [
      count(s, box, 0, 'carriageKind'),
      count(s, box, 0, 'carriage'),
      tilesOf(s, box, 0, familyNumber('territory')),
    ];
  };
  const [one, other] = [carriages[0]!, carriages.find(tile => tile.carriage !== carriages[0]!.carriage)!];
  expect(of('territory*2 book')).toEqual([0, 0, 2]);
  expect(of(`territory ${one.id} ${other.id}`)).toEqual([2, 2, 1]);
  expect(of('')).toEqual([0, 0, 0]);
});
test('EC-181 where a policy asks for so many characters, the best of them are so many', () => {
  const p = position({ Red: { hand: 'general-8 cavalry-2 officer-4 cavalry-3' }, Blue: {}, Green: {} });
  const sides = p.box.showExactly.flatMap((many, side) => (many > 0 ? [side] : []));
  expect(sides.length).toBeGreaterThan(0);
  for (const side of sides) {
    const best = bestCards(p.s, p.box, side, 0);
    const all = p.s.hands[0]!.pieces.toSorted((a, b) => p.box.power[b]! - p.box.power[a]!);
    expect(best).toEqual(all.slice(0, p.box.showExactly[side]));
  }
});
test('EC-173 EC-175 EC-180 EC-183 a policy asks for those who defend, for anyone, for relatives, or for nobody', () => {
  const { sides, shows, showExactly } = position({ Red: {}, Blue: {}, Green: {} }).box;
  const asked = { defend: 'defence', showPower: 'anyone', showBlood: 'blood' } as const;
  for (const [side, { id, settle }] of sides.entries()) {
    const part = settle.find(({ kind }) => kind in asked);
    const exactly = part?.kind === 'showPower' ? part.count : 0;
    expect([id, shows[side], showExactly[side]]).toEqual([
      id,
      part === undefined ? 'nothing' : asked[part.kind as keyof typeof asked],
      exactly,
    ]);
  }
  expect(new Set(shows)).toEqual(new Set(['nothing', 'defence', 'anyone', 'blood']));
});
test('EC-135 equal tiles among those drawn are one choice', () => {
  expect([distinct([4, 4]), distinct([4, 7, 4]), distinct([4, 7]), distinct([4]), distinct([])]).toEqual([
    [4],
    [4, 7],
    [4, 7],
    [4],
    [],
  ]);
});
test('EC-142 two decrees are to come until the first is selected, wherever in the round one stands', () => {
  const p = position({ Red: { trust: 9 }, Blue: {}, Green: {} });
  const coming = (...at: ('begin' | 'handOn' | 'bonus' | 'round' | 'select' | 'replenish')[]) =>
    decreesToCome({ ...p.s, agenda: at.map(one => ({ at: one, seat: 0 })) as never }, p.box).length;
  for (const at of ['begin', 'handOn', 'bonus', 'round'] as const) expect([at, coming(at)]).toEqual([at, 2]);
  expect([coming('select', 'select', 'replenish'), coming('select'), coming('replenish')]).toEqual([2, 1, 0]);
});
test('EC-005 EC-038 starting territories and carriages are what the pack calls so', () => {
  const box = open(game.content, tableFor(game, 3));
  const named = (family: string) =>
    box.pack.tiles.flatMap((tile, i) => (tile.start === true && tile.family === family ? [i + 1] : []));
  expect([...new Set(box.startTerritories)]).toEqual(named('territory'));
  expect([...new Set(box.startCarriages)]).toEqual(named('carriage'));
});
test('EC-051 the start player is drawn, unless the table says that the first seat begins', () => {
  const start = (options: Record<string, string>) => open(game.content, tableFor(game, 3, options)).randomStart;
  expect([start({}), start({ start: 'first' })]).toEqual([true, false]);
});
test('EC-120 cubes cost their price each, and all that were got are told', () => {
  const p = position({ Red: { money: 9, cubes: 4 }, Blue: {}, Green: {} });
  const { pack } = p.box;
  const dear = { ...p.box, pack: { ...pack, limits: { ...pack.limits, cubePrice: 3 } } };
  const k = kernel(game, dear);
  const told: unknown[] = [];
  k.apply(
    p.s,
    0,
    k.read('replenish.buy 2')!,
    () => 0,
    (...event: unknown[]) => void told.push(event),
  );
  expect([p.s.money[0], p.s.cubes[0]]).toEqual([3, 6]);
  expect(told).toEqual([
    ['bought', 0, 2, 6],
    ['cubes', 0, 2],
  ]);
});
test('EC-105 a treasure is taken from the table or from its owner, and told so', () => {
  const taking = (Blue: object) => {
    const p = position({ Red: {}, Blue, Green: {} }, { turn: ['Red', 'treasure'] }).plays('Red', 'take grail');
    return p.told.map(([event, ...seats]) => [event, seats[0], seats[2]]).slice(0, 1);
  };
  expect(taking({})).toEqual([['tookTreasure', 0, undefined]]);
  expect(taking({ treasures: 'grail' })).toEqual([['stoleTreasure', 0, 1]]);
});
test('EC-152 EC-226 points of the track are what the lines of the ledger add up to, those of policies among them', () => {
  const p = position({ Red: { cubes: 6 }, Blue: { cubes: 5 }, Green: { cubes: 6 } }, { policies: 'centralization' });
  const policies = () => p.table.result.lines.policies!;
  const before = policies();
  p.settles('Blue', 'centralization');
  expect(policies().map((points, seat) => points - before[seat]!)).toEqual([6, 5, 6]);
  expect([0, 1, 2].map(seat => ledgerTotal(p.s, seat))).toEqual(p.s.vp);
});
