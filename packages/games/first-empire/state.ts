import type { Core, Layout, Seat, Zone } from '@tianxia/kernel';
import type { Box } from './box.ts';
import type { Events } from './events.ts';

export const NOBODY = -1; // free: a slot without a piece, a large token on the board
export const ANY = 5; // a region or an Official of the player's choice

/**
 * Regions 0..4 are Chu to Yan, aspects 0..2 Writing, Currency, Laws, Officials 0..2 Alchemist, Architect, General, Court
 * Actions 0..5 as on the Court board, wall sections 0..5 from left to right, symbols 0..4 regions, 5..7 sites, 8 Elixir. Where
 * a number stands in an array that several things share: at.ts.
 */
export interface State extends Core<Frames> {
  table: number; // the Unification table in use
  round: number; // 1..5
  order: Seat[]; // the Turn Order track, from its top
  column: Seat[]; // by row: whose marker stands on this round's reward, or NOBODY
  // ---- cards ----
  decks: number[][]; // by aspect: a bag
  hands: number[][]; // by seat
  court: number[]; // the pile; the last is its top (FE-065)
  tableau: number[][]; // by seat, then place: a card or EMPTY
  emperorOn: number[][]; // by seat, then place: the Emperor tile on that card or EMPTY
  alchemists: number[][]; // by seat: Alchemist and Master cards set aside
  masters: number[]; // beside the board
  mastersOut: number[];
  // ---- player boards ----
  officials: number[]; // by seat, region and type (FE-122)
  reserve: number[]; // by seat and type: Officials in supply
  workers: number[]; // by seat and region
  unrest: number[]; // by seat and region (FE-100)
  governorsLeft: number[]; // by seat, likewise the next three
  palacesLeft: number[];
  wallsLeft: number[];
  locked: number[]; // Soldiers on the player board
  entrance: number[]; // by seat: Soldiers at the Mausoleum's Entrance
  tokens: number[]; // by seat and aspect: small ones
  ship: number[]; // by seat; several may share a space (FE-142)
  points: number[]; // by seat: VP scored so far (FE-011)
  // ---- the game board ----
  supply: number[]; // by aspect: small tokens
  large: Seat[]; // by aspect: who holds the large token, or NOBODY
  governors: number[]; // by seat and region, on slots and in the area
  governorTiles: number[]; // two in each region: a tile or EMPTY
  governorTilesOut: number[];
  slots: Seat[]; // two on each of these tiles: whose Governor, or NOBODY
  palaces: number[]; // by seat and region
  palaceTiles: number[]; // three in each region: a kind or EMPTY
  palaceTilesOut: number[];
  palaceTilesUsed: number[];
  wallTiles: number[]; // by section
  wallSides: number[]; // by section: 0 or 1, the face that is up
  wallTilesOut: number[];
  walls: Seat[]; // four in each section: whose Wall, or NOBODY
  emperors: number[]; // two at each site, the later one on top, or one at each section (FE-027): a tile or EMPTY
  emperorsOut: number[];
  emperorsUsed: number[]; // removed by Li Si
  symbols: number[]; // by spot of the Mausoleum: 0..4 regions, 5..7 sites, 8 Elixir
  mausoleumTiles: number[]; // by spot
  soldiers: Seat[]; // four on each spot, the topmost first: whose Soldier, or NOBODY
  // ---- starting tiles ----
  startingTiles: number[][]; // by seat
  startingTilesOut: number[];
  startingTilesUsed: number[];
  // ---- Li Si ----
  orders: number[]; // his Action deck: a bag
  ordersUsed: number[]; // shuffled in again after the round
  ordersGone: number[]; // played once
  liSiCards: number[]; // his Unification deck: a bag
  liSiDiscards: number[];
  liSiTiles: number[]; // three in each region: Palace tiles he keeps for the end
}
export interface Frames {
  begin: {};
  startingTile: {};
  round: {};
  turns: { turn: number };
  turn: {};
  effects: { list: number; i: number; region: number };
  recruit: { official: number; region: number; left: number };
  hire: {};
  hireAnywhere: { workers: number };
  sail: { spaces: number };
  symbol: {};
  elixir: {};
  master: {};
  governor: { free: number; regions: number }; // regions: a set of bits
  settle: { region: number };
  palace: {};
  freePalace: { regions: number };
  palaceTile: { region: number };
  largeToken: {};
  wall: {};
  freeWall: {};
  emperorTile: { site: number; side: number }; // the section that was opened
  afterCourt: { action: number; fits: number };
  abilities: { action: number; fits: number; open: number; used: number }; // sets of places on the player board
  moveOfficials: { left: number };
  moveWorkers: { left: number; arrived: number }; // arrived: 3 bits for each region
  calm: { left: number; amount: number; named: number };
  reset: { left: number };
  tokens: { left: number };
  placeAlchemist: { left: number; region: number; placed: number };
  placeSoldier: {};
  soldiers: {};
  rewards: { row: number };
  offer: { row: number; asked: number };
  reward: { row: number; asked: number }; // asked: a set of seats
  newOrder: {};
  unlock: { value: number };
  largeBack: {};
  giveBack: {};
  endRound: {};
  liSi: {};
  liSiSoldiers: {};
  liSiSoldier: {};
  liSiUnlock: {};
  liSiGiveBack: {};
}
export type FirstEmpire = { state: State; frames: Frames; events: Events; box: Box };

const seen = (zone: string): Zone => ({ zone, seen: 'all' });
const unseen = (zone: string): Zone => ({ zone, seen: 'nobody' });
/** FE-050, FE-055: hands are their owners', decks and what went back unseen nobody's, all else is open. */
export const layout: Layout<State> = {
  seats: 'open',
  agenda: 'open',
  sealed: 'sealed',
  ending: 'open',
  table: 'open',
  round: 'open',
  order: 'open',
  column: 'open',
  decks: { each: unseen('card') }, // FE-053
  hands: { bySeat: { zone: 'card', seen: 'owner' } }, // FE-051
  court: seen('card'), // FE-053
  tableau: { bySeat: seen('card') },
  emperorOn: { bySeat: seen('emperorTile') },
  alchemists: { bySeat: seen('card') }, // FE-052
  masters: seen('card'),
  mastersOut: unseen('card'), // FE-054
  officials: 'open',
  reserve: 'open',
  workers: 'open',
  unrest: 'open',
  governorsLeft: 'open',
  palacesLeft: 'open',
  wallsLeft: 'open',
  locked: 'open',
  entrance: 'open',
  tokens: 'open',
  ship: 'open',
  points: 'open',
  supply: 'open',
  large: 'open',
  governors: 'open',
  governorTiles: seen('governorTile'),
  governorTilesOut: unseen('governorTile'), // FE-054
  slots: 'open',
  palaces: 'open',
  palaceTiles: seen('palaceTile'),
  palaceTilesOut: unseen('palaceTile'), // FE-054
  palaceTilesUsed: seen('palaceTile'),
  wallTiles: seen('wallTile'),
  wallSides: 'open',
  wallTilesOut: unseen('wallTile'), // FE-054
  walls: 'open',
  emperors: seen('emperorTile'),
  emperorsOut: unseen('emperorTile'), // FE-054
  emperorsUsed: seen('emperorTile'),
  symbols: 'open',
  mausoleumTiles: seen('mausoleumTile'),
  soldiers: 'open',
  startingTiles: { bySeat: seen('startingTile') }, // FE-056
  startingTilesOut: unseen('startingTile'),
  startingTilesUsed: seen('startingTile'),
  orders: unseen('order'),
  ordersUsed: seen('order'),
  ordersGone: seen('order'),
  liSiCards: unseen('card'),
  liSiDiscards: unseen('card'),
  liSiTiles: seen('palaceTile'),
};
