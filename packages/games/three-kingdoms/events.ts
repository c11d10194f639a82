import type { EventKinds, Seat } from '@tianxia/kernel';

/** All that can be seen to happen, in names and small integers. */
export type Events = {
  round: [round: number];
  saw: [Seat, cards: number];
  recruited: [Seat, generals: number];
  arrived: [Seat, general: number];
  revealed: [Seat, general: number];
  allied: [chooser: Seat, partner: Seat, space: number];
  joined: [Seat];
  assigned: [Seat, general: number, space: number];
  escorted: [Seat, general: number, force: number];
  carries: [Seat, general: number, gold: number];
  supported: [Seat, general: number, support: number];
  blessed: [Seat, general: number];
  sacrificed: [Seat, goods: number];
  strengthened: [Seat, general: number, bonus: number];
  stands: [Seat, space: number, total: number];
  passed: [Seat];
  won: [Seat, space: number, total: number];
  lost: [Seat, space: number, total: number];
  home: [Seat, general: number, force: number, gold: number]; // what went along comes back
  freed: [Seat, general: number];
  order: [first: Seat, second: Seat, third: Seat];
  takes: [Seat, space: number];
  declined: [Seat, space: number];
  developed: [Seat, land: number, level: number];
  stored: [Seat, store: number, tokens: number];
  gained: [Seat, goods: number];
  paid: [Seat, goods: number];
  trained: [Seat, armies: number];
  drew: [Seat, deck: number, card: number];
  looked: [Seat, deck: number, cards: number];
  buried: [Seat, deck: number, cards: number];
  built: [Seat, card: number];
  promoted: [Seat, rank: number];
  stays: [Seat, general: number];
  stationed: [Seat, general: number, location: number, units: number];
  stores: [Seat, location: number, store: number, points: number];
  tribeRose: [Seat, level: number];
  tribeKept: [Seat, level: number];
  tribeFell: [Seat, level: number];
  rebelled: [Seat];
  used: [Seat, card: number];
  spare: [Seat, land: number];
  onCard: [Seat, general: number, amount: number];
  criteria: [criterion: number];
  crowned: [Seat];
  uncrowned: [];
  upkeep: [Seat, gold: number, rice: number];
  deficit: [Seat, tokens: number];
  military: [Seat, points: number, total: number];
  earned: [Seat, card: number, points: number];
  ends: [];
};
export const events: EventKinds<Events> = {
  round: ['count'],
  saw: ['seat', 'count'],
  recruited: ['seat', 'recruits'],
  arrived: ['seat', 'general'],
  revealed: ['seat', 'general'],
  allied: ['seat', 'seat', 'space'],
  joined: ['seat'],
  assigned: ['seat', 'general', 'space'],
  escorted: ['seat', 'general', 'force'],
  carries: ['seat', 'general', 'count'],
  supported: ['seat', 'general', 'count'],
  blessed: ['seat', 'general'],
  sacrificed: ['seat', 'goods'],
  strengthened: ['seat', 'general', 'count'],
  stands: ['seat', 'space', 'count'],
  passed: ['seat'],
  won: ['seat', 'space', 'count'],
  lost: ['seat', 'space', 'count'],
  home: ['seat', 'general', 'force', 'count'],
  freed: ['seat', 'general'],
  order: ['seat', 'seat', 'seat'],
  takes: ['seat', 'space'],
  declined: ['seat', 'space'],
  developed: ['seat', 'land', 'count'],
  stored: ['seat', 'store', 'tokens'],
  gained: ['seat', 'goods'],
  paid: ['seat', 'goods'],
  trained: ['seat', 'armies'],
  drew: ['seat', 'deck', 'secret enhancement'],
  looked: ['seat', 'deck', 'cards'],
  buried: ['seat', 'deck', 'count'],
  built: ['seat', 'enhancement'],
  promoted: ['seat', 'rank'],
  stays: ['seat', 'general'],
  stationed: ['seat', 'general', 'location', 'units'],
  stores: ['seat', 'location', 'store', 'count'],
  tribeRose: ['seat', 'count'],
  tribeKept: ['seat', 'count'],
  tribeFell: ['seat', 'count'],
  rebelled: ['seat'],
  used: ['seat', 'card'],
  spare: ['seat', 'land'],
  onCard: ['seat', 'general', 'tokens'],
  criteria: ['criterion'],
  crowned: ['seat'],
  uncrowned: [],
  upkeep: ['seat', 'count', 'count'],
  deficit: ['seat', 'deficits'],
  military: ['seat', 'count', 'count'],
  earned: ['seat', 'enhancement', 'count'],
  ends: [],
};
