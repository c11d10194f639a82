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
const PIECES = ['郡守', '宫殿', '长城'];
const ORDERS: Readonly<Record<string, string>> = {
  unify: '一统',
  search: '寻找仙丹',
  governor: '设立郡守',
  palace: '兴建宫殿',
  wall: '修筑长城',
};
const FITS = ['点数不符，不触发能力', '点数相符', '朝廷的第一张牌必定相符'];

const region = (at: number, box: Box): string => {
  const row = box.pack.regions[at];
  return row === undefined ? '任一地区' : named(row.names);
};
const site = (at: number, box: Box): string => named(box.pack.wallSites[at]!.names);
export const symbol = (at: number, box: Box): string =>
  at < FIRST_SITE ? region(at, box) : at < ELIXIR ? site(at - FIRST_SITE, box) : '仙丹';
const aspect = (at: number, box: Box): string => named(box.pack.aspects[at]!.names);
const official = (at: number, box: Box): string => {
  const row = box.pack.officials[at];
  return row === undefined ? '官员' : named(row.names);
};
const action = (at: number, box: Box): string => named(box.pack.courtActions[at]!.names);

function card(value: number, box: Box): string {
  if (value < 0)
    return value <= -ASPECT_OF_BACK && value > -5 ? `一张${aspect(-value - ASPECT_OF_BACK, box)}牌` : '一张牌';
  if (value < box.firstAlchemist) return `${value}号${aspect(box.type[value]!, box)}牌`;
  const { master, alchemist } = box.pack.cardNames;
  const does = describe(box.lists[box.ability[value]!]!, box);
  return `${named(value >= box.firstMaster ? master : alchemist)}“${does}”`;
}
function governorSpace(space: number, box: Box): string {
  const where = region(regionOfSpace(space), box);
  if (isArea(space)) return `${where}的空地`;
  return `${where}${(tileOfSlot(space) & 1) === 0 ? '' : '第二块板块'}${sideOfSlot(space) === 0 ? '左' : '右'}格`;
}
function wallSlot(slot: number, box: Box): string {
  const section = sectionOf(slot);
  return `${site(siteOf(section), box)}${sideOf(section) === 0 ? '左' : '右'}侧第${positionOf(slot) + 1}格（${box.levels[slot]}级）`;
}
const order = (number: number, box: Box): string =>
  `${number}号卡，${ORDERS[box.liSi.orders[number]?.kind ?? ''] ?? '行动'}${box.liSi.once[number] ? '（仅一次）' : ''}`;

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
  tokenCount: count => `${count}个标记`,
  workerCount: count => `${count}名工人`,
  soldierCount: count => `${count}个兵俑`,
  space: at => `第${at}格`,
  governorSpace,
  palaceTile: (kind, box) => `“${describe(box.lists[box.palaceTile[kind]!]!, box)}”`,
  wallSlot,
  emperorTile: (tile, box) => `皇帝板块“${action(box.emperorAction[tile]!, box)}”`,
  symbol,
  spot: (spot, box) =>
    box.advanced
      ? `横排${rowOf(spot) + 1}竖排${columnOf(spot) + 1}的板块`
      : `${symbol(SYMBOLS.indexOf(box.pack.mausoleum.symbols[spot]!), box)}的板块`,
  reward: (list, box) => `“${describe(box.lists[list]!, box)}”`,
  startingTile: (tile, box) => `“${describe(box.lists[box.startingTile[tile]!]!, box)}”`,
  order,
  site,
  reason: why => reasonTexts[No.book[why]![0] as ReasonName],
  piece: piece => PIECES[piece]!,
  workers: (set, box) =>
    box.pack.regions
      .filter((_, at) => inSet(set, at))
      .map(entry => named(entry.names))
      .join('、'),
  token: (token, box) => (token < LARGE ? `小${aspect(token, box)}标记` : `大${aspect(token - LARGE, box)}标记`),
};
