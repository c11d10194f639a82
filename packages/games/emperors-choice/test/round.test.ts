import type { Told } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import type { GivenTable } from './given.ts';
import { alongGames } from './play.ts';
import { position } from './position.ts';

const preparing = (table: GivenTable = {}) =>
  position(
    { Red: { order: 2, trust: 7, treasures: 'grail', money: 4 }, Blue: { order: 3 }, Green: { order: 1 } },
    { turn: ['Red', 'preparation'], sets: ['', '', ''], market: 'cavalry-2 general-8 prince-3', ...table },
  );

test('EC-001 EC-057 EC-058 six rounds of auction, management, decree and preparation, the last without it; then the end', () => {
  const PHASES: Record<string, string> = {
    round: 'round',
    passed: 'I',
    tookSet: 'II',
    selected: 'III',
    offered: 'IV',
    finalScoring: 'end',
  };
  let game: string[] = [];
  let games = 0;
  alongGames((s, told: readonly Told[], k) => {
    for (const [event] of told) {
      const phase = PHASES[event];
      if (phase !== undefined && game.at(-1) !== phase) game.push(phase);
    }
    if (!k.over(s)) return;
    const rounds = [1, 2, 3, 4, 5].flatMap(() => ['round', 'I', 'II', 'III', 'IV']);
    expect(game).toEqual([...rounds, 'round', 'I', 'II', 'III', 'end']);
    expect([s.round, s.ending]).toEqual([6, 'unified']);
    game = [];
    games++;
  }, 1);
  expect(games).toBe(3);
});
test('EC-058 after the decrees of round 6 nothing is prepared', () => {
  const p = preparing({ round: 6 });
  expect([p.k.over(p.s), p.s.round, p.s.sets.flat().length, p.s.market.length]).toEqual([true, 6, 0, 3]);
});
test('EC-216 EC-050 new sets of the same sizes; Hsiung-nu are replaced at once', () => {
  const p = preparing({ next: { tiles: 'tower hsiungnu-2 hsiungnu-1 book*8' } });
  expect(p.s.sets.map(set => set.length)).toEqual([4, 3, 2]);
  expect(p.s.sets[0]!.slice(0, 2).map(tile => p.box.tiles[tile]!.id)).toEqual(['tower', 'book']);
  expect(p.s.strength).toBe(5);
  const five = position(
    { Red: { order: 1 }, Blue: { order: 2 }, Green: { order: 3 }, Gold: { order: 4 }, Jade: { order: 5 } },
    { turn: ['Red', 'preparation'], sets: ['', '', '', '', ''] },
  );
  expect(five.s.sets.map(set => set.length)).toEqual([4, 3, 3, 3, 2]);
});
test('EC-217 who has the highest order tile starts the next round; all tiles return', () => {
  const p = preparing().at('bid', 'Blue');
  expect([p.s.start, p.s.order]).toEqual([1, [0, 0, 0]]);
  p.refuses('Blue', 'pass', 'mustOpen');
});
test('EC-218 exit and decree tiles turn face up again', () => {
  const p = preparing({ exits: '', decrees: [] });
  expect([p.s.exits, p.s.decrees]).toEqual([0b111, 0b11]);
});
test('EC-219 the market is discarded and laid out anew', () => {
  const p = preparing({ next: { characters: 'empress assassin eunuch-2 officer-6' } });
  const ids = (cards: readonly number[]) => cards.map(card => p.box.characters[card]!.id);
  expect(ids(p.s.discard)).toEqual(['cavalry-2', 'general-8', 'prince-3']);
  expect(ids(p.s.market)).toEqual(['empress', 'assassin', 'eunuch-2', 'officer-6']);
});
test('EC-220 the round disc moves on and the next auction begins with nothing declared', () => {
  const p = preparing({ round: 3, highest: 17 }).at('bid', 'Blue');
  expect([p.s.round, p.s.highest, p.of('Red').declared]).toEqual([4, -1, -1]);
});
test('EC-221 discs, sides, tributes under policies, treasures, strength, trust and money carry over', () => {
  const p = preparing({
    policies: 'frugality confucianism',
    done: 'legalism',
    under: { legalism: [3] },
    strength: 9,
    next: { tiles: 'book*9' },
  });
  expect([p.s.done, p.s.under[1]!.length, p.s.strength, p.s.treasures]).toEqual([0b10, 1, 9, [-1, 0, -1]]);
  expect(p.s.policies).toEqual([5, 3, 0, 6, 8, 10, 12]);
  expect(p.of('Red')).toMatchObject({ trust: 7, money: 4 });
});
