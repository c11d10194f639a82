import type { AboutText } from '@tianxia/kernel';

export const about: AboutText = {
  title: '皇帝的抉择',
  beside: '始皇帝',
  blurb: '以将领和士兵竞标，赢得始皇帝的信任，左右哪项政策算数。',
  reconstructed: '宫殿格位、退场板块、起始奖励板块、多数雇用费用和部分战力是我们重建的。',
};
