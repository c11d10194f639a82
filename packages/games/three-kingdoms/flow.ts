import type { Flow } from '@tianxia/kernel';
import { actions, performing } from './moves/actions.ts';
import { alliance } from './moves/alliance.ts';
import { choose, swap, train } from './moves/armies.ts';
import { garrison, side, station } from './moves/battle.ts';
import { benefits, instead, moment } from './moves/benefits.ts';
import { bid, bidding, follow, placed, ruse, support } from './moves/bid.ts';
import { deck, keep, under } from './moves/cards.ts';
import { armies, construct, discount, raised } from './moves/construct.ts';
import { emperor } from './moves/emperor.ts';
import { escort } from './moves/escort.ts';
import { home } from './moves/home.ts';
import { farm, harvest, market, tax } from './moves/lands.ts';
import { recruit } from './moves/recruit.ts';
import { resolve } from './moves/resolve.ts';
import { round, settle, update } from './moves/round.ts';
import { technology } from './moves/technology.ts';
import { arms, sale, trade } from './moves/trade.ts';
import { buySupport } from './moves/tribe-level.ts';
import { rebellion, tribe } from './moves/tribes.ts';
import { upkeep } from './moves/upkeep.ts';
import type { ThreeKingdoms } from './state.ts';

/** A round as the rulebook tells it (TK-061). */
export const flow: Flow<ThreeKingdoms> = {
  // Conflict
  round,
  recruit,
  alliance,
  bidding,
  bid,
  escort,
  support,
  ruse,
  placed,
  follow,
  // Resolution: who won, then actions
  resolve,
  actions,
  perform: performing,
  farm,
  market,
  trade,
  arms,
  sale,
  technology,
  keep,
  under,
  construct,
  discount,
  armies,
  raised,
  choose,
  train,
  emperor,
  station,
  garrison,
  side,
  buySupport,
  home,
  // Resolution: tribes, benefits
  tribe,
  instead,
  rebellion,
  moment,
  benefits,
  swap,
  deck,
  harvest,
  tax,
  // Update and Maintenance
  settle,
  upkeep,
  update,
};
