import { boardTextIn } from '../board.ts';

export const boardText = boardTextIn({
  signs: '.RBJv~',
  seat: n => `place ${n}`,
  supply: 'réserve',
  hand: 'main',
  piles: 'piles',
});
/** What its signs mean. */
export const legend: readonly string[] = [
  'R rouge, B bleu, J jaune, v village, ~ point d’eau, . prairie libre',
  'Un nombre après une couleur ou un village : la place qui le possède. + : une province majeure.',
  '?? : une tuile que vous ne voyez pas. > : à qui de jouer.',
];
