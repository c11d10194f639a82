import {
  counted,
  type Decision,
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
import { canStation } from '../facts/borders.ts';
import { canBuild } from '../facts/build.ts';
import { goodsComing, occasionOf } from '../facts/gifts.ts';
import { levelsSent, raisedBy } from '../facts/tribe.ts';
import { gainBundle, me } from '../goods.ts';
import { bundleFrom } from '../printed.ts';
import { No } from '../refusals.ts';
import type { Frames, ThreeKingdoms } from '../state.ts';
import { actionBit, FARM, GOLD, moments } from '../words.ts';
import { trainingLimit } from './armies.ts';
import { occasion } from './benefits.ts';
import { leaveSpace, taken } from './home.ts';
import { canLearn } from './technology.ts';
import { canTrade } from './trade.ts';
import { raiseTribe } from './tribe-level.ts';

type Here = Look<ThreeKingdoms>;
type Acting = Play<ThreeKingdoms>;

/** TK-187, TK-188: what must be possible for an action to be taken at all. */
const possible: Handlers<Deed, [Here, space: number], Reason> = {
  gain: () => OK,
  oneOf: () => OK,
  train: () => OK, // TK-189
  develop: ({ land }, look) => {
    const { level, flipped } = me(look);
    const at = landNamed(land);
    return level[at]! < look.box.pack.lands.levels || flipped[at]! > 0 ? OK : No.landExhausted;
  },
  trade: (deed, look) => canTrade(look, deed),
  technology: (deed, look) => canLearn(look, deed),
  construct: (_, look, space) => canBuild(look.s, look.box, look.seat, space),
  emperor: ({ gold }, look) => {
    if (me(look).goods[GOLD]! < gold) return No.rankCosts;
    return me(look).rank < look.box.pack.ranks.length - 1 ? OK : No.highestRank;
  },
  battle: (_, look, space) => canStation(look.s, look.box, look.seat, space),
  tribe: () => OK,
};
/** What each action asks or does. */
const perform: Handlers<Deed, [Acting, space: number]> = {
  gain: ({ goods }, play, space) => {
    taken(play, space, 0);
    gainBundle(play, bundleFrom(goods));
  },
  oneOf: ({ options }, play, space) => {
    const first = play.box.bundleOf[space]!;
    todo(play, { at: 'choose', seat: play.seat, first, count: options.length, space });
  },
  train: ({ most }, play, space) =>
    todo(play, { at: 'train', seat: play.seat, most: trainingLimit(play, space, most), space }),
  develop: ({ land }, play, space) =>
    todo(play, { at: landNamed(land) === FARM ? 'farm' : 'market', seat: play.seat, space }),
  trade: (_, play, space) => todo(play, { at: 'trade', seat: play.seat, space, done: 0 }),
  technology: (_, play, space) => todo(play, { at: 'technology', seat: play.seat, space, done: 0 }),
  construct: (_, play, space) => todo(play, { at: 'construct', seat: play.seat, space }),
  emperor: (_, play, space) => todo(play, { at: 'emperor', seat: play.seat, space }),
  battle: (_, play, space) => todo(play, { at: 'station', seat: play.seat, space }),
  tribe: (_, play, space) => improve(play, space),
};
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

// ---- the sequence is the player's (TK-180, TK-181, TK-182) ---- (TK-186)
export const BEFORE = moments('beforeAction');
const ALLIANCE = actionBit('alliance-action');
const aboutAction = ({ s, box }: Here, space: number) => ({
  space,
  actions: box.action[space]! | (space === s.alliance ? ALLIANCE : 0),
});
/** TK-545: what a skill gives just before an action may pay for it, so it is counted in while we ask. */
function canTake(look: Here, space: number): Reason {
  const deed = look.box.does[space]!;
  const now = handle(possible, deed, look, space);
  if (now === OK) return OK;
  const coming = goodsComing(look.s, look.box, look.seat, occasionOf(BEFORE, aboutAction(look, space)));
  if (coming === undefined) return now;
  const { goods } = me(look);
  for (let good = 0; good < goods.length; good++) goods[good]! += coming[good]!;
  const then = handle(possible, deed, look, space);
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
      stays: true,
      point: [counted('space', countLeft, nthLeft, canTake)],
      effect(play, space) {
        play.frame.left &= ~(1 << space);
        play.emit('takes', play.seat, space);
        const first = occasion(play, play.seat, BEFORE, aboutAction(play, space));
        if (first === undefined) handle(perform, play.box.does[space]!, play, space);
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
        leaveSpace(play, play.seat, space);
      },
    },
  },
};
export const performing: Step<ThreeKingdoms, Frames['perform']> = play =>
  handle(perform, play.box.does[play.frame.space]!, play, play.frame.space);
