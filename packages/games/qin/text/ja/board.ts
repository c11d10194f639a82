import { boardTextIn } from '../board.ts';

export const boardText = boardTextIn({
  signs: '．赤青黄村水',
  seat: n => `席${n}`,
  supply: '残り',
  hand: '手札',
  piles: '山',
});
