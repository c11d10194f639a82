import type { Core, Layout, Remembered, Seat } from '@tianxia/kernel';
import type { Box } from './box.ts';
import type { Events } from './events.ts';

export const NOBODY = -1;
export const [PREPARING, DRAWING, PLAYING, REWARDING] = [0, 1, 2, 3] as const; // phases

/** Arrays "by seat and Region" are flat: five numbers for the first seat, then five for the next; see at.ts. */
export interface State extends Core<Frames> {
  phase: number;
  round: number; // 0 is the first
  track: Seat[]; // discs on the Rewards Track, topmost first
  column: Seat[]; // by aspect: whose disc stands on this round's reward
  decks: Remembered[][]; // by aspect: layers, the top one last
  court: number[]; // the pile, its top card last (ZG-074, ZG-099)
  hands: number[][]; // by seat
  drawn: number[][]; // by seat: three of each aspect while choosing what to keep
  tucked: number[][]; // by seat: three places in each Region, EMPTY where no card is
  boards: number[]; // by seat: its player board, or NOBODY's
  offered: number; // a set: player boards still to be had
  above: number[]; // Officials in Governors areas, by seat, Region and colour (ZG-022)
  below: number[]; // Officials in Workers areas, by seat, Region and colour
  supply: number[]; // Officials, by seat and colour
  workers: number[]; // by seat and Region
  unrest: number[]; // by seat and Region (ZG-084, ZG-086)
  low: number[]; // value-1 markers, by seat and aspect
  tall: number[]; // value-3 markers, by seat and aspect
  lowLeft: number[]; // in the general supply, by aspect
  tallLeft: number[]; // on the gameboard, by aspect
  squares: Seat[]; // by spot: whose Governor stands there; the open areas are counted in `open`
  open: number[]; // Governors in open areas, by seat and Region
  governorsLeft: number[]; // in supply, by seat
  palaces: Seat[]; // by Region and slot
  palacesLeft: number[];
  walls: Seat[]; // by section and slot
  wallsLeft: number[];
  faces: number[]; // by section: the face of its tile
  tasks: number[]; // by section and piece: the tile
  discs: Seat[]; // by task and slot
  points: number[]; // by seat and EARNED: what stands on the victory track
}
export const EARNED = ['board', 'palaces', 'cards', 'squares', 'markers'] as const; // ZG-236: scored at once; the rest at the end
export type Earned = (typeof EARNED)[number];

export interface Points {
  points: number; // left to spend
  spent: number;
  least: number; // ZG-103: the action spends at least one, a bonus none (ZG-113)
  passing: number; // the Official inside a full Workers area, or NOBODY
}
export interface Bidding {
  standing: number; // the bid to beat, 0 for none
  leader: Seat;
  out: number; // a set of seats: who passed
}
export interface Activation {
  action: number;
  fits: boolean; // the number allows abilities
  used: number; // a set of places of tucked cards
  powers: number; // a set of powers used
}
export interface Frames {
  prepare: {};
  auction: {};
  bid: Bidding;
  pick: {};
  station: {};
  round: {};
  keep: {};
  turns: { played: number };
  play: {};
  wall: {};
  palace: {};
  tall: {};
  hire: {};
  reassign: Points;
  recruit: {};
  governor: {};
  freeOfficial: {};
  appease: { region: number };
  activate: Activation;
  calm: { steps: number };
  trade: {};
  marker: {};
  moveWorker: {};
  moveGovernor: {};
  endTurn: {};
  claim: {};
  rewards: { aspect: number };
  offer: { aspect: number; asked: number }; // asked: a set of seats
  reward: { aspect: number; asked: number };
  rewardOfficial: { region: number };
  rewardGovernor: { regions: number }; // a set
  rewardWall: {};
  rewardPalace: {};
  nextRound: {};
}
export type ZhanGuo = { state: State; frames: Frames; events: Events; box: Box };

/** ZG-027: all is open but the faces of hands and decks; backs tell the aspect. */
export const layout: Layout<State> = {
  seats: 'open',
  agenda: 'open',
  sealed: 'sealed',
  ending: 'open',
  phase: 'open',
  round: 'open',
  track: 'open',
  column: 'open',
  decks: { each: { each: { zone: 'card', seen: 'nobody' } } }, // ZG-030
  court: { zone: 'card', seen: 'all' }, // ZG-031
  hands: { bySeat: { zone: 'card', seen: 'owner' } }, // ZG-028, ZG-029
  drawn: { bySeat: { zone: 'card', seen: 'owner' } },
  tucked: { bySeat: { zone: 'card', seen: 'all' } },
  boards: 'open',
  offered: 'open',
  above: 'open',
  below: 'open',
  supply: 'open',
  workers: 'open',
  unrest: 'open',
  low: 'open',
  tall: 'open',
  lowLeft: 'open',
  tallLeft: 'open',
  squares: 'open',
  open: 'open',
  governorsLeft: 'open',
  palaces: 'open',
  palacesLeft: 'open',
  walls: 'open',
  wallsLeft: 'open',
  faces: 'open', // ZG-032
  tasks: 'open',
  discs: 'open',
  points: 'open', // ZG-033
};
