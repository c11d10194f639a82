import type { Flow } from '@tianxia/kernel';
import { liSi } from './lisi/orders.ts';
import { liSiGiveBack, liSiSoldier, liSiSoldiers, liSiUnlock } from './lisi/soldiers.ts';
import { abilities, afterCourt } from './moves/abilities.ts';
import { calm, placeAlchemist, reset, tokens } from './moves/bonuses.ts';
import { effects } from './moves/effects.ts';
import { elixir, master, sail, symbol } from './moves/elixir.ts';
import { governor, settle } from './moves/governor.ts';
import { placeSoldier, soldiers } from './moves/mausoleum.ts';
import { moveOfficials } from './moves/officials.ts';
import { freePalace, largeToken, palace, palaceTile } from './moves/palace.ts';
import { recruit } from './moves/recruit.ts';
import { offer, reward, rewards } from './moves/rewards.ts';
import { begin, endRound, newOrder, round, startingTile, turns } from './moves/round.ts';
import { giveBack, largeBack, unlock } from './moves/tokens.ts';
import { turn } from './moves/turn.ts';
import { emperorTile, freeWall, wall } from './moves/wall.ts';
import { hire, hireAnywhere, moveWorkers } from './moves/workers.ts';
import type { FirstEmpire } from './state.ts';

/** The order of play: the rulebook's table of contents. */
export const flow: Flow<FirstEmpire> = {
  begin,
  startingTile,
  // ---- each round: Phase 1 and 2 ----
  round,
  turns,
  turn,
  recruit,
  sail,
  symbol,
  elixir,
  master,
  governor,
  settle,
  hire,
  palace,
  palaceTile,
  largeToken,
  wall,
  emperorTile,
  afterCourt,
  abilities,
  soldiers,
  // ---- what effects open ----
  effects,
  hireAnywhere,
  moveOfficials,
  moveWorkers,
  calm,
  reset,
  tokens,
  placeAlchemist,
  placeSoldier,
  freePalace,
  freeWall,
  // ---- Phase 3 ----
  rewards,
  offer,
  reward,
  newOrder,
  unlock,
  largeBack,
  giveBack,
  endRound,
  // ---- alone ----
  liSi,
  liSiSoldiers,
  liSiSoldier,
  liSiUnlock,
  liSiGiveBack,
};
