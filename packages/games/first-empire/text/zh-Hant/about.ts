import type { AboutText } from '@tianxia/kernel';

export const about: AboutText = {
  title: '戰國：始皇帝國',
  beside: '',
  blurb: '統一文字、貨幣與法律；修長城，建宮殿；出海求仙丹。單人時，對手是李斯。',
  reconstructed: '牌的觸發條件與能力、陵墓條件、仙丹航線和李斯的牌是我們重建的。',
};
