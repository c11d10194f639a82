import type { ZgDraft } from './draft.ts';
import { kindOf, numberOf, type Place } from './places.ts';

/** What is chosen of a kind: picked now, or part of what is proposed. */
export function chosenOf({ picked, settled }: Pick<ZgDraft, 'picked' | 'settled'>, kind: string): number | undefined {
  const found = [...picked, ...settled].find((place: Place) => kindOf(place) === kind);
  return found === undefined ? undefined : numberOf(found);
}
/** The card that is being played. */
export function chosenCard(draft: ZgDraft): number | undefined {
  return draft.frame?.at === 'play' ||
    draft.settled.some(place => kindOf(place) === 'action' || kindOf(place) === 'tuck')
    ? chosenOf(draft, 'card')
    : undefined;
}
