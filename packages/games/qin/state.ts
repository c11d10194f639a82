import type { Core, Layout, Seat } from '@tianxia/kernel';
import type { Events } from './events.ts';
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
export type Qin = { state: State; frames: Frames; events: Events; box: Box };

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
