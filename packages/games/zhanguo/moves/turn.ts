import {
  among,
  type Check,
  type Decision,
  type Frame,
  type Look,
  OK,
  type Play,
  remove,
  type Seat,
  todo,
} from '@tianxia/kernel';
import { ALL_REGIONS, cardsIn, earn, ofAspect, raiseUnrest, trackLength, unrestIn } from '../at.ts';
import { CARD_PLACES, GOVERNOR, HIRE, PALACE, REASSIGN, RECRUIT, WALL } from '../box.ts';
import { ACTIONS } from '../content/shape.ts';
import { numberFits, powersAfter } from '../facts/court.ts';
import { nextCardIn } from '../facts/tucking.ts';
import { No } from '../reasons.ts';
import type { Frames, ZhanGuo } from '../state.ts';
import { moveDown } from './freeMove.ts';
import { reassigning } from './officials.ts';

const hand = ({ s, seat }: Look<ZhanGuo>) => s.hands[seat]!;

// ---- section 6: the Unification Action ----
const roomForCard: Check<ZhanGuo> = ({ s, seat }, region) =>
  cardsIn(s, seat, region) < CARD_PLACES ? OK : No.regionFull; // ZG-076
const bearsUnrest: Check<ZhanGuo> = ({ s, box, seat }, region) =>
  unrestIn(s, seat, region) + box.pack.unification.unrest[cardsIn(s, seat, region)]! <=
  trackLength(s, box, seat, region)
    ? OK
    : No.tuckTooRestless; // ZG-082
function takeMarkers(play: Play<ZhanGuo>, aspect: number, due: number): void {
  const { s, seat, emit } = play;
  const count = Math.min(due, s.lowLeft[aspect]!);
  s.lowLeft[aspect]! -= count;
  s.low[ofAspect(seat, aspect)]! += count;
  if (count > 0) emit('markers', seat, aspect, count);
  if (count === due) return;
  emit('short', seat, aspect, due - count); // ZG-080
  earn(play, 'markers', due - count);
}

// ---- section 8: Court Actions ----
const EVERY_ACTION = [...ACTIONS.keys()]; // ZG-100
const SIMPLE = {
  [WALL]: 'wall',
  [PALACE]: 'palace',
  [HIRE]: 'hire',
  [RECRUIT]: 'recruit',
  [GOVERNOR]: 'governor',
} as const;
const frameOf = ({ box, seat }: Look<ZhanGuo>, action: number): Frame<Frames> =>
  action === REASSIGN
    ? reassigning(seat, box.pack.reassign.most, box.pack.reassign.least)
    : { at: SIMPLE[action as keyof typeof SIMPLE], seat };
/** ZG-068, ZG-098: only an action that can be carried out completely. */
const possible: Check<ZhanGuo> = (look, action) => look.why(frameOf(look, action));
const endTurn = (seat: Seat): Frame<Frames> => ({ at: 'endTurn', seat });

/** ZG-066, ZG-067: one card, tucked or sent to Court. */
export const turn: Decision<ZhanGuo> = {
  moves: {
    tuck: {
      rule: 'ZG-075',
      point: [among('region', ALL_REGIONS, roomForCard, bearsUnrest), among('card', hand)], // ZG-078
      effect(play, region, card) {
        const { s, box, seat } = play;
        const { place, markers, unrest } = nextCardIn(s, box, seat, region)!;
        remove(s.hands[seat]!, card);
        s.tucked[seat]![region * CARD_PLACES + place] = card; // ZG-077
        play.emit('tucked', seat, card, region);
        takeMarkers(play, box.aspectOf[card]!, markers); // ZG-079
        raiseUnrest(play, region, unrest); // ZG-081
        todo(play, endTurn(seat)); // ZG-083: nothing is triggered
      },
    },
    court: {
      rule: 'ZG-096',
      point: [among('action', EVERY_ACTION, possible), among('card', hand)], // ZG-097
      effect(play, action, card) {
        const { s, box, seat } = play;
        const fits = numberFits(s, box, action, card);
        remove(s.hands[seat]!, card);
        s.court.push(card);
        play.emit('court', seat, card, action);
        todo(play, endTurn(seat));
        if (fits || powersAfter(s, box, seat, action).length > 0)
          todo(play, { at: 'activate', seat, action, fits, used: 0, powers: 0 }); // ZG-147
        todo(play, frameOf(play, action));
      },
    },
    moveDown,
  },
};
