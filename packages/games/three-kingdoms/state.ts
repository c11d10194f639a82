import type { Core, Layout, Remembered, Seat } from '@tianxia/kernel';
import type { Box } from './box.ts';
import type { Events } from './events.ts';

/** One general on one space, with all that went along. Kept until the round ends, also when he is back. */
export interface Bid {
  seat: Seat;
  general: number;
  space: number;
  army: number; // type of the units
  units: number;
  gold: number; // for the tribe
  support: number;
  emperor: number; // 1: the Han emperor token
  bonus: number; // of skills
  total: number;
  home: number; // 1: nothing of it lies on the space any more
}
export interface Player {
  drawn: number[]; // general cards to choose from
  fresh: number[]; // recruited this round, not shown yet
  hidden: number[]; // recruited earlier, not shown yet
  shown: number[]; // generals everybody knows
  reserve: number[]; // general cards never recruited
  hand: Remembered; // enhancement cards (TK-018: no limit)
  looked: Remembered; // enhancement cards taken from a deck to look at
  built: number[];
  goods: number[]; // by good
  level: number[]; // by land: tokens ever flipped
  flipped: number[]; // by land: flipped tokens still on the development space (TK-019)
  stored: number[]; // by land: its tokens on the granary, the treasury
  rank: number;
  tribe: number;
  military: number;
  deficits: number;
  wins: number; // successful bids this round (TK-166)
  taken: number; // actions of this round, a set
  passed: boolean;
}
export interface State extends Core<Frames> {
  round: number;
  order: Seat[]; // bid order; from resolution on it is the next round's
  acting: Seat[]; // action order of this round
  criterion: number; // of the Han emperor's space; popular support has the other one
  alliance: number; // the space with the alliance token; NOWHERE before the first choice
  allies: number; // a set of seats
  emperor: Seat; // who holds the Han emperor token
  left: number; // the general face down with the Han emperor, or 0
  wonEmperor: Seat; // who won that space this round
  bids: Bid[]; // in the order of assignment
  won: number[]; // by space: a set of seats, once the winners are known
  post: number[]; // by general: where he is
  since: number[]; // by general: the round he was recruited in, if he was shown in it
  onCard: number[]; // by general: horses or bid tokens on his card (TK-442)
  garrison: number[]; // by location: the general there, or 0
  units: number[]; // by location
  token: number[]; // by location: 0 still there, 1 on the granary, 2 on the treasury
  flips: number[]; // by location: 1 if its token shows 1 VP
  spare: number[]; // by land: tokens beside the board (TK-013)
  decks: number[][]; // face down, without an order
  under: Remembered[]; // by deck: cards put under it, the next to come first
  players: Player[];
}

type AtSpace = { space: number };
/** A moment at which cards may give something: which ones, where, after which actions. */
export interface Occasion {
  moments: number; // a set
  card: number; // this card only, or 0
  space: number;
  actions: number; // a set
  made: number; // weapons the action produced
}
export interface Frames {
  round: {};
  recruit: {};
  alliance: {};
  bidding: {};
  bid: {};
  follow: AtSpace;
  escort: {};
  support: {};
  ruse: {};
  placed: {};
  resolve: {};
  actions: { left: number }; // a set of spaces
  perform: AtSpace;
  farm: AtSpace;
  market: AtSpace;
  harvest: {};
  tax: {};
  trade: AtSpace & { done: number }; // a set of actions
  arms: { left: number };
  sale: { left: number };
  technology: AtSpace & { done: number };
  keep: { deck: number };
  under: { deck: number };
  deck: {};
  construct: AtSpace;
  discount: AtSpace & { card: number };
  armies: { left: number };
  raised: AtSpace & { card: number };
  choose: { first: number; count: number; space: number };
  train: { most: number; space: number };
  emperor: AtSpace;
  station: AtSpace;
  garrison: AtSpace & { general: number; location: number };
  side: AtSpace & { general: number; location: number };
  buySupport: {};
  home: AtSpace;
  moment: Occasion & { used: number[] };
  benefits: Occasion & { used: number[] };
  swap: { first: number }; // of the two bundles
  tribe: {};
  instead: {};
  rebellion: {};
  upkeep: {};
  settle: {};
  update: {};
}
export type ThreeKingdoms = { state: State; frames: Frames; events: Events; box: Box };

/** TK-423: hidden are cards in hand and decks, and generals not shown yet. Everything else is open. */
export const layout: Layout<State> = {
  seats: 'open',
  agenda: 'open',
  sealed: 'sealed',
  ending: 'open',
  round: 'open',
  order: 'open',
  acting: 'open',
  criterion: 'open',
  alliance: 'open',
  allies: 'open',
  emperor: 'open',
  left: 'open',
  wonEmperor: 'open',
  bids: 'open',
  won: 'open',
  post: 'open',
  since: 'open',
  onCard: 'open',
  garrison: 'open',
  units: 'open',
  token: 'open',
  flips: 'open',
  spare: 'open',
  decks: { each: { zone: 'enhancement', seen: 'nobody' } }, // TK-420
  under: { each: { zone: 'enhancement', seen: 'nobody' } },
  players: {
    bySeat: {
      drawn: { zone: 'general', seen: 'owner' },
      fresh: { zone: 'general', seen: 'owner' }, // TK-420
      hidden: { zone: 'general', seen: 'owner' }, // TK-420
      shown: { zone: 'general', seen: 'all' }, // TK-421, TK-424
      reserve: { zone: 'general', seen: 'nobody' },
      hand: { zone: 'enhancement', seen: 'owner', order: 'secret' }, // TK-420
      looked: { zone: 'enhancement', seen: 'owner' },
      built: { zone: 'enhancement', seen: 'all' },
      goods: 'open',
      level: 'open',
      flipped: 'open',
      stored: 'open',
      rank: 'open',
      tribe: 'open',
      military: 'open',
      deficits: 'open',
      wins: 'open',
      taken: 'open',
      passed: 'open',
    },
  },
};
