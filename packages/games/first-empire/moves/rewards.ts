import { OK, type Reason, type Seat, todo, WHOLE_TABLE } from '@tianxia/kernel';
import { ROWS } from '../at.ts';
import { isLiSi } from '../box.ts';
import { whyNotTake } from '../facts/rewards.ts';
import { aspectOfRow, nextAsked, rewardOfRow } from '../facts/tokens.ts';
import type { Automatic, Choice, Doing, Here } from '../rule.ts';
import { NOBODY, type State } from '../state.ts';
import { returnTokens } from './gains.ts';

// ---- FE-236: row by row, the strongest first ----
export const rewards: Automatic<'rewards'> = play => {
  const { row } = play.frame;
  if (row === ROWS) todo(play, { at: 'newOrder', seat: WHOLE_TABLE });
  else
    todo(play, { at: 'offer', seat: WHOLE_TABLE, row, asked: 0 }, { at: 'rewards', seat: WHOLE_TABLE, row: row + 1 });
};
export const offer: Automatic<'offer'> = play => {
  const { s, box, frame } = play;
  const aspect = aspectOfRow(s, box, frame.row);
  const best = nextAsked(s, box, aspect, frame.asked); // FE-238
  if (best === NOBODY) return play.emit('unclaimed', aspect); // FE-241
  if (isLiSi(box, best)) return takeAway(play, best, frame.row);
  todo(play, { at: 'reward', seat: best, row: frame.row, asked: frame.asked | (1 << best) });
};
function moveMarker(s: State, seat: Seat, row: number): void {
  const before = s.column.indexOf(seat);
  if (before >= 0) s.column[before] = NOBODY; // FE-242: it ends on the last one taken
  s.column[row] = seat;
}
/** FE-396: Li Si takes it from you and gains nothing. */
function takeAway(play: Doing, seat: Seat, row: number): void {
  const { s, box } = play;
  const aspect = aspectOfRow(s, box, row);
  returnTokens(play, seat, aspect);
  moveMarker(s, seat, row);
  play.emit('liSiTakesReward', seat, aspect);
}

/** FE-239 */
const isTakeable = (look: Here<{ row: number }>): Reason =>
  whyNotTake(look, rewardOfRow(look.s, look.box, look.frame.row));

export const reward: Choice<'reward'> = {
  moves: {
    accept: {
      rule: 'FE-240',
      when: isTakeable,
      effect(play) {
        const { s, box, seat, frame } = play;
        const aspect = aspectOfRow(s, box, frame.row);
        const list = rewardOfRow(s, box, frame.row);
        returnTokens(play, seat, aspect);
        moveMarker(s, seat, frame.row);
        play.emit('accepted', seat, list, aspect);
        todo(play, { at: 'effects', seat, list, i: 0, region: 0 }, { at: 'soldiers', seat });
      },
    },
    pass: {
      rule: 'FE-241',
      effect(play) {
        const { s, box, seat, frame } = play;
        const aspect = aspectOfRow(s, box, frame.row);
        const why = isTakeable(play);
        if (why === OK) play.emit('declined', seat, aspect);
        else play.emit('unable', seat, aspect, why);
        todo(play, { at: 'offer', seat: WHOLE_TABLE, row: frame.row, asked: frame.asked });
      },
    },
  },
};
