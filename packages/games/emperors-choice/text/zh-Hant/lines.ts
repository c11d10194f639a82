import type { FINAL_LINES, score } from '../../score.ts';
import type { Source } from '../../state.ts';

export const lines: Record<keyof typeof score, string> = {
  start: '起始',
  policies: '結算政策',
  decrees: '詔令',
  icons: '宮殿格與板塊',
  treasureUse: '使用秘寶',
  assassin: '刺客',
  emptyPile: '代替貢品',
  shortfalls: '缺少的士兵與信任',
  finalPolicies: '終局：所有政策',
  trust: '終局：信任的一半',
  palace: '終局：宮殿等級',
  money: '終局：金錢',
  characters: '終局：手上人物',
  treasures: '終局：秘寶',
  tributes: '終局：貢品',
};
/** Under its name on the sheet: what the line counts. */
export const aboutLines: Readonly<Record<string, string>> = {
  start: '每位玩家開始時的分數',
  policies: '每次結算政策',
  decrees: '印在詔令板塊上',
  icons: '到達或使用時',
  treasureUse: '使用時',
  assassin: '出手時',
  emptyPile: '貢品用完時',
  shortfalls: '付不出的部分',
  finalPolicies: '所有正面朝上的政策再算一次',
  trust: '信任軌上的位置',
  palace: '印在所到的格子上',
  money: '剩餘的金錢',
  characters: '印在卡牌上',
  treasures: '印在板塊上',
  tributes: '印在板塊上',
};
/** In a sentence of the log. */
export const sources: Record<Source, string> = {
  start: '起始',
  policies: '政策',
  decrees: '詔令',
  icons: '宮殿格或板塊',
  treasureUse: '秘寶',
  assassin: '刺客',
  emptyPile: '貢品已用完',
  shortfalls: '不足',
  finalPolicies: '終局政策',
};
export const finalSources: Record<(typeof FINAL_LINES)[number], string> = {
  trust: '信任',
  palace: '宮殿',
  money: '金錢',
  characters: '手上人物',
  treasures: '秘寶',
  tributes: '貢品',
};
