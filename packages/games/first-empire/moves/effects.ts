import { type Handlers, handle, OK, type Reason, todo } from '@tianxia/kernel';
import { regionNumber } from '../box.ts';
import { ASPECTS, CARD_TYPES, type Effect, OFFICIALS } from '../content/shape.ts';
import { No } from '../reasons.ts';
import type { Automatic, Doing, Here } from '../rule.ts';
import { ANY } from '../state.ts';
import { cardsIn, countType, countTypeIn, tuckedCards } from '../tableau.ts';
import { addOfficials, addWorkers, gainTokens, lowerUnrest, raiseUnrest, score, unlockSoldiers } from './gains.ts';

const REGION: Readonly<Record<string, number>> = { chu: 0, wei: 1, zhao: 2, qi: 3, yan: 4, any: ANY };
/** A region as an effect names it; `here` is that of the card or the building. */
const regionFor = (name: string, here: number): number => (name === 'here' ? here : REGION[name]!);
const officialOf = (name: string): number => (name === 'any' ? ANY : OFFICIALS.indexOf(name as never));
const aspectOf = (name: string): number => (name === 'any' ? ANY : ASPECTS.indexOf(name as never));
const setOf = (regions: readonly string[]): number => regions.reduce((set, name) => set | (1 << regionNumber(name)), 0);

function cardsCounted({ s, box, seat }: Here, type: string, where: string, here: number): number {
  if (type === 'any') return where === 'here' ? cardsIn(s, seat, here) : tuckedCards(s, seat); // FE-306
  const wanted = CARD_TYPES.indexOf(type as never);
  return where === 'here' ? countTypeIn(s, box, seat, wanted, here) : countType(s, box, seat, wanted);
}
/** What an effect does. A kind without a line here does not compile. */
const carry: Handlers<Effect, [Doing, number]> = {
  points: ({ amount }, play) => score(play, amount),
  pointsPerCard: ({ amount, type, where }, play, here) => score(play, amount * cardsCounted(play, type, where, here)),
  pointsPerBuilding: ({ amount, building }, play) => {
    const { s, seat, box } = play;
    const { palaces, walls } = box.pack.pieces;
    score(play, amount * (building === 'palace' ? palaces - s.palacesLeft[seat]! : walls - s.wallsLeft[seat]!));
  },
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
    todo(play, { at: 'placeAlchemist', seat: play.seat, left: most, region: REGION[region]!, placed: 0 }),
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

/** Would it give at least something now? Asked only of what an Unrest price buys (FE-220). */
const gives: Handlers<Effect, [Here], boolean> = {
  points: () => true,
  pointsPerCard: ({ type, where }, look) => where === 'here' || cardsCounted(look, type, where, 0) > 0,
  pointsPerBuilding: () => true,
  recruit: ({ official }, { s, seat }) =>
    official === 'any'
      ? s.reserve[seat * 3]! + s.reserve[seat * 3 + 1]! + s.reserve[seat * 3 + 2]! > 0
      : s.reserve[seat * 3 + officialOf(official)]! > 0,
  hire: () => true,
  moveOfficials: () => true,
  moveWorkers: () => true,
  calm: () => true,
  reset: () => true,
  payUnrest: () => false,
  tokens: ({ aspect }, { s }) =>
    aspect === 'any' ? s.supply[0]! + s.supply[1]! + s.supply[2]! > 0 : s.supply[aspectOf(aspect)]! > 0,
  sail: (_, { s, box, seat }) => s.ship[seat] !== box.end,
  unlock: (_, { s, seat }) => s.locked[seat]! > 0,
  placeSoldier: (_, { s, seat }) => s.entrance[seat]! > 0,
  placeAlchemistCard: (_, { s, seat }) => s.alchemists[seat]!.length > 0,
  freeGovernor: (_, { s, seat }) => s.governorsLeft[seat]! > 0,
  freePalace: (_, { s, seat }) => s.palacesLeft[seat]! > 0,
  freeWall: (_, { s, seat }) => s.wallsLeft[seat]! > 0,
};
/** FE-101, FE-141, FE-220: a price that cannot be paid, or that buys nothing; a Ship that is at the end. */
export function whyUnusable(look: Here, list: number, here: number): Reason {
  const { s, box, seat } = look;
  const all = box.lists[list]!;
  let priced = false;
  let gain = false;
  let onlySails = true;
  for (let i = 0; i < all.length; i++) {
    const effect = all[i]!;
    if (effect.kind === 'payUnrest') {
      priced = true;
      if (s.unrest[seat * 5 + regionFor(effect.region, here)]! + effect.amount > box.pack.unrest.most)
        return No.priceTooHigh;
      continue;
    }
    if (effect.kind !== 'sail') onlySails = false;
    if (priced && !gain) gain = handle(gives, effect, look);
  }
  if (onlySails && s.ship[seat] === box.end) return No.cannotSail;
  return priced && !gain ? No.nothingToGain : OK;
}
