import { boardTextIn } from '../board.ts';

export const boardText = boardTextIn({
  signs: '．紅藍黃村水',
  seat: n => `${n}號座位`,
  supply: '剩餘寶塔',
  hand: '手牌',
  piles: '各疊',
});
/** What its signs mean. */
export const legend: readonly string[] = [
  '紅、藍、黃是領地，村是村莊，水是水域，．是空的草原。',
  '顏色或村後面的數字是主人的座位；+ 表示大省。',
  '?? 是你看不到的板塊；> 是輪到的座位。',
];
