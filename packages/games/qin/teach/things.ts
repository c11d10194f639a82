import type { RuleId } from '@tianxia/kernel';

/** What can be pointed at on the table: pieces and places by the kind in their key, and what is written about without one. */
type Kind = 'seat' | 'points' | 'half' | 'held' | 'square' | 'place' | 'piles' | 'pile' | 'pagoda' | 'second' | 'do';
/** Where the tip of a thing leads to that is not asked for now: the rule that tells what it is, or what is done with it. */
export const things: Readonly<Record<Kind, RuleId>> = {
  seat: 'QIN-001',
  points: 'QIN-150',
  half: 'QIN-060',
  held: 'QIN-181',
  square: 'QIN-020',
  place: 'QIN-011',
  piles: 'QIN-034',
  pile: 'QIN-160',
  pagoda: 'QIN-083',
  second: 'QIN-094',
  do: 'QIN-067',
};
