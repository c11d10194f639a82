import type { Words } from '../../../screen/words.ts';

/** What a choice does, before it is made. */
export const outcomes = {
  outcome: what => `${what}的结果`,
  outcomeOf: {
    'turn.tuck': '插入这张牌',
    'turn.idle': '这样做',
    recruit: '招募',
    search: '这次寻丹',
    governor: '这名郡守',
    hire: '征工',
    palace: '这座宫殿',
    wall: '这段长城',
    other: '这样做',
  },
  nothing: '目前没有变化。',
  stillOpen: '之后还有选择。',
  whats: {
    points: '分',
    writing: '文字',
    currency: '货币',
    laws: '法律',
    officials: '官员',
    workers: '工人',
    unrest: '动乱',
    entrance: '待命兵俑',
    ship: '船',
    elixir: '仙丹分',
    lines: '连线',
    governors: '郡守',
    alchemists: '备用卡',
  },
} satisfies Partial<Words>;
