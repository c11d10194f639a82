import type { Play, Seat } from '@tianxia/kernel';
import { strictlyMost } from '../facts/joins.ts';
import { strengthsAt } from '../facts/villages.ts';
import { NOBODY } from '../land.ts';
import type { Qin } from '../state.ts';
import { finishGame } from './finish.ts';

const strength = [0, 0, 0, 0];
const takes: Seat[] = [];
const lost: Seat[] = [];
/**
 * Step V (QIN-141): all changes are found and all displaced pagodas returned before anybody places. Only villages of the groups just
 * formed are looked at: no other strength can have changed (QIN-132). True when somebody placed their last pagoda.
 */
export function settleVillages(play: Play<Qin>, which: number): boolean {
  if (which === 0) return false;
  const { s, box } = play;
  let changed = 0;
  for (let v = 0; v < box.villages.length; v++) {
    if (((which >> v) & 1) === 0) continue;
    strengthsAt(s, box.aroundVillage[v]!, strength); // QIN-130: without any strength nobody leads, and who holds it stays
    const leader = strictlyMost(strength, s.seats); // QIN-124
    const holder = s.holder[v]!;
    if (leader === NOBODY || leader === holder) continue; // QIN-126, QIN-128, QIN-129
    takes[v] = leader;
    lost[v] = holder;
    changed |= 1 << v;
    if (holder === NOBODY) continue;
    s.holder[v] = NOBODY;
    s.supply[holder]!++; // QIN-127, QIN-151
  }
  return changed !== 0 && takeVillages(play, changed);
}
/** The active player first, then clockwise; each takes villages in reading order (QIN-147). */
function takeVillages(play: Play<Qin>, changed: number): boolean {
  const { s, box, seat, emit } = play;
  for (let k = 0; k < s.seats; k++) {
    const who = (seat + k) % s.seats; // QIN-133, QIN-135
    for (let v = 0; v < box.villages.length; v++) {
      if (((changed >> v) & 1) === 0 || takes[v] !== who) continue;
      s.holder[v] = who; // QIN-131, QIN-134
      s.supply[who]!--;
      if (lost[v] === NOBODY)
        emit('annexed', who, v); // QIN-125, QIN-127
      else emit('conquered', who, v, lost[v]!);
      if (s.supply[who] !== 0) continue;
      finishGame(play, who);
      return true;
    }
  }
  return false;
}
