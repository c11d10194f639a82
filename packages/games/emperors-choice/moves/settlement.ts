import {
  bits,
  type Check,
  EMPTY,
  EVERYONE,
  type Look,
  OK,
  type Play,
  type Seat,
  type Step,
  takeAny,
  todo,
} from '@tianxia/kernel';
import { has } from '../count.ts';
import { scoreAll, takeTributes } from '../effects/policies.ts';
import { No } from '../reasons.ts';
import type { EmperorsChoice, Frames } from '../state.ts';

type Playing = Play<EmperorsChoice>;

export const faceUpPolicies = ({ s }: Look<EmperorsChoice>): readonly number[] => s.policies;
export const withoutDisc: Check<EmperorsChoice> = ({ s }, side) => (has(s.done, side >> 1) ? No.hasDisc : OK);

/** EC-153, EC-154, EC-155: tributes under it, scoring for all, a disc. */
export function settle(play: Playing, chooser: Seat, side: number): void {
  play.emit('settled', chooser, side);
  takeTributes(play, chooser, side);
  todo(play, { at: 'disc', seat: chooser, side });
  scoreForAll(play, chooser, side, false);
}
/** Where a policy asks for characters, all decide at once before anybody scores (EC-178). */
export function scoreForAll(play: Playing, from: Seat, side: number, final: boolean): void {
  todo(play, { at: 'score', seat: from, side, final });
  if (play.box.shows[side] !== 'nothing') todo(play, { at: 'show', seat: EVERYONE, from, side });
}
export const scorePolicy: Step<EmperorsChoice, Frames['score']> = play =>
  scoreAll(play, play.seat, play.seat, play.frame.side, play.frame.final);
export const disc: Step<EmperorsChoice, Frames['disc']> = play => {
  const { s, box, rand, emit, frame } = play;
  s.done |= 1 << (frame.side >> 1);
  emit('discLaid', frame.side);
  if (bits(s.done) < box.pack.limits.discs) return; // EC-108, EC-156: with the last disc all are taken off
  const left = s.policies.find(side => !has(s.done, side >> 1))!;
  const tribute = takeAny(s.pile, rand);
  if (tribute !== EMPTY) {
    s.under[left >> 1]!.push(tribute); // EC-158: nothing is placed if there is none
    emit('tributeUnder', left);
  }
  s.done = 0;
  emit('discsOff', left);
};

/** EC-161, EC-162, EC-163: disc and tributes stay with the card. */
export function turn({ s, emit }: Playing, seat: Seat, side: number): void {
  s.policies[s.policies.indexOf(side)] = side ^ 1;
  emit('turned', seat, side, side ^ 1);
}
