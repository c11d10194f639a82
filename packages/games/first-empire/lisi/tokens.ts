import { ofAspect } from '../at.ts';
import { aspectOfRow, heldValue, soldiersFor } from '../facts/tokens.ts';
import { unlockSoldiers } from '../moves/gains.ts';
import { ALL_ASPECTS, type Doing } from '../rule.ts';
import { NOBODY } from '../state.ts';

/** FE-397, 398: one small token of the aspect he holds most goes to the supply; ties by the rows of the table. */
export function returnsOf({ s, box, seat }: Doing): number {
  let most = -1;
  for (let row = 0; row < ALL_ASPECTS.length; row++) {
    const aspect = aspectOfRow(s, box, row);
    if (most < 0 || s.tokens[ofAspect(seat, aspect)]! > s.tokens[ofAspect(seat, most)]!) most = aspect;
  }
  s.tokens[ofAspect(seat, most)]!--;
  s.supply[most]!++;
  return most;
}
/** FE-397: large tokens first, then small ones; true when he unlocked any. */
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
  for (; value < many * soldierPrice; value++) returnsOf(play);
  play.emit('paid', seat, value, many);
  unlockSoldiers(play, many);
  return true;
}
