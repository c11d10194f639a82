import { type Game, tableFor } from '@tianxia/kernel';
import { lawsAlong } from '@tianxia/kernel/laws';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import type { Qin } from '../state.ts';

/** The laws that a few random games of a game with a planted leak break. */
const broken = (leaky: Game<Qin>) =>
  new Set([1, 2, 3].map(seed => lawsAlong(leaky, tableFor(game, 2), seed)?.law ?? 'none'));

test('QIN-181 a drawn tile told to everybody breaks a law, though all tiles of a kind are alike', () => {
  expect(broken({ ...game, events: { ...game.events, drew: ['seat', 'tile'] } })).toEqual(new Set(['toldIsSeen']));
});
