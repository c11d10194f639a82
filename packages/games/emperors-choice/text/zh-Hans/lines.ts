import type { FINAL_LINES, score } from '../../score.ts';
import type { Source } from '../../state.ts';

export const lines: Record<keyof typeof score, string> = {
  start: '起始',
  policies: '结算政策',
  decrees: '诏令',
  icons: '宫殿格与板块',
  treasureUse: '使用秘宝',
  assassin: '刺客',
  emptyPile: '代替贡品',
  shortfalls: '缺少的士兵与信任',
  finalPolicies: '终局：所有政策',
  trust: '终局：信任的一半',
  palace: '终局：宫殿等级',
  money: '终局：金钱',
  characters: '终局：手上人物',
  treasures: '终局：秘宝',
  tributes: '终局：贡品',
};
/** Under its name on the sheet: what the line counts. */
export const aboutLines: Readonly<Record<string, string>> = {
  start: '每位玩家开始时的分数',
  policies: '每次结算政策',
  decrees: '印在诏令板块上',
  icons: '到达或使用时',
  treasureUse: '使用时',
  assassin: '出手时',
  emptyPile: '贡品用完时',
  shortfalls: '付不出的部分',
  finalPolicies: '所有正面朝上的政策再算一次',
  trust: '信任轨上的位置',
  palace: '印在所到的格子上',
  money: '剩余的金钱',
  characters: '印在卡牌上',
  treasures: '印在板块上',
  tributes: '印在板块上',
};
/** In a sentence of the log. */
export const sources: Record<Source, string> = {
  start: '起始',
  policies: '政策',
  decrees: '诏令',
  icons: '宫殿格或板块',
  treasureUse: '秘宝',
  assassin: '刺客',
  emptyPile: '贡品已用完',
  shortfalls: '不足',
  finalPolicies: '终局政策',
};
export const finalSources: Record<(typeof FINAL_LINES)[number], string> = {
  trust: '信任',
  palace: '宫殿',
  money: '金钱',
  characters: '手上人物',
  treasures: '秘宝',
  tributes: '贡品',
};
