import { among, type Decision, type Look } from '@tianxia/kernel';
import { me, pay } from '../goods.ts';
import type { Frames, ThreeKingdoms } from '../state.ts';
import { GOLD, LEFT } from '../words.ts';
import { taken } from './home.ts';

export const generalsOn = ({ s, seat }: Look<ThreeKingdoms>, space: number): number[] =>
  s.bids.flatMap(bid => (bid.seat === seat && bid.space === space ? [bid.general] : []));

/** TK-255, TK-256, TK-257, TK-258: a gold, a rank, and one general who stays face down. (TK-260) */
export const emperor: Decision<ThreeKingdoms, Frames['emperor']> = {
  moves: {
    leave: {
      rule: 'TK-255',
      point: [among('general', look => generalsOn(look, look.frame.space))],
      effect(play, general) {
        const { s, box, frame, seat } = play;
        const deed = box.does[frame.space]!;
        if (deed.kind === 'emperor') pay(play, GOLD, deed.gold);
        me(play).rank++;
        s.left = general;
        s.post[general] = LEFT;
        play.emit('promoted', seat, me(play).rank);
        play.emit('stays', seat, general);
        taken(play, frame.space, 0);
      },
    },
  },
};
