import type { TableSeat } from '../tables.ts';
import type { Words } from '../text/words.ts';

/** How a seat is taken, in a word or two: 'bot, steady'. */
export function seatNote(seat: Pick<TableSeat, 'by' | 'bot'>, words: Words['setup']): string {
  if (seat.by === 'bot') return words.botNote(words.bots[seat.bot ?? 'greedy']);
  return seat.by === 'you' ? words.you : seat.by === 'here' ? words.here : words.link;
}
