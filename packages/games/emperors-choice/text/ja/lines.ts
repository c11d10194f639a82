import type { FINAL_LINES, score } from '../../score.ts';
import type { Source } from '../../state.ts';

export const lines: Record<keyof typeof score, string> = {
  start: '開始時',
  policies: '政策の決算',
  decrees: '詔勅',
  icons: '宮殿マスとタイル',
  treasureUse: '秘宝の使用',
  assassin: '刺客',
  emptyPile: '貢物の代わり',
  shortfalls: '兵士・信頼の不足',
  finalPolicies: '最終：全政策',
  trust: '最終：信頼の半分',
  palace: '最終：宮殿レベル',
  money: '最終：お金',
  characters: '最終：手札の人物',
  treasures: '最終：秘宝',
  tributes: '最終：貢物',
};
export const aboutLines: Readonly<Record<string, string>> = {
  start: '全員が最初に持つ点',
  policies: '政策が決算されるたび',
  decrees: '詔勅タイルの点',
  icons: '到達・使用したとき',
  treasureUse: '使用したとき',
  assassin: '襲ったとき',
  emptyPile: '貢物がなかったとき',
  shortfalls: '払えなかった分',
  finalPolicies: '表の政策をもう一度',
  trust: 'トラックの位置による',
  palace: '到達したマスの点',
  money: '残ったお金',
  characters: 'カードの点',
  treasures: 'カードの点',
  tributes: 'カードの点',
};
export const sources: Record<Source, string> = {
  start: '開始時',
  policies: '政策',
  decrees: '詔勅',
  icons: '宮殿マス・タイル',
  treasureUse: '秘宝',
  assassin: '刺客',
  emptyPile: '貢物なし',
  shortfalls: '不足',
  finalPolicies: '政策の最終決算',
};
export const finalSources: Record<(typeof FINAL_LINES)[number], string> = {
  trust: '信頼',
  palace: '宮殿',
  money: 'お金',
  characters: '手札の人物',
  treasures: '秘宝',
  tributes: '貢物',
};
