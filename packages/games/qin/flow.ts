import type { Flow } from '@tianxia/kernel';
import { draw, turn } from './moves/draw.ts';
import { lay } from './moves/lay.ts';
import { deal } from './setup.ts';
import type { Qin } from './state.ts';

/** A game is turns of laying a tile; what it causes and the draw belong to the same choice. (QIN-051, QIN-183) */
export const flow: Flow<Qin> = {
  deal,
  turn,
  lay: { moves: { lay } },
  draw,
};
