import { counted, OK, type Reason, todo } from '@tianxia/kernel';
import { regionOf } from '../at.ts';
import { answering, whyAsleep } from '../facts/court.ts';
import { No } from '../reasons.ts';
import { type Automatic, type Choice, type Here, inSet, type Rule } from '../rule.ts';
import type { Frames } from '../state.ts';
import { nthTucked, placeOf, triggerAt, tuckedCards } from '../tableau.ts';
import { moveOfficial, stepOf } from './officials.ts';
import { anyOfficial } from './recruit.ts';

type Facts = Frames['abilities'];
/** FE-217: the candidates are the tableau as it stands now, with what the action itself brought (FE-201, FE-218). */
export const afterCourt: Automatic<'afterCourt'> = play => {
  const { s, box, seat, frame } = play;
  const open = answering(s, box, seat, frame.action);
  todo(play, { at: 'abilities', seat, action: frame.action, fits: frame.fits, open, used: 0 });
};
/** FE-211, FE-212 */
function numberFits({ box, frame }: Here<Facts>): Reason {
  if (frame.action < 0) return No.noAction;
  if (frame.fits > 0) return OK;
  return box.pack.courtActions[frame.action]!.number === 'lower' ? No.numberNotLower : No.numberNotHigher;
}
const isCandidate: Rule<Facts> = ({ s, box, seat, frame }, card) => {
  const place = placeOf(s, seat, card);
  if (inSet(frame.used, place)) return No.usedAlready; // FE-216
  if (inSet(frame.open, place)) return OK;
  return triggerAt(s, box, seat, place) === frame.action ? No.placedJustNow : No.otherTrigger;
};
/** FE-104: judged at each activation. */
const isUsable: Rule<Facts> = (look, card) => whyAsleep(look, placeOf(look.s, look.seat, card));
function anyUsable(look: Here<Facts>): boolean {
  const { open, used, fits } = look.frame;
  if (fits === 0) return false;
  for (let place = 0, rest = open & ~used; rest !== 0; place++, rest >>= 1)
    if ((rest & 1) === 1 && whyAsleep(look, place) === OK) return true;
  return false;
}
/** FE-210: abilities in any order, or one Official's step, or nothing. */
export const abilities: Choice<'abilities'> = {
  asks: look => (look.frame.used === 0 && anyOfficial(look)) || anyUsable(look),
  moves: {
    activate: {
      rule: 'FE-215',
      stays: true,
      when: numberFits,
      point: [
        counted(
          'card',
          ({ s, seat }: Here<Facts>) => tuckedCards(s, seat),
          ({ s, seat }, _, i) => nthTucked(s, seat, i),
          isCandidate,
          isUsable,
        ),
      ],
      effect(play, card) {
        const { s, box, seat, frame } = play;
        const place = placeOf(s, seat, card);
        frame.used |= 1 << place;
        play.emit('activated', seat, card);
        todo(play, { at: 'effects', seat, list: box.ability[card]!, i: 0, region: regionOf(place) });
      },
    },
    move: {
      rule: 'FE-221',
      when: ({ frame }) => (frame.used === 0 ? OK : No.activatedAlready), // FE-222
      point: stepOf(No.noSuchOfficial),
      effect: moveOfficial,
    },
    done: { rule: 'FE-223', effect() {} },
  },
};
