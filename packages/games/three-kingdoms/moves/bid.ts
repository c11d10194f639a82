import {
  among,
  amount,
  type Check,
  counted,
  type Decision,
  type Look,
  OK,
  type Play,
  quick,
  type Step,
  todo,
} from '@tianxia/kernel';
import { ruseFor, takesSupport, takesUnits, whyNotEmperor } from '../facts/along.ts';
import {
  attributeSet,
  criterionOf,
  isTribe,
  plainTotal,
  sideTotal,
  skillBonus,
  totalAlong,
} from '../facts/strength.ts';
import { freeGenerals, lastBid, me, own, recruitedCount, recruitedNth, reveal } from '../goods.ts';
import { No } from '../reasons.ts';
import type { Frames, ThreeKingdoms } from '../state.ts';
import { ASSIGNED, asGoods, LEFT, STATIONED, SUPPORT, TRAINED, UNTRAINED } from '../words.ts';
import { canEscort } from './escort.ts';

type Here = Look<ThreeKingdoms>;
type Acting = Play<ThreeKingdoms>;
type Rule = Check<ThreeKingdoms>;

// ---- who takes the next turn: whoever has neither passed nor sent everybody ----
/** TK-113, TK-114 */
const canBid = ({ s }: Here, seat: number) => !s.players[seat]!.passed && freeGenerals(s, seat) > 0;
/** TK-110 in bid order; TK-115 until nobody can. */
export const bidding: Step<ThreeKingdoms> = play => {
  const { s, seat } = play;
  const from = s.order.indexOf(seat);
  for (let k = 0; k < s.seats; k++) {
    const next = s.order[(from + k) % s.seats]!;
    if (!canBid(play, next)) continue;
    todo(play, { at: 'bid', seat: next }, { at: 'bidding', seat: s.order[(from + k + 1) % s.seats]! });
    return;
  }
};

// ---- a general and a space ----
const isAtHand: Rule = ({ s }, general) => {
  const post = s.post[general];
  if (post === ASSIGNED) return No.alreadyAssigned; // TK-111
  if (post === STATIONED) return No.stationedForGood; // TK-117, TK-289
  return post === LEFT ? No.withEmperor : OK; // TK-117, TK-256
};
const isOpen: Rule = ({ box, seat }, _, space) => {
  if (box.open[seat]![space]) return OK;
  return isTribe(box, space) ? No.notYourTribe : No.notYourBorder;
};
/** TK-105: elsewhere there may be any number (TK-112). */
const tribeOnce: Rule = ({ s, box, seat }, _, space) => {
  if (box.tribeSpace[seat] !== space) return OK;
  for (let i = 0; i < s.bids.length; i++) if (s.bids[i]!.space === space) return No.tribeOnce;
  return OK;
};
const ownGeneral = counted<ThreeKingdoms>(
  'general',
  look => recruitedCount(me(look)),
  (look, _, i) => recruitedNth(me(look), i),
  isAtHand,
);
export const bid: Decision<ThreeKingdoms> = {
  moves: {
    assign: {
      rule: 'TK-110', // TK-118, TK-119
      point: [
        ownGeneral,
        quick(
          among('space', ({ box }) => box.everySpace, isOpen, tribeOnce),
          among('space', ({ box, seat }) => box.spacesOf[seat]!, tribeOnce),
        ),
      ],
      effect: assign,
    },
    pass: {
      rule: 'TK-114',
      effect(play) {
        me(play).passed = true;
        play.emit('passed', play.seat);
      },
    },
  },
};
/** TK-451: Pang Tong's companion, to the same space. */
export const follow: Decision<ThreeKingdoms, Frames['follow']> = {
  asks: ({ s, seat }) => freeGenerals(s, seat) > 0,
  moves: {
    assign: {
      rule: 'TK-451',
      point: [ownGeneral],
      effect(play, general) {
        play.emit('used', play.seat, lastBid(play).general);
        assign(play, general, play.frame.space);
      },
    },
    alone: { rule: 'TK-560', effect() {} },
  },
};
function assign(play: Acting, general: number, space: number): void {
  const { s, box, seat } = play;
  play.emit('assigned', seat, general, space);
  reveal(play, general);
  s.post[general] = ASSIGNED;
  const bare = { army: 0, units: 0, gold: 0, support: 0, emperor: 0, bonus: 0, total: 0, home: 0 };
  s.bids.push({ seat, general, space, ...bare });
  lastBid(play).total = plainTotal(s, box, lastBid(play)); // so far; what goes along and skills come on top
  tellAttribute(play, general, space);
  const along = takesUnits(box, space) && canEscort(play);
  const raised = canRaise(play);
  const ruse = box.bonusForArmy[general]!.length > 0;
  if (!along && !raised && !ruse) {
    finishPlacing(play);
    return;
  }
  todo(play, { at: 'placed', seat });
  if (ruse) todo(play, { at: 'ruse', seat });
  if (raised) todo(play, { at: 'support', seat }); // TK-133: with the general, never later
  if (along) todo(play, { at: 'escort', seat });
}

/** TK-448, TK-422: the bid tells of a changed attribute, so whoever makes the change is shown. */
function tellAttribute(play: Acting, general: number, space: number): void {
  const { s, box, seat } = play;
  const row = isTribe(box, space) ? undefined : attributeSet(s, box, seat, general, criterionOf(s, box, space));
  if (row === undefined) return;
  for (const one of row.when ?? []) if ('general' in one) reveal(play, box.generalNamed.get(one.general)!);
  play.emit('used', seat, general);
}

// ---- popular support and the Han emperor token, on all but the tribal space (TK-134) ----
const emperorReady: Rule = ({ s, seat }, _, token) => (token === 0 ? OK : whyNotEmperor(s, seat));
const canRaise = (look: Here): boolean =>
  takesSupport(look.box, lastBid(look).space) && (own(look, SUPPORT) > 0 || emperorReady(look, 0, 1) === OK);
const YES_OR_NO = [0, 1];
export const support: Decision<ThreeKingdoms> = {
  moves: {
    add: {
      rule: 'TK-132',
      point: [amount('support', look => own(look, SUPPORT)), among('emperor', YES_OR_NO, emperorReady)],
      effect(play, tokens, emperor) {
        const one = lastBid(play);
        one.support = tokens;
        one.emperor = emperor;
        me(play).goods[SUPPORT]! -= tokens;
        if (tokens > 0) play.emit('supported', play.seat, one.general, tokens);
        if (emperor > 0) play.emit('blessed', play.seat, one.general);
      },
    },
  },
};

// ---- TK-529: an army given up for a stronger bid ----
const ARMY_GOODS = [UNTRAINED, TRAINED];
const ruseOf = (look: Here) => ruseFor(look.s, look.box, look.seat, lastBid(look).general, lastBid(look).space);
const hasArmies: Rule = (look, good) => (ruseOf(look)?.of.includes(good) ? OK : No.noSuchArmy);
export const ruse: Decision<ThreeKingdoms> = {
  asks: look => ruseOf(look) !== undefined,
  moves: {
    sacrifice: {
      rule: 'TK-529',
      point: [among('good', ARMY_GOODS, hasArmies)],
      effect(play, good) {
        const { add, armies } = ruseOf(play)!;
        me(play).goods[good]! -= armies;
        lastBid(play).bonus += add;
        play.emit('used', play.seat, lastBid(play).general);
        play.emit('sacrificed', play.seat, asGoods(good, armies));
      },
    },
    spare: { rule: 'TK-529', effect() {} },
  },
};

// ---- the bid stands ----
export const placed: Step<ThreeKingdoms> = finishPlacing;
function finishPlacing(play: Acting): void {
  const { s, box, seat } = play;
  const one = lastBid(play);
  one.bonus += skillBonus(s, box, one, card => play.emit('used', seat, card));
  one.total += totalAlong(box, one) + one.bonus; // the attribute as he was assigned: who sets it was shown then (TK-422, TK-448)
  if (one.bonus > 0) play.emit('strengthened', seat, one.general, one.bonus);
  if (!isTribe(box, one.space)) play.emit('stands', seat, one.space, sideTotal(s, one.space, seat));
  if (box.secondGeneral[one.general] && !isTribe(box, one.space)) todo(play, { at: 'follow', seat, space: one.space });
}
