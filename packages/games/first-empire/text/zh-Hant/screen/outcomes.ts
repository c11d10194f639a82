import type { Words } from '../../../screen/words.ts';

/** What a choice does, before it is made. */
export const outcomes = {
  outcome: what => `${what}的結果`,
  outcomeOf: {
    'turn.tuck': '插入這張牌',
    'turn.idle': '這樣做',
    recruit: '招募',
    search: '這次尋丹',
    governor: '這名郡守',
    hire: '徵工',
    palace: '這座宮殿',
    wall: '這段長城',
    other: '這樣做',
  },
  nothing: '目前沒有變化。',
  stillOpen: '之後還有選擇。',
  whats: {
    points: '分',
    writing: '文字',
    currency: '貨幣',
    laws: '法律',
    officials: '官員',
    workers: '工人',
    unrest: '動亂',
    entrance: '待命兵俑',
    ship: '船',
    elixir: '仙丹分',
    lines: '連線',
    governors: '郡守',
    alchemists: '備用卡',
  },
} satisfies Partial<Words>;
