import { among, type Check, type Decision, OK, todo } from '@tianxia/kernel';
import { No } from '../reasons.ts';
import type { ThreeKingdoms } from '../state.ts';
import { moments } from '../words.ts';
import { momentOf } from './benefits.ts';

/** The third player chooses where the alliance bids together. */
export const CHOSEN = moments('allianceChosen');
/** TK-087 */
const mayBeAllied: Check<ThreeKingdoms> = ({ box }, space) =>
  box.pack.spaces[space]!.alliance ? OK : No.notForAlliance;
const notAgain: Check<ThreeKingdoms> = ({ s }, space) => (space === s.alliance ? No.sameAlliance : OK); // TK-088

export const alliance: Decision<ThreeKingdoms> = {
  moves: {
    choose: {
      rule: 'TK-086', // TK-089: nothing else is offered; TK-097: nor is anybody asked, since what is said binds nobody
      point: [among('space', ({ box }) => box.everySpace, mayBeAllied, notAgain)],
      effect(play, space) {
        const { s, seat } = play;
        s.alliance = space; // TK-095: until the next choice
        play.emit('allied', seat, s.order[1]!, space);
        todo(play, ...s.order.map(one => momentOf(one, CHOSEN, space)));
      },
    },
  },
};
