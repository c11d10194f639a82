import type { Moment } from '@tianxia/board';
import { sightOf } from '../facts/sights.ts';
import { isTribe, winnersOf } from '../facts/strength.ts';
import { levelsSent } from '../facts/tribe.ts';
import type { ThreeKingdoms } from '../state.ts';
import { has } from '../words.ts';
import { bidLine, type Want } from './bid.ts';

/** What a bid in the making would do on a space. */
export interface Brings {
  total: number; // of the side
  verdict: 'leads' | 'holds' | 'tiesLate' | 'behind' | 'taken'; // taken: nobody else may bid there
}
export function bringsTo(moment: Moment<ThreeKingdoms>, want: Want, space: number): Brings | undefined {
  const { kernel, seat, state } = moment;
  const made = bidLine(moment, { ...want, space });
  if (made === undefined) return undefined;
  const { box } = kernel;
  const sight = sightOf(made.s, box, space);
  const mine = sight.sides.find(side => side.seats.includes(seat));
  if (mine === undefined) return undefined;
  if (isTribe(box, space)) return { total: levelsSent(made.s, box, seat), verdict: 'taken' };
  const ahead = sight.sides[0] === mine;
  const before = has(winnersOf(state, box, space), seat);
  const level = sight.sides[0]!.total === mine.total;
  return { total: mine.total, verdict: ahead ? (before ? 'holds' : 'leads') : level ? 'tiesLate' : 'behind' };
}
