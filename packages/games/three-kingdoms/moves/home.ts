import { type Play, type Seat, type Step, todo } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import type { Bid, Frames, State, ThreeKingdoms } from '../state.ts';
import { actionBit, FIRST_WEAPON, GOLD, moments, TRAINED } from '../words.ts';
import { happens, occasion } from './benefits.ts';

const TRIBE = actionBit('improve-tribal-relations');
export const RETURNED = moments('returned');
export const AFTER = moments('afterAction');
const ALLIANCE = actionBit('alliance-action');

/** TK-010, TK-151, TK-183, TK-315: units fall apart into armies and weapons; gold comes back unless the tribe got it. (TK-445) */
export function goHome(s: State, box: Box, bid: Bid): void {
  const player = s.players[bid.seat]!;
  bid.home = 1;
  player.goods[TRAINED]! += bid.units;
  player.goods[FIRST_WEAPON + bid.army]! += bid.units;
  if (box.tribeOf[bid.space] !== bid.seat || (player.taken & TRIBE) === 0) player.goods[GOLD]! += bid.gold;
}
export function leaveSpace(play: Play<ThreeKingdoms>, seat: Seat, space: number): void {
  const { s, box } = play;
  for (const bid of s.bids)
    if (bid.seat === seat && bid.space === space && bid.home === 0) {
      goHome(s, box, bid);
      const frame = occasion(play, seat, RETURNED, { card: bid.general, space });
      if (frame !== undefined) todo(play, frame);
    }
}
export const home: Step<ThreeKingdoms, Frames['home']> = play => leaveSpace(play, play.seat, play.frame.space);

/** An action was taken: what cards give for it, then everybody leaves the space. */
export function taken(play: Play<ThreeKingdoms>, space: number, actions: number, made = 0): void {
  const { s, box, seat } = play;
  const all = actions | box.action[space]! | (space === s.alliance ? ALLIANCE : 0);
  s.players[seat]!.taken |= all;
  todo(play, { at: 'home', seat, space });
  happens(play, AFTER, { space, actions: all, made });
}
/** A part of a space, or an action that a card caused (TK-441): only cards that speak of it. */
export function partTaken(play: Play<ThreeKingdoms>, space: number, actions: number): void {
  play.s.players[play.seat]!.taken |= actions;
  happens(play, AFTER, { space, actions });
}
