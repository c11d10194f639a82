import { boardTextIn } from '../board.ts';

export const boardText = boardTextIn({
  signs: '．红蓝黄村水',
  seat: n => `${n}号座位`,
  supply: '剩余宝塔',
  hand: '手牌',
  piles: '各叠',
});
/** What its signs mean. */
export const legend: readonly string[] = [
  '红、蓝、黄是领地，村是村庄，水是水域，．是空的草原。',
  '颜色或村后面的数字是主人的座位；+ 表示大省。',
  '?? 是你看不到的板块；> 是轮到的座位。',
];
