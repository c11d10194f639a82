import { boardTextIn } from '../board.ts';

export const boardText = boardTextIn({ seat: n => `seat ${n}`, supply: 'supply', hand: 'hand', piles: 'piles' });
/** What its signs mean. */
export const legend: readonly string[] = [
  'R red, B blue, Y yellow, v village, ~ water, . free grassland',
  'A number behind a colour or a village: the seat that owns it. +: a major province.',
  '??: a tile you do not see. >: whose turn it is.',
];
