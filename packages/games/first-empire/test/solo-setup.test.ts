import { fastRand, kernelFor, type Told, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { LI_SI } from '../box.ts';
import { content } from '../content/index.ts';
import { game } from '../index.ts';
import { firstTurn, fresh, SEEDS, sorted, sum, toldOf } from './fresh.ts';
import { facing, obeys } from './li-si.ts';
import { alongGame } from './play.ts';

const LEVELS = ['1', '2', '3', '4'];
test('FE-360 set up as for two; Li Si has pieces of his own but takes no Starting tile', () => {
  for (const liSi of LEVELS) {
    const { s, k } = fresh(1, { liSi });
    const two = fresh(2).s;
    expect([s.seats, k.waiting(s)]).toEqual([2, [0]]);
    expect([s.governorsLeft[LI_SI], s.palacesLeft[LI_SI], s.wallsLeft[LI_SI]]).toEqual([7, 6, 6]);
    expect(s.locked[LI_SI]! + s.entrance[LI_SI]!).toBe(9);
    expect([s.startingTiles[LI_SI], s.points[LI_SI]]).toEqual([[], 0]);
    for (const field of ['supply', 'slots', 'walls'] as const) expect(s[field]).toEqual(two[field]);
    expect(s.masters).toHaveLength(two.masters.length);
  }
});
test('FE-360 he uses neither Officials nor Workers nor Unrest', () => {
  for (const liSi of LEVELS)
    alongGame(tableFor(game, 1, { liSi }), fastRand(8), ({ after }) => {
      expect(sum(after.officials.slice(15)) + sum(after.workers.slice(5)) + sum(after.unrest.slice(5))).toBe(0);
    });
});
test('FE-361 he has the five Alchemist cards of his colour', () => {
  const { s, box } = fresh(1);
  expect(s.alchemists[LI_SI]).toEqual([0, 1, 2, 3, 4].map(i => box.firstAlchemist + 5 + i));
});
test('FE-360 among people there are no orders of his', () => {
  const { s, box } = fresh(2);
  expect([s.orders, game.pools(box, s).order!.pieces]).toEqual([[], []]);
});
test('FE-362 his card fixes deck, scoring, turn order, Ship and Soldiers', () => {
  for (const [i, liSi] of LEVELS.entries()) {
    const card = content.liSi.cards[i]!;
    const { s, box } = fresh(1, { liSi });
    expect(sorted(s.orders)).toEqual(sorted(card.deck));
    expect(game.pools(box, s).order!.pieces).toEqual(card.deck);
    expect(s.order.indexOf(LI_SI)).toBe(card.turnOrder - 1);
    expect([s.ship[LI_SI], s.entrance[LI_SI], s.locked[LI_SI]]).toEqual([
      card.shipStart,
      1 + card.unlocked,
      8 - card.unlocked,
    ]);
    expect(box.liSi.walls).toEqual(content.liSi.scoring.find(({ id }) => id === card.top)!.walls);
    const drawn = SEEDS.map(seed => toldOf(playSome(liSi, seed), 'liSiOrder')[0]![1]!);
    expect(new Set(drawn).size).toBeGreaterThan(5); // shuffled
  }
});
function playSome(liSi: string, seed: number) {
  const { table, s, told } = fresh(1, { liSi }, seed);
  const all = [...told];
  while (toldOf(all, 'liSiOrder').length === 0 && s.ending === '') {
    table.plays(table.options()[0]!);
    all.push(...table.told);
  }
  return all;
}
test('FE-362 each Li Si is stronger than the one before', () => {
  const mean = (liSi: string) =>
    sum(
      SEEDS.slice(0, 25).map(seed => {
        const end = alongGame(tableFor(game, 1, { liSi }), fastRand(seed), () => {});
        return fresh(1, { liSi }).k.result(end).totals[LI_SI]!;
      }),
    ) / 25;
  const means = LEVELS.map(mean);
  for (const i of [1, 2, 3]) expect(means[i]).toBeGreaterThan(means[i - 1]! + 3);
});
test('FE-363 nine Action cards: seven that stay, of which three unify, and two played once', () => {
  for (const { deck } of content.liSi.cards) {
    expect(new Set(deck).size).toBe(9);
    const orders = deck.map(number => content.liSi.orders.find(order => order.number === number)!);
    const staying = orders.filter(({ once }) => !once).map(({ order }) => order.kind);
    expect(staying.sort()).toEqual(['governor', 'palace', 'search', 'unify', 'unify', 'unify', 'wall']);
    expect(orders.filter(({ once }) => once)).toHaveLength(2);
  }
});
test('FE-364 Walls and Palace tiles by the upper scoring card, the bottom lines of both', () => {
  for (const [i, liSi] of LEVELS.entries()) {
    const { top, below } = content.liSi.cards[i]!;
    const line = (id: string) => content.liSi.scoring.find(face => face.id === id)!;
    const t = facing({
      options: { liSi },
      LiSi: { walls: ['jade-left-1'], governors: ['chu'], tableau: { chu: ['AC1'] }, ship: 4, entrance: 0 },
    });
    const elixir = [top, below].map(line).find(({ bottom }) => bottom.kind === 'elixir')!.bottom as { plus: number };
    expect(t.score('LiSi')).toMatchObject({ walls: line(top).walls[0], governors: 10, elixir: 1 + elixir.plus });
  }
});
test('FE-365 the space his Ship starts on gives nothing, nor do those before it', () => {
  const onSymbol = content.elixirRoute.spaces.findLastIndex((space, i) => i < 10 && space.symbols === 1);
  const cards = content.liSi.cards.map(card => ({ ...card, shipStart: onSymbol }));
  const k = kernelFor(game, tableFor(game, 1, { liSi: '4' }), { ...content, liSi: { ...content.liSi, cards } });
  const told: Told[] = [];
  const s = k.setup(tableFor(game, 1, { liSi: '4' }), fastRand(1), (event: string, ...args: number[]) => {
    told.push([event, ...args]);
  });
  expect(k.box.symbols[s.ship[LI_SI]!]).toBe(1);
  expect([toldOf(told, 'unlocked'), s.alchemists[LI_SI]!.length, s.tableau[LI_SI]]).toEqual([[], 5, Array(15).fill(0)]);
});

// ---- play ----
test('FE-370 six cards for his deck each round, those left over are discarded', () => {
  const t = firstTurn(1);
  const types = t.s.liSiCards.map(card => t.box.type[card]);
  expect([0, 1, 2].map(aspect => types.filter(type => type === aspect).length)).toEqual([2, 2, 2]);
  alongGame(tableFor(game, 1), fastRand(4), ({ before, after, told }) => {
    if (toldOf(told, 'round').length === 0) return;
    expect(
      after.liSiCards.length + toldOf(told, 'tucked').filter(([seat]) => seat === LI_SI).length,
    ).toBeLessThanOrEqual(6);
    for (const card of before.liSiCards)
      expect([...after.liSiDiscards, ...after.tableau[LI_SI]!, ...after.court]).toContain(card);
  });
});
test('FE-371 turns alternate, six each; a card played once leaves the game', () => {
  for (const liSi of LEVELS) {
    const orders: number[] = [];
    const once: number[] = [];
    const end = alongGame(tableFor(game, 1, { liSi }), fastRand(5), ({ told, k }) => {
      for (const [, order] of toldOf(told, 'liSiOrder')) {
        orders.push(order!);
        if (k.box.liSi.once[order!]) once.push(order!);
      }
    });
    expect(orders).toHaveLength(30);
    expect(new Set(once).size).toBe(once.length);
    expect(sorted(end.ordersGone)).toEqual(sorted(once));
  }
  const t = facing({ cards: [1], options: { liSi: '1' } });
  obeys(t, 1);
  expect([t.s.ordersUsed.includes(1), t.s.ordersGone]).toEqual([true, []]);
  obeys(t, 8);
  expect(t.s.ordersGone).toEqual([8]);
});
test('FE-372 of several options the topmost possible one', () => {
  const first = facing({ cards: [1], round: 1 });
  obeys(first, 1);
  expect([first.of('LiSi').cards('chu'), first.s.court]).toEqual([[1], []]);
  const second = facing({ cards: [1], round: 1, LiSi: { tableau: { chu: [2, 3, 4] } } });
  obeys(second, 1);
  expect(second.s.court).toEqual([1]);
});
test('FE-373 he never recruits, hires, activates or moves anybody, and his cards stay away from the Court', () => {
  for (const liSi of LEVELS)
    alongGame(tableFor(game, 1, { liSi }), fastRand(6), ({ told }) => {
      for (const event of ['recruited', 'hired', 'activated', 'movedOfficial', 'movedWorker', 'court'])
        expect(toldOf(told, event).filter(([seat]) => seat === LI_SI)).toEqual([]);
    });
});
test('FE-374 without a piece he does nothing', () => {
  const before = {
    governors: Array<string>(7).fill('chu'),
    palaces: { wei: 6 },
    walls: ['jade-left-1', 'jade-right-1', 'gold-left-1', 'gold-right-1', 'crimson-left-1', 'crimson-right-1'],
    ship: 20,
  };
  for (const order of [10, 15, 20, 6]) {
    const t = facing({ LiSi: { ...before, entrance: 0 } });
    const { points, large, governors, palaces, walls, entrance } = t.k.clone(t.s);
    obeys(t, order);
    expect(t.s).toMatchObject({ points, large, governors, palaces, walls, entrance });
  }
});
test('FE-375 slots already filled turn him away, nothing else of yours does', () => {
  const t = facing({
    S: { governors: ['chu-left'], unrest: { chu: 3 }, walls: ['jade-left-1'] },
    governorTiles: { chu: ['GT01'] },
  });
  obeys(t, 10);
  expect(t.s.slots.slice(0, 2)).toEqual([0, 1]);
  obeys(t, 20);
  expect(t.s.walls.slice(0, 2)).toEqual([0, 1]);
});
