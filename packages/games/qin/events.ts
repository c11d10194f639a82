import type { EventKinds, Seat } from '@tianxia/kernel';

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
