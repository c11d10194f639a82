import { among, OK, type Seat, todo } from '@tianxia/kernel';
import { SPOTS } from '../at.ts';
import { LI_SI } from '../box.ts';
import { meetsNeeds, whyNoSoldier } from '../facts/mausoleum.ts';
import { overLimit } from '../facts/tokens.ts';
import { canPlaceOnNeeds, placeSoldierAt } from '../moves/mausoleum.ts';
import { No } from '../reasons.ts';
import type { Automatic, Choice, Here, Rule } from '../rule.ts';
import { gainsSoldiers, returnsOf } from './tokens.ts';

const fulfils = ({ s, box }: Here, spot: number) =>
  meetsNeeds(s, box, LI_SI, spot) && whyNoSoldier(s, box, LI_SI, spot) === OK;
const YOU: Seat = 0;
/** FE-395: he places at once where he can; short of Soldiers, you choose the tile. */
export const liSiSoldiers: Automatic<'liSiSoldiers'> = play => {
  const { s, seat } = play;
  const spots = SPOTS.filter(spot => fulfils(play, spot));
  if (spots.length === 0) return;
  if (s.entrance[seat] === 0) return play.emit('liSiWaits', seat, spots.length);
  if (s.entrance[seat]! >= spots.length) for (const spot of spots) placeSoldierAt(play, seat, spot);
  else todo(play, { at: 'liSiSoldier', seat: YOU }, { at: 'liSiSoldiers', seat });
};
const isFree: Rule = ({ s, box }, spot) => whyNoSoldier(s, box, LI_SI, spot);
const needsAreMet: Rule = ({ s, box }, spot) => (meetsNeeds(s, box, LI_SI, spot) ? OK : No.needsNotMet);
export const liSiSoldier: Choice<'liSiSoldier'> = {
  asks: look => canPlaceOnNeeds(look, LI_SI),
  moves: {
    place: {
      rule: 'FE-395',
      point: [among('spot', SPOTS, isFree, needsAreMet)],
      effect: (play, spot) => placeSoldierAt(play, LI_SI, spot),
    },
  },
};
/** FE-397: as many as he can pay for; then he looks at the Mausoleum again. */
export const liSiUnlock: Automatic<'liSiUnlock'> = play => {
  if (gainsSoldiers(play)) todo(play, { at: 'liSiSoldiers', seat: play.seat });
};
/** FE-398: down to the limit, always of the aspect he holds most. */
export const liSiGiveBack: Automatic<'liSiGiveBack'> = play => {
  const { s, box, seat } = play;
  while (overLimit(s, box, seat) > 0) play.emit('gaveBack', seat, 1, returnsOf(play));
};
