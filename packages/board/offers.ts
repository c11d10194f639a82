import type { Explained, GameTypes } from '@tianxia/kernel';
import { OK } from '@tianxia/kernel';
import { useMemo } from 'react';
import type { TableProps } from './screen.ts';

/** One candidate of the viewer's decision, with what it points at and, if it cannot be, why not. */
export interface Offer extends Explained {
  args: readonly number[];
  kinds: readonly string[];
  legal: boolean;
}
/** Everything the viewer could point at now: what a board lights up, and why the rest stays dark. */
export interface Offers {
  all: readonly Offer[];
  of(move: string): readonly Offer[]; // 'turn.tuck'
  at(move: string, ...args: number[]): Offer | undefined; // or the refusal of its first pointing, or of the whole move
  touching(kind: string, value: number): readonly Offer[]; // all that point at this thing
}
const NONE: readonly Offer[] = [];

export function offersOf<G extends GameTypes>({ kernel, view, viewer, asked }: TableProps<G>): Offers {
  const all: Offer[] = !asked
    ? []
    : kernel.explain(view, viewer).map(found => {
        const { args, kinds } = kernel.words(found.option);
        return { ...found, args, kinds, legal: found.why === OK };
      });
  const byMove = new Map<string, Offer[]>();
  for (const offer of all) byMove.set(offer.move, [...(byMove.get(offer.move) ?? []), offer]);
  const byWords = new Map(all.map(offer => [kernel.write(offer.option), offer]));
  const refused = (offer: Offer | undefined) => (offer?.legal ? undefined : offer);
  return {
    all,
    of: move => byMove.get(move) ?? NONE,
    at(move, ...args) {
      const exact = byWords.get([move, ...args].join(' '));
      const whole = byMove.get(move) ?? NONE;
      return (
        exact ?? refused(byWords.get(`${move} ${args[0]} 0`)) ?? (whole.length === 1 ? refused(whole[0]) : undefined)
      );
    },
    touching: (kind, value) => all.filter(offer => offer.kinds.some((k, i) => k === kind && offer.args[i] === value)),
  };
}
export function useOffers<G extends GameTypes>(props: TableProps<G>): Offers {
  const { kernel, view, viewer, asked } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else of the props is read
  return useMemo(() => offersOf(props), [kernel, view, viewer, asked]);
}
