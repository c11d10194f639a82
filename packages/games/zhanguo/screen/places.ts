import { COLOURS, REGIONS } from '../pack.ts';

/** A thing on the table that can be pressed: its kind and number, 'card 37', 'region 2'; or a bare choice, 'do hire.stop'. */
export type Place = string;
export const kindOf = (place: Place): string => place.split(' ')[0]!;
export const numberOf = (place: Place): number => Number(place.split(' ')[1]);
/** A second place that makes sense only once the first is known: where a Worker or an Official goes. */
export const waits = (place: Place): boolean => ['to', 'area'].includes(kindOf(place));
/** Free steps down are always at hand, so they never ask loudly. */
export const isAside = (move: string): boolean => move.endsWith('.moveDown');

const bitsOf = (set: number): number[] => Array.from({ length: 20 }, (_, i) => i).filter(i => (set >> i) & 1);
const listed = (value: number | undefined, kind: string): Place[] => (value === undefined ? [] : [`${kind} ${value}`]);

/** Moves whose presses differ from what they point at: a card comes before its use, a Worker leaves before it arrives. */
const special: Record<string, (a: number | undefined, b: number | undefined) => Place[]> = {
  'play.tuck': (region, card) => [...listed(card, 'card'), ...listed(region, 'tuck')],
  'play.court': (action, card) => [...listed(card, 'card'), ...listed(action, 'action')],
  'moveWorker.move': (from, to) => [...listed(from, 'from'), ...listed(to, 'to')],
};
/** A free step down is pressed at the Official, or at it and the area below it. */
const stepDown = (official: number): Place[] => [
  `official ${official}`,
  `area ${REGIONS + Math.floor(official / COLOURS.length)}`,
];
const sets: Record<string, string> = { regions: 'donor', drawn: 'drawn' }; // each member is pressed by itself
/** One of a set: pressing another one of the same kind may take its place. */
export const isMember = (place: Place): boolean => Object.values(sets).includes(kindOf(place));

/** Where one candidate is pressed. A refusal may know only its first pointing. */
export function placesOf(move: string, kinds: readonly string[], args: readonly number[]): Place[] {
  if (kinds.length === 0) return [`do ${move}`];
  if (isAside(move)) return stepDown(args[0]!);
  const own = special[move];
  if (own !== undefined) return own(args[0], args[1]);
  return args.flatMap((value, i) => {
    const member = sets[kinds[i]!];
    return member === undefined ? [`${kinds[i]} ${value}`] : bitsOf(value).map(one => `${member} ${one}`);
  });
}
