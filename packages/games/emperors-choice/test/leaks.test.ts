import { type Game, known, type Play, tableFor } from '@tianxia/kernel';
import { lawsAlong } from '@tianxia/kernel/laws';
import { planted } from '@tianxia/kernel/testing';
import { expect, test } from 'vitest';
import { everyone } from '../count.ts';
import { game } from '../index.ts';
import type { EmperorsChoice } from '../state.ts';

/** The laws that a few random games of a game with a planted leak break. */
const broken = (leaky: Game<EmperorsChoice>) =>
  new Set([1, 2, 3].map(seed => lawsAlong(leaky, tableFor(game, 3), seed)?.law ?? 'none'));

test('EC-029 a character drawn before the eyes of all breaks a law', () => {
  const leaky = planted(game, ({ s }) => {
    for (const hand of s.hands) hand.known.fill(known(0, 1, 2));
  });
  expect(broken(leaky)).toEqual(new Set(['nothingUnearned']));
});
/**
 * `drawCharacters` with `known(seat)` written as `everyone(s)`: who draws as many characters as they keep takes them into the hand before
 * the eyes of all. (Who draws more chooses, and that is another line.)
 */
function drawnBeforeAll(fair: Game<EmperorsChoice>): Game<EmperorsChoice> {
  type Act = (play: Play<EmperorsChoice>, ...args: number[]) => void;
  const faulty =
    (act: Act): Act =>
    (play, ...args) => {
      const drawn: number[] = [];
      const emit = ((event: string, ...told: number[]) => {
        if (event === 'drewCharacter') drawn.push(told[1]!);
        (play.emit as (event: string, ...told: number[]) => void)(event, ...told);
      }) as typeof play.emit;
      act({ ...play, emit }, ...args);
      for (const { pieces, known: knowers } of play.s.hands)
        for (const [i, card] of pieces.entries()) if (drawn.includes(card)) knowers[i] = everyone(play.s);
    };
  const flow = Object.entries(fair.flow).map(([at, node]) => {
    if (typeof node === 'function') return [at, faulty(node as Act)];
    const moves = Object.entries(node.moves as Record<string, { effect: Act }>);
    return [
      at,
      {
        ...node,
        moves: Object.fromEntries(moves.map(([name, one]) => [name, { ...one, effect: faulty(one.effect) }])),
      },
    ];
  });
  return { ...fair, flow: Object.fromEntries(flow) as typeof fair.flow };
}
test('EC-029 EC-034 a drawn character that all come to know, and nothing else, breaks a law', () => {
  expect(broken(drawnBeforeAll(game))).toContain('nothingUnearned');
});
test('EC-029 a tribute told to everybody breaks a law', () => {
  const leaky: Game<EmperorsChoice> = { ...game, events: { ...game.events, drewTribute: ['seat', 'tribute'] } };
  expect(broken(leaky)).toEqual(new Set(['toldIsSeen']));
});
test('EC-029 a hand that is kept in order of its cards, some of which all know, breaks a law', () => {
  const leaky = planted(game, ({ s }) => {
    for (const hand of s.hands) {
      const order = hand.pieces.map((card, i) => ({ card, knowers: hand.known[i]! })).sort((a, b) => a.card - b.card);
      hand.pieces = order.map(({ card }) => card);
      hand.known = order.map(({ knowers }) => knowers);
    }
  });
  expect(broken(leaky)).toContain('worldsAlike');
});
test('EC-178 showing characters that tells of those kept in hand breaks a law, though all decide at once', () => {
  const leaky = planted(
    { ...game, always: {} }, // which would find the wrong strength before the law does
    ({ s, seat }) => {
      s.strength += s.hands[seat]!.pieces.reduce((sum, card) => sum + card, 0) % 2;
    },
    'show',
  );
  expect([1, 2, 3].map(seed => lawsAlong(leaky, tableFor(game, 3), seed)?.law)).toContain('worldsAlike');
});
