import { EMPTY, type Play, type Seat, takeAny } from '@tianxia/kernel';
import { type EmperorsChoice, ledgerAt, MISSING, SOURCES, type Source } from '../state.ts';

type Playing = Play<EmperorsChoice>;

// ---- points (EC-026, EC-027) ----
export function score(play: Playing, seat: Seat, points: number, source: Source): void {
  if (points === 0) return;
  book(play, seat, points, source);
  play.emit('scored', seat, points, SOURCES.indexOf(source));
}
/** A line of a settlement: the policy says where the points come from. */
export function scorePolicy(play: Playing, seat: Seat, points: number, side: number, source: Source): void {
  if (points === 0) return;
  book(play, seat, points, source);
  play.emit('policyScored', seat, points, side);
}
function book({ s }: Playing, seat: Seat, points: number, source: Source): void {
  s.vp[seat]! += points;
  s.ledger[ledgerAt(s, source, seat)]! += points;
}
/** A loss beyond 0 is forgotten. */
function losePoints(play: Playing, seat: Seat, points: number, missing: (typeof MISSING)[number]): void {
  const lost = Math.min(points, play.s.vp[seat]!);
  book(play, seat, -lost, 'shortfalls');
  play.emit('pointsLost', seat, lost, MISSING.indexOf(missing));
}

// ---- trust (EC-022) ----
export function gainTrust(play: Playing, seat: Seat, gained: number): void {
  // EC-151
  const { s, box, emit } = play;
  const { trust: most } = box.pack.limits;
  const overflows = s.trust[seat]! + gained > most;
  // EC-023, EC-236
  if (!box.overflowLost) while (s.trust[seat]! + gained > most && s.trust[seat]! > 0) dropTrust(play, seat);
  const got = Math.min(gained, most - s.trust[seat]!);
  s.trust[seat]! += got; // EC-151: at once, before what the decree does next
  if (got > 0) emit('trust', seat, got);
  if (overflows && box.overflowLost) dropTrust(play, seat);
}
function dropTrust(play: Playing, from: Seat): void {
  const { s, box, emit } = play;
  const { trustDrop } = box.pack.limits;
  emit('trustFull', from, trustDrop);
  for (let k = 0; k < s.seats; k++) loseTrust(play, (from + k) % s.seats, trustDrop);
}
export function loseTrust(play: Playing, seat: Seat, due: number): void {
  const { s, box, emit } = play;
  const lost = Math.min(due, s.trust[seat]!);
  s.trust[seat]! -= lost;
  if (lost > 0) emit('trustLost', seat, lost);
  if (lost < due) losePoints(play, seat, (due - lost) * box.pack.limits.vpPerMissingTrust, 'trust'); // EC-024
}

// ---- money and cubes ----
export function gainMoney({ s, emit }: Playing, seat: Seat, gained: number): void {
  s.money[seat]! += gained; // EC-011
  emit('money', seat, gained);
}
/** EC-014: one by one, so that a shortage may strike in the middle, and more than once. */
export function gainCubes(play: Playing, seat: Seat, gained: number): void {
  const { s, box, emit } = play;
  let got = 0;
  for (let i = 0; i < gained; i++) {
    if (s.supply === 0) {
      // EC-013
      emit('cubesShort', seat, box.pack.limits.shortageCubes);
      for (let k = 0; k < s.seats; k++) payCubes(play, (seat + k) % s.seats, box.pack.limits.shortageCubes);
    }
    if (s.supply === 0) break; // only with a pack without cubes
    s.supply--; // EC-012
    s.cubes[seat]!++;
    got++;
  }
  emit('cubes', seat, got);
}
/** Cubes not revealed go first (EC-016); what was declared stands (EC-017). */
export function payCubes(play: Playing, seat: Seat, due: number): void {
  const { s, box, emit } = play;
  const paid = Math.min(due, s.cubes[seat]!);
  s.cubes[seat]! -= paid;
  s.supply += paid;
  if (s.shownCubes[seat]! > s.cubes[seat]!) s.shownCubes[seat] = s.cubes[seat]!;
  if (paid > 0) emit('cubesPaid', seat, paid);
  if (paid < due) losePoints(play, seat, (due - paid) * box.pack.limits.vpPerMissingCube, 'cubes'); // EC-015
}

// ---- tributes (EC-025, EC-138) ----
export function drawTribute(play: Playing, seat: Seat): void {
  const { s, box, emit, rand } = play;
  const tribute = takeAny(s.pile, rand);
  if (tribute === EMPTY) {
    emit('noTribute', seat);
    score(play, seat, box.pack.limits.vpForNoTribute, 'emptyPile');
    return;
  }
  s.tributes[seat]!.push(tribute);
  emit('drewTribute', seat, tribute);
}
