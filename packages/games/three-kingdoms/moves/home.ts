import { type Play, type Seat, type Step, todo } from '@tianxia/kernel';
import { tookTribe } from '../facts/tribe.ts';
import type { Bid, Frames, ThreeKingdoms } from '../state.ts';
import { actionBit, asForce, FIRST_WEAPON, GOLD, moments, TRAINED } from '../words.ts';
import { happens, occasion } from './benefits.ts';

export const RETURNED = moments('returned');
export const AFTER = moments('afterAction');
const ALLIANCE = actionBit('alliance-action');

/** TK-151, TK-183: units fall apart into armies and weapons; gold comes back unless the tribe got it. */
export function goHome({ s, emit }: Play<ThreeKingdoms>, bid: Bid): void {
  const { seat, general, army, units } = bid;
  const { goods } = s.players[seat]!;
  const gold = tookTribe(s, seat) ? 0 : bid.gold; // TK-311, TK-315: it lies with the tribe alone
  bid.home = 1;
  goods[TRAINED]! += units; // TK-010
  goods[FIRST_WEAPON + army]! += units;
  goods[GOLD]! += gold;
  emit('home', seat, general, asForce(army, units), gold);
}
/** Everyone sent there has returned, even a general stationed or left: Liu Bei's token comes back now (TK-445). */
export function leaveSpace(play: Play<ThreeKingdoms>, seat: Seat, space: number): void {
  for (const bid of play.s.bids)
    if (bid.seat === seat && bid.space === space && bid.home === 0) {
      goHome(play, bid);
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
