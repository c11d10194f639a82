import type { Seat } from '@tianxia/kernel';
import { ofAspect } from '../at.ts';
import { aspectOfRow, heldValue, soldiersFor } from '../facts/tokens.ts';
import { unlockSoldiers } from '../moves/gains.ts';
import { ALL_ASPECTS, type Doing } from '../rule.ts';
import { NOBODY, type State } from '../state.ts';

/** FE-397, FE-398: one small token of the aspect he holds most goes to the supply; ties by the rows of the table. */
export function returnsOf({ s, box, seat }: Doing): number {
  let most = -1;
  for (let row = 0; row < ALL_ASPECTS.length; row++) {
    const aspect = aspectOfRow(s, box, row);
    if (most < 0 || s.tokens[ofAspect(seat, aspect)]! > s.tokens[ofAspect(seat, most)]!) most = aspect;
  }
  returnOne(s, seat, most);
  return most;
}
function returnOne(s: State, seat: Seat, aspect: number): void {
  s.tokens[ofAspect(seat, aspect)]!--;
  s.supply[aspect]!++;
}
/** FE-397: large tokens first, then small ones, evenly or one aspect after the other; true when he unlocked any. */
export function gainsSoldiers(play: Doing): boolean {
  const { s, box, seat } = play;
  const { soldierPrice, largeValue } = box.pack.tokens;
  const many = Math.min(soldiersFor(box, heldValue(s, box, seat)), s.locked[seat]!);
  if (many === 0) return false;
  let value = 0;
  for (const aspect of ALL_ASPECTS) {
    if (s.large[aspect] !== seat || value >= many * soldierPrice) continue;
    s.large[aspect] = NOBODY;
    value += largeValue;
  }
  let aspect = NOBODY;
  for (; value < many * soldierPrice; value++)
    if (box.liSiPaysByAspect && aspect !== NOBODY && s.tokens[ofAspect(seat, aspect)]! > 0) returnOne(s, seat, aspect);
    else aspect = returnsOf(play);
  play.emit('paid', seat, value, many);
  unlockSoldiers(play, many);
  return true;
}
