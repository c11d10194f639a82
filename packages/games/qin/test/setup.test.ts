import { everyTable, fastRand, type Rand, type Told, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { oneColoured } from '../geography.ts';
import { game } from '../index.ts';
import type { State } from '../state.ts';
import { firstTurn } from './position.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => i + 1);
function begin(seats: number, options: Record<string, string>, rand: Rand): { s: State; told: Told[] } {
  const { k } = firstTurn(seats, options);
  const told: Told[] = [];
  const s = k.setup(tableFor(game, seats, options), rand, (event: string, ...args: number[]) => {
    told.push([event, ...args]);
  });
  return { s, told };
}
const isFair = (t: { box: Parameters<typeof oneColoured>[0] }, hand: readonly number[]) =>
  hand.some(tile => oneColoured(t.box, tile));

test('QIN-030 any number of players may use either side', () => {
  for (const { seats, options } of everyTable(game)) {
    const t = firstTurn(seats, options);
    expect(t.s.ground).toEqual(t.box.start);
    t.table.at('lay');
  }
});
test('QIN-031 the Bird side is the default', () => {
  expect(tableFor(game, 2).options.board).toBe('bird');
});
test('QIN-032 all 72 tiles are used and shuffled at every player count', () => {
  for (const seats of [2, 3, 4]) {
    const one = firstTurn(seats, {}, 1);
    expect([...one.s.hands.flat(), ...one.s.undrawn].sort()).toEqual([...one.box.tiles].sort());
    const hands = SEEDS.map(seed => firstTurn(seats, {}, seed).s.hands.join());
    expect(new Set(hands).size).toBeGreaterThan(50);
  }
});
test('QIN-033 QIN-034 QIN-035 three tiles each, the rest in four piles as equal as possible', () => {
  const heights = { 2: [17, 17, 16, 16], 3: [16, 16, 16, 15], 4: [15, 15, 15, 15] };
  for (const seats of [2, 3, 4] as const) {
    const { s } = firstTurn(seats);
    expect(s.hands.map(hand => hand.length)).toEqual(Array(seats).fill(3));
    expect(s.heights).toEqual(heights[seats]);
    expect(s.undrawn.length).toBe({ 2: 66, 3: 63, 4: 60 }[seats]);
  }
});
test('QIN-036 with the fair start everybody holds a one-coloured tile', () => {
  const unfair = (fairStart: string) =>
    SEEDS.map(seed => firstTurn(4, { fairStart }, seed)).filter(t => t.s.hands.some(hand => !isFair(t, hand)));
  expect(unfair('on')).toEqual([]);
  expect(unfair('off').length).toBeGreaterThan(0);
});
test('QIN-037 the fair start is on, goes in seat order from the starter, and only unfair hands are drawn again', () => {
  expect(tableFor(game, 2).options.fairStart).toBe('on');
  let redealt = 0;
  let roundTheTable = 0; // a later seat before an earlier one
  for (let seed = 1; seed <= 400; seed++) {
    const kept = begin(4, { fairStart: 'off' }, fastRand(seed)).s; // the same draws, up to the first hand drawn again
    const t = firstTurn(4);
    const { s, told } = begin(4, {}, fastRand(seed));
    const order = told.filter(([event]) => event === 'redealt').map(([, seat]) => (seat! - s.starter + 4) % 4);
    expect(order).toEqual([...order].sort());
    kept.hands.forEach((hand, seat) => {
      const again = order.includes((seat - s.starter + 4) % 4);
      expect(again).toBe(!isFair(t, hand));
      if (!again) expect(s.hands[seat]).toEqual(hand);
    });
    redealt += order.length;
    const seats = order.map(turn => (turn + s.starter) % 4);
    if (seats.some((seat, i) => i > 0 && seat < seats[i - 1]!)) roundTheTable++;
  }
  expect(redealt).toBeGreaterThan(10);
  expect(roundTheTable).toBeGreaterThan(0);
});
test('QIN-038 QIN-039 pagodas for each player, the rest in the box', () => {
  for (const [seats, each, boxed] of [
    [2, 24, 0],
    [3, 19, 5],
    [4, 15, 9],
  ] as const) {
    const t = firstTurn(seats);
    expect(t.s.supply).toEqual(Array(seats).fill(each));
    expect(24 - t.box.pagodas).toBe(boxed);
  }
  expect(new Set(game.colours).size).toBe(game.seats[1]);
});
test('QIN-040 nothing is owned at the start', () => {
  const { s } = firstTurn(4, { board: 'lion' });
  expect(new Set([...s.owner, ...s.holder])).toEqual(new Set([-1]));
  expect(new Set(s.pagodas)).toEqual(new Set([0]));
});
test('QIN-041 the first seat can be made to start, and play goes clockwise', () => {
  const t = firstTurn(3, { start: 'first' });
  for (const seat of [0, 1, 2, 0, 1]) t.table.at('lay', seat).plays(t.table.options()[0]!);
});
test('QIN-042 else the starting player is drawn', () => {
  const starters = SEEDS.map(seed => firstTurn(4, {}, seed)).map(t => {
    expect(t.k.waiting(t.s)).toEqual([t.s.starter]);
    return t.s.starter;
  });
  expect(new Set(starters)).toEqual(new Set([0, 1, 2, 3]));
  expect(SEEDS.every(seed => firstTurn(4, { start: 'first' }, seed).s.starter === 0)).toBe(true);
});
test('QIN-043 starting player, deal, fair start, piles, in this order', () => {
  for (const seed of SEEDS) {
    const rand = fastRand(seed);
    const from: number[] = [];
    const { told } = begin(3, {}, below => {
      from.push(below);
      return rand(below);
    });
    const deal = [72, 71, 70, 69, 68, 67, 66, 65, 64];
    const again = told.filter(([event]) => event === 'redealt').flatMap(() => [66, 65, 64]);
    expect(from).toEqual([3, ...deal, ...again]);
    expect(told[0]![0]).toBe('begins');
  }
});
test('QIN-044 that somebody drew again is told, the hand put back is not', () => {
  expect(game.events.redealt).toEqual(['seat']);
  const seed = SEEDS.find(seed => begin(2, {}, fastRand(seed)).told.some(([event]) => event === 'redealt'))!;
  const t = firstTurn(2, {}, seed);
  const [, who] = begin(2, {}, fastRand(seed)).told.find(([event]) => event === 'redealt')!;
  expect(t.k.view(t.s, 1 - who!).undrawn.every(tile => tile === -1)).toBe(true);
  expect(t.k.tell(['redealt', who!], 1 - who!)).toEqual(['redealt', who]);
});
test('QIN-036 one one-coloured tile in a hand is enough for the fair start', () => {
  const mixed = [1, 2, 3, 4, 5].flatMap(seed => {
    const t = firstTurn(2, {}, seed);
    return t.s.hands.filter(hand => hand.some(tile => t.box.firstColour[tile] !== t.box.secondColour[tile]));
  });
  expect(mixed.length).toBeGreaterThan(0);
});
test('QIN-040 nothing is laid before the first turn', () => {
  expect(firstTurn(3).s.laid).toEqual([]);
});
