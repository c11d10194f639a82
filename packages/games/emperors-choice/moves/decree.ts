import {
  among,
  type Check,
  type Decision,
  type Look,
  OK,
  type Play,
  type Reason,
  type Step,
  todo,
} from '@tianxia/kernel';
import type { Icon } from '../content/vocabulary.ts';
import { has } from '../count.ts';
import { perform } from '../effects/gains.ts';
import { loseTrust } from '../effects/possessions.ts';
import { feeOf, mostTrusted } from '../facts/decree.ts';
import { No } from '../reasons.ts';
import type { EmperorsChoice, Frames } from '../state.ts';
import { faceUpPolicies, settle, turn, withoutDisc } from './settlement.ts';

type Here = Look<EmperorsChoice, Frames['edict']>;
type Playing = Play<EmperorsChoice, Frames['edict']>;

/** EC-142; the round asks for it twice (EC-145). Whoever is selected cannot decline (EC-148). */
export const select: Step<EmperorsChoice> = play => {
  const [seat = 0] = mostTrusted(play.s, play.s.trust);
  play.emit('selected', seat, play.s.trust[seat]!);
  todo(play, { at: 'decree', seat }, { at: 'fee', seat });
};
/** EC-144, EC-147 */
export const fee: Step<EmperorsChoice> = play => loseTrust(play, play.seat, feeOf(play.s, play.box));

const faceUp: Check<EmperorsChoice> = ({ s }, tile) => (has(s.decrees, tile) ? OK : No.decreeUsed); // EC-146
export const decree: Decision<EmperorsChoice> = {
  moves: {
    take: {
      rule: 'EC-143',
      point: [among('decree', ({ box }: Look<EmperorsChoice>) => box.decreeNumbers, faceUp)],
      effect(play, tile) {
        const { s, box, seat, emit } = play;
        s.decrees &= ~(1 << tile);
        emit('tookDecree', seat, tile);
        todo(play, { at: 'edict', seat, decree: tile, left: (1 << box.decreeParts[tile]!.length) - 1 });
      },
    },
  },
};

// ---- the parts of a decree, in any order (EC-149, EC-150) ----
const NOT_PRINTED = -1;
function partOf({ box, frame }: Here, kind: Icon['kind']): number {
  const parts = box.decreeParts[frame.decree]!;
  for (let i = 0; i < parts.length; i++) if (box.alternatives[parts[i]!]!.kind === kind) return i;
  return NOT_PRINTED;
}
const toSettle = (look: Here) => has(look.frame.left, partOf(look, 'settle'));
function toTurn(look: Here): Reason {
  const part = partOf(look, 'turn');
  if (part === NOT_PRINTED) return No.decreeTurnsNothing;
  return has(look.frame.left, part) ? OK : No.turnedAlready;
}
const indexOf = ({ box, frame }: Here, icon: number) => box.decreeParts[frame.decree]!.indexOf(icon);
const notYet: Check<EmperorsChoice, Frames['edict']> = (look, icon) =>
  has(look.frame.left, indexOf(look, icon)) ? OK : No.partDone;
const finished = (play: Playing, part: number) => {
  play.frame.left &= ~(1 << part);
};
function takeGain(play: Playing, icon: number): void {
  const gain = play.box.alternatives[icon]!;
  finished(play, indexOf(play, icon));
  if (gain.kind !== 'settle' && gain.kind !== 'turn') perform(play, gain, play.seat, 'decrees');
}
export const edict: Decision<EmperorsChoice, Frames['edict']> = {
  asks: ({ frame }) => frame.left !== 0,
  moves: {
    settle: {
      rule: 'EC-152',
      stays: true,
      when: look => (toSettle(look) ? OK : No.settledAlready),
      point: [among('policy', faceUpPolicies, withoutDisc)],
      effect(play, side) {
        finished(play, partOf(play, 'settle'));
        settle(play, play.seat, side);
      },
    },
    turn: {
      rule: 'EC-160',
      stays: true,
      when: toTurn,
      point: [among('policy', faceUpPolicies)],
      effect(play, side) {
        finished(play, partOf(play, 'turn'));
        turn(play, play.seat, side);
      },
    },
    gain: {
      rule: 'EC-149',
      stays: true,
      point: [among('icon', ({ box, frame }: Here) => box.decreeGains[frame.decree]!, notYet)],
      effect: takeGain,
    },
    end: {
      rule: 'EC-160', // only turning over may be left out, so what else is left is done now
      when: look => (toSettle(look) ? No.mustSettle : OK),
      effect(play) {
        for (const icon of play.box.decreeGains[play.frame.decree]!)
          if (has(play.frame.left, indexOf(play, icon))) takeGain(play, icon);
      },
    },
  },
};
