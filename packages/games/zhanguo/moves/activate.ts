import { among, type Check, type Decision, EMPTY, type Look, OK, quick } from '@tianxia/kernel';
import { isRestless, PLACES, regionAt } from '../at.ts';
import { No } from '../reasons.ts';
import type { Activation, ZhanGuo } from '../state.ts';
import { giveAll, whyNothing } from './bonuses.ts';
import { moveDown } from './freeMove.ts';

type Activating = Look<ZhanGuo, Activation>;
type Usable = Check<ZhanGuo, Activation>;

// ---- section 15: abilities of tucked cards, in any order ----
const placeOf = ({ s, seat }: Look<ZhanGuo>, card: number) => s.tucked[seat]!.indexOf(card);
const triggered: Usable = ({ box, frame }, card) => (box.triggerOf[card] === frame.action ? OK : No.otherTrigger);
const unused: Usable = (look, card) => ((look.frame.used >> placeOf(look, card)) & 1 ? No.usedAlready : OK);
/** ZG-153: judged at each activation. */
const notBlocked: Usable = (look, card) =>
  isRestless(look.s, look.box, look.seat, regionAt(placeOf(look, card))) ? No.blocked : OK; // ZG-152
const givesSomething: Usable = (look, card) => whyNothing(look.box.bonusOf[card]!, look, regionAt(placeOf(look, card)));
const tuckedCards = ({ s, seat }: Look<ZhanGuo>) => s.tucked[seat]!.filter(card => card !== EMPTY);
/** The cards that react to this action and were not used yet. */
function waitingCards({ s, box, seat, frame }: Activating): number[] {
  const mine = s.tucked[seat]!;
  const found: number[] = [];
  for (let place = 0; place < PLACES; place++) {
    const card = mine[place]!;
    if (card !== EMPTY && box.triggerOf[card] === frame.action && ((frame.used >> place) & 1) === 0) found.push(card);
  }
  return found;
}
const rightNumber = ({ box, frame }: Activating) =>
  frame.fits ? OK : box.wants[frame.action] === 0 ? No.triggersNothing : No.wrongNumber;

// ---- section 17: powers of the B sides ----
const ownPowers = ({ s, box, seat }: Look<ZhanGuo>) => box.boards[s.boards[seat]!]!.powers;
const ofThisAction: Usable = ({ box, frame }, power) =>
  box.powers[power]!.after === frame.action ? OK : No.powerOtherAction;
const powerUnused: Usable = ({ frame }, power) => ((frame.powers >> power) & 1 ? No.powerUsed : OK); // ZG-168
/** ZG-169: whatever the unrest. */
const powerGives: Usable = (look, power) => {
  const { gives } = look.box.powers[power]!;
  let reason = OK;
  for (let i = 0; i < gives.length; i++) {
    reason = whyNothing(gives[i]!, look, 0);
    if (reason === OK) return OK;
  }
  return reason;
};
function anythingLeft(look: Activating): boolean {
  const powers = ownPowers(look);
  for (let i = 0; i < powers.length; i++) {
    const power = powers[i]!;
    if ((ofThisAction(look, power, 0) || powerUnused(look, power, 0) || powerGives(look, power, 0)) === OK) return true;
  }
  if (!look.frame.fits) return false;
  const { s, box, seat, frame } = look;
  const mine = s.tucked[seat]!;
  for (let place = 0; place < PLACES; place++) {
    const card = mine[place]!;
    if (card === EMPTY || box.triggerOf[card] !== frame.action || (frame.used >> place) & 1) continue;
    const region = regionAt(place);
    if (!isRestless(s, box, seat, region) && whyNothing(box.bonusOf[card]!, look, region) === OK) return true;
  }
  return false;
}
export const activate: Decision<ZhanGuo, Activation> = {
  // ZG-151, ZG-155
  asks: anythingLeft,
  moves: {
    card: {
      rule: 'ZG-144',
      stays: true,
      when: rightNumber,
      point: [
        quick(
          among<ZhanGuo, Activation>('tucked', tuckedCards, triggered, unused, notBlocked, givesSomething),
          among('tucked', waitingCards, notBlocked, givesSomething),
        ),
      ],
      effect(play, card) {
        const place = placeOf(play, card);
        play.frame.used |= 1 << place;
        play.emit('activated', play.seat, card);
        giveAll(play, [play.box.bonusOf[card]!], regionAt(place));
      },
    },
    power: {
      rule: 'ZG-167',
      stays: true,
      point: [among<ZhanGuo, Activation>('power', ownPowers, ofThisAction, powerUnused, powerGives)],
      effect(play, power) {
        play.frame.powers |= 1 << power;
        play.emit('power', play.seat, power);
        giveAll(play, play.box.powers[power]!.gives, 0);
      },
    },
    finish: { rule: 'ZG-150', effect() {} },
    moveDown,
  },
};
