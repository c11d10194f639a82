import { among, type Decision, type Look, OK, type Reason, type Step, todo } from '@tianxia/kernel';
import { NO_SLASH } from '../box.ts';
import { perform } from '../effects/gains.ts';
import { No } from '../reasons.ts';
import type { EmperorsChoice, Frames } from '../state.ts';
import { faceUpPolicies, settle, turn, withoutDisc } from './settlement.ts';

type Here = Look<EmperorsChoice, Frames['choose']>;
const maySettle = ({ box, frame }: Here): Reason => (box.maySettle[frame.slash] ? OK : No.noSettling);
const mayTurn = ({ box, frame }: Here): Reason => (box.mayTurn[frame.slash] ? OK : No.noTurning);

/** EC-107, EC-126, EC-140: one of the icons parted by a slash; a palace space may also be left alone. */
export const choose: Decision<EmperorsChoice, Frames['choose']> = {
  moves: {
    take: {
      rule: 'EC-140',
      point: [among('icon', ({ box, frame }: Here) => box.gains[frame.slash]!)],
      effect(play, icon) {
        const { box, seat, emit } = play;
        const gain = box.alternatives[icon]!;
        emit('chose', seat, icon);
        if (gain.kind !== 'settle' && gain.kind !== 'turn') perform(play, gain, seat, 'icons');
      },
    },
    settle: {
      rule: 'EC-139',
      when: maySettle,
      point: [among('policy', faceUpPolicies, withoutDisc)],
      effect: (play, side) => settle(play, play.seat, side),
    },
    turn: {
      rule: 'EC-164',
      when: mayTurn,
      point: [among('policy', faceUpPolicies)],
      effect: (play, side) => turn(play, play.seat, side),
    },
    skip: {
      rule: 'EC-126',
      when: ({ frame }) => (frame.optional ? OK : No.mustUse), // EC-092
      effect: ({ emit, seat }) => emit('skipped', seat),
    },
  },
};

/** EC-125, EC-131: space by space, each choice after the result of the one before; never beyond the top (EC-127). */
export const climb: Step<EmperorsChoice, Frames['climb']> = play => {
  const { s, box, seat, frame, emit } = play;
  if (frame.left === 0 || s.palace[seat] === box.top) return;
  const level = s.palace[seat]! + 1;
  s.palace[seat] = level;
  emit('climbed', seat, level);
  todo(play, { at: 'climb', seat, left: frame.left - 1 });
  const slash = box.spaceSlash[level]!;
  if (slash !== NO_SLASH) todo(play, { at: 'choose', seat, slash, optional: true });
};
