import { sightOf } from '../facts/sights.ts';
import { isTribe, winnersOf } from '../facts/strength.ts';
import { levelsSent } from '../facts/tribe.ts';
import { has } from '../words.ts';
import { bidLine, type Want } from './bid.ts';
import type { Desk } from './desk.ts';

/** What a bid in the making would do on a space. */
export interface Brings {
  total: number; // of the side
  verdict: 'leads' | 'holds' | 'tiesLate' | 'behind' | 'taken'; // taken: nobody else may bid there
}
export function bringsTo(desk: Desk, want: Want, space: number): Brings | undefined {
  const { kernel, seat, view } = desk;
  const made = bidLine(desk, { ...want, space });
  if (made === undefined) return undefined;
  const { box } = kernel;
  const sight = sightOf(made.s, box, space);
  const mine = sight.sides.find(side => side.seats.includes(seat));
  if (mine === undefined) return undefined;
  if (isTribe(box, space)) return { total: levelsSent(made.s, box, seat), verdict: 'taken' };
  const ahead = sight.sides[0] === mine;
  const before = has(winnersOf(view, box, space), seat);
  const level = sight.sides[0]!.total === mine.total;
  return { total: mine.total, verdict: ahead ? (before ? 'holds' : 'leads') : level ? 'tiesLate' : 'behind' };
}
