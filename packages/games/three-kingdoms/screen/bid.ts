import type { Moment } from '@tianxia/board';
import { EVERYONE, fastRand, OK, type Option } from '@tianxia/kernel';
import type { Bid, State, ThreeKingdoms } from '../state.ts';

export const NONE = -1;
/** A bid in the making. What cannot go along to a space stays at home. */
export interface Want {
  general: number; // 0: none picked yet
  space: number; // NONE: none picked yet
  army: number; // type of the units for a battle or a tribe
  units: number;
  gold: number; // for a tribe
  support: number;
  emperor: boolean;
  ruse: number; // the good given up for a stronger bid, or NONE
}
export const wantsNothing: Want = {
  general: 0,
  space: NONE,
  army: 0,
  units: 0,
  gold: 0,
  support: 0,
  emperor: false,
  ruse: NONE,
};
/** The escort answers once, with units or with gold: one takes the other's place. */
export const wanting = (want: Want, part: Partial<Want>): Want => ({
  ...want,
  ...(part.units && { gold: 0 }),
  ...(part.gold && { units: 0 }),
  ...part,
});
/** The whole bid: the choices it is made of, the table after them, and how it stands there. */
export interface BidMade {
  line: readonly Option[];
  s: State;
  bid: Bid;
}
type Where = Pick<Moment<ThreeKingdoms>, 'kernel' | 'state' | 'seat' | 'frame'>;

/** The assignment, then an answer to everything asked about it. */
export function bidLine(where: Where, want: Want): BidMade | undefined {
  const { kernel, state, seat, frame } = where;
  if (want.general === 0 || want.space === NONE) return undefined;
  const fits = frame?.at === 'follow' ? frame.space === want.space : frame?.at === 'bid';
  const first = frame?.at === 'follow' ? `follow.assign ${want.general}` : `bid.assign ${want.general} ${want.space}`;
  const option = fits ? legalAt(where, state, first) : undefined;
  if (option === undefined) return undefined;
  const line = [option];
  let { after, stopped } = kernel.preview(state, seat, line, fastRand(1));
  for (;;) {
    const asked = after.agenda.at(-1);
    const mine = !stopped && asked !== undefined && asked.seat !== EVERYONE && asked.seat === seat;
    const answer = mine ? answerAt(where, after, asked.at, want) : undefined;
    if (answer === undefined) break;
    line.push(answer);
    ({ after, stopped } = kernel.preview(state, seat, line, fastRand(1)));
  }
  const bid = after.bids.find(one => one.general === want.general && one.seat === seat);
  return bid && { line, s: after, bid };
}
/** The choice as it is written in a record, or nothing if there is no such choice here. */
function legalAt({ kernel, seat }: Where, s: State, words: string): Option | undefined {
  const option = kernel.read(words);
  return option !== undefined && kernel.whyNot(s, seat, option) === OK ? option : undefined;
}
function answerAt(where: Where, s: State, at: string, want: Want): Option | undefined {
  const read = (words: string) => legalAt(where, s, words);
  switch (at) {
    case 'escort':
      return (
        (want.gold > 0 ? closest(want.gold, n => read(`escort.gold ${n}`)) : undefined) ??
        (want.units > 0 ? closest(want.units, n => read(`escort.units ${want.army} ${n}`)) : undefined) ??
        read('escort.alone')
      );
    case 'support':
      return (
        closest(want.support, n => read(`support.add ${n} ${want.emperor ? 1 : 0}`)) ??
        closest(want.support, n => read(`support.add ${n} 0`)) ??
        read('support.add 0 0')
      );
    case 'ruse':
      return (want.ruse === NONE ? undefined : read(`ruse.sacrifice ${want.ruse}`)) ?? read('ruse.spare');
    default:
      return undefined;
  }
}
/** As many as wanted, or as many as there can be. */
function closest(wanted: number, read: (n: number) => Option | undefined): Option | undefined {
  for (let n = wanted; n >= 1; n--) {
    const option = read(n);
    if (option !== undefined) return option;
  }
  return wanted === 0 ? read(0) : undefined;
}
