import type { Words } from '../../../screen/words.ts';
import { auctionWords } from './auction.ts';
import { boardWords } from './board.ts';
import { signed, who } from './people.ts';
import { face, gain, gainBesides, settleWords, unit } from './policies.ts';
import { prompts } from './prompts.ts';
import { thingWords } from './things.ts';
import { trayWords } from './tray.ts';

/** The table of Emperor's Choice in traditional Chinese. */
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
  when: (round, of, phase) => `第${round}/${of}輪 · ${phase}`,
  phases: {
    setup: '起始獎勵',
    auction: '競標',
    management: '內政',
    decree: '詔令',
    preparation: '準備',
    end: '終局計分',
  },
  change: (before, after) => (before === after ? `${before}` : `${before} → ${after}`),
  reason: text => `${text}。`,
  tallySettlement: '結算政策',
  // ---- players ----
  points: vp => `${vp}分`,
  vp: '分',
  money: '金錢',
  cubesOwned: '士兵',
  cardsHeld: '手上或亮出的人物',
  cards: () => '張',
  you: many => `你：${many}`,
  goods: '財物',
  revealed: '競標中亮出',
  nothingRevealed: '無',
  orderTile: '順位板塊',
  // ---- outcome ----
  choiceDoes: '這樣做的結果',
  thenUnknown: '接下來由抽牌或其他玩家決定。',
  whats: { vp: '分', trust: '信任', money: '金錢', cubes: '士兵', palace: '宮殿等級' },
  speech: { you: '你', youWord: '你', yourWord: '你的' },
};
