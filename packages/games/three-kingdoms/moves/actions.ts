import {
  counted,
  type Decision,
  type Frame,
  type Handlers,
  handle,
  type Look,
  OK,
  type Play,
  type Reason,
  type Step,
  todo,
} from '@tianxia/kernel';
import { landNamed } from '../box.ts';
import type { Deed } from '../content/vocabulary.ts';
import { goodsComing, occasionOf } from '../facts/gifts.ts';
import { levelsSent, raisedBy } from '../facts/tribe.ts';
import { gainBundle, me } from '../goods.ts';
import { bundleFrom } from '../printed.ts';
import type { Frames, ThreeKingdoms } from '../state.ts';
import { actionBit, FARM, moments } from '../words.ts';
import { trainingLimit } from './armies.ts';
import { occasion } from './benefits.ts';
import { leaveSpace, taken } from './home.ts';
import { uncountTribe } from './resolve.ts';
import { raiseTribe } from './tribe-level.ts';

type Here = Look<ThreeKingdoms>;
type Acting = Play<ThreeKingdoms>;

/** What an action asks; those that ask nothing are done at once. */
const asks: Handlers<Deed, [Here, space: number], Frame<Frames> | undefined> = {
  gain: () => undefined,
  oneOf: ({ options }, { box, seat }, space) => ({
    at: 'choose',
    seat,
    first: box.bundleOf[space]!,
    count: options.length,
    space,
  }),
  train: ({ most }, look, space) => ({ at: 'train', seat: look.seat, most: trainingLimit(look, space, most), space }),
  develop: ({ land }, { seat }, space) => ({ at: landNamed(land) === FARM ? 'farm' : 'market', seat, space }),
  trade: (_, { seat }, space) => ({ at: 'trade', seat, space, done: 0 }),
  technology: (_, { seat }, space) => ({ at: 'technology', seat, space, done: 0 }),
  construct: (_, { seat }, space) => ({ at: 'construct', seat, space }),
  emperor: (_, { seat }, space) => ({ at: 'emperor', seat, space }),
  battle: (_, { seat }, space) => ({ at: 'station', seat, space }),
  tribe: () => undefined,
};
/** TK-187, TK-188, TK-189: an action is taken only if what it asks has an answer. */
function possible(look: Here, space: number): Reason {
  const frame = handle(asks, look.box.does[space]!, look, space);
  return frame === undefined ? OK : look.why(frame);
}
function perform(play: Acting, space: number): void {
  const deed = play.box.does[space]!;
  const frame = handle(asks, deed, play, space);
  if (frame !== undefined) todo(play, frame);
  else if (deed.kind === 'tribe') improve(play, space);
  else if (deed.kind === 'gain') {
    taken(play, space, 0);
    gainBundle(play, bundleFrom(deed.goods)); // TK-247, TK-250
  }
}
/** TK-310, TK-312: a level for each gold or unit sent, and what skills add; a skill that adds nothing is not told. */
function improve(play: Acting, space: number): void {
  const { s, box, seat, emit } = play;
  const before = me(play).tribe;
  const levels = levelsSent(s, box, seat);
  for (const { general, space: at } of s.bids) {
    const more = at === space ? box.tribeBonus[general]! : 0;
    if (more > 0 && raisedBy(box, before, levels) > raisedBy(box, before, levels - more)) emit('used', seat, general);
  }
  taken(play, space, 0);
  raiseTribe(play, levels);
}

// ---- the sequence is the player's ----
export const BEFORE = moments('beforeAction');
const ALLIANCE = actionBit('alliance-action');
const aboutAction = ({ s, box }: Here, space: number) => ({
  space,
  actions: box.action[space]! | (space === s.alliance ? ALLIANCE : 0),
});
/** TK-545: what a skill gives just before an action may pay for it, so it is counted in while we ask. */
function canTake(look: Here, space: number): Reason {
  const now = possible(look, space);
  if (now === OK) return OK;
  const coming = goodsComing(look.s, look.box, look.seat, occasionOf(BEFORE, aboutAction(look, space)));
  if (coming === undefined) return now;
  const { goods } = me(look);
  for (let good = 0; good < goods.length; good++) goods[good]! += coming[good]!;
  const then = possible(look, space);
  for (let good = 0; good < goods.length; good++) goods[good]! -= coming[good]!;
  return then;
}
const countLeft = (look: Look<ThreeKingdoms, Frames['actions']>) => {
  let n = 0;
  for (let rest = look.frame.left; rest !== 0; rest &= rest - 1) n++;
  return n;
};
const nthLeft = (look: Look<ThreeKingdoms, Frames['actions']>, _: number, i: number) => {
  let rest = look.frame.left;
  for (let k = 0; k < i; k++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
};
export const actions: Decision<ThreeKingdoms, Frames['actions']> = {
  asks: ({ frame }) => frame.left !== 0,
  moves: {
    take: {
      rule: 'TK-181',
      stays: true, // TK-186: what one action brings may pay for the next
      point: [counted('space', countLeft, nthLeft, canTake)],
      effect(play, space) {
        play.frame.left &= ~(1 << space);
        play.emit('takes', play.seat, space);
        const first = occasion(play, play.seat, BEFORE, aboutAction(play, space));
        if (first === undefined) perform(play, space);
        else todo(play, first, { at: 'perform', seat: play.seat, space });
      },
    },
    decline: {
      rule: 'TK-182', // TK-293: stationing too
      stays: true,
      point: [counted('space', countLeft, nthLeft)],
      effect(play, space) {
        play.frame.left &= ~(1 << space);
        play.emit('declined', play.seat, space);
        uncountTribe(play, space);
        leaveSpace(play, play.seat, space);
      },
    },
  },
};
export const performing: Step<ThreeKingdoms, Frames['perform']> = play => perform(play, play.frame.space);
