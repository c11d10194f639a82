import { fastRand, SPECTATOR } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { newGame, position } from './position.ts';

const VIEWERS = [SPECTATOR, 0, 1, 2];

test('ZG-027 ZG-033 everything in front of a player and every point is open to all', () => {
  const p = position({
    Red: { above: 'red1', below: 'gray2', workers: [1], unrest: [2], tucked: { 3: [57] }, low: [2], tall: [0, 1] },
    Yellow: { points: 33, governors: '1a 1open', palaces: [2], walls: 'gold-a/1' },
  });
  const { hands, decks, ...open } = p.s;
  for (const viewer of VIEWERS) {
    const view = p.k.view(p.s, viewer);
    expect(view).toMatchObject(open);
    expect(p.k.result(view).totals).toEqual(p.k.result(p.s).totals);
  }
});
test('ZG-028 ZG-029 a hand is known to its holder; of others the colours and numbers of cards', () => {
  const p = position();
  p.turn('Red', 57, 99);
  for (const viewer of VIEWERS) {
    const { hands } = p.k.view(p.s, viewer);
    for (const [seat, hand] of p.s.hands.entries()) {
      const backs = hand.map(card => -1 - p.box.aspectOf[card]!);
      expect(hands[seat]).toEqual(seat === viewer ? hand : backs);
    }
  }
  const backs = p.k.view(p.s, 0).hands[1]!;
  expect([-1, -2, -3].map(back => backs.filter(card => card === back).length)).toEqual([1, 2, 2]);
});
test('ZG-030 nobody knows the order of a deck, everybody its size', () => {
  const { k, s } = newGame(['Blue', 'Red', 'Yellow']);
  for (const viewer of VIEWERS)
    for (const [aspect, [layer]] of k.view(s, viewer).decks.entries())
      expect(layer!.pieces).toEqual(Array(40 - 6).fill(-1 - aspect));
  const drawn = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    const sample = k.determinize(k.view(s, 0), fastRand(seed));
    expect(sample.hands[0]).toEqual(s.hands[0]);
    drawn.add(sample.hands[1]!.join());
  }
  expect(drawn.size).toBeGreaterThan(10); // what others hold can be anything unseen
});
test('ZG-031 the Court pile is open, its history too', () => {
  const p = position({ court: [70, 12] });
  p.turn('Blue', 50).plays('court recruit 50', 'recruit red 1');
  for (const viewer of VIEWERS) expect(p.k.view(p.s, viewer).court).toEqual([70, 12, 50]);
});
test('ZG-032 Wall and Task tiles are open to all; what was not drawn is out of the game', () => {
  const { k, s } = newGame(['Blue', 'Red', 'Yellow']);
  for (const viewer of VIEWERS) {
    const { faces, tasks } = k.view(s, viewer);
    expect([faces, tasks]).toEqual([s.faces, s.tasks]);
    expect(faces.every(face => face >= 0) && tasks.every(task => task >= 0)).toBe(true);
  }
  const unused = content.tasks.filter((_, task) => !s.tasks.includes(task));
  expect([unused.length, s.faces.length]).toEqual([6, 6]);
});
