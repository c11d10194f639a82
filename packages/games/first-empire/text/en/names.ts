import type { Box } from '../../box.ts';
import { SYMBOLS } from '../../content/shape.ts';
import { inSet } from '../../rule.ts';
import { describe } from './effects.ts';

const ASPECT_OF_BACK = 2; // a hidden card is -2, -3 or -4 by the aspect on its back
const ORDINALS = ['1st', '2nd', '3rd', '4th'];
const PIECES = ['Governors', 'Palaces', 'Walls'];

const region = (at: number, box: Box): string => box.pack.regions[at]?.names.en ?? 'any region';
const site = (at: number, box: Box): string => box.pack.wallSites[at]!.names.en;
const symbol = (at: number, box: Box): string => (at < 5 ? region(at, box) : at < 8 ? site(at - 5, box) : 'the Elixir');
const aspect = (at: number, box: Box): string => box.pack.aspects[at]!.names.en;
const official = (at: number, box: Box): string => box.pack.officials[at]?.names.en ?? 'Official';
const action = (at: number, box: Box): string => box.pack.courtActions[at]!.names.en;
const ordinal = (at: number): string => ORDINALS[at]!;
const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export function card(value: number, box: Box): string {
  if (value < 0)
    return value <= -ASPECT_OF_BACK && value > -5 ? `a ${aspect(-value - ASPECT_OF_BACK, box)} card` : 'a card';
  if (value < box.firstAlchemist) return `${value} ${aspect(box.type[value]!, box)}`;
  const { alchemistCards, masterAlchemistCards } = box.pack;
  if (value >= box.firstMaster)
    return `${box.pack.cardNames.master.en} ${masterAlchemistCards[value - box.firstMaster]!.id}`;
  return `${box.pack.cardNames.alchemist.en} ${alchemistCards[(value - box.firstAlchemist) % alchemistCards.length]!.id}`;
}
function governorSpace(space: number, box: Box): string {
  if (space >= 20) return `${region(space - 20, box)}, plain area`;
  return `${region(space >> 2, box)}, ${(space & 1) === 0 ? 'left' : 'right'} slot${(space & 2) === 0 ? '' : ' of the second tile'}`;
}
function wallSlot(slot: number, box: Box): string {
  const section = slot >> 2;
  return `${site(section >> 1, box)}, ${section % 2 === 0 ? 'left' : 'right'} section, slot ${(slot & 3) + 1} (level ${box.levels[slot]})`;
}
function order(number: number, box: Box): string {
  const what = box.liSi.orders[number];
  const words: Record<string, string> = {
    unify: 'Unification',
    search: 'Search for the Elixir',
    governor: 'Install 1 Governor',
    palace: 'Build 1 Palace',
    wall: 'Build 1 Wall',
  };
  return `card ${number}, ${words[what?.kind ?? ''] ?? 'an action'}${box.liSi.once[number] ? ' (once only)' : ''}`;
}
/** How every kind of thing that is pointed at or told of is called. */
export const names: Record<string, (value: number, box: Box) => string> = {
  card,
  region,
  action,
  aspect,
  official,
  officialAt: (at, box) => `${official(at % 3, box)} of ${region(Math.floor(at / 3), box)}`,
  position: ordinal,
  fit: fit => ['its number does not fit', 'its number fits', 'the first card at Court always fits'][fit]!,
  workerCount: count => many(count, 'Worker'),
  soldierCount: count => many(count, 'Soldier'),
  space: at => `space ${at}`,
  governorSpace,
  palaceTile: (kind, box) => `“${describe(box.lists[box.palaceTile[kind]!]!, box)}”`,
  wallSlot,
  emperorTile: (tile, box) => `the Emperor tile “${action(box.emperorAction[tile]!, box)}”`,
  symbol,
  spot: (spot, box) =>
    box.advanced
      ? `row ${Math.floor(spot / 3) + 1}, column ${(spot % 3) + 1}`
      : `the tile of ${symbol(SYMBOLS.indexOf(box.pack.mausoleum.symbols[spot]!), box)}`,
  reward: (list, box) => `“${describe(box.lists[list]!, box)}”`,
  startingTile: (tile, box) => `“${describe(box.lists[box.startingTile[tile]!]!, box)}”`,
  order,
  site,
  piece: piece => PIECES[piece]!,
  workers: (set, box) =>
    box.pack.regions
      .filter((_, at) => inSet(set, at))
      .map(entry => entry.names.en)
      .join(', '),
  token: (token, box) => (token < 3 ? `small ${aspect(token, box)} token` : `large ${aspect(token - 3, box)} token`),
};
