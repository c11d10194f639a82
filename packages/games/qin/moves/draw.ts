import { among, type Decision, type Look, OK, type Play, type Seat, type Step, takeAny, todo } from '@tianxia/kernel';
import { No } from '../reasons.ts';
import type { Qin } from '../state.ts';
import { finishBlocked } from './finish.ts';

function drawFrom({ s, seat, rand, emit }: Play<Qin>, pile: number): void {
  const tile = takeAny(s.undrawn, rand);
  s.heights[pile]!--;
  s.hands[seat]!.push(tile);
  emit('drew', seat, tile);
}
function highest({ heights }: { heights: readonly number[] }): number {
  let best = 0;
  for (let pile = 1; pile < heights.length; pile++) if (heights[pile]! > heights[best]!) best = pile;
  return best;
}
const nextSeat = ({ s, seat }: Look<Qin>): Seat => (seat + 1) % s.seats;

/** QIN-160, QIN-161, QIN-162: one tile from any pile. Piles are alike, so the table chooses, unless the players asked to choose themselves. */
export function endTurn(play: Play<Qin>): void {
  const { s, box, seat } = play;
  if (box.options.choosesPile && s.heights.filter(height => height > 0).length > 1) {
    todo(play, { at: 'draw', seat }, { at: 'turn', seat: nextSeat(play) });
    return;
  }
  if (s.undrawn.length > 0) drawFrom(play, highest(s));
  nextTurn(play, nextSeat(play));
}
export const draw: Decision<Qin> = {
  moves: {
    draw: {
      rule: 'QIN-160',
      point: [
        among(
          'pile',
          ({ s }) => [...s.heights.keys()],
          ({ s }, pile) => (s.heights[pile]! > 0 ? OK : No.emptyPile),
        ),
      ],
      effect: drawFrom,
    },
  },
};

/** Who can lay must, who cannot is skipped; when nobody can, the game is over. */
function nextTurn(play: Play<Qin>, seat: Seat): void {
  const { s, emit } = play;
  for (let k = 0; k < s.seats; k++) {
    const frame = { at: 'lay', seat: (seat + k) % s.seats } as const;
    if (play.why(frame) !== OK) continue;
    for (let skipped = 0; skipped < k; skipped++) emit('skipped', (seat + skipped) % s.seats); // QIN-174
    todo(play, frame); // QIN-052: and nothing but a lay is offered
    return;
  }
  finishBlocked(play); // QIN-171, QIN-172, QIN-173
}
export const turn: Step<Qin> = play => nextTurn(play, play.seat);
