import type { Core, Layout, Remembered, Seat } from '@tianxia/kernel';
import type { Box } from './box.ts';
import type { Events } from './events.ts';

/** Where points come from: the upper half of the score sheet. */
export const SOURCES = [
  'start',
  'policies',
  'decrees',
  'icons', // palace spaces, exit and bonus tiles
  'treasureUse',
  'assassin',
  'emptyPile', // instead of a tribute (EC-025)
  'shortfalls', // missing cubes and trust, negative
  'finalPolicies',
] as const;
export type Source = (typeof SOURCES)[number];
/** What may be missing where a payment is forced, and costs points instead (EC-015, EC-024). */
export const MISSING = ['cubes', 'trust'] as const;
export const ledgerAt = (s: { seats: number }, source: Source, seat: Seat): number =>
  SOURCES.indexOf(source) * s.seats + seat;

export interface State extends Core<Frames> {
  round: number; // from 1
  start: Seat;
  strength: number; // of the Hsiung-nu
  supply: number; // cubes on the table
  highest: number; // declared in this auction; NOTHING_DECLARED before the first
  // by seat
  vp: number[];
  ledger: number[]; // by source and seat (ledgerAt): what the points of `vp` are made of
  trust: number[];
  money: number[];
  cubes: number[]; // owned, revealed ones included
  shownCubes: number[]; // of these, revealed in the auction
  declared: number[]; // last in this auction, NOTHING_DECLARED if never
  palace: number[]; // level
  order: number[]; // order tile of this round, NO_ORDER_TILE while in the auction
  hands: Remembered[]; // characters (EC-237: no limit)
  shown: number[][]; // characters revealed in the auction
  drawn: number[][]; // characters drawn, of which some are kept
  showing: number[][]; // characters shown for the policy that is being settled: still in hand
  tributes: number[][]; // by kind, from 1
  tiles: number[][]; // by kind, from 1
  // on the table
  sets: number[][]; // of tiles; empty when taken
  pending: number[]; // immediate tiles just taken, to be used
  looked: number[]; // tiles drawn, of which some are kept
  bag: number[]; // no order exists; what is in it is known by subtraction (EC-031)
  gone: number[]; // tiles out of the game
  deck: number[]; // characters; no order exists
  market: number[];
  discard: number[];
  aside: number[]; // characters out of the game; the bonus cavalry until somebody gets it
  policies: number[]; // the row from left to right, as face-up sides: 2 × card, and 1 more for side B
  done: number; // set of cards with a done disc
  under: number[][]; // by card: tributes under it
  pile: number[]; // tributes; no order exists
  treasures: number[]; // by treasure: owner or ON_TABLE
  exits: number; // set of exit tiles face up
  decrees: number; // set of decree tiles face up
  bonusHand: Remembered; // the initial bonus tiles that go round
  bonusPile: number[]; // those nobody saw
  bonusTaken: number[]; // by seat, EMPTY before
}
export const NOTHING_DECLARED = -1;
export const NO_ORDER_TILE = 0;
export const ON_TABLE = -1;

export interface Frames {
  begin: {};
  bonus: {};
  handOn: {};
  round: {};
  // I auction
  auction: { opening: boolean };
  bid: { opening: boolean }; // opening: the start player's first turn
  addCubes: { added: number; opening: boolean }; // characters added in this turn
  effects: { pending: number[] }; // characters whose effect is due
  victim: { assassin: number };
  lose: { power: number };
  exit: {};
  // icons
  choose: { slash: number; optional: boolean };
  climb: { left: number };
  keepTile: { keep: number };
  keepCharacter: { keep: number };
  treasure: {};
  // II management
  management: { order: number };
  takeSet: {};
  immediate: {};
  income: {};
  treasures: { used: number }; // a set
  replenish: { done: number }; // a set of HIRED, BOUGHT, RAISED
  // III decree
  select: {};
  decree: {};
  edict: { decree: number; left: number }; // the set of parts still to do
  fee: {};
  show: { side: number };
  score: { side: number; final: boolean };
  disc: { side: number };
  // IV and the end
  preparation: {};
  final: { place: number }; // in the row of policies
}
export type EmperorsChoice = { state: State; frames: Frames; events: Events; box: Box };

const hidden = (zone: string) => ({ zone, seen: 'nobody' }) as const;
const own = (zone: string) => ({ zone, seen: 'owner' }) as const;
const openly = (zone: string) => ({ zone, seen: 'all' }) as const;
/** EC-030, EC-031: hands are their owners', and so are tributes with their number; decks, and tributes under policies, are nobody's; the rest lies open. */
export const layout: Layout<State> = {
  seats: 'open',
  agenda: 'open',
  sealed: 'sealed',
  ending: 'open',
  round: 'open',
  start: 'open',
  strength: 'open',
  supply: 'open',
  highest: 'open',
  vp: 'open',
  ledger: 'open',
  trust: 'open',
  money: 'open',
  cubes: 'open',
  shownCubes: 'open',
  declared: 'open',
  palace: 'open',
  order: 'open',
  hands: { bySeat: own('character') }, // EC-029
  shown: { bySeat: openly('character') },
  drawn: { bySeat: own('character') }, // EC-034
  showing: 'open',
  tributes: { bySeat: { ...own('tribute'), size: 'secret' } }, // EC-029, EC-238
  tiles: { bySeat: openly('tile') },
  sets: { each: openly('tile') },
  pending: openly('tile'),
  looked: openly('tile'), // EC-033
  bag: openly('tile'), // EC-031
  gone: openly('tile'),
  deck: hidden('character'), // EC-032
  market: openly('character'),
  discard: openly('character'),
  aside: openly('character'),
  policies: 'open',
  done: 'open',
  under: { each: hidden('tribute') }, // EC-032
  pile: hidden('tribute'), // EC-032
  treasures: 'open',
  exits: 'open',
  decrees: 'open',
  bonusHand: hidden('bonus'), // EC-035
  bonusPile: hidden('bonus'),
  bonusTaken: openly('bonus'),
};
