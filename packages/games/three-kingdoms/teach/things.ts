import type { RuleId } from '@tianxia/kernel';

/** What can be pointed at on the table: pieces and places by the kind in their key, and what is written about without one. */
type Kind =
  | 'seat'
  | 'points'
  | 'state'
  | 'rank'
  | 'general'
  | 'skill'
  | 'drawn'
  | 'space'
  | 'todo'
  | 'decline'
  | 'criterion'
  | 'bonus'
  | 'order'
  | 'allies'
  | 'ally'
  | 'backing'
  | 'carried'
  | 'units'
  | 'han'
  | 'location'
  | 'land'
  | 'store'
  | 'supply'
  | 'tribe'
  | 'military'
  | 'deficits'
  | 'enhancement'
  | 'hand'
  | 'rounds'
  | 'ends';
/** Where the tip of a thing leads to that is not asked for now: the rule that tells what it is, or what is done with it. */
export const things: Readonly<Record<Kind, RuleId>> = {
  seat: 'TK-408',
  points: 'TK-408',
  state: 'TK-001',
  rank: 'TK-259',
  general: 'TK-006',
  skill: 'TK-424',
  drawn: 'TK-073',
  space: 'TK-002',
  todo: 'TK-181',
  decline: 'TK-182',
  criterion: 'TK-102',
  bonus: 'TK-135',
  order: 'TK-167',
  allies: 'TK-085',
  ally: 'TK-090',
  backing: 'TK-132',
  carried: 'TK-128',
  units: 'TK-125',
  han: 'TK-131',
  location: 'TK-280',
  land: 'TK-202',
  store: 'TK-206',
  supply: 'TK-020',
  tribe: 'TK-330',
  military: 'TK-362',
  deficits: 'TK-375',
  enhancement: 'TK-235',
  hand: 'TK-233',
  rounds: 'TK-062',
  ends: 'TK-385',
};
