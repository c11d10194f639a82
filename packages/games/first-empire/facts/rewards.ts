import { type Handlers, handle, OK, type Reason } from '@tianxia/kernel';
import { inReserve, ofType } from '../at.ts';
import { type Effect, OFFICIALS } from '../content/shape.ts';
import { No } from '../reasons.ts';
import type { Where } from '../rule.ts';
import { roomAnywhere } from '../tableau.ts';
import { anyUnrest, whyUnusable } from './effects.ts';
import { anySpot } from './mausoleum.ts';
import { openSection } from './walls.ts';

/**
 * FE-244: the exact numbers must be there; "up to" needs one; what is "if possible" never prevents. This is another question than
 * what a decision asks itself before it is opened (`look.why`): two Officials are due where recruiting is content with one, a
 * Governor is due whatever his bonus. And it is asked of a whole list before any of it is carried out, by the event, too, that tells
 * why a reward was passed (`unable`). The checks themselves are those of the moves.
 */
const whyNotFull: Handlers<Effect, [Where], Reason> = {
  points: () => OK,
  pointsPerCard: () => OK,
  pointsPerBuilding: () => OK,
  recruit: ({ official, amount }, { s, seat }) => {
    const there = official === 'any' ? inReserve(s, seat) : s.reserve[ofType(seat, OFFICIALS.indexOf(official))]!;
    return there >= amount ? OK : No.tooFewOfficials;
  },
  hire: () => OK,
  moveOfficials: () => OK,
  moveWorkers: () => OK,
  calm: () => OK,
  reset: (_, at) => (anyUnrest(at) ? OK : No.noUnrestAnywhere),
  payUnrest: () => OK, // judged with the whole list
  tokens: ({ aspect, amount }, { s, box }) => {
    const there = box.pack.aspects.reduce(
      (sum, { id }, i) => sum + (aspect === 'any' || aspect === id ? s.supply[i]! : 0),
      0,
    );
    return there >= amount ? OK : No.rewardNoTokens;
  },
  sail: (_, { s, box, seat }) => (s.ship[seat] === box.end ? No.rewardShipAtEnd : OK),
  unlock: ({ soldiers }, { s, seat }) => (s.locked[seat]! >= soldiers ? OK : No.tooFewLocked),
  placeSoldier: (_, { s, box, seat }) => (anySpot(s, box, seat) ? OK : No.rewardNoSpot),
  placeAlchemistCard: (_, { s, seat }) => {
    if (s.alchemists[seat]!.length === 0) return No.noAlchemistCard;
    return roomAnywhere(s, seat) ? OK : No.noRoomAnywhere;
  },
  freeGovernor: (_, { s, seat }) => (s.governorsLeft[seat]! > 0 ? OK : No.rewardNoGovernor),
  freePalace: (_, { s, seat }) => (s.palacesLeft[seat]! > 0 ? OK : No.rewardNoPalace),
  freeWall: (_, at) => {
    if (at.s.wallsLeft[at.seat] === 0) return No.rewardNoWall;
    return openSection(at) ? OK : No.rewardNoSection;
  },
};
/** FE-244: why a player could not take this reward in full as things stand. */
export function whyNotTake(at: Where, list: number): Reason {
  const { s, box, seat } = at;
  const all = box.lists[list]!;
  let entrance = s.entrance[seat]!;
  for (let i = 0; i < all.length; i++) {
    const effect = all[i]!;
    const why = handle(whyNotFull, effect, at);
    if (why !== OK) return why;
    if (effect.kind === 'unlock') entrance += effect.soldiers; // FE-310: the first half may serve the second
    if (effect.kind === 'placeSoldier' && entrance-- === 0) return No.rewardNoSoldier;
  }
  return whyUnusable(at, list, 0) === No.priceTooHigh ? No.rewardTooMuchUnrest : OK;
}
