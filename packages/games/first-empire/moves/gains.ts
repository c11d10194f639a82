import type { Seat } from '@tianxia/kernel';
import { inRegion, ofAspect, ofType, standing } from '../at.ts';
import { tokensLeft } from '../facts/tuck.ts';
import type { Doing } from '../rule.ts';

/** The small things that every action is made of; each tells what happened. */
export function score(play: Doing, points: number): void {
  if (points === 0) return;
  play.s.points[play.seat]! += points;
  play.emit('scored', play.seat, points);
}
export function raiseUnrest(play: Doing, region: number, by: number): void {
  // FE-103
  if (by === 0) return;
  const at = inRegion(play.seat, region);
  play.s.unrest[at]! += by;
  play.emit('unrest', play.seat, region, play.s.unrest[at]!);
}
/** FE-102: never below 0. */
export function lowerUnrest(play: Doing, region: number, by: number): void {
  const { s, seat } = play;
  const at = inRegion(seat, region);
  if (s.unrest[at] === 0) return;
  s.unrest[at] = Math.max(0, s.unrest[at]! - by);
  play.emit('calmed', seat, region, s.unrest[at]!);
}
/** FE-082: what the supply holds, perhaps nothing. */
export function gainTokens(play: Doing, aspect: number, wanted: number): void {
  const { s, seat } = play;
  const many = tokensLeft(play, aspect, wanted);
  if (many === 0) {
    if (wanted > 0) play.emit('noTokens', seat, aspect);
    return;
  }
  s.supply[aspect]! -= many;
  s.tokens[ofAspect(seat, aspect)]! += many;
  play.emit('gotTokens', seat, many, aspect);
}
export function addWorkers(play: Doing, region: number, many: number): void {
  play.s.workers[inRegion(play.seat, region)]! += many;
  play.emit('hired', play.seat, many, region);
}
/** FE-303: as many as the supply has. */
export function addOfficials(play: Doing, official: number, region: number, wanted: number): void {
  const { s, seat } = play;
  const many = Math.min(wanted, s.reserve[ofType(seat, official)]!);
  if (many === 0) {
    play.emit('noOfficials', seat, official);
    return;
  }
  s.reserve[ofType(seat, official)]! -= many;
  s.officials[standing(seat, region, official)]! += many;
  play.emit('recruited', seat, many, official, region);
}
/** FE-270: with none left nothing happens. */
export function unlockSoldiers(play: Doing, wanted: number): void {
  const { s, seat } = play;
  const many = Math.min(wanted, s.locked[seat]!);
  if (many === 0) {
    play.emit('allUnlocked', seat);
    return;
  }
  s.locked[seat]! -= many;
  s.entrance[seat]! += many;
  play.emit('unlocked', seat, many);
}
/** FE-240, FE-248: small tokens to the supply, the large one to the board; returns their value. */
export function returnTokens(play: Doing, seat: Seat, aspect: number): void {
  const { s } = play;
  s.supply[aspect]! += s.tokens[ofAspect(seat, aspect)]!;
  s.tokens[ofAspect(seat, aspect)] = 0;
  if (s.large[aspect] === seat) s.large[aspect] = -1;
}
