import { counted } from '@tianxia/kernel/english';
import {
  columnOf,
  ELIXIR,
  FIRST_SITE,
  isArea,
  LARGE,
  positionOf,
  regionOfOfficial,
  regionOfSpace,
  rowOf,
  sectionOf,
  sideOf,
  sideOfSlot,
  siteOf,
  tileOfSlot,
  typeOf,
} from '../../at.ts';
import type { Box } from '../../box.ts';
import { SYMBOLS } from '../../content/shape.ts';
import { No, type ReasonName } from '../../reasons.ts';
import { inSet } from '../../rule.ts';
import { describe } from './effects.ts';
import { reasonTexts } from './reasons.ts';

const ASPECT_OF_BACK = 2; // a hidden card is -2, -3 or -4 by the aspect on its back
const ORDINALS = ['1st', '2nd', '3rd', '4th'];
const PIECES = ['Governors', 'Palaces', 'Walls'];

const region = (at: number, box: Box): string => box.pack.regions[at]?.names.en ?? 'any region';
const site = (at: number, box: Box): string => box.pack.wallSites[at]!.names.en;
const symbol = (at: number, box: Box): string =>
  at < FIRST_SITE ? region(at, box) : at < ELIXIR ? site(at - FIRST_SITE, box) : 'the Elixir';
const aspect = (at: number, box: Box): string => box.pack.aspects[at]!.names.en;
const official = (at: number, box: Box): string => box.pack.officials[at]?.names.en ?? 'Official';
const action = (at: number, box: Box): string => box.pack.courtActions[at]!.names.en;
const ordinal = (at: number): string => ORDINALS[at]!;

export function card(value: number, box: Box): string {
  if (value < 0)
    return value <= -ASPECT_OF_BACK && value > -5 ? `a ${aspect(-value - ASPECT_OF_BACK, box)} card` : 'a card';
  if (value < box.firstAlchemist) return `${value} ${aspect(box.type[value]!, box)}`;
  const { master, alchemist } = box.pack.cardNames;
  const does = describe(box.lists[box.ability[value]!]!, box);
  return `the ${(value >= box.firstMaster ? master : alchemist).en} “${does}”`;
}
function governorSpace(space: number, box: Box): string {
  if (isArea(space)) return `the plain area of ${region(regionOfSpace(space), box)}`;
  return `${region(regionOfSpace(space), box)}, ${sideOfSlot(space) === 0 ? 'left' : 'right'} slot${(tileOfSlot(space) & 1) === 0 ? '' : ' of the second tile'}`;
}
function wallSlot(slot: number, box: Box): string {
  const section = sectionOf(slot);
  return `${site(siteOf(section), box)}, ${sideOf(section) === 0 ? 'left' : 'right'} section, slot ${positionOf(slot) + 1} (level ${box.levels[slot]})`;
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
  officialAt: (at, box) => `${official(typeOf(at), box)} of ${region(regionOfOfficial(at), box)}`,
  position: ordinal,
  fit: fit =>
    ['its number does not fit, so no ability is activated', 'its number fits', 'the first card at Court always fits'][
      fit
    ]!,
  tokenCount: count => counted(count, 'token'),
  workerCount: count => counted(count, 'Worker'),
  soldierCount: count => counted(count, 'Soldier'),
  space: at => `space ${at}`,
  governorSpace,
  palaceTile: (kind, box) => `“${describe(box.lists[box.palaceTile[kind]!]!, box)}”`,
  wallSlot,
  emperorTile: (tile, box) => `the Emperor tile “${action(box.emperorAction[tile]!, box)}”`,
  symbol,
  spot: (spot, box) =>
    box.advanced
      ? `row ${rowOf(spot) + 1}, column ${columnOf(spot) + 1}`
      : `the tile of ${symbol(SYMBOLS.indexOf(box.pack.mausoleum.symbols[spot]!), box)}`,
  reward: (list, box) => `“${describe(box.lists[list]!, box)}”`,
  startingTile: (tile, box) => `“${describe(box.lists[box.startingTile[tile]!]!, box)}”`,
  order,
  site,
  reason: why => reasonTexts[No.book[why]![0] as ReasonName],
  piece: piece => PIECES[piece]!,
  workers: (set, box) =>
    box.pack.regions
      .filter((_, at) => inSet(set, at))
      .map(entry => entry.names.en)
      .join(', '),
  token: (token, box) =>
    token < LARGE ? `small ${aspect(token, box)} token` : `large ${aspect(token - LARGE, box)} token`,
};
