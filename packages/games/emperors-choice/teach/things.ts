import type { RuleId } from '@tianxia/kernel';
import type { Family, Unit } from '../content/vocabulary.ts';

/** What can be pointed at on the table: pieces and places by the kind in their key, and what is written about without one. */
type Kind =
  | Family
  | Unit
  | 'seat'
  | 'points'
  | 'vp'
  | 'money'
  | 'cubes'
  | 'supply'
  | 'trust'
  | 'palace'
  | 'level'
  | 'levels'
  | 'official'
  | 'character'
  | 'hand'
  | 'staged'
  | 'item'
  | 'heap'
  | 'bid'
  | 'order'
  | 'exit'
  | 'set'
  | 'settile'
  | 'bag'
  | 'treasure'
  | 'tribute'
  | 'strength'
  | 'decree'
  | 'scroll'
  | 'policy'
  | 'disc'
  | 'choice';
/** Where the tip of a thing leads to that is not asked for now: the rule that tells what it is, or what is done with it. */
export const things: Readonly<Record<Kind, RuleId>> = {
  seat: 'EC-001',
  points: 'EC-001',
  vp: 'EC-026',
  money: 'EC-109',
  cube: 'EC-012',
  cubes: 'EC-012',
  supply: 'EC-013',
  trust: 'EC-142',
  palace: 'EC-141',
  level: 'EC-141',
  levels: 'EC-122',
  official: 'EC-141',
  character: 'EC-009',
  hand: 'EC-029',
  staged: 'EC-065',
  item: 'EC-084',
  heap: 'EC-083',
  bid: 'EC-072',
  order: 'EC-081',
  exit: 'EC-090',
  set: 'EC-099',
  settile: 'EC-099',
  bag: 'EC-049',
  territory: 'EC-189',
  canal: 'EC-190',
  wallLength: 'EC-191',
  tower: 'EC-191',
  wall: 'EC-191',
  carriage: 'EC-194',
  carriageKind: 'EC-186',
  confucian: 'EC-195',
  legalist: 'EC-195',
  book: 'EC-195',
  jewel: 'EC-105',
  envoy: 'EC-103',
  ingot: 'EC-104',
  stone: 'EC-107',
  hsiungnu: 'EC-050',
  treasure: 'EC-112',
  tribute: 'EC-231',
  strength: 'EC-050',
  decree: 'EC-143',
  scroll: 'EC-154',
  policy: 'EC-154',
  disc: 'EC-155',
  choice: 'EC-140',
};
