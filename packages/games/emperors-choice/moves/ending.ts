import { endGame, type Step, todo, WHOLE_TABLE } from '@tianxia/kernel';
import { FINAL_LINES, score } from '../score.ts';
import type { EmperorsChoice, Frames } from '../state.ts';
import { scoreForAll } from './settlement.ts';

export const ENDINGS = ['unified'] as const;

/** EC-222, EC-223: every face-up side once more from left to right, then the sheet is added up. */
export const final: Step<EmperorsChoice, Frames['final']> = play => {
  const { s, box, frame, emit } = play;
  if (frame.place === 0) {
    emit('finalScoring');
    s.done = 0; // EC-223
  }
  const side = s.policies[frame.place];
  if (side !== undefined) {
    emit('finalPolicy', side);
    todo(play, { at: 'final', seat: WHOLE_TABLE, place: frame.place + 1 });
    scoreForAll(play, s.order.indexOf(1), side, true); // EC-159; EC-224, EC-225: nobody takes tributes, and no disc is laid
    return;
  }
  for (const [line, name] of FINAL_LINES.entries())
    for (let seat = 0; seat < s.seats; seat++) {
      const points = score[name](s, seat, box);
      if (points > 0) emit('finalLine', seat, points, line);
    }
  endGame(play, ENDINGS[0]);
};
