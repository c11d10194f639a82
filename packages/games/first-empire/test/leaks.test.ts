import { type Game, tableFor } from '@tianxia/kernel';
import { lawsAlong } from '@tianxia/kernel/laws';
import { planted } from '@tianxia/kernel/testing';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import type { FirstEmpire } from '../state.ts';

/** The laws that a few random games of a game with a planted leak break. */
const broken = (leaky: Game<FirstEmpire>) =>
  new Set([1, 2, 3].map(seed => lawsAlong(leaky, tableFor(game, 2), seed)?.law ?? 'none'));

test('FE-051 a frame of the agenda that names a card in hand breaks a law', () => {
  const leaky = planted(game, ({ s }) => {
    const next = s.agenda.at(-1);
    if (next !== undefined) Object.assign(next, { lastCard: s.hands[0]!.at(-1) ?? 0 });
  });
  expect(broken(leaky)).toEqual(new Set(['worldsAlike']));
});
test('FE-051 an order of play that a card in hand decides breaks a law', () => {
  const leaky = planted(game, ({ s }) => {
    if ((s.hands[0]![0] ?? 0) % 2 === 1) s.order.reverse();
  });
  expect(broken(leaky)).toContain('worldsAlike');
});
test('FE-048 a starting tile whose choice tells of the decks breaks a law, though all choose at once', () => {
  const leaky = planted(
    game,
    ({ s, seat }) => {
      s.points[seat]! += s.decks[0]![0]! % 2;
    },
    'startingTile',
  );
  expect(broken(leaky)).toContain('worldsAlike');
});
