import { EMPTY, OK, type Reason, type Seat } from '@tianxia/kernel';
import { inRegion, PLACES, regionOf } from '../at.ts';
import type { Box } from '../box.ts';
import { No } from '../reasons.ts';
import { inSet, type Where } from '../rule.ts';
import type { State } from '../state.ts';
import { triggerAt } from '../tableau.ts';
import { whyUnusable } from './effects.ts';

export type Compared = 'lower' | 'higher' | 'first'; // first: the pile is empty
/** FE-211, FE-212: a card beside the top card of the Court pile; no two have the same number (FE-213). */
export function compared(s: State, card: number): Compared {
  const top = s.court[s.court.length - 1];
  if (top === undefined) return 'first';
  return card < top ? 'lower' : 'higher';
}
export const NO_FIT = 0;
export const FITS = 1;
export const FIRST_CARD = 2;
/** FE-211, FE-212, FE-214: does a card played for this action allow abilities? */
export function fitOf(s: State, box: Box, card: number, action: number): number {
  const how = compared(s, card);
  if (how === 'first') return FIRST_CARD;
  return box.pack.courtActions[action]!.number === how ? FITS : NO_FIT;
}

/** FE-104: at full Unrest no ability of the region is used; it forbids no recruiting, building or moving (FE-105). */
export const isRestless = (s: State, box: Box, seat: Seat, region: number): boolean =>
  s.unrest[inRegion(seat, region)]! >= box.pack.unrest.most;
/** FE-217: the cards of the tableau, as it stands, whose trigger is this action; a set of places. */
export function answering(s: State, box: Box, seat: Seat, action: number): number {
  let places = 0;
  for (let place = 0; place < PLACES; place++)
    if (s.tableau[seat]![place] !== EMPTY && triggerAt(s, box, seat, place) === action) places |= 1 << place;
  return places;
}
/** FE-104, FE-219, FE-220: why the ability of the card there is of no use now. */
export function whyAsleep(at: Where, place: number): Reason {
  const { s, box, seat } = at;
  const region = regionOf(place);
  if (isRestless(s, box, seat, region)) return No.restless;
  return whyUnusable(at, box.ability[s.tableau[seat]![place]!]!, region);
}
export interface Woken {
  awake: number[]; // places whose abilities could be used now …
  asleep: number[]; // … and those that answer to the action but could not
}
/** What an action that fits would wake, as the player board stands. */
export function wokenBy(at: Where, action: number): Woken {
  const open = answering(at.s, at.box, at.seat, action);
  const woken: Woken = { awake: [], asleep: [] };
  for (let place = 0; place < PLACES; place++)
    if (inSet(open, place)) (whyAsleep(at, place) === OK ? woken.awake : woken.asleep).push(place);
  return woken;
}
/** For each Court Action: how many abilities this card would let a player use. */
export const wakes = (at: Where, card: number): number[] =>
  at.box.pack.courtActions.map((_, action) =>
    fitOf(at.s, at.box, card, action) === NO_FIT ? 0 : wokenBy(at, action).awake.length,
  );
