import { boardTextIn } from '../board.ts';

export const boardText = boardTextIn({
  signs: '．红蓝黄村水',
  seat: n => `${n}号座位`,
  supply: '剩余宝塔',
  hand: '手牌',
  piles: '牌堆',
});
