import type { AboutText } from '@tianxia/kernel';

export const about: AboutText = {
  title: '战国：始皇帝国',
  beside: '',
  blurb: '统一文字、货币与法律；修长城，建宫殿；出海求仙丹。单人时，对手是李斯。',
  reconstructed: '牌的触发条件与能力、陵墓条件、仙丹航线和李斯的牌是我们重建的。',
};
