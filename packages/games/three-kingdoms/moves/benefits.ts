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
import type { Box } from '../box.ts';
import { allHold } from '../conditions.ts';
import { GOODS } from '../content/vocabulary.ts';
import { isNew, me, pay, reveal } from '../goods.ts';
import { bundleFrom, type Gift } from '../printed.ts';
import { No } from '../refusals.ts';
import type { Frames, Occasion, Player, State, ThreeKingdoms } from '../state.ts';
import { type Moments, moments as momentsOf, NOWHERE, RICE } from '../words.ts';
import { give, isPossible } from './gifts.ts';

/** Generals' skills and enhancements: at each moment, what must happen happens, and the owner puts the rest in order. */
type At<K extends keyof Frames> = Look<ThreeKingdoms, Frames[K]>;

const RECRUITED_NOW = momentsOf('recruitRoundEnd');
const NOT_NOW = momentsOf('laterRoundEnd');

function standsOn({ bids }: State, general: number, space: number): boolean {
  for (let i = 0; i < bids.length; i++) if (bids[i]!.general === general) return bids[i]!.space === space;
  return false;
}
/** Is this what the card speaks of? Whether its conditions hold is asked when it is used. */
function concerns(s: State, player: Player, gift: Gift, at: Occasion): boolean {
  if ((gift.moments & at.moments) === 0 || (at.card !== 0 && gift.card !== at.card)) return false;
  if (gift.actions !== 0 && (gift.actions & at.actions) === 0) return false;
  if (gift.byGeneral && !standsOn(s, gift.card, at.space)) return false; // TK-184, TK-441 (TK-344, TK-456)
  if (gift.moments === RECRUITED_NOW) return isNew(s, player, gift.card);
  return gift.moments !== NOT_NOW || !isNew(s, player, gift.card);
}
const found: number[] = []; // written over at each call
/** The seat's gifts that this occasion speaks of, into `found`. */
function gather(s: State, box: Box, seat: Seat, at: Occasion): number {
  const player = s.players[seat]!;
  let n = 0;
  const look = (card: number) => {
    if ((box.momentsOf[card]! & at.moments) === 0) return;
    const gifts = box.giftsOf[card]!;
    for (let i = 0; i < gifts.length; i++) if (concerns(s, player, box.gifts[gifts[i]!]!, at)) found[n++] = gifts[i]!;
  };
  const { shown, hidden, fresh, built } = player;
  for (let i = 0; i < shown.length; i++) look(shown[i]!);
  for (let i = 0; i < hidden.length; i++) look(hidden[i]!);
  for (let i = 0; i < fresh.length; i++) look(fresh[i]!);
  for (let i = 0; i < built.length; i++) look(box.generals + built[i]!);
  return n;
}
const isUsable = (look: Look<ThreeKingdoms, Occasion>, gift: Gift): boolean =>
  me(look).goods[RICE]! >= gift.rice &&
  (gift.charge === 0 || look.s.onCard[gift.card]! >= gift.charge) &&
  allHold(gift.when, look.s, look.box, look.seat, gift.card, look.frame) &&
  isPossible(look, gift);

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
  return { at: 'moment', seat, moments, card: 0, space, actions: 0, made: 0 };
};
/** The same, left out where everybody can see that it concerns no card of the seat. */
export function occasion(
  { s, box }: Look<ThreeKingdoms>,
  seat: Seat,
  moments: Moments<never>,
  { card = 0, space = NOWHERE, actions = 0, made = 0 }: Partial<Occasion> = {},
): Frame<Frames> | undefined {
  const at = { at: 'moment', seat, moments, card, space, actions, made } as const;
  const { hidden, fresh } = s.players[seat]!;
  const mayBeHidden = card === 0 && hidden.length + fresh.length > 0;
  return mayBeHidden || gather(s, box, seat, at) > 0 ? at : undefined;
}
/** By good: what such a moment would bring without a choice; undefined if nothing. */
export function goodsComing(
  look: Look<ThreeKingdoms>,
  seat: Seat,
  moments: Moments<never>,
  about: Partial<Occasion>,
): number[] | undefined {
  const { s, box } = look;
  const at = { moments, card: 0, space: NOWHERE, actions: 0, made: 0, ...about };
  const n = gather(s, box, seat, at);
  if (n === 0) return undefined;
  const coming = GOODS.map(() => 0);
  for (const i of found.slice(0, n))
    if (allHold(box.gifts[i]!.when, s, box, seat, box.gifts[i]!.card, at))
      for (const one of box.gifts[i]!.gives)
        if (one.kind === 'gain')
          for (const [good, amount] of bundleFrom(one.goods).goods.entries()) coming[good]! += amount;
  return coming;
}
export function happens(play: Play<ThreeKingdoms>, moments: Moments<never>, about: Partial<Occasion>): void {
  const frame = occasion(play, play.seat, moments, about);
  if (frame !== undefined) todo(play, frame);
}

/** TK-185, TK-342: what cannot be declined and cannot matter in order happens at once; the owner puts the rest in order. (TK-343) */
export const moment: Step<ThreeKingdoms, Frames['moment']> = play => {
  const { s, box, frame, seat } = play;
  const n = gather(s, box, seat, frame);
  if (n === 0) return;
  const all = found.slice(0, n);
  const alone = (i: number) => !box.gifts[i]!.may && !all.some(j => box.meets[i]![j]);
  const used = all.filter(i => alone(i) && isUsable(play, box.gifts[i]!));
  // The agenda is open: this frame waits also when nothing is left for it, and names only what its use shows.
  const { moments, card, space, actions, made } = frame;
  todo(play, { at: 'benefits', seat, moments, card, space, actions, made, used });
  for (const i of used) use(play, i);
};
function usable(look: At<'benefits'>): number[] {
  const { s, box, seat, frame } = look;
  const n = gather(s, box, seat, frame);
  return found.slice(0, n).filter(i => !frame.used.includes(i) && isUsable(look, box.gifts[i]!));
}
const nothingLeftButMay = (look: At<'benefits'>) => (usable(look).every(i => look.box.gifts[i]!.may) ? OK : No.mustUse);
export const benefits: Decision<ThreeKingdoms, Frames['benefits']> = {
  asks: look => usable(look).length > 0,
  moves: {
    use: {
      rule: 'TK-340', // TK-341
      stays: true,
      point: [among('benefit', usable)],
      effect(play, i) {
        play.frame.used.push(i);
        use(play, i);
      },
    },
    finish: { rule: 'TK-342', when: nothingLeftButMay, effect() {} },
  },
};

// ---- TK-331, TK-334: one skill replaces the drop; with several the owner picks ----
export const DROPPING = momentsOf('tribeDrops');
const DROPS: Occasion = { moments: DROPPING, card: 0, space: NOWHERE, actions: 0, made: 0 };
const NONE: number[] = [];
function insteads(look: Look<ThreeKingdoms>): number[] {
  const { s, box, seat } = look;
  const n = gather(s, box, seat, DROPS);
  return n === 0 ? NONE : found.slice(0, n).filter(i => isUsable({ ...look, frame: DROPS }, box.gifts[i]!));
}
const replaceDrop = (play: Play<ThreeKingdoms>, i: number) => use({ ...play, frame: DROPS }, i);
/** True if a skill stands in for the drop, or will when its owner has picked one. */
export function replacesDrop(play: Play<ThreeKingdoms>): boolean {
  const skills = insteads(play);
  if (skills.length === 1) replaceDrop(play, skills[0]!);
  else if (skills.length > 1) todo(play, { at: 'instead', seat: play.seat });
  return skills.length > 0;
}
export const instead: Decision<ThreeKingdoms> = {
  moves: { use: { rule: 'TK-334', point: [among('benefit', insteads)], effect: replaceDrop } },
};
