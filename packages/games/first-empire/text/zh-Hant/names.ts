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
import { named } from './named.ts';
import { reasonTexts } from './reasons.ts';

const ASPECT_OF_BACK = 2; // a hidden card is -2, -3 or -4 by the aspect on its back
const PIECES = ['郡守', '宮殿', '長城'];
const ORDERS: Readonly<Record<string, string>> = {
  unify: '一統',
  search: '尋找仙丹',
  governor: '設立郡守',
  palace: '興建宮殿',
  wall: '修築長城',
};
const FITS = ['點數不符，不觸發能力', '點數相符', '朝廷的第一張牌必定相符'];

const region = (at: number, box: Box): string => {
  const row = box.pack.regions[at];
  return row === undefined ? '任一地區' : named(row.names);
};
const site = (at: number, box: Box): string => named(box.pack.wallSites[at]!.names);
export const symbol = (at: number, box: Box): string =>
  at < FIRST_SITE ? region(at, box) : at < ELIXIR ? site(at - FIRST_SITE, box) : '仙丹';
const aspect = (at: number, box: Box): string => named(box.pack.aspects[at]!.names);
const official = (at: number, box: Box): string => {
  const row = box.pack.officials[at];
  return row === undefined ? '官員' : named(row.names);
};
const action = (at: number, box: Box): string => named(box.pack.courtActions[at]!.names);

function card(value: number, box: Box): string {
  if (value < 0)
    return value <= -ASPECT_OF_BACK && value > -5 ? `一張${aspect(-value - ASPECT_OF_BACK, box)}牌` : '一張牌';
  if (value < box.firstAlchemist) return `${value}號${aspect(box.type[value]!, box)}牌`;
  const { master, alchemist } = box.pack.cardNames;
  const does = describe(box.lists[box.ability[value]!]!, box);
  return `${named(value >= box.firstMaster ? master : alchemist)}「${does}」`;
}
function governorSpace(space: number, box: Box): string {
  const where = region(regionOfSpace(space), box);
  if (isArea(space)) return `${where}的空地`;
  return `${where}${(tileOfSlot(space) & 1) === 0 ? '' : '第二塊板塊'}${sideOfSlot(space) === 0 ? '左' : '右'}格`;
}
function wallSlot(slot: number, box: Box): string {
  const section = sectionOf(slot);
  return `${site(siteOf(section), box)}${sideOf(section) === 0 ? '左' : '右'}側第${positionOf(slot) + 1}格（${box.levels[slot]}級）`;
}
const order = (number: number, box: Box): string =>
  `${number}號卡，${ORDERS[box.liSi.orders[number]?.kind ?? ''] ?? '行動'}${box.liSi.once[number] ? '（僅一次）' : ''}`;

/** How every kind of thing that is pointed at or told of is called. */
export const names: Record<string, (value: number, box: Box) => string> = {
  card,
  region,
  action,
  aspect,
  official,
  officialAt: (at, box) => `${region(regionOfOfficial(at), box)}的${official(typeOf(at), box)}`,
  position: at => `第${at + 1}`,
  fit: fit => FITS[fit]!,
  tokenCount: count => `${count}個標記`,
  workerCount: count => `${count}名工人`,
  soldierCount: count => `${count}個兵俑`,
  space: at => `第${at}格`,
  governorSpace,
  palaceTile: (kind, box) => `「${describe(box.lists[box.palaceTile[kind]!]!, box)}」`,
  wallSlot,
  emperorTile: (tile, box) => `皇帝板塊「${action(box.emperorAction[tile]!, box)}」`,
  symbol,
  spot: (spot, box) =>
    box.advanced
      ? `橫排${rowOf(spot) + 1}直排${columnOf(spot) + 1}的板塊`
      : `${symbol(SYMBOLS.indexOf(box.pack.mausoleum.symbols[spot]!), box)}的板塊`,
  reward: (list, box) => `「${describe(box.lists[list]!, box)}」`,
  startingTile: (tile, box) => `「${describe(box.lists[box.startingTile[tile]!]!, box)}」`,
  order,
  site,
  reason: why => reasonTexts[No.book[why]![0] as ReasonName],
  piece: piece => PIECES[piece]!,
  workers: (set, box) =>
    box.pack.regions
      .filter((_, at) => inSet(set, at))
      .map(entry => named(entry.names))
      .join('、'),
  token: (token, box) => (token < LARGE ? `小${aspect(token, box)}標記` : `大${aspect(token - LARGE, box)}標記`),
};
