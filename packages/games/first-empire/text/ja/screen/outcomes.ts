import type { Saying } from '@tianxia/kernel';
import type { outcomes as english } from '../../en/screen/outcomes.ts';

/** What a choice does, before it is made. */
export const outcomes: Saying<typeof english> = {
  outcome: what => `${what}の結果`,
  outcomeOf: {
    'turn.tuck': 'この差し込み',
    'turn.idle': 'この選択',
    recruit: 'この登用',
    search: 'この探索',
    governor: 'この郡守',
    hire: 'この雇用',
    palace: 'この宮殿',
    wall: 'この長城',
    other: 'この選択',
  },
  nothing: '今は何も変わりません。',
  stillOpen: 'この後も選択があります。',
  whats: {
    points: '点',
    writing: '文字',
    currency: '通貨',
    laws: '法律',
    officials: '役人',
    workers: '労働者',
    unrest: '不満',
    entrance: '待機兵士',
    ship: '船',
    elixir: '仙薬の点',
    lines: '行・列',
    governors: '郡守',
    alchemists: '取り置き',
  },
};
