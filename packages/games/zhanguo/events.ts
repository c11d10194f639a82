import type { EventKinds, Seat } from '@tianxia/kernel';

/** What happens, as names and small integers; text/en.ts says it in words. */
export type Events = {
  first: [Seat];
  bid: [Seat, points: number];
  outbid: [Seat];
  paid: [Seat, points: number];
  picked: [Seat, board: number];
  round: [round: number];
  dealt: [cards: number];
  kept: [Seat];
  tucked: [Seat, card: number, region: number];
  court: [Seat, card: number, action: number];
  markers: [Seat, aspect: number, count: number];
  tall: [Seat, aspect: number];
  short: [Seat, aspect: number, points: number];
  noMarkers: [Seat, points: number];
  unrest: [Seat, region: number, level: number];
  calmed: [Seat, region: number, level: number];
  recruited: [Seat, colour: number, region: number];
  movedDown: [Seat, official: number];
  moved: [Seat, official: number, area: number];
  hired: [Seat, region: number, workers: number];
  gaveWorkers: [Seat, regions: number, count: number];
  palace: [Seat, region: number];
  palacePoints: [Seat, points: number];
  wall: [Seat, wallSlot: number];
  dismissed: [Seat, region: number];
  governor: [Seat, spot: number];
  squarePoints: [Seat, points: number];
  activated: [Seat, card: number];
  power: [Seat, power: number];
  scored: [Seat, points: number];
  worker: [Seat, region: number, count: number];
  workerMoved: [Seat, from: number, to: number];
  governorMoved: [Seat, spot: number, region: number];
  lapped: [Seat, points: number];
  claimed: [Seat, task: number, points: number];
  noReward: [reward: number];
  unable: [Seat, reward: number];
  declined: [Seat, reward: number];
  accepted: [Seat, reward: number];
  returned: [Seat, aspect: number, value: number];
  majority: [Seat, region: number, points: number];
  aspectMajority: [Seat, aspect: number, points: number];
  taskPoints: [Seat, taskSection: number, points: number];
  wallPoints: [Seat, wallSlot: number, points: number];
};
export const events: EventKinds<Events> = {
  first: ['seat'],
  bid: ['seat', 'points'],
  outbid: ['seat'],
  paid: ['seat', 'points'],
  picked: ['seat', 'board'],
  round: ['round'],
  dealt: ['count'],
  kept: ['seat'],
  tucked: ['seat', 'card', 'region'],
  court: ['seat', 'card', 'action'],
  markers: ['seat', 'aspect', 'markers'],
  tall: ['seat', 'aspect'],
  short: ['seat', 'aspect', 'points'],
  noMarkers: ['seat', 'points'],
  unrest: ['seat', 'region', 'count'],
  calmed: ['seat', 'region', 'count'],
  recruited: ['seat', 'colour', 'region'],
  movedDown: ['seat', 'official'],
  moved: ['seat', 'official', 'area'],
  hired: ['seat', 'region', 'workers'],
  gaveWorkers: ['seat', 'regions', 'workers'],
  palace: ['seat', 'region'],
  palacePoints: ['seat', 'points'],
  wall: ['seat', 'wallSlot'],
  dismissed: ['seat', 'region'],
  governor: ['seat', 'spot'],
  squarePoints: ['seat', 'points'],
  activated: ['seat', 'tucked'],
  power: ['seat', 'power'],
  scored: ['seat', 'points'],
  worker: ['seat', 'region', 'workers'],
  workerMoved: ['seat', 'region', 'region'],
  governorMoved: ['seat', 'spot', 'region'],
  lapped: ['seat', 'count'],
  claimed: ['seat', 'task', 'points'],
  noReward: ['reward'],
  unable: ['seat', 'reward'],
  declined: ['seat', 'reward'],
  accepted: ['seat', 'reward'],
  returned: ['seat', 'aspect', 'count'],
  majority: ['seat', 'region', 'points'],
  aspectMajority: ['seat', 'aspect', 'points'],
  taskPoints: ['seat', 'taskSection', 'points'],
  wallPoints: ['seat', 'wallSlot', 'points'],
};
