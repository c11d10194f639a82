import type { Flow } from '@tianxia/kernel';
import { addCubes, auction, bid } from './moves/auction.ts';
import { decree, edict, fee, select } from './moves/decree.ts';
import { final } from './moves/ending.ts';
import { choose, climb } from './moves/icons.ts';
import { keepCharacter, keepTile } from './moves/keeping.ts';
import { immediate, income, management, takeSet, treasure, treasures } from './moves/management.ts';
import { exit, lose } from './moves/passing.ts';
import { begin, bonus, handOn, preparation, round } from './moves/preparation.ts';
import { replenish } from './moves/replenish.ts';
import { effects, victim } from './moves/reveals.ts';
import { disc, scorePolicy } from './moves/settlement.ts';
import { showCards } from './moves/showing.ts';
import type { EmperorsChoice } from './state.ts';

/** The rulebook's table of contents. */
export const flow: Flow<EmperorsChoice> = {
  begin,
  handOn,
  bonus,
  round,
  auction,
  bid,
  addCubes,
  effects,
  victim,
  lose,
  exit,
  choose,
  climb,
  keepTile,
  keepCharacter,
  treasure,
  management,
  takeSet,
  immediate,
  income,
  treasures,
  replenish,
  select,
  decree,
  edict,
  fee,
  show: showCards,
  score: scorePolicy,
  disc,
  preparation,
  final,
};
