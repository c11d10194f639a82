import { expect, test } from 'vitest';
import { DRAWING, PLAYING, REWARDING } from '../state.ts';
import type { Player } from './given.ts';
import { alongGames } from './play.ts';
import { newGame, position } from './position.ts';

const NAMES = ['Blue', 'Red', 'Purple', 'Yellow'] as const satisfies Player[];
const players = (count: number) => NAMES.slice(0, count);

test('ZG-062 five rounds, each of drawing, playing and rewards', () => {
  let seen: string[] = [];
  alongGames(
    ({ k, before, after }) => {
      const now = `${before.round + 1}:${before.phase}`;
      if (before.phase > 0 && seen.at(-1) !== now) seen.push(now);
      if (!k.over(after)) return;
      const rewarded = seen.filter(moment => moment.endsWith(`:${REWARDING}`)).length;
      expect(rewarded).toBeGreaterThan(0);
      const phases = [1, 2, 3, 4, 5].flatMap(round => [DRAWING, PLAYING, REWARDING].map(phase => `${round}:${phase}`));
      const unasked = phases.filter(moment => !seen.includes(moment)); // no choice there: round 5 has no card choice
      expect(phases.filter(moment => seen.includes(moment))).toEqual(seen);
      expect(unasked.every(moment => moment === `5:${DRAWING}` || moment.endsWith(`:${REWARDING}`))).toBe(true);
      seen = [];
    },
    { cards: 'choice' },
  );
});
test('ZG-063 everybody draws two cards of every deck before the first turn', () => {
  for (const count of [2, 3, 4]) {
    const { s, box } = newGame(players(count));
    for (const hand of s.hands) expect(hand.map(card => box.aspectOf[card]).sort()).toEqual([0, 0, 1, 1, 2, 2]);
  }
});
test('ZG-064 four players use up the decks; with fewer some cards are left, and played ones never come back', () => {
  alongGames(({ k, after }) => {
    if (!k.over(after)) return;
    const left = after.decks.map(layers => layers.flatMap(({ pieces }) => pieces).length);
    expect(left).toEqual(Array(3).fill({ 2: 20, 3: 10, 4: 0 }[after.seats]));
    const played = after.court.length + after.tucked.flat().filter(card => card > 0).length;
    expect(played).toBe(30 * after.seats);
  });
});
test('ZG-065 ZG-066 clockwise one card each, six times; nobody passes, keeps or throws away a card', () => {
  for (const count of [2, 3, 4]) {
    const p = newGame(players(count));
    const first = p.s.track[0]!;
    for (let turn = 0; turn < 6 * count; turn++) {
      const seat = (first + turn) % count;
      p.table.at('play', seat);
      const moves = new Set(p.table.options().map(option => option.split(' ')[0]));
      expect([...moves].filter(move => !['play.tuck', 'play.court', 'play.moveDown'].includes(move!))).toEqual([]);
      const held = p.s.hands[seat]!.length;
      const region = [0, 1, 2, 3, 4][Math.floor(turn / count) % 5]!;
      p.table.plays(p.table.options().find(option => option.startsWith(`play.tuck ${region}`))!);
      expect(p.s.hands[seat]!.length).toBe(held - 1);
    }
    expect(p.s.phase).toBe(REWARDING); // everybody has markers: somebody is asked
    p.table.at('reward');
  }
});
test('ZG-067 a card is tucked or sent to Court, never both', () => {
  const p = position({ Blue: { above: 'red1' } });
  p.turn('Blue', 50, 51).plays('tuck 1 50').at('play', 1);
  p.turn('Blue').plays('court recruit 51', 'recruit red 1').at('play', 1);
  expect([p.of('Blue').tucked, p.s.court]).toEqual([{ 1: [50] }, [51]]);
  expect(p.of('Blue').hand).not.toContain(50);
});
test('ZG-068 some action is always legal: with Officials in supply recruiting, else re-assigning', () => {
  const none = position();
  none.turn('Blue', 50).refuses('court reassign 50', 'noOfficialOnBoard').offers('court recruit 50');
  const all = ['red', 'gray', 'white'].map(colour => Array(5).fill(`${colour}1`).join(' ')).join(' ');
  const p = position({ Blue: { above: all } });
  p.turn('Blue', 50).refuses('court recruit 50', 'noOfficialInSupply').offers('court reassign 50');
});
test('ZG-072 the card, the action, then abilities, then Tasks, then the next player', () => {
  const p = position({
    options: { turnEnd: 'byHand' },
    Blue: { workers: [1], tucked: { 1: [60] } },
    cards: { 60: ['wall', { kind: 'points', amount: 2 }] },
    tasks: { 'upper-wall': ['gold'] },
  });
  p.turn('Blue', 50).at('play', 0).plays('court wall 50').at('wall', 0);
  expect([p.s.court, p.of('Blue').points]).toEqual([[50], 0]);
  p.table.refuses('activate.card 60', 'notOffered').plays('build gold-a/1 1').at('activate', 0);
  p.table.refuses('claim.claim 0', 'notOffered').plays('card 60').at('claim', 0);
  p.table.plays('claim upper-wall').at('play', 1);
});
test('ZG-073 after the rewards of rounds 1 to 4 the next round begins, after those of round 5 the game is over', () => {
  for (const round of [1, 2, 3, 4]) {
    const p = position({ round });
    expect(p.phase3()).toContainEqual(['round', round]);
    expect([p.s.round, p.s.phase, p.s.hands[0]!.length]).toEqual([round, PLAYING, 6]);
    p.table.at('play', 0);
  }
  const p = position({ round: 5 });
  p.phase3();
  expect([p.s.round, p.s.ending, p.k.over(p.s)]).toEqual([4, 'unified', true]);
});
test('ZG-074 the Court pile stays when a new round begins', () => {
  const p = position({
    Blue: { tucked: { 1: [60] } },
    cards: { 60: ['recruit', { kind: 'points', amount: 2 }] },
    court: [70],
  });
  p.phase3();
  expect([p.s.round, p.s.court.at(-1)]).toEqual([1, 70]);
  p.turn('Blue', 71, 69).plays('court recruit 71', 'recruit red 1').at('play', 1); // no new X: 71 is higher
  p.turn('Blue').plays('court recruit 69', 'recruit red 1').at('activate', 0);
});
test('ZG-077 ZG-099 tucked cards stay where they are, cards at Court stay in the pile', () => {
  alongGames(({ before, after }) => {
    for (const [seat, cards] of before.tucked.entries())
      for (const [place, card] of cards.entries()) if (card > 0) expect(after.tucked[seat]![place]).toBe(card);
    expect(after.court.slice(0, before.court.length)).toEqual(before.court);
  });
});
