import { type Core, type EventKinds, type Layout, reasons, type Seat } from '@tianxia/kernel';
import type { Box } from './geography.ts';
import type { Land } from './land.ts';

export interface State extends Core<Frames>, Land {
  supply: number[]; // by seat: pagodas not on the board
  hands: number[][]; // by seat: kinds of the tiles held
  undrawn: number[]; // the tiles in the piles: a bag, since nobody knows an order
  heights: number[]; // how many tiles each pile has
  laid: number[]; // kinds of the tiles on the board
  starter: Seat;
  played: number; // games of the match that are over
  points: number[]; // by seat: of the match
}
export interface Frames {
  deal: {};
  turn: {};
  lay: {};
  draw: {};
}
export type Events = {
  begins: [starter: Seat];
  redealt: [Seat];
  laid: [Seat, tile: number, place: number];
  founded: [owner: Seat, province: number, size: number];
  extended: [owner: Seat, province: number, size: number];
  joined: [owner: Seat, province: number, size: number, own: number]; // own: the owner's territories before the join
  absorbed: [owner: Seat, loser: Seat, size: number];
  major: [owner: Seat, province: number];
  placed: [Seat, pagodas: number, province: number];
  returned: [Seat, pagodas: number];
  annexed: [Seat, village: number];
  conquered: [Seat, village: number, loser: Seat];
  drew: [Seat, tile: number];
  skipped: [Seat];
  won: [Seat];
  finished: [];
  scored: [Seat, points: number];
};
export type Qin = { state: State; frames: Frames; events: Events; box: Box };

export const events: EventKinds<Events> = {
  begins: ['seat'],
  redealt: ['seat'],
  laid: ['seat', 'tile', 'place'],
  founded: ['seat', 'province', 'count'],
  extended: ['seat', 'province', 'count'],
  joined: ['seat', 'province', 'count', 'count'],
  absorbed: ['seat', 'seat', 'count'],
  major: ['seat', 'province'],
  placed: ['seat', 'count', 'province'],
  returned: ['seat', 'pagodas'],
  annexed: ['seat', 'village'],
  conquered: ['seat', 'village', 'seat'],
  drew: ['seat', 'secret tile'], // QIN-163
  skipped: ['seat'],
  won: ['seat'],
  finished: [],
  scored: ['seat', 'count'],
};
/** QIN-180, QIN-181: all is open but the hands, which their owners see, and the piles, which nobody sees. */
export const layout: Layout<State> = {
  seats: 'open',
  agenda: 'open',
  sealed: 'sealed',
  ending: 'open',
  ground: 'open',
  area: 'open',
  size: 'open',
  owner: 'open',
  pagodas: 'open',
  reach: 'open',
  holder: 'open',
  frontier: 'open',
  spots: 'open',
  spotAt: 'open',
  supply: 'open', // QIN-152
  hands: { bySeat: { zone: 'tile', seen: 'owner' } },
  undrawn: { zone: 'tile', seen: 'nobody' },
  heights: 'open',
  laid: { zone: 'tile', seen: 'all' }, // QIN-182
  starter: 'open',
  played: 'open',
  points: 'open',
};

export const No = reasons({
  offTheBoard: 'QIN-062',
  onVillage: 'QIN-061',
  onWater: 'QIN-061',
  onStart: 'QIN-061',
  onTile: 'QIN-061',
  cornerOnly: 'QIN-064',
  villageOnly: 'QIN-065',
  touchesNothing: 'QIN-063',
  twoMajors: 'QIN-109',
  tied: 'QIN-106',
  protectedMajor: 'QIN-108',
  emptyPile: 'QIN-162',
});
export type ReasonName = Exclude<keyof typeof No, 'book'>;
