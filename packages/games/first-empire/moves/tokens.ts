import { among, OK, todo } from '@tianxia/kernel';
import { LARGE, ofAspect } from '../at.ts';
import { heldValue, overLimit, soldiersFor } from '../facts/tokens.ts';
import { No } from '../reasons.ts';
import { ALL_ASPECTS, type Automatic, type Choice, type Rule } from '../rule.ts';
import { type Frames, NOBODY } from '../state.ts';
import { unlockSoldiers } from './gains.ts';

/** Small tokens 0..2 by aspect, then the large ones 3..5. */
const TOKENS = [0, 1, 2, 3, 4, 5];
// ---- FE-247: token by token, then as many Soldiers as the sum buys ----
type Facts = Frames['unlock'];
const holdsToken: Rule<Facts> = ({ s, seat }, token) =>
  (token < LARGE ? s.tokens[ofAspect(seat, token)]! > 0 : s.large[token - LARGE] === seat) ? OK : No.noSuchToken;
const someStillLocked: Rule<Facts> = ({ s, box, seat, frame }) =>
  soldiersFor(box, frame.value) < s.locked[seat]! ? OK : No.allUnlocked;
/** Without this a payment could begin that never buys a Soldier. */
const canBeCompleted: Rule<Facts> = ({ s, box, seat, frame }) => {
  const { soldierPrice } = box.pack.tokens;
  const next = (soldiersFor(box, frame.value) + 1) * soldierPrice;
  return frame.value + heldValue(s, box, seat) >= next ? OK : No.wouldBeWasted;
};
export const unlock: Choice<'unlock'> = {
  asks: ({ s, box, seat, frame }) =>
    frame.value > 0 || (s.locked[seat]! > 0 && heldValue(s, box, seat) >= box.pack.tokens.soldierPrice),
  moves: {
    spend: {
      rule: 'FE-247',
      stays: true,
      point: [among('token', TOKENS, holdsToken, someStillLocked, canBeCompleted)],
      effect(play, token) {
        const { s, box, seat, frame } = play;
        play.emit('spent', seat, token);
        if (token >= LARGE) {
          s.large[token - LARGE] = NOBODY; // FE-248
          frame.value += box.pack.tokens.largeValue;
          return;
        }
        s.tokens[ofAspect(seat, token)]!--;
        s.supply[token]!++; // FE-248
        frame.value++;
      },
    },
    unlock: {
      rule: 'FE-247',
      when: ({ box, frame }) => (frame.value >= box.pack.tokens.soldierPrice ? OK : No.notEnoughPaid),
      effect(play) {
        const { box, seat, frame } = play;
        const many = soldiersFor(box, frame.value);
        play.emit('paid', seat, frame.value, many);
        unlockSoldiers(play, many);
        todo(play, { at: 'soldiers', seat }); // FE-249
      },
    },
    done: { rule: 'FE-247', when: ({ frame }) => (frame.value === 0 ? OK : No.paymentBegun), effect() {} },
  },
};

// ---- FE-250, FE-251: the limit ----
export const largeBack: Automatic<'largeBack'> = play => {
  const { s } = play;
  for (const aspect of ALL_ASPECTS) {
    const holder = s.large[aspect]!;
    if (holder === NOBODY) continue;
    s.large[aspect] = NOBODY;
    play.emit('gaveLargeBack', holder, aspect);
  }
};
export const giveBack: Choice<'giveBack'> = {
  asks: ({ s, box, seat }) => overLimit(s, box, seat) > 0,
  moves: {
    give: {
      rule: 'FE-251',
      stays: true,
      point: [
        among('aspect', ALL_ASPECTS, ({ s, seat }, aspect) =>
          s.tokens[ofAspect(seat, aspect)]! > 0 ? OK : No.noSmallToken,
        ),
      ],
      effect(play, aspect) {
        const { s, seat } = play;
        s.tokens[ofAspect(seat, aspect)]!--;
        s.supply[aspect]!++;
        play.emit('gaveBack', seat, 1, aspect);
      },
    },
  },
};
