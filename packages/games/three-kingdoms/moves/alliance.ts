import { among, type Check, type Decision, OK, todo } from '@tianxia/kernel';
import { No } from '../reasons.ts';
import type { ThreeKingdoms } from '../state.ts';
import { moments } from '../words.ts';
import { momentOf } from './benefits.ts';

/**
 * The third player chooses where the alliance bids together (TK-085 to TK-096). (TK-097: what is said binds nobody)
 * TK-089, TK-092, TK-093, TK-094, TK-095
 */
export const CHOSEN = moments('allianceChosen');
const mayBeAllied: Check<ThreeKingdoms> = ({ box }, space) =>
  box.pack.spaces[space]!.alliance ? OK : No.notForAlliance;
const notAgain: Check<ThreeKingdoms> = ({ s }, space) => (space === s.alliance ? No.sameAlliance : OK);

export const alliance: Decision<ThreeKingdoms> = {
  moves: {
    choose: {
      rule: 'TK-086',
      point: [among('space', ({ box }) => box.everySpace, mayBeAllied, notAgain)],
      effect(play, space) {
        const { s, seat } = play;
        s.alliance = space;
        play.emit('allied', seat, s.order[1]!, space);
        todo(play, ...s.order.map(one => momentOf(one, CHOSEN, space)));
      },
    },
  },
};
