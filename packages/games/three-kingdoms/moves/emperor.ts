import { among, type Decision, type Look, OK, type Reason } from '@tianxia/kernel';
import { me, pay } from '../goods.ts';
import { No } from '../reasons.ts';
import type { Frames, ThreeKingdoms } from '../state.ts';
import { GOLD, LEFT } from '../words.ts';
import { taken } from './home.ts';

export const generalsOn = ({ s, seat }: Look<ThreeKingdoms>, space: number): number[] =>
  s.bids.flatMap(bid => (bid.seat === seat && bid.space === space ? [bid.general] : []));

const priceOf = ({ box, frame }: Look<ThreeKingdoms, Frames['emperor']>): number => {
  const deed = box.does[frame.space]!;
  return deed.kind === 'emperor' ? deed.gold : 0;
};
const mayRise = (look: Look<ThreeKingdoms, Frames['emperor']>): Reason => {
  if (me(look).goods[GOLD]! < priceOf(look)) return No.rankCosts;
  return me(look).rank < look.box.pack.ranks.length - 1 ? OK : No.highestRank; // TK-259
};
/** TK-258: a gold, a rank, and one general who stays face down, all three or none. */
export const emperor: Decision<ThreeKingdoms, Frames['emperor']> = {
  moves: {
    leave: {
      rule: 'TK-255',
      when: mayRise,
      point: [among('general', look => generalsOn(look, look.frame.space))], // TK-257
      effect(play, general) {
        const { s, frame, seat } = play;
        pay(play, GOLD, priceOf(play));
        me(play).rank++;
        s.left = general;
        s.post[general] = LEFT; // TK-256
        play.emit('promoted', seat, me(play).rank);
        play.emit('stays', seat, general); // TK-260
        taken(play, frame.space, 0);
      },
    },
  },
};
