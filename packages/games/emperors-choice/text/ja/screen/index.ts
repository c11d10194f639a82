import type { Words } from '../../../screen/words.ts';
import { auctionWords } from './auction.ts';
import { boardWords } from './board.ts';
import { face, gain, gainBesides, settleWords } from './policies.ts';
import { prompts } from './prompts.ts';
import { signed, thingWords, who } from './things.ts';
import { trayWords } from './tray.ts';
import { unit } from './units.ts';

/** The table of Emperor's Choice in Japanese, in the terms of the printed rules. */
export const words: Words = {
  ...thingWords,
  ...boardWords,
  ...auctionWords,
  ...trayWords,
  prompts,
  who,
  gain,
  gainBesides,
  settleWords,
  unit,
  face,
  capital: text => text,
  signed,
  signedVp: (vp, plus = false) => (vp < 0 || (plus && vp > 0) ? signed(vp) : `${vp}`),
  when: (round, of, phase) => `第${round}/${of}ラウンド・${phase}`,
  phases: {
    setup: '初期ボーナス',
    auction: '競り',
    management: '内政',
    decree: '詔勅',
    preparation: '準備',
    end: '最終決算',
  },
  change: (before, after) => (before === after ? `${before}` : `${before} → ${after}`),
  reason: text => `${text}。`,
  tallySettlement: '政策の決算',
  points: vp => `勝利点${vp}`,
  vp: '点',
  money: 'お金',
  cubesOwned: '兵士キューブ',
  cardsHeld: '手札と公開中の人物',
  cards: () => '枚',
  you: many => `あなた ${many}`,
  goods: '所有物',
  revealed: '競りで公開中',
  nothingRevealed: 'なし',
  orderTile: '順番タイル',
  choiceDoes: 'この選択の結果',
  thenUnknown: 'この先は、引くカードやほかの人の選択で決まります。',
  whats: { vp: '点', trust: '信頼', money: 'お金', cubes: '兵士', palace: '宮殿レベル' },
  speech: { you: 'あなた', youWord: 'あなた', yourWord: 'あなたの' },
};
