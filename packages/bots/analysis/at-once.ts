import type { GameTypes, Kernel, mute, Option, Seat, Told } from '@tianxia/kernel';
import { CHANCE, noChance } from './no-chance.ts';

/** What an option does by itself, before chance decides anything and before anybody else is asked. */
interface AtOnce {
  told: Told[]; // events that the log can say
  points: number; // on the chooser's score sheet
}
export function doneAtOnce(k: Kernel<GameTypes>, guess: GameTypes['state'], seat: Seat, option: Option): AtOnce {
  const told: Told[] = [];
  const after = k.clone(guess);
  const tell: typeof mute = (event, ...args) => told.push([event, ...args]);
  try {
    k.apply(after, seat, option, noChance, tell);
  } catch (stop) {
    if (stop !== CHANCE) throw stop;
  }
  return { told, points: k.result(after).totals[seat]! };
}
