import { type Handlers, handle, todo } from '@tianxia/kernel';
import { regionNumber } from '../box.ts';
import type { Effect } from '../content/shape.ts';
import { aspectOf, officialOf, pointsOf, regionFor } from '../facts/effects.ts';
import type { Automatic, Doing } from '../rule.ts';
import { ANY } from '../state.ts';
import { addOfficials, addWorkers, gainTokens, lowerUnrest, raiseUnrest, score, unlockSoldiers } from './gains.ts';

const setOf = (regions: readonly string[]): number => regions.reduce((set, name) => set | (1 << regionNumber(name)), 0);

/** What an effect does. A kind without a line here does not compile. */
const carry: Handlers<Effect, [Doing, number]> = {
  points: (effect, play, here) => score(play, pointsOf(effect, play, here)),
  pointsPerCard: (effect, play, here) => score(play, pointsOf(effect, play, here)),
  pointsPerBuilding: (effect, play, here) => score(play, pointsOf(effect, play, here)),
  recruit: ({ official: name, amount, region: where }, play, here) => {
    const official = officialOf(name);
    const region = regionFor(where, here);
    if (official !== ANY && region !== ANY) addOfficials(play, official, region, amount);
    else todo(play, { at: 'recruit', seat: play.seat, official, region, left: amount });
  },
  hire: ({ amount, region: where }, play, here) => {
    const region = regionFor(where, here);
    if (region === ANY) todo(play, { at: 'hireAnywhere', seat: play.seat, workers: amount });
    else addWorkers(play, region, amount);
  },
  moveOfficials: ({ most }, play) => todo(play, { at: 'moveOfficials', seat: play.seat, left: most }),
  moveWorkers: ({ most }, play) => todo(play, { at: 'moveWorkers', seat: play.seat, left: most, arrived: 0 }),
  calm: ({ region, regions, amount }, play, here) => {
    if (region === 'here') lowerUnrest(play, here, amount);
    else todo(play, { at: 'calm', seat: play.seat, left: regions, amount, named: 0 });
  },
  reset: ({ most }, play) => todo(play, { at: 'reset', seat: play.seat, left: most }),
  payUnrest: ({ region, amount }, play, here) => raiseUnrest(play, regionFor(region, here), amount),
  tokens: ({ aspect: name, amount }, play) => {
    const aspect = aspectOf(name);
    if (aspect === ANY) todo(play, { at: 'tokens', seat: play.seat, left: amount });
    else gainTokens(play, aspect, amount);
  },
  sail: ({ spaces }, play) => {
    if (play.s.ship[play.seat] === play.box.end) play.emit('stayed', play.seat);
    else todo(play, { at: 'sail', seat: play.seat, spaces });
  },
  unlock: ({ soldiers }, play) => unlockSoldiers(play, soldiers),
  placeSoldier: (_, play) => todo(play, { at: 'placeSoldier', seat: play.seat }),
  placeAlchemistCard: ({ most, region }, play) =>
    todo(play, { at: 'placeAlchemist', seat: play.seat, left: most, region: regionFor(region, ANY), placed: 0 }),
  freeGovernor: ({ regions }, play) =>
    todo(play, { at: 'governor', seat: play.seat, free: 1, regions: setOf(regions) }),
  freePalace: ({ regions }, play) => todo(play, { at: 'freePalace', seat: play.seat, regions: setOf(regions) }),
  freeWall: (_, play) => todo(play, { at: 'freeWall', seat: play.seat }),
};
/** A list of effects, one after the other; whatever one of them opens is finished before the next. */
export const effects: Automatic<'effects'> = play => {
  const { seat, frame } = play;
  const list = play.box.lists[frame.list]!;
  if (frame.i >= list.length) return;
  if (frame.i + 1 < list.length)
    todo(play, { at: 'effects', seat, list: frame.list, i: frame.i + 1, region: frame.region });
  handle(carry, list[frame.i]!, play, frame.region);
};
