import type { Flow } from '@tianxia/kernel';
import { activate } from './moves/activate.ts';
import { auction, bid, pick } from './moves/boards.ts';
import { calm, marker, moveGovernor, moveWorker, trade } from './moves/bonuses.ts';
import { appease, governor } from './moves/governor.ts';
import { hire } from './moves/hire.ts';
import { freeOfficial, reassign, recruit } from './moves/officials.ts';
import { palace, rewardPalace, tall } from './moves/palace.ts';
import { offer, reward, rewardGovernor, rewardOfficial, rewards } from './moves/rewards.ts';
import { keep, nextRound, round, turns } from './moves/round.ts';
import { claim, endTurn } from './moves/tasks.ts';
import { turn } from './moves/turn.ts';
import { rewardWall, wall } from './moves/wall.ts';
import { prepare, station } from './setup.ts';
import type { ZhanGuo } from './state.ts';

/** Boards first; then five rounds of drawing, playing cards and rewards. (ZG-062) */
export const flow: Flow<ZhanGuo> = {
  prepare,
  auction,
  bid,
  pick,
  station,
  // Phase 1
  round,
  keep,
  // Phase 2
  turns,
  play: turn,
  wall,
  palace,
  tall,
  hire,
  reassign,
  recruit,
  governor,
  freeOfficial,
  appease,
  activate,
  calm,
  trade,
  marker,
  moveWorker,
  moveGovernor,
  endTurn,
  claim,
  // Phase 3
  rewards,
  offer,
  reward,
  rewardOfficial,
  rewardGovernor,
  rewardWall,
  rewardPalace,
  nextRound,
};
