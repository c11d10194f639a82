import type { Game, GameTypes } from '@tianxia/kernel';

/** Parts of the view that are the same for all eyes. The agenda is not: answers that wait to be opened are their owners'. */
export const openParts = ({ layout }: Pick<Game<GameTypes>, 'layout'>): ReadonlySet<string> =>
  new Set(Object.entries(layout).flatMap(([name, seen]) => (seen === 'open' && name !== 'agenda' ? [name] : [])));
