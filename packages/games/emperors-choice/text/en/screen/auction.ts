import { capital, counted, does, listedOr, who } from '@tianxia/kernel/english';
import type { Person } from './people.ts';
import { cubes } from './things.ts';

const PLACES = ['strongest', 'second', 'third', 'fourth', 'fifth'];
export const TURNS = ['first', 'second', 'third', 'fourth', 'fifth'];
const turn = (tile: number) => TURNS[tile - 1] ?? `in place ${tile}`;

/** The auction lane, the exit tiles, and a bid in the making. */
export const auctionWords = {
  auction: 'Auction',
  total: 'total',
  place: (tile: number) => PLACES[tile - 1] ?? `${tile}.`,
  lostOnPass: 'lost on a pass',
  nothingToLose: 'nothing to lose',
  toBeat: 'to beat',
  was: (declared: number) => `was ${declared}`,
  now: (total: number) => `now ${total}`,
  noBid: 'first bid',
  realTotal: (total: number) =>
    `What still lies here adds up to ${total}. The declared bid stands until the next turn.`,
  hasPassed: (tile: number, of: number) =>
    `Passed. Takes tiles ${tile === of ? 'last and opens the next round' : turn(tile)}.`,
  further: (many: number) => `${counted(many, 'weaker item')} more, safe from every order tile`,
  wouldBeLost: 'would be lost on a pass now',
  mightBeLost: 'one of these would be lost on a pass now',
  power: (power: number) => `power ${power}`,
  // ---- exit tiles ----
  exits: 'Exit tiles',
  exitName: (id: string) => `Exit tile ${id}`,
  exitTip: (gives: string, up: boolean, passing: boolean) =>
    `${capital(gives)}.${up ? (passing ? ' Press to pass and take it.' : '') : ' Used this round.'}`,
  or: 'or',
  used: 'used',
  // ---- bid ----
  yourBid: 'Your bid',
  charactersOf: (shown: number, allowed: number) => `${shown} of ${Math.max(shown, allowed)} characters`,
  opensWithAny: 'opens the bidding',
  beats: 'beats',
  mustBeat: 'must beat',
  atMost: (most: number) => `at most ${most}`,
  cubeLess: 'One cube fewer',
  cubeMore: 'One cube more',
  cubesToAdd: 'Cubes to add',
  of: (many: number) => `of ${many}`,
  justEnough: (least: number) => `+${cubes(least)} to lead`,
  bidNow: (total: number) => `Bid ${total}`,
  pass: 'Pass',
  loses: (names: readonly string[]) => (names.length === 0 ? 'lose nothing' : `lose ${listedOr(names)}`),
  // ---- what a bid or a pass would do ----
  bidDoes: 'What this bid does',
  nextNeeds: (next: Person, need: number, allowed: number) =>
    `${who(next)} then ${does(next, 'need')} ${need} and may show ${counted(allowed, 'character')}.`,
  orPass: 'Or pass now',
  passDoes: (loss: string, exits: readonly string[], tile: number) =>
    `${capital(loss)}. Take exit tile ${listedOr(exits)}, then choose tiles ${turn(tile)}.`,
};
