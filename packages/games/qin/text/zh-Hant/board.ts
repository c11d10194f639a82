import { boardTextIn } from '../board.ts';

export const boardText = boardTextIn({
  signs: '．紅藍黃村水',
  seat: n => `${n}號座位`,
  supply: '剩餘寶塔',
  hand: '手牌',
  piles: '牌堆',
});
