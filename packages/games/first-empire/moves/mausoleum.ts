import { among, OK, type Reason, type Seat } from '@tianxia/kernel';
import { SPOTS } from '../at.ts';
import { meetsNeeds, pointsOfTop, topSlot, whyNoSoldier } from '../facts/mausoleum.ts';
import { No } from '../reasons.ts';
import type { Choice, Doing, Here, Rule } from '../rule.ts';

export function placeSoldierAt(play: Doing, seat: Seat, spot: number): void {
  const { s, box } = play;
  const points = pointsOfTop(s, box, spot);
  s.soldiers[topSlot(s, box, spot)] = seat; // FE-277
  s.entrance[seat]!--;
  s.points[seat]! += points;
  play.emit('soldier', seat, s.symbols[spot]!, points);
}
const isFree: Rule = ({ s, box, seat }, spot) => whyNoSoldier(s, box, seat, spot);
/** FE-275: asked only when the Soldier is placed. */
const needsAreMet: Rule = ({ s, box, seat }, spot) => (meetsNeeds(s, box, seat, spot) ? OK : No.needsNotMet);
const atEntrance = ({ s, seat }: Here): Reason => (s.entrance[seat]! > 0 ? OK : No.noSoldierAtEntrance);

export function canPlaceOnNeeds({ s, box }: Here, seat: Seat): boolean {
  if (s.entrance[seat] === 0) return false;
  for (let spot = 0; spot < SPOTS.length; spot++)
    if (meetsNeeds(s, box, seat, spot) && whyNoSoldier(s, box, seat, spot) === OK) return true;
  return false;
}
/** FE-230, FE-245, FE-249: as many as one likes, one after the other. */
export const soldiers: Choice<'soldiers'> = {
  asks: look => canPlaceOnNeeds(look, look.seat),
  moves: {
    place: {
      rule: 'FE-271',
      stays: true,
      when: atEntrance,
      point: [among('spot', SPOTS, isFree, needsAreMet)],
      effect: (play, spot) => placeSoldierAt(play, play.seat, spot),
    },
    done: { rule: 'FE-274', effect() {} },
  },
};
/** FE-310: whatever the tile asks. */
export const placeSoldier: Choice<'placeSoldier'> = {
  asks: look => atEntrance(look) === OK && look.why({ at: 'placeSoldier', seat: look.seat }) === OK,
  moves: {
    place: {
      rule: 'FE-310',
      point: [among('spot', SPOTS, isFree)],
      effect: (play, spot) => placeSoldierAt(play, play.seat, spot),
    },
  },
};
