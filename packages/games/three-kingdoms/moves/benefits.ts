import {
  among,
  type Decision,
  type Frame,
  handle,
  type Look,
  OK,
  type Play,
  type Seat,
  type Step,
  todo,
} from '@tianxia/kernel';
import { DROPS, giftsAt, insteadsOfDrop, isUsable, occasionOf } from '../facts/gifts.ts';
import { pay, reveal } from '../goods.ts';
import { No } from '../reasons.ts';
import type { Frames, Occasion, ThreeKingdoms } from '../state.ts';
import { type Moments, NOWHERE, RICE } from '../words.ts';
import { give } from './gifts.ts';

/** Generals' skills and enhancements: at each moment, what must happen happens, and the owner puts the rest in order. */
type At<K extends keyof Frames> = Look<ThreeKingdoms, Frames[K]>;

function use(play: Play<ThreeKingdoms, Occasion>, i: number): void {
  const { s, box } = play;
  const gift = box.gifts[i]!;
  if (gift.card <= box.generals) reveal(play, gift.card);
  play.emit('used', play.seat, gift.card);
  pay(play, RICE, gift.rice);
  if (gift.charge > 0) s.onCard[gift.card]! -= gift.charge;
  for (let k = gift.gives.length - 1; k >= 0; k--) handle(give, gift.gives[k]!, play, gift, k);
}

/** The frame of a moment for a seat, whatever it has: what waits in the agenda must not tell of generals not shown. */
export const momentOf = (seat: Seat, moments: Moments<never>, space = NOWHERE): Frame<Frames> => {
  return { at: 'moment', seat, ...occasionOf(moments, { space }), used: [] };
};
/** The same, left out where everybody can see that it concerns no card of the seat. */
export function occasion(
  { s, box }: Look<ThreeKingdoms>,
  seat: Seat,
  moments: Moments<never>,
  about: Partial<Occasion> = {},
): Frame<Frames> | undefined {
  const at = occasionOf(moments, about);
  const { hidden, fresh } = s.players[seat]!;
  const mayBeHidden = at.card === 0 && hidden.length + fresh.length > 0;
  return mayBeHidden || giftsAt(s, box, seat, at).length > 0 ? { at: 'moment', seat, ...at, used: [] } : undefined;
}
export function happens(play: Play<ThreeKingdoms>, moments: Moments<never>, about: Partial<Occasion>): void {
  const frame = occasion(play, play.seat, moments, about);
  if (frame !== undefined) todo(play, frame);
}

/**
 * TK-185, TK-342: what cannot be declined and cannot matter in order happens at once; the owner puts the rest in order. (TK-343)
 * That a seat is asked must tell of no hidden general: one who can give nothing now changes nothing here, and one whose
 * benefit waits to be put in order is shown first (TK-422). Each use may let another give something, so the moment comes again.
 */
export const moment: Step<ThreeKingdoms, Frames['moment']> = play => {
  const { s, box, frame, seat } = play;
  const gifts = giftsAt(s, box, seat, frame);
  if (gifts.length === 0) return;
  const canBeUsed = (i: number) => !frame.used.includes(i) && isUsable(s, box, seat, box.gifts[i]!, frame);
  const all = gifts.filter(i => isOpen(play, i) || canBeUsed(i));
  const alone = (i: number) => !box.gifts[i]!.may && !all.some(j => box.meets[i]![j]);
  const now = all.filter(i => alone(i) && canBeUsed(i));
  if (now.length > 0) {
    todo(play, { at: 'moment', ...rest(play, now) });
    for (const i of now) use(play, i);
    return;
  }
  for (const i of all) if (!isOpen(play, i)) reveal(play, box.gifts[i]!.card);
  todo(play, { at: 'benefits', ...rest(play) });
};
const isOpen = ({ s, box, seat }: Look<ThreeKingdoms>, i: number): boolean => {
  const { card } = box.gifts[i]!;
  return card > box.generals || s.players[seat]!.shown.includes(card);
};
/** The agenda is open: what is left of a moment waits also when it is nothing, and names only what its use has shown. */
const rest = ({ frame, seat }: At<'benefits'> | At<'moment'>, now: readonly number[] = []) => {
  const { moments, card, space, actions, made, used } = frame;
  return { seat, moments, card, space, actions, made, used: [...used, ...now] };
};
const usable = (look: At<'benefits'>): number[] => {
  const { s, box, seat, frame } = look;
  const isLeft = (i: number) => !frame.used.includes(i) && isOpen(look, i);
  return giftsAt(s, box, seat, frame).filter(i => isLeft(i) && isUsable(s, box, seat, box.gifts[i]!, frame));
};
const nothingLeftButMay = (look: At<'benefits'>) => (usable(look).every(i => look.box.gifts[i]!.may) ? OK : No.mustUse);
export const benefits: Decision<ThreeKingdoms, Frames['benefits']> = {
  asks: look => usable(look).length > 0,
  moves: {
    use: {
      rule: 'TK-340', // TK-341
      point: [among('benefit', usable)],
      effect(play, i) {
        todo(play, { at: 'moment', ...rest(play, [i]) });
        use(play, i);
      },
    },
    finish: { rule: 'TK-342', when: nothingLeftButMay, effect() {} },
  },
};

// ---- TK-331, TK-334: one skill replaces the drop; with several the owner picks ----
const insteads = ({ s, box, seat }: Look<ThreeKingdoms>) => insteadsOfDrop(s, box, seat);
const replaceDrop = (play: Play<ThreeKingdoms>, i: number) => use({ ...play, frame: DROPS }, i);
/** True if a skill stands in for the drop, or will when its owner has picked one. */
export function replacesDrop(play: Play<ThreeKingdoms>): boolean {
  const skills = insteads(play);
  if (skills.length === 1) replaceDrop(play, skills[0]!);
  else if (skills.length > 1) {
    for (const i of skills) if (!isOpen(play, i)) reveal(play, play.box.gifts[i]!.card); // TK-422: before its owner is asked
    todo(play, { at: 'instead', seat: play.seat });
  }
  return skills.length > 0;
}
export const instead: Decision<ThreeKingdoms> = {
  moves: { use: { rule: 'TK-334', point: [among('benefit', insteads)], effect: replaceDrop } },
};
