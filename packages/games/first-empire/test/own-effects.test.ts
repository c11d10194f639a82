import { fastRand, kernel, OK, tableFor } from '@tianxia/kernel';
import { begins } from '@tianxia/kernel/testing';
import { expect, test } from 'vitest';
import type { Effect } from '../content/shape.ts';
import { anyUnrest, whyUnusable } from '../facts/effects.ts';
import { whyNotTake } from '../facts/rewards.ts';
import { regionsWithWorkers } from '../facts/walls.ts';
import { game } from '../index.ts';
import { gainTokens } from '../moves/gains.ts';
import { No } from '../reasons.ts';
import type { Doing } from '../rule.ts';
import { ANY } from '../state.ts';
import type { PlayerGiven } from './arrange.ts';
import { toldOf } from './fresh.ts';
import { position } from './position.ts';

/** Packs may join effects as no printed tile does: what such a list is, for S. */
function withList(effects: Effect[], S: PlayerGiven = {}, supply = {}) {
  const t = position({ players: { S, M: {} }, supply });
  return { s: t.s, seat: 0, box: { ...t.box, lists: [[], effects] } };
}
const reward = (effects: Effect[], S?: PlayerGiven, supply?: object) => whyNotTake(withList(effects, S, supply), 1);
const tokens = (aspect: 'any' | 'writing' | 'currency' | 'laws', amount: number): Effect => ({
  kind: 'tokens',
  aspect,
  amount,
});
const price: Effect = { kind: 'payUnrest', region: 'chu', amount: 1 };
const unlock: Effect = { kind: 'unlock', soldiers: 1 };
const points: Effect = { kind: 'points', amount: 2 };
const sail: Effect = { kind: 'sail', spaces: 1 };
const placeSoldier: Effect = { kind: 'placeSoldier' };
const freePalace: Effect = { kind: 'freePalace', regions: ['chu'] };

test('FE-244 a reward of tokens needs them all in the supply: of its aspect, or of all together', () => {
  const supply = { writing: 1, currency: 2, laws: 0 };
  const given = (aspect: 'any' | 'writing' | 'currency' | 'laws', amount: number) =>
    reward([tokens(aspect, amount)], {}, supply);
  expect([given('writing', 1), given('currency', 2), given('any', 3)]).toEqual([OK, OK, OK]);
  expect([given('writing', 2), given('currency', 3), given('laws', 1), given('any', 4)]).toEqual(
    Array(4).fill(No.rewardNoTokens),
  );
});
test('FE-244 FE-310 every Soldier that a reward places stands at the Entrance or is unlocked before', () => {
  expect(reward([unlock, placeSoldier], { entrance: 1 })).toBe(OK);
  expect(reward([unlock, placeSoldier, placeSoldier], { entrance: 1 })).toBe(OK);
  expect(reward([placeSoldier, placeSoldier], { entrance: 1 })).toBe(No.rewardNoSoldier);
  expect(reward([placeSoldier, unlock], { entrance: 0 })).toBe(No.rewardNoSoldier);
});
test('FE-244 a reward whose Unrest would be too much cannot be taken', () => {
  expect(reward([price, points], { unrest: { chu: 3 } })).toBe(No.rewardTooMuchUnrest);
  expect(reward([price, points], { unrest: { chu: 2, wei: 3 } })).toBe(OK);
});
test('FE-220 of what a price buys, one thing that gives something is enough; what comes before it was not bought', () => {
  const use = (effects: Effect[], S: PlayerGiven) => whyUnusable(withList(effects, S), 1, 0);
  expect(use([price, points, unlock], { locked: 0 })).toBe(OK);
  expect(use([price, unlock, points], { locked: 0 })).toBe(OK);
  expect(use([points, price, unlock], { locked: 0 })).toBe(No.nothingToGain);
  expect(use([price, sail, unlock], { locked: 0, ship: 20 })).toBe(No.nothingToGain);
  expect(use([price, sail, unlock], { locked: 0, ship: 19 })).toBe(OK);
  expect(use([price, freePalace], { palaces: { wei: 6 } })).toBe(No.nothingToGain);
  expect(use([price, freePalace], { palaces: { wei: 5 } })).toBe(OK);
});
test('FE-153 a list without effects does nothing', () => {
  const t = position();
  const before = JSON.stringify({ ...t.s, agenda: [] });
  const told = t.begins({ at: 'effects', seat: 0, list: 0, i: 0, region: 0 }, { at: 'turn', seat: 0 });
  expect([told, JSON.stringify({ ...t.s, agenda: [] })]).toEqual([[], before]);
});
test('FE-102 FE-194 Unrest and Workers of the next player are not one’s own', () => {
  const t = position({ players: { S: { workers: { yan: 1 } }, M: { unrest: { chu: 2 }, workers: { chu: 1 } } } });
  const at = (seat: number) => ({ s: t.s, box: t.box, seat });
  expect([anyUnrest(at(0)), anyUnrest(at(1))]).toEqual([false, true]);
  expect([regionsWithWorkers(at(0)), regionsWithWorkers(at(1))]).toEqual([1, 1]);
});

/** What is told while a frame is carried out, up to S's turn. */
function carried(effects: Effect[], S: PlayerGiven = {}, supply = {}) {
  const t = position({ players: { S, M: {} }, supply });
  t.s.agenda = [
    { at: 'turn', seat: 0 },
    { at: 'effects', seat: 0, list: 1, i: 0, region: 0 },
  ];
  const k = kernel(game, { ...t.box, lists: [[], effects] });
  const told = begins(k, t.s, tableFor(game, 2), fastRand(1));
  return { t, told };
}
test('FE-082 FE-303 FE-270 what gives nothing is told as such', () => {
  expect(carried([tokens('laws', 2)], {}, { laws: 0 }).told).toEqual([['noTokens', 0, 2]]);
  const none = carried([{ kind: 'recruit', official: 'general', amount: 1, region: 'wei' }], {
    officials: { yan: 'GGGG' },
  });
  expect(none.told).toEqual([['noOfficials', 0, 2]]);
  const { told, t } = carried([unlock], { locked: 0, entrance: 2 });
  expect([told, t.of('S').entrance()]).toEqual([[['allUnlocked', 0]], 2]);
});
test('FE-102 FE-306 nothing is told of no points, of Unrest that stays, of calm where all is calm', () => {
  const noCards: Effect = { kind: 'pointsPerCard', amount: 3, type: 'laws', where: 'tableau' };
  expect(carried([noCards]).told).toEqual([]);
  expect(carried([{ kind: 'calm', region: 'here', regions: 1, amount: 1 }]).told).toEqual([]);
  const t = position({ players: { S: { hand: [17, 18] }, M: {} } });
  t.table.plays('tuck 17 chu'); // the first card of a region
  expect(toldOf(t.table.told, 'unrest')).toEqual([]);
});
test('FE-082 of no tokens at all none is missed', () => {
  const t = position({ supply: { writing: 0 } });
  const told: unknown[] = [];
  gainTokens(
    { s: t.s, box: t.box, seat: 0, emit: (...event: unknown[]) => told.push(event) } as unknown as Doing,
    0,
    0,
  );
  expect(told).toEqual([]);
});
test('FE-305 a card set aside needs one, and room in the region that is named', () => {
  const asked = (S: PlayerGiven, region: number) => {
    const t = position({ players: { S, M: {} } });
    t.begins({ at: 'placeAlchemist', seat: 0, left: 1, region, placed: 0 }, { at: 'turn', seat: 0 });
    return t.s.agenda.at(-1)!.at;
  };
  expect([asked({ alchemists: [] }, ANY), asked({ alchemists: [] }, 0)]).toEqual(['turn', 'turn']);
  expect(asked({ tableau: { chu: [1, 2, 3] } }, 0)).toBe('turn');
  expect([asked({ tableau: { chu: [1, 2, 3] } }, 1), asked({ tableau: { chu: [1, 2, 3] } }, ANY)]).toEqual(
    Array(2).fill('placeAlchemist'),
  );
});
