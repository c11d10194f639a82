import type { Play } from '@tianxia/kernel';
import { firstOf, NOBODY, rename } from '../land.ts';
import type { Qin } from '../state.ts';
import { finishGame } from './finish.ts';
import { areasAround, around, clear, NONE, strictlyMost } from './joins.ts';

// Pagodas due on provinces of this lay: at most two groups. Written over at each lay, so that playouts allocate nothing.
const claimed = [0, 0]; // areas
const due = [0, 0];
let claims = 0;

const totals = [0, 0, 0, 0];
const had = [0, 0, 0, 0];
/**
 * Step P for one group (QIN-140): unites what the new half (or both halves) connects, settles its owner, returns what is displaced
 * and notes the pagodas due. Returns the set of villages whose strengths may have changed.
 */
export function formGroup(play: Play<Qin>, colour: number, square: number, other: number): number {
  const { s, box, seat, emit } = play;
  const { area, owner, size, reach, pagodas, supply } = s;
  let found = areasAround(s, box, colour, square, 0);
  if (other !== NONE) found = areasAround(s, box, colour, other, found);
  let keeps = square;
  let total = other === NONE ? 1 : 2;
  let provinces = 0;
  let wasMajor = false;
  let villages = box.villagesBeside[square]! | (other === NONE ? 0 : box.villagesBeside[other]!);
  clear(totals);
  clear(had);
  for (let i = 0; i < found; i++) {
    const old = around[i]!;
    const who = owner[old]!;
    total += size[old]!; // QIN-086, QIN-103
    villages |= reach[old]!;
    if (keeps === square || size[old]! > size[keeps]!) keeps = old;
    if (who === NOBODY) continue;
    provinces++;
    if (size[old]! >= box.major) wasMajor = true;
    totals[who]! += size[old]!; // QIN-101, QIN-102
    had[who]! += pagodas[old]!;
  }
  s.ground[square] = colour;
  area[square] = keeps;
  if (other !== NONE) {
    s.ground[other] = colour;
    area[other] = keeps;
  }
  for (let i = 0; i < found; i++) if (around[i] !== keeps) rename(s, box, around[i]!, keeps);
  size[keeps] = total;
  reach[keeps] = villages;
  if (total < 2) {
    owner[keeps] = NOBODY; // QIN-081
    return 0;
  }
  const winner = provinces === 0 ? seat : strictlyMost(totals, s.seats); // never tied: QIN-106 was checked (QIN-085, QIN-090, QIN-091, QIN-104)
  owner[keeps] = winner;
  tellGroup(play, keeps, provinces, winner);
  for (let who = 0; who < s.seats; who++) {
    if (who === winner || had[who] === 0) continue;
    supply[who]! += had[who]!; // QIN-112 (QIN-151)
    emit('returned', who, had[who]!);
  }
  const full = total >= box.major ? 2 : 1; // QIN-088, QIN-093, QIN-094, QIN-095, QIN-096, QIN-111
  if (full === 2 && !wasMajor) emit('major', winner, keeps);
  if (had[winner]! > full) {
    supply[winner]! += had[winner]! - full; // QIN-113
    emit('returned', winner, had[winner]! - full);
    pagodas[keeps] = full;
    return villages;
  }
  pagodas[keeps] = had[winner]!;
  if (had[winner]! < full) {
    claimed[claims] = keeps;
    due[claims++] = full - had[winner]!; // QIN-094: its owner's, whoever laid
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
    emit('joined', owner, province, size, totals[owner]!); // QIN-100, QIN-110
    for (let who = 0; who < s.seats; who++)
      if (who !== owner && totals[who]! > 0) emit('absorbed', owner, who, totals[who]!);
  }
}

/** The pagodas due on provinces, the active player first, then clockwise. True when somebody placed their last. */
export function placeClaims(play: Play<Qin>): boolean {
  if (claims === 0) return false;
  if (claims === 2 && comesBefore(play, claimed[1]!, claimed[0]!)) {
    claimed.reverse();
    due.reverse();
  }
  for (let i = 0; i < claims; i++) {
    if (!placeOn(play, claimed[i]!, due[i]!)) continue;
    claims = 0;
    return true;
  }
  claims = 0;
  return false;
}
/** QIN-143: one by one; the last pagoda ends the game at once, whatever is still due. */
function placeOn(play: Play<Qin>, province: number, count: number): boolean {
  const { s, emit } = play;
  const owner = s.owner[province]!;
  const placed = Math.min(count, s.supply[owner]!);
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
