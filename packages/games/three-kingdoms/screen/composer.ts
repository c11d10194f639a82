import {
  type Candidate,
  type Composer,
  kindOf,
  type Moment,
  numberOf,
  type ThingKey,
  thing,
  type Why,
} from '@tianxia/board';
import type { ThreeKingdoms } from '../state.ts';
import { bidLine, NONE, type Want, wantsNothing } from './bid.ts';

type Here = Moment<ThreeKingdoms>;
const NOBODY: readonly Candidate[] = [];
const isLegal = ({ why }: Candidate): boolean => why === undefined;

/** The assignments that send this general, or anybody, to this space. */
function sending({ asked }: Here, space: number, general: number): readonly Candidate[] {
  const there = asked.at.get(thing('space', space)) ?? NOBODY;
  return general === 0 ? there : there.filter(({ things }) => things.includes(thing('general', general)));
}
const refusal = (all: readonly Candidate[]): Why | undefined => (all.some(isLegal) ? undefined : all.at(-1)?.why);
const generalsFor = (all: readonly Candidate[]): number[] => [
  ...new Set(
    all.filter(isLegal).flatMap(({ things }) => things.filter(one => kindOf(one) === 'general').map(numberOf)),
  ),
];
const free = ({ asked }: Here): number[] =>
  generalsFor(asked.all.filter(({ move }) => move === 'bid.assign' || move === 'follow.assign'));

function sendTo(want: Want, space: number, moment: Here): { stage: Want } | { why: Why } | undefined {
  const there = sending(moment, space, want.general);
  const why = refusal(there);
  if (why !== undefined) return { why };
  if (there.length === 0) return undefined;
  const [only, ...others] = free(moment);
  return { stage: { ...want, space, general: want.general || (others.length === 0 ? (only ?? 0) : 0) } };
}

/** A bid is composed: a general and a space in any order, then what goes along. */
export const composer: Composer<ThreeKingdoms, Want> = {
  start: ({ frame }) =>
    frame?.at === 'bid' ? wantsNothing : frame?.at === 'follow' ? { ...wantsNothing, space: frame.space } : undefined,
  look(want, key, moment) {
    const n = numberOf(key);
    if (kindOf(key) === 'general') {
      if (want.general === n) return 'chosen';
      const his = moment.asked.at.get(key) ?? NOBODY;
      const why = refusal(his);
      if (why !== undefined) return { why };
      return his.length === 0 ? undefined : want.general === 0 ? 'can' : 'may';
    }
    if (kindOf(key) !== 'space') return undefined;
    if (want.space === n) return 'chosen';
    if (moment.frame?.at === 'follow') return undefined;
    const there = sending(moment, n, want.general);
    const why = refusal(there);
    if (why !== undefined) return { why };
    return there.length === 0 ? undefined : want.general > 0 && want.space === NONE ? 'can' : 'may';
  },
  press(want, key, moment) {
    const n = numberOf(key);
    if (kindOf(key) === 'general') {
      const his = moment.asked.at.get(key);
      if (his === undefined) return undefined;
      const why = refusal(his);
      return why === undefined ? { stage: { ...want, general: want.general === n ? 0 : n } } : { why };
    }
    if (kindOf(key) !== 'space') return undefined;
    if (moment.frame?.at === 'follow') return n === want.space ? { stage: want } : undefined;
    return want.space === n ? { stage: { ...want, space: NONE } } : sendTo(want, n, moment);
  },
  lift: (want, key) => (kindOf(key) === 'general' ? { stage: { ...want, general: numberOf(key) } } : undefined),
  drop: (want, key, onto, moment) =>
    kindOf(key) === 'general' && kindOf(onto) === 'space'
      ? sendTo({ ...want, general: numberOf(key) }, numberOf(onto), moment)
      : undefined,
  back(want, { frame }) {
    if (frame?.at === 'bid' && want.general > 0 && want.space !== NONE) return { ...want, space: NONE };
    return undefined;
  },
  line: (want, moment) => bidLine(moment, want)?.line ?? [],
};
/** Is this a part of a composed bid? */
export const isOfBid = (key: ThingKey): boolean => kindOf(key) === 'general' || kindOf(key) === 'space';
