import type { AboutText } from '@tianxia/kernel';

export const about: AboutText = {
  title: '戦国：始皇帝国',
  beside: '',
  blurb: '文字・通貨・法律を統一し、長城と宮殿を築き、不老不死の仙薬を求めて船を出せ。一人なら、相手は李斯。',
  reconstructed: 'カードのきっかけと能力、陵墓の条件、仙薬の航路、李斯のカードは、私たちによる復元です。',
};
