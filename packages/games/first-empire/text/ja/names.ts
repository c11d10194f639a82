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
import { describe, named } from './effects.ts';
import { reasonTexts } from './reasons.ts';

const ASPECT_OF_BACK = 2; // a hidden card is -2, -3 or -4 by the aspect on its back
const PIECES = ['郡守', '宮殿', '長城'];
const ORDERS: Readonly<Record<string, string>> = {
  unify: '統一',
  search: '仙薬を探す',
  governor: '郡守を任命',
  palace: '宮殿を建てる',
  wall: '長城を築く',
};
const FIT = ['数が合わないため能力は働きません', '数が合っています', '宮廷の最初のカードは常に合います'];

const region = (at: number, box: Box): string => {
  const row = box.pack.regions[at];
  return row === undefined ? '任意の地域' : named(row);
};
const site = (at: number, box: Box): string => named(box.pack.wallSites[at]!);
export const symbol = (at: number, box: Box): string =>
  at < FIRST_SITE ? region(at, box) : at < ELIXIR ? site(at - FIRST_SITE, box) : '仙薬';
const aspect = (at: number, box: Box): string => named(box.pack.aspects[at]!);
const official = (at: number, box: Box): string => {
  const row = box.pack.officials[at];
  return row === undefined ? '役人' : named(row);
};
export const action = (at: number, box: Box): string => named(box.pack.courtActions[at]!);

export function card(value: number, box: Box): string {
  if (value < 0)
    return value <= -ASPECT_OF_BACK && value > -5 ? `${aspect(-value - ASPECT_OF_BACK, box)}カード` : 'カード';
  if (value < box.firstAlchemist) return `${value}（${aspect(box.type[value]!, box)}）`;
  const { master, alchemist } = box.pack.cardNames;
  const does = describe(box.lists[box.ability[value]!]!, box);
  return `${named({ names: value >= box.firstMaster ? master : alchemist })}「${does}」`;
}
function governorSpace(space: number, box: Box): string {
  if (isArea(space)) return `${region(regionOfSpace(space), box)}の空き地`;
  return `${region(regionOfSpace(space), box)}の${(tileOfSlot(space) & 1) === 0 ? '' : '2枚目のタイルの'}${sideOfSlot(space) === 0 ? '左' : '右'}枠`;
}
function wallSlot(slot: number, box: Box): string {
  const section = sectionOf(slot);
  return `${site(siteOf(section), box)}の${sideOf(section) === 0 ? '左' : '右'}区画、枠${positionOf(slot) + 1}（レベル${box.levels[slot]}）`;
}
const order = (number: number, box: Box): string =>
  `カード${number}「${ORDERS[box.liSi.orders[number]?.kind ?? ''] ?? 'アクション'}」${box.liSi.once[number] ? '（1回のみ）' : ''}`;

/** How every kind of thing that is pointed at or told of is called. */
export const names: Record<string, (value: number, box: Box) => string> = {
  card,
  region,
  action,
  aspect,
  official,
  officialAt: (at, box) => `${region(regionOfOfficial(at), box)}の${official(typeOf(at), box)}`,
  position: at => `${at + 1}番目`,
  fit: fit => FIT[fit]!,
  tokenCount: count => `トークン${count}個`,
  workerCount: count => `労働者${count}人`,
  soldierCount: count => `兵士${count}体`,
  space: at => `マス${at}`,
  governorSpace,
  palaceTile: (kind, box) => `「${describe(box.lists[box.palaceTile[kind]!]!, box)}」`,
  wallSlot,
  emperorTile: (tile, box) => `皇帝タイル「${action(box.emperorAction[tile]!, box)}」`,
  symbol,
  spot: (spot, box) =>
    box.advanced
      ? `${rowOf(spot) + 1}行${columnOf(spot) + 1}列`
      : `${symbol(SYMBOLS.indexOf(box.pack.mausoleum.symbols[spot]!), box)}のタイル`,
  reward: (list, box) => `「${describe(box.lists[list]!, box)}」`,
  startingTile: (tile, box) => `「${describe(box.lists[box.startingTile[tile]!]!, box)}」`,
  order,
  site,
  reason: why => reasonTexts[No.book[why]![0] as ReasonName],
  piece: piece => PIECES[piece]!,
  workers: (set, box) =>
    box.pack.regions
      .filter((_, at) => inSet(set, at))
      .map(named)
      .join('・'),
  token: (token, box) =>
    token < LARGE ? `${aspect(token, box)}の小トークン` : `${aspect(token - LARGE, box)}の大トークン`,
};
