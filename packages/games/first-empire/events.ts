import type { EventKinds, Seat } from '@tianxia/kernel';

type Region = number;
export type Events = {
  begins: [Seat];
  chose: [Seat, startingTile: number];
  round: [round: number];
  drew: [Seat, card: number];
  tucked: [Seat, card: number, Region, position: number];
  court: [Seat, card: number, action: number, fit: number];
  idled: [Seat, card: number];
  gotTokens: [Seat, tokens: number, aspect: number];
  noTokens: [Seat, aspect: number];
  gotLarge: [Seat, aspect: number];
  unrest: [Seat, Region, level: number]; // it rose
  calmed: [Seat, Region, level: number];
  recruited: [Seat, officials: number, official: number, Region];
  noOfficials: [Seat, official: number];
  hired: [Seat, workers: number, Region];
  sailed: [Seat, space: number];
  stayed: [Seat]; // the Ship is at the end already
  unlocked: [Seat, soldiers: number];
  allUnlocked: [Seat];
  lost: [Seat, space: number];
  alchemist: [Seat, card: number, Region];
  mastered: [Seat, card: number];
  governor: [Seat, space: number];
  palace: [Seat, Region, points: number];
  palaceTile: [Seat, palaceTile: number, Region];
  wall: [Seat, wallSlot: number];
  emperor: [Seat, emperorTile: number, card: number];
  activated: [Seat, card: number];
  movedOfficial: [Seat, officialAt: number, to: Region];
  movedWorker: [Seat, from: Region, to: Region];
  scored: [Seat, points: number];
  soldier: [Seat, symbol: number, points: number];
  accepted: [Seat, reward: number, aspect: number];
  declined: [Seat, aspect: number];
  unable: [Seat, aspect: number, reason: number];
  unclaimed: [aspect: number];
  placeInOrder: [position: number, Seat];
  spent: [Seat, token: number];
  paid: [Seat, value: number, soldiers: number];
  gaveBack: [Seat, tokens: number, aspect: number];
  gaveLargeBack: [Seat, aspect: number];
  finished: [];
  // ---- Li Si explains himself ----
  liSiOrder: [Seat, order: number];
  liSiCourt: [Seat, card: number, Region];
  liSiUnlocks: [Seat];
  liSiPlaces: [Seat, Region];
  liSiNoRoom: [Seat, Region];
  liSiNoAlchemist: [Seat];
  liSiSkips: [Seat, symbol: number];
  liSiSiteFull: [Seat, site: number];
  liSiAllGuarded: [Seat];
  liSiSeeksMajority: [Seat, Region];
  liSiHasAll: [Seat, Region];
  liSiFirstRegion: [Seat, Region];
  liSiLastSite: [Seat, site: number];
  liSiNoSlot: [Seat, Region];
  liSiOutOf: [Seat, piece: number];
  liSiTile: [Seat, palaceTile: number, Region];
  liSiNoTile: [Seat, Region];
  liSiNoLarge: [Seat];
  liSiEmperor: [Seat, emperorTile: number];
  liSiNoEmperor: [Seat, site: number];
  liSiWaits: [Seat, soldiers: number];
  liSiTakesReward: [Seat, aspect: number];
  liSiShuffles: [Seat];
};
export const events: EventKinds<Events> = {
  begins: ['seat'],
  chose: ['seat', 'startingTile'],
  round: ['count'],
  drew: ['seat', 'secret card'],
  tucked: ['seat', 'card', 'region', 'position'],
  court: ['seat', 'card', 'action', 'fit'],
  idled: ['seat', 'card'],
  gotTokens: ['seat', 'tokenCount', 'aspect'],
  noTokens: ['seat', 'aspect'],
  gotLarge: ['seat', 'aspect'],
  unrest: ['seat', 'region', 'count'],
  calmed: ['seat', 'region', 'count'],
  recruited: ['seat', 'count', 'official', 'region'],
  noOfficials: ['seat', 'official'],
  hired: ['seat', 'workerCount', 'region'],
  sailed: ['seat', 'space'],
  stayed: ['seat'],
  unlocked: ['seat', 'soldierCount'],
  allUnlocked: ['seat'],
  lost: ['seat', 'space'],
  alchemist: ['seat', 'card', 'region'],
  mastered: ['seat', 'card'],
  governor: ['seat', 'governorSpace'],
  palace: ['seat', 'region', 'count'],
  palaceTile: ['seat', 'palaceTile', 'region'],
  wall: ['seat', 'wallSlot'],
  emperor: ['seat', 'emperorTile', 'card'],
  activated: ['seat', 'card'],
  movedOfficial: ['seat', 'officialAt', 'region'],
  movedWorker: ['seat', 'region', 'region'],
  scored: ['seat', 'count'],
  soldier: ['seat', 'symbol', 'count'],
  accepted: ['seat', 'reward', 'aspect'],
  declined: ['seat', 'aspect'],
  unable: ['seat', 'aspect', 'reason'],
  unclaimed: ['aspect'],
  placeInOrder: ['position', 'seat'],
  spent: ['seat', 'token'],
  paid: ['seat', 'count', 'soldierCount'],
  gaveBack: ['seat', 'tokenCount', 'aspect'],
  gaveLargeBack: ['seat', 'aspect'],
  finished: [],
  liSiOrder: ['seat', 'order'],
  liSiCourt: ['seat', 'card', 'region'],
  liSiUnlocks: ['seat'],
  liSiPlaces: ['seat', 'region'],
  liSiNoRoom: ['seat', 'region'],
  liSiNoAlchemist: ['seat'],
  liSiSkips: ['seat', 'symbol'],
  liSiSiteFull: ['seat', 'site'],
  liSiAllGuarded: ['seat'],
  liSiSeeksMajority: ['seat', 'region'],
  liSiHasAll: ['seat', 'region'],
  liSiFirstRegion: ['seat', 'region'],
  liSiLastSite: ['seat', 'site'],
  liSiNoSlot: ['seat', 'region'],
  liSiOutOf: ['seat', 'piece'],
  liSiTile: ['seat', 'palaceTile', 'region'],
  liSiNoTile: ['seat', 'region'],
  liSiNoLarge: ['seat'],
  liSiEmperor: ['seat', 'emperorTile'],
  liSiNoEmperor: ['seat', 'site'],
  liSiWaits: ['seat', 'soldierCount'],
  liSiTakesReward: ['seat', 'aspect'],
  liSiShuffles: ['seat'],
};
