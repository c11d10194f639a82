import { type Game, known, tableFor } from '@tianxia/kernel';
import { lawsAlong } from '@tianxia/kernel/laws';
import { planted } from '@tianxia/kernel/testing';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import type { ZhanGuo } from '../state.ts';

/** The laws that a few random games of a game with a planted leak break. */
const broken = (leaky: Game<ZhanGuo>) =>
  new Set([1, 2, 3].map(seed => lawsAlong(leaky, tableFor(game, 2, { cards: 'choice' }), seed, 3)?.law ?? 'none'));

test('ZG-030 ZG-239 a card put back under a deck that the others know breaks a law', () => {
  const leaky = planted(game, ({ s }) => {
    for (const layers of s.decks) for (const layer of layers) layer.known.fill(known(0, 1));
  });
  expect(broken(leaky)).toContain('nothingUnearned');
});
test('ZG-239 an event that a card in hand decides breaks a law', () => {
  const leaky = planted(game, ({ s, emit }) => {
    if ((s.hands[0]![0] ?? 0) % 2 === 1) emit('noReward', 0);
  });
  expect(broken(leaky)).toContain('worldsAlike');
});
test('ZG-238 putting cards back that tells of those kept breaks a law, though all choose at once', () => {
  const leaky = planted(
    game,
    ({ s, seat }) => {
      s.workers[seat]! += s.hands[seat]![0]! % 2;
    },
    'keep',
  );
  expect(broken(leaky)).toContain('worldsAlike');
});
