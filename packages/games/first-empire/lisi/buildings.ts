import type { Seat } from '@tianxia/kernel';
import { EMPTY } from '@tianxia/kernel';
import {
  areaOf,
  FIRST_SITE,
  inRegion,
  palaceTileAt,
  SLOTS_IN_REGION,
  SLOTS_IN_SECTION,
  sectionAt,
  sideOf,
  siteOf,
  slotAt,
  wallSlotAt,
} from '../at.ts';
import { type Box, regionNumber } from '../box.ts';
import { ASPECTS, type Order, SITES } from '../content/shape.ts';
import { isSlot } from '../facts/governors.ts';
import { hasSoldier } from '../facts/mausoleum.ts';
import { emperorFor, hasWallIn } from '../facts/walls.ts';
import { score } from '../moves/gains.ts';
import { standGovernor } from '../moves/governor.ts';
import { liftPalaceTile } from '../moves/palace.ts';
import { liftEmperor, raiseWall } from '../moves/wall.ts';
import type { Doing } from '../rule.ts';
import { NOBODY, type State } from '../state.ts';

type OrderOf<K extends Order['kind']> = Extract<Order, { kind: K }>;
const GOVERNORS = 0;
const PALACES = 1;
const WALLS = 2;

const isGuarded = (s: State, seat: Seat, symbol: number) => hasSoldier(s, seat, s.symbols.indexOf(symbol));
/** FE-385, FE-388: the first region of the card's order whose Mausoleum tile has none of his Soldiers, or -1. */
function firstUnguarded(play: Doing, regions: readonly string[]): number {
  const { s, seat } = play;
  for (const name of regions) {
    const region = regionNumber(name);
    if (!isGuarded(s, seat, region)) return region;
    play.emit('liSiSkips', seat, region);
  }
  play.emit('liSiAllGuarded', seat);
  return -1;
}
/** FE-387: won as his scoring card counts it, so that card B's ties are his (FE-402). */
function hasMajority(s: State, box: Box, seat: Seat, region: number): boolean {
  const own = s.governors[inRegion(seat, region)]!;
  const ties = own > 0 && box.liSi.bottom.some(line => line.kind === 'governors' && line.tie === 'his');
  for (let other = 0; other < s.seats; other++) {
    const theirs = s.governors[inRegion(other, region)]!;
    if (other !== seat && (ties ? theirs > own : theirs >= own)) return false;
  }
  return true;
}
/** FE-387: where the majority is not yet his, else the first of the card. */
function whereToLead(play: Doing, regions: readonly string[]): number {
  const { s, box, seat } = play;
  for (const name of regions) {
    const region = regionNumber(name);
    if (hasMajority(s, box, seat, region)) continue;
    play.emit('liSiSeeksMajority', seat, region);
    return region;
  }
  const region = regionNumber(regions[0]!);
  play.emit('liSiHasAll', seat, region);
  return region;
}
/** FE-386: the first free slot from that side, or -1. (FE-375: slots in use alone stop him) */
function freeSlot(play: Doing, region: number, from: 'left' | 'right'): number {
  const { s, box } = play;
  for (let i = 0; i < SLOTS_IN_REGION; i++) {
    const slot = slotAt(region, 0, from === 'left' ? i : SLOTS_IN_REGION - 1 - i);
    if (isSlot(s, box, slot) && s.slots[slot] === NOBODY) return slot;
  }
  return -1;
}
/** FE-385, FE-386, FE-387: he gains no bonus. */
export function installGovernor(play: Doing, order: OrderOf<'governor'>): void {
  const { s, seat } = play;
  if (s.governorsLeft[seat] === 0) {
    // FE-374
    play.emit('liSiOutOf', seat, GOVERNORS);
    return;
  }
  const unguarded = firstUnguarded(play, order.regions);
  const region = unguarded >= 0 ? unguarded : whereToLead(play, order.regions);
  for (let i = 0; i < order.governors && s.governorsLeft[seat]! > 0; i++) {
    const slot = order.place === 'area' ? -1 : freeSlot(play, region, order.place);
    if (order.place !== 'area' && slot < 0) play.emit('liSiNoSlot', seat, region);
    const space = slot < 0 ? areaOf(region) : slot;
    standGovernor(s, seat, space);
    play.emit('governor', seat, space);
  }
}

/** FE-388, FE-389 */
export function buildPalace(play: Doing, order: OrderOf<'palace'>): void {
  const { s, box, seat } = play;
  if (s.palacesLeft[seat] === 0) {
    play.emit('liSiOutOf', seat, PALACES);
    return;
  }
  let region = firstUnguarded(play, order.regions);
  if (region < 0) {
    region = regionNumber(order.regions[0]!);
    play.emit('liSiFirstRegion', seat, region);
  }
  s.palacesLeft[seat]!--;
  s.palaces[inRegion(seat, region)]!++;
  play.emit('palace', seat, region, box.pack.palace.points);
  score(play, box.pack.palace.points);
  const aspect = order.largeTokens.map(name => ASPECTS.indexOf(name)).find(i => s.large[i] === NOBODY);
  if (aspect === undefined) play.emit('liSiNoLarge', seat);
  else {
    s.large[aspect] = seat;
    play.emit('gotLarge', seat, aspect);
  }
  if (order.takesTile) keepTile(play, region);
}
/** The tile waits on his board for the end. */
function keepTile(play: Doing, region: number): void {
  const { s, seat } = play;
  const kind = s.palaceTiles.slice(palaceTileAt(region, 0), palaceTileAt(region + 1, 0)).find(tile => tile !== EMPTY);
  if (kind === undefined) {
    play.emit('liSiNoTile', seat, region);
    return;
  }
  liftPalaceTile(play, region, kind);
  s.liSiTiles[s.liSiTiles.indexOf(EMPTY, palaceTileAt(region, 0))] = kind;
  play.emit('liSiTile', seat, kind, region);
}

// ---- his Walls ----
const LEFT = 0;
const RIGHT = 1;
/** FE-391: a section of the site without his Wall, the arrow's side first, or -1. */
function openSectionAt(s: State, seat: Seat, site: number, side: number): number {
  if (!hasWallIn(s, seat, sectionAt(site, side))) return sectionAt(site, side);
  return hasWallIn(s, seat, sectionAt(site, 1 - side)) ? -1 : sectionAt(site, 1 - side);
}
function chooseSection(play: Doing, sites: readonly number[], side: number): number {
  const { s, seat } = play;
  for (const site of sites) {
    const section = openSectionAt(s, seat, site, side);
    if (isGuarded(s, seat, FIRST_SITE + site)) play.emit('liSiSkips', seat, FIRST_SITE + site);
    else if (section < 0) play.emit('liSiSiteFull', seat, site);
    else return section; // FE-390
  }
  // FE-393
  for (let i = sites.length - 1; i >= 0; i--) {
    const section = openSectionAt(s, seat, sites[i]!, side);
    if (section < 0) continue;
    play.emit('liSiLastSite', seat, sites[i]!);
    return section;
  }
  return -1;
}
export function buildWall(play: Doing, order: OrderOf<'wall'>): void {
  const { s, box, seat } = play;
  const side = order.from === 'left' ? LEFT : RIGHT;
  const sites = order.sites.map(site => SITES.indexOf(site));
  const section = s.wallsLeft[seat] === 0 ? -1 : chooseSection(play, sites, side);
  if (section < 0) {
    play.emit('liSiOutOf', seat, WALLS);
    return;
  }
  for (let i = 0; i < SLOTS_IN_SECTION; i++) {
    const slot = wallSlotAt(section, side === LEFT ? i : SLOTS_IN_SECTION - 1 - i); // FE-391
    if (box.levels[slot] === 0 || s.walls[slot] !== NOBODY) continue;
    raiseWall(s, seat, slot);
    play.emit('wall', seat, slot);
    break;
  }
  if (!order.takesEmperorTile) return;
  const site = siteOf(section);
  const own = emperorFor(s, box, site, sideOf(section));
  const at = s.emperors[own] === EMPTY ? emperorFor(s, box, site, 1 - sideOf(section)) : own; // FE-392: any of the site
  if (s.emperors[at] === EMPTY) {
    play.emit('liSiNoEmperor', seat, site);
    return;
  }
  const tile = liftEmperor(s, at);
  s.emperorsUsed.push(tile);
  play.emit('liSiEmperor', seat, tile);
}
