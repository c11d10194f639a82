import { counted, EMPTY, OK, type Reason, todo } from '@tianxia/kernel';
import { No } from '../reasons.ts';
import { type Automatic, type Choice, type Here, inSet, type Rule } from '../rule.ts';
import { type Frames, PLACES } from '../state.ts';
import { nthTucked, placeOf, regionOf, triggerAt, tuckedCards } from '../tableau.ts';
import { whyUnusable } from './effects.ts';
import { moveOfficial, stepOf } from './officials.ts';
import { anyOfficial } from './recruit.ts';

type Facts = Frames['abilities'];
/** FE-217: the candidates are the tableau as it stands now. */
export const afterCourt: Automatic<'afterCourt'> = play => {
  const { s, box, seat, frame } = play;
  let open = 0;
  for (let place = 0; place < PLACES; place++)
    if (s.tableau[seat]![place] !== EMPTY && triggerAt(s, box, seat, place) === frame.action) open |= 1 << place; // FE-201, FE-218
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
  if (inSet(frame.used, place)) return No.usedAlready;
  if (inSet(frame.open, place)) return OK;
  return triggerAt(s, box, seat, place) === frame.action ? No.placedJustNow : No.otherTrigger;
};
/** FE-104: judged at each activation. (FE-105: and nothing else asks for it) */
function whyIdle(look: Here<Facts>, place: number): Reason {
  const { s, box, seat } = look;
  const region = regionOf(place);
  if (s.unrest[seat * 5 + region]! >= box.pack.unrest.most) return No.restless;
  return whyUnusable(look, box.ability[s.tableau[seat]![place]!]!, region);
}
const isUsable: Rule<Facts> = (look, card) => whyIdle(look, placeOf(look.s, look.seat, card));
function anyUsable(look: Here<Facts>): boolean {
  const { open, used, fits } = look.frame;
  if (fits === 0) return false;
  for (let place = 0, rest = open & ~used; rest !== 0; place++, rest >>= 1)
    if ((rest & 1) === 1 && whyIdle(look, place) === OK) return true;
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
      when: ({ frame }) => (frame.used === 0 ? OK : No.activatedAlready),
      point: stepOf(No.noSuchOfficial),
      effect: moveOfficial,
    },
    done: { rule: 'FE-223', effect() {} },
  },
};
