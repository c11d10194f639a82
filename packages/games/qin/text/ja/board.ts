import { boardTextIn } from '../board.ts';

export const boardText = boardTextIn({
  signs: '．赤青黄村池',
  seat: n => `席${n}`,
  supply: '残り',
  hand: '手札',
  piles: '山',
});
/** What its signs mean. */
export const legend: readonly string[] = [
  '赤・青・黄は領土、村は村、池は池、．は空いた草原です。',
  '色や村の後ろの数字は、持ち主の席です。+は大州です。',
  '??は見えないタイル、>は手番の席です。',
];
