import type { GameTypes, Kernel, mute, Option, Seat, Told } from '@tianxia/kernel';
import { CHANCE, noChance } from './no-chance.ts';

/** What an option does by itself, before chance decides anything and before anybody else is asked: events that the log can say. */
export function doneAtOnce(k: Kernel<GameTypes>, guess: GameTypes['state'], seat: Seat, option: Option): Told[] {
  const told: Told[] = [];
  const tell: typeof mute = (event, ...args) => told.push([event, ...args]);
  try {
    k.apply(k.clone(guess), seat, option, noChance, tell);
  } catch (stop) {
    if (stop !== CHANCE) throw stop;
  }
  return told;
}
