import { type Game, type Move, tableFor } from '@tianxia/kernel';
import { lawsAlong } from '@tianxia/kernel/laws';
import { planted } from '@tianxia/kernel/testing';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { lay } from '../moves/lay.ts';
import { No } from '../reasons.ts';
import type { Qin } from '../state.ts';

/** The laws that a few random games of a game with a planted leak break. */
const broken = (leaky: Game<Qin>) =>
  new Set([1, 2, 3].map(seed => lawsAlong(leaky, tableFor(game, 2), seed)?.law ?? 'none'));

test('QIN-181 a drawn tile told to everybody breaks a law, though all tiles of a kind are alike', () => {
  expect(broken({ ...game, events: { ...game.events, drew: ['seat', 'tile'] } })).toEqual(new Set(['toldIsSeen']));
});
test('QIN-181 an event that comes or stays away by a tile in the piles breaks a law, though each lay shows a tile', () => {
  const leaky = planted(game, ({ s, emit }) => {
    if (s.undrawn[0] === 1) emit('begins', 0);
  });
  expect(broken(leaky)).toContain('worldsAlike');
});
test('QIN-181 a refusal whose reason is taken from another hand breaks a law', () => {
  const never: Move<Qin> = {
    rule: 'QIN-050',
    when: ({ s, seat }) => (s.hands[(seat + 1) % s.seats]![0] === 1 ? No.onWater : No.onVillage),
    effect() {},
  };
  const leaky: Game<Qin> = { ...game, flow: { ...game.flow, lay: { moves: { lay, never } } } };
  expect(broken(leaky)).toEqual(new Set(['refusedFromOwnView']));
});
