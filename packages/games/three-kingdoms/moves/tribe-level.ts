import { type Decision, OK, type Play, todo } from '@tianxia/kernel';
import { raisedBy } from '../facts/tribe.ts';
import { gain, me, pay } from '../goods.ts';
import { No } from '../reasons.ts';
import type { ThreeKingdoms } from '../state.ts';
import { RICE, SUPPORT } from '../words.ts';

/** TK-310, TK-314: up to the top; there, or kept there, popular support may be bought at once (TK-316). */
export function raiseTribe(play: Play<ThreeKingdoms>, levels: number): void {
  const player = me(play);
  const { top, supportFor } = play.box.pack.tribes;
  const before = player.tribe;
  player.tribe = raisedBy(play.box, before, levels);
  play.emit(player.tribe > before ? 'tribeRose' : 'tribeKept', play.seat, player.tribe);
  if (player.tribe === top && player.goods[RICE]! >= supportFor) todo(play, { at: 'buySupport', seat: play.seat });
}
export const buySupport: Decision<ThreeKingdoms> = {
  moves: {
    buy: {
      rule: 'TK-313',
      when: look => (me(look).goods[RICE]! >= look.box.pack.tribes.supportFor ? OK : No.supportCosts),
      effect(play) {
        pay(play, RICE, play.box.pack.tribes.supportFor);
        gain(play, SUPPORT, 1);
      },
    },
    refuse: { rule: 'TK-313', effect() {} },
  },
};
