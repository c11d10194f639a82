import { endGame, type Play, type Seat, todo, WHOLE_TABLE } from '@tianxia/kernel';
import type { Qin } from '../state.ts';

export const ENDINGS = ['lastPagoda', 'noTiles', 'noPlace'] as const;
type Ending = (typeof ENDINGS)[number];

/** QIN-170: the last pagoda is on the board. (QIN-001) */
export function finishGame(play: Play<Qin>, winner: Seat): void {
  play.emit('won', winner);
  finish(play, 'lastPagoda');
}
/** QIN-171, QIN-172: nobody can lay any more. */
export function finishBlocked(play: Play<Qin>): void {
  play.emit('finished');
  finish(play, play.s.hands.every(hand => hand.length === 0) ? 'noTiles' : 'noPlace');
}
function finish(play: Play<Qin>, ending: Ending): void {
  const { s, box } = play;
  if (box.options.match !== 'single') scoreMatch(play);
  s.played++;
  const games = box.options.match === 'two' ? 2 : box.options.match === 'minus' ? s.seats : 1;
  if (s.played === games) {
    endGame(play, ending);
    return;
  }
  s.starter = (s.starter + 1) % s.seats; // the start is exchanged
  todo(play, { at: 'deal', seat: WHOLE_TABLE });
}
/** QIN-192: in `minus` losers score minus the pagodas left; in `two` a win is 2 points, a shared one 1. */
function scoreMatch({ s, box, emit }: Play<Qin>): void {
  const least = Math.min(...s.supply);
  const winners = s.supply.filter(left => left === least).length;
  for (let seat = 0; seat < s.seats; seat++) {
    const wins = s.supply[seat] === least;
    const points = box.options.match === 'minus' ? (wins ? 0 : -s.supply[seat]!) : wins ? (winners === 1 ? 2 : 1) : 0;
    s.points[seat]! += points;
    emit('scored', seat, points);
  }
}
