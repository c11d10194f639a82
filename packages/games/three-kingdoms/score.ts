import type { Score, Seat } from '@tianxia/kernel';
import type { Box } from './box.ts';
import { countOf, domesticOf, holds } from './conditions.ts';
import { locationsHeld } from './goods.ts';
import type { State, ThreeKingdoms } from './state.ts';
import { GOLD, RICE, SUPPORT } from './words.ts';

/** TK-400, TK-401: places among the three by one value. */
function compared(box: Box, value: (seat: Seat) => number, seat: Seat): number {
  const { first, jointFirst, second, jointSecond, third } = box.pack.scoring;
  const mine = value(seat);
  const one = value((seat + 1) % 3);
  const other = value((seat + 2) % 3);
  const above = Number(one > mine) + Number(other > mine);
  const level = Number(one === mine) + Number(other === mine);
  if (above === 0) return level === 0 ? first : jointFirst;
  if (above === 2) return box.secondBehindTwo && one === other ? second : third;
  return level === 1 ? jointSecond : second;
}
/** TK-396, TK-397 */
function borders(s: State, seat: Seat, box: Box): number {
  const { winWin, winTie, winLoss, tieTie, tieLoss, lossLoss } = box.pack.scoring.borders;
  let wins = 0;
  let ties = 0;
  for (const border of box.bordersOf[seat]!) {
    const [a, b] = box.neighbours[border]! as [Seat, Seat];
    const lead = locationsHeld(s, box, seat, border) - locationsHeld(s, box, a === seat ? b : a, border);
    if (lead > 0) wins++;
    else if (lead === 0) ties++;
  }
  if (wins === 2) return winWin;
  if (wins === 1) return ties === 1 ? winTie : winLoss;
  return ties === 2 ? tieTie : ties === 1 ? tieLoss : lossLoss;
}
/** TK-398 */
function locations({ garrison, flips }: State, seat: Seat, box: Box): number {
  let sum = 0;
  for (let at = 0; at < garrison.length; at++)
    if (garrison[at]! > 0 && box.seatOf[garrison[at]!] === seat) sum += flips[at]!;
  return sum;
}
/** TK-240, TK-406: printed points, and those of conditions. */
export function cardPoints(s: State, box: Box, seat: Seat, enhancement: number): number {
  const card = box.generals + enhancement;
  let sum = box.pack.enhancements[enhancement - 1]!.points;
  for (const { per, every, each, most } of box.scorePer[card]!)
    sum += Math.min(most, each * Math.floor(countOf(per, s, box, seat) / every));
  for (const { when, points } of box.scoreIf[card]!) if (when.every(is => holds(is, s, box, seat))) sum += points;
  return sum;
}
function enhancements(s: State, seat: Seat, box: Box): number {
  let sum = 0;
  for (const one of s.players[seat]!.built) sum += cardPoints(s, box, seat, one);
  return sum;
}
export const harmonyOf = (s: State, seat: Seat): number => {
  const { tribe, goods } = s.players[seat]!;
  return tribe + goods[SUPPORT]!;
};
/** The nine lines of the rulebook's sheet. Each can be read at any time; the deficit line is what it costs. (TK-408, TK-410) */
export const score: Record<string, Score<ThreeKingdoms>> = {
  military: (s, seat) => s.players[seat]!.military, // TK-395
  borders,
  locations,
  domestic: (s, seat, box) => compared(box, one => domesticOf(s, one), seat), // TK-399
  harmony: (s, seat, box) => compared(box, one => harmonyOf(s, one), seat) + box.tribePoints[s.players[seat]!.tribe]!, // TK-402, TK-403
  rank: (s, seat, box) =>
    compared(box, one => s.players[one]!.rank, seat) + box.pack.ranks[s.players[seat]!.rank]!.points, // TK-404
  emperor: (s, seat, box) => (s.emperor === seat ? box.pack.scoring.emperorToken : 0), // TK-405
  enhancements,
  deficits: (s, seat, box) => 0 - s.players[seat]!.deficits * box.pack.scoring.deficit, // TK-407
};
/** TK-409 */
export const tiebreak: readonly Score<ThreeKingdoms>[] = [
  (s, seat) => s.players[seat]!.goods[GOLD]! + s.players[seat]!.goods[RICE]!,
  (_, seat, box) => box.tieRank[seat]!,
];
