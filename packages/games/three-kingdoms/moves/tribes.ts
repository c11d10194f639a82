import { type Step, todo } from '@tianxia/kernel';
import { LOWEST, tookTribe } from '../facts/tribe.ts';
import { me } from '../goods.ts';
import type { ThreeKingdoms } from '../state.ts';
import { replacesDrop } from './benefits.ts';

/**
 * TK-330, TK-331: who did not take the action drops a level, unless a skill says otherwise.
 * All have acted by now, so Ling Cao's works in the round in which he is stationed (TK-446).
 */
export const tribe: Step<ThreeKingdoms> = play => {
  const player = me(play);
  todo(play, { at: 'rebellion', seat: play.seat });
  if (tookTribe(play.s, play.seat) || replacesDrop(play) || player.tribe === LOWEST) return;
  player.tribe--;
  play.emit('tribeFell', play.seat, player.tribe);
};
/** TK-332, TK-333: at the lowest level the tribe rebels, however it came there. */
export const rebellion: Step<ThreeKingdoms> = play => {
  const player = me(play);
  if (player.tribe > LOWEST) return;
  player.deficits++; // TK-375
  play.emit('rebelled', play.seat);
};
