import type { Play } from '@tianxia/kernel';
import { addUp, areasJoined, clear, NONE, ownerOfJoined } from '../facts/joins.ts';
import { isMajor, pagodasFor } from '../facts/pagodas.ts';
import { firstOf, NOBODY, rename } from '../land.ts';
import type { Qin } from '../state.ts';
import { finishGame } from './finish.ts';

// Written over at each call, so that playouts allocate nothing.
const around = [0, 0, 0, 0, 0, 0, 0, 0];
const totals = [0, 0, 0, 0];
const had = [0, 0, 0, 0];
/**
 * Step P for one group (QIN-140): unites what the new half (or both halves) connects, settles its owner, returns what is displaced
 * without placing any. Returns the set of villages whose strengths may have changed.
 */
export function formGroup(play: Play<Qin>, colour: number, square: number, other: number): number {
  const { s, box, seat, emit } = play;
  const { area, owner, size, reach, pagodas, supply } = s;
  const found = areasJoined(s, box, colour, square, other, around);
  const provinces = addUp(s, around, found, totals);
  let keeps = square;
  let total = other === NONE ? 1 : 2;
  let majorOwner = NOBODY;
  let villages = box.villagesBeside[square]! | (other === NONE ? 0 : box.villagesBeside[other]!);
  clear(had);
  for (let i = 0; i < found; i++) {
    const old = around[i]!;
    const who = owner[old]!;
    total += size[old]!; // QIN-086, QIN-103
    villages |= reach[old]!;
    if (keeps === square || size[old]! > size[keeps]!) keeps = old;
    if (who === NOBODY) continue;
    if (isMajor(size[old]!, box.major)) majorOwner = who;
    had[who]! += pagodas[old]!;
  }
  s.ground[square] = colour;
  area[square] = keeps;
  if (other !== NONE) {
    s.ground[other] = colour;
    area[other] = keeps;
  }
  for (let i = 0; i < found; i++) if (around[i] !== keeps) rename(s, box, around[i]!, keeps); // QIN-080
  size[keeps] = total;
  reach[keeps] = villages;
  if (total < 2) {
    owner[keeps] = NOBODY; // QIN-081
    return 0;
  }
  // QIN-085: who lays founds. QIN-090, QIN-091: the owner of one that is there keeps it.
  const winner = provinces === 0 ? seat : ownerOfJoined(box, totals, s.seats, majorOwner); // never tied: QIN-106 was checked
  owner[keeps] = winner; // QIN-104: who may be somebody else than who laid
  tellGroup(play, keeps, provinces, winner);
  for (let who = 0; who < s.seats; who++) {
    if (who === winner || had[who] === 0) continue;
    supply[who]! += had[who]!; // QIN-112, QIN-150, QIN-151
    emit('returned', who, had[who]!);
  }
  const full = pagodasFor(total, box.major); // QIN-088, QIN-095, QIN-111
  if (full === 2 && majorOwner === NOBODY) emit('major', winner, keeps); // QIN-096: once; it never shrinks
  pagodas[keeps] = Math.min(had[winner]!, full);
  if (had[winner]! > full) {
    supply[winner]! += had[winner]! - full; // QIN-113
    emit('returned', winner, had[winner]! - full);
  }
  return villages;
}
function tellGroup({ s, emit }: Play<Qin>, province: number, provinces: number, owner: number): void {
  const size = s.size[province]!;
  if (provinces === 0)
    emit('founded', owner, province, size); // QIN-085, QIN-087
  else if (provinces === 1)
    emit('extended', owner, province, size); // QIN-089, QIN-092
  else {
    emit('joined', owner, province, size, totals[owner]!); // QIN-100
    for (let who = 0; who < s.seats; who++)
      if (who !== owner && totals[who]! > 0) emit('absorbed', owner, who, totals[who]!);
  }
}

/** The pagodas that the provinces of a lay still lack, the active player first, then clockwise. True when a player placed the last. */
export function placeDue(play: Play<Qin>, square: number, other: number): boolean {
  const { area } = play.s;
  const a = area[square]!;
  const b = area[other]!;
  if (a === b || lacking(play, b) === 0) return placeOn(play, a);
  if (lacking(play, a) === 0) return placeOn(play, b);
  return comesBefore(play, b, a) ? placeOn(play, b) || placeOn(play, a) : placeOn(play, a) || placeOn(play, b);
}
const lacking = ({ s, box }: Play<Qin>, area: number): number =>
  pagodasFor(s.size[area]!, box.major) - s.pagodas[area]!;
/** QIN-143: one by one; the last pagoda ends the game at once, whatever is still due. */
function placeOn(play: Play<Qin>, province: number): boolean {
  const { s, emit } = play;
  const lacks = lacking(play, province);
  if (lacks === 0) return false;
  const owner = s.owner[province]!; // QIN-094: its owner's, whoever laid
  const placed = Math.min(lacks, s.supply[owner]!);
  s.pagodas[province]! += placed;
  s.supply[owner]! -= placed;
  emit('placed', owner, placed, province);
  if (s.supply[owner] !== 0) return false; // QIN-144, QIN-145
  finishGame(play, owner);
  return true;
}
/** QIN-140 by player, QIN-147 by first square. The second matters only when a supply runs out, so it is looked up last. */
function comesBefore({ s, seat }: Play<Qin>, a: number, b: number): boolean {
  const turn = (area: number) => (s.owner[area]! - seat + s.seats) % s.seats;
  return turn(a) !== turn(b) ? turn(a) < turn(b) : firstOf(s, a) < firstOf(s, b);
}
