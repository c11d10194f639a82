import type { Words } from '../../../screen/words.ts';
import { auctionWords } from './auction.ts';
import { boardWords } from './board.ts';
import { signed, who } from './people.ts';
import { face, gain, gainBesides, settleWords, unit } from './policies.ts';
import { prompts } from './prompts.ts';
import { thingWords } from './things.ts';
import { trayWords } from './tray.ts';

/** The table of Emperor's Choice in simplified Chinese. */
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
  when: (round, of, phase) => `第${round}/${of}轮 · ${phase}`,
  phases: {
    setup: '起始奖励',
    auction: '竞标',
    management: '内政',
    decree: '诏令',
    preparation: '准备',
    end: '终局计分',
  },
  change: (before, after) => (before === after ? `${before}` : `${before} → ${after}`),
  reason: text => `${text}。`,
  tallySettlement: '结算政策',
  // ---- players ----
  points: vp => `${vp}分`,
  vp: '分',
  money: '金钱',
  cubesOwned: '士兵',
  cardsHeld: '手上或亮出的人物',
  cards: () => '张',
  you: many => `你：${many}`,
  goods: '财物',
  revealed: '竞标中亮出',
  nothingRevealed: '无',
  orderTile: '顺位板块',
  // ---- outcome ----
  choiceDoes: '这样做的结果',
  thenUnknown: '接下来由抽牌或其他玩家决定。',
  whats: { vp: '分', trust: '信任', money: '金钱', cubes: '士兵', palace: '宫殿等级' },
  speech: { you: '你', youWord: '你', yourWord: '你的' },
};
