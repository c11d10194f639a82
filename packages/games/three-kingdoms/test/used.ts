import type { Kernel, LiveTable, Told } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import type { State, ThreeKingdoms } from '../state.ts';

/** What happened in a game, in words that a coverage can be checked by. */
export interface Used {
  cards: Set<string>; // ids of generals and enhancements that made a difference
  events: Set<string>;
  moves: Set<string>;
}
const idOf = (box: Box, card: number): string =>
  card <= box.generals ? box.pack.generals[card - 1]!.id : box.pack.enhancements[card - box.generals - 1]!.id;

/** A card that scores by a condition counts when it earned more than is printed; one without any effect when it was built. */
function earns(box: Box, enhancement: number, points: number): boolean {
  const card = box.generals + enhancement;
  const scores = box.scorePer[card]!.length + box.scoreIf[card]!.length > 0;
  const row = box.pack.enhancements[enhancement - 1]!;
  return scores ? points > row.points : row.abilities.length === 0;
}
export function usedBy(box: Box, told: readonly Told[]): string[] {
  return told.flatMap(([event, , card, points]) => {
    if (event === 'used') return [idOf(box, card!)];
    return event === 'earned' && earns(box, card!, points!) ? [idOf(box, box.generals + card!)] : [];
  });
}
export function usedIn(k: Kernel<ThreeKingdoms>, live: Pick<LiveTable<State>, 'happened' | 'update'>): Used {
  const told = [...live.update(-1).opening, ...live.happened.flatMap(one => one.told)];
  return {
    cards: new Set(usedBy(k.box, told)),
    events: new Set(told.map(([event]) => event)),
    moves: new Set(live.happened.map(({ words }) => words.split(' ')[0]!)),
  };
}
