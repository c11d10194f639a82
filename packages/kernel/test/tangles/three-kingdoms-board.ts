/** Three Kingdoms Redux, cut down: the spaces of the board and the state of a table. */
import {
  type Core,
  type EventKinds,
  type Layout,
  type Look,
  type Play,
  type Remembered,
  reasons,
  type Seat,
} from '../../index.ts';
import { type Box, GENERALS_EACH, type Moment } from './three-kingdoms-cards.ts';

// ---- spaces: six common ones (the first three by administration), a battle on each border, a tribe for each ----
export const COMMON = [0, 1, 2, 3, 4, 5];
export const HAN = 5; // never the alliance's
const BORDERS = [
  [6, 8],
  [7, 8],
  [6, 7],
];
export const spacesOf = (seat: Seat): number[] => [...COMMON, ...BORDERS[seat]!, 9 + seat];
export const isBattle = (space: number): boolean => space >= 6 && space < 9;
export const isTribal = (space: number): boolean => space >= 9;
export const EVERY_SPACE = Array.from({ length: 12 }, (_, i) => i);
export const generalsOf = (seat: Seat): number[] =>
  Array.from({ length: GENERALS_EACH }, (_, i) => seat * GENERALS_EACH + 1 + i);

// ---- state ----
export interface Bid {
  seat: Seat;
  general: number;
  space: number;
  army: number;
  units: number;
  gold: number;
  support: number;
  emperor: number;
  total: number;
}
export interface Player {
  drawn: number[];
  hidden: number[];
  shown: number[];
  reserve: Remembered;
  goods: number[];
  passed: boolean;
  won: number;
  points: number;
}
export interface State extends Core<Frames> {
  round: number;
  order: Seat[];
  allies: number; // a set of seats
  allianceSpace: number;
  emperor: Seat;
  bids: Bid[];
  players: Player[];
}
type Occasion = { moment: Moment; space: number };
export interface Frames {
  draft: {};
  round: {};
  alliance: {};
  bidding: {};
  bid: {};
  escort: {};
  support: {};
  placed: {};
  resolve: {};
  actions: { left: number }; // a set of spaces
  moment: Occasion;
  benefits: Occasion & { used: number[] };
  weapons: { left: number };
  endOfRound: {};
}
export type Events = {
  kept: [Seat];
  allied: [space: number];
  assigned: [Seat, general: number, space: number];
  stands: [Seat, space: number, total: number];
  won: [Seat, space: number];
  lost: [Seat, space: number];
  used: [Seat, general: number];
  gained: [Seat, good: number, amount: number];
};
export type ThreeKingdoms = { state: State; frames: Frames; events: Events; box: Box };
export const events: EventKinds<Events> = {
  kept: ['seat'],
  allied: ['space'],
  assigned: ['seat', 'general', 'space'],
  stands: ['seat', 'space', 'count'],
  won: ['seat', 'space'],
  lost: ['seat', 'space'],
  used: ['seat', 'general'],
  gained: ['seat', 'good', 'count'],
};
export const layout: Layout<State> = {
  seats: 'open',
  agenda: 'open',
  sealed: 'sealed',
  ending: 'open',
  round: 'open',
  order: 'open',
  allies: 'open',
  allianceSpace: 'open',
  emperor: 'open',
  bids: 'open',
  players: {
    bySeat: {
      drawn: { zone: 'general', seen: 'owner' },
      hidden: { zone: 'general', seen: 'owner' },
      shown: { zone: 'general', seen: 'all' },
      reserve: { zone: 'general', seen: 'nobody' },
      goods: 'open',
      passed: 'open',
      won: 'open',
      points: 'open',
    },
  },
};
export const No = reasons({
  wrongNumber: 'TK-077',
  sameAsBefore: 'TK-088',
  notAllied: 'TK-087',
  alreadyPlaced: 'TK-111',
  tribalTaken: 'TK-105',
  noUnits: 'TK-125',
  noGold: 'TK-128',
  onlyTribal: 'TK-129',
  noEmperor: 'TK-131',
  mustUse: 'TK-342',
});
export const has = (set: number, i: number): boolean => ((set >> i) & 1) === 1;
export const me = ({ s, seat }: Look<ThreeKingdoms>): Player => s.players[seat]!;
export function gainGoods(play: Play<ThreeKingdoms>, what: number, n: number): void {
  me(play).goods[what]! += n;
  play.emit('gained', play.seat, what, n);
}
