import { becoming, speech, type TableProps } from '@tianxia/board';
import { type Told, UNKNOWN } from '@tianxia/kernel';
import type { EmperorsChoice, State } from '../state.ts';
import type { Words } from './words.ts';

type Props = Pick<TableProps<EmperorsChoice>, 'kernel' | 'texts' | 'players' | 'viewer'>;

/** What the proposed line tells, as sentences in rule order; what only the rules need to say is left out. */
export function sentencesOf(words: Words, { kernel, texts, players, viewer }: Props, told: readonly Told[]): string[] {
  const { event } = speech(kernel, texts, players, viewer, words.speech);
  return summed(told)
    .filter(one => !one.includes(UNKNOWN) && !QUIET.has(one[0]))
    .map(event)
    .filter(text => text !== '');
}
const SUMMED = new Set(['scored', 'policyScored']);
/** Points that a player gets in several parts are told once. */
export function summed(told: readonly Told[]): Told[] {
  const same = (one: Told, other: Told) =>
    SUMMED.has(one[0]) && one[0] === other[0] && one[1] === other[1] && one[3] === other[3];
  return told.flatMap((one, i): Told[] => {
    const alike = told.filter(other => same(one, other));
    if (alike.length < 2) return [one];
    const [event, seat = 0, , source = 0] = one;
    return told.findIndex(other => same(one, other)) === i
      ? [[event, seat, alike.reduce((sum, other) => sum + other[2]!, 0), source]]
      : [];
  });
}
const QUIET = new Set(['selected', 'discLaid']);

const WHAT = ['vp', 'trust', 'money', 'cubes', 'palace'] as const;
const numbers = (s: State) => s.vp.flatMap((_, seat) => WHAT.map(what => ({ seat, what, many: s[what][seat]! })));
/** The numbers of all players that would be others. */
export const changesOf = (before: State, after: State) => becoming(numbers(before), numbers(after));
