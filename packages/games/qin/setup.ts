import { type Play, type Step, type Table, takeAny, todo } from '@tianxia/kernel';
import { type Box, oneColoured } from './geography.ts';
import { copyOf } from './land.ts';
import type { Qin, State } from './state.ts';

const RANDOM = -1;

/** As far as nothing is drawn: the board side and the options are in the box already. */
export function setup(box: Box, { seats }: Table): State {
  return {
    seats,
    agenda: [{ at: 'deal', seat: -2 }],
    sealed: [],
    ending: '',
    ...copyOf(box.untouched), // QIN-040
    supply: Array<number>(seats).fill(box.pagodas), // QIN-003, QIN-153
    hands: [],
    undrawn: box.tiles.slice(), // QIN-032: all of them, in no order
    heights: [],
    laid: [],
    starter: box.options.randomStart ? RANDOM : 0, // QIN-041, QIN-042
    played: 0,
    points: Array<number>(seats).fill(0),
  };
}
/** QIN-043: starting player, shuffle and deal, fair start, piles. Later games of a match begin here again. */
export const deal: Step<Qin> = play => {
  const { s, box, rand, emit } = play;
  if (s.played > 0) clearTable(s, box);
  if (s.starter === RANDOM) s.starter = rand(s.seats);
  emit('begins', s.starter);
  for (let seat = 0; seat < s.seats; seat++) s.hands[seat] = drawHand(play); // QIN-033
  // QIN-036
  if (box.options.fairStart) for (let k = 0; k < s.seats; k++) redealUntilFair(play, (s.starter + k) % s.seats);
  // QIN-034, QIN-035
  for (let pile = 0; pile < box.piles; pile++)
    s.heights[pile] = Math.floor((s.undrawn.length + box.piles - 1 - pile) / box.piles);
  todo(play, { at: 'turn', seat: s.starter });
};
function clearTable(s: State, box: Box): void {
  Object.assign(s, copyOf(box.untouched));
  s.supply.fill(box.pagodas);
  s.undrawn = box.tiles.slice();
  s.laid = [];
}
function drawHand({ s, box, rand }: Play<Qin>): number[] {
  const hand: number[] = [];
  for (let i = 0; i < box.hand; i++) hand.push(takeAny(s.undrawn, rand));
  return hand;
}
/** QIN-037: a hand without a one-coloured tile goes back, unseen by others, and is drawn again. (QIN-044) */
function redealUntilFair(play: Play<Qin>, seat: number): void {
  const { s, box } = play;
  while (!s.hands[seat]!.some(tile => oneColoured(box, tile))) {
    s.undrawn.push(...s.hands[seat]!);
    s.hands[seat] = drawHand(play);
    play.emit('redealt', seat);
  }
}
