import { type Step, todo } from '@tianxia/kernel';
import { me } from '../goods.ts';
import type { ThreeKingdoms } from '../state.ts';
import { actionBit } from '../words.ts';
import { replacesDrop } from './benefits.ts';

const TAKEN = actionBit('improve-tribal-relations');
const LOWEST = 1;

/** TK-330, TK-331: who did not take the action drops a level, unless a skill says otherwise. (TK-446) */
export const tribe: Step<ThreeKingdoms> = play => {
  const player = me(play);
  todo(play, { at: 'rebellion', seat: play.seat });
  if ((player.taken & TAKEN) !== 0 || replacesDrop(play) || player.tribe === LOWEST) return;
  player.tribe--;
  play.emit('tribe', play.seat, player.tribe);
};
/** TK-332, TK-333: at the lowest level the tribe rebels, however it came there. */
export const rebellion: Step<ThreeKingdoms> = play => {
  const player = me(play);
  if (player.tribe > LOWEST) return;
  player.deficits++;
  play.emit('rebelled', play.seat);
};
