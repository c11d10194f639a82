import { type Game, known, tableFor } from '@tianxia/kernel';
import { lawsAlong } from '@tianxia/kernel/laws';
import { planted } from '@tianxia/kernel/testing';
import { expect, test } from 'vitest';
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
test('EC-029 a tribute told to everybody breaks a law', () => {
  const leaky: Game<EmperorsChoice> = { ...game, events: { ...game.events, drewTribute: ['seat', 'tribute'] } };
  expect(broken(leaky)).toEqual(new Set(['toldIsSeen']));
});
