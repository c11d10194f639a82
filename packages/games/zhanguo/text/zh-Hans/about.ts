import type { AboutText } from '@tianxia/kernel';

export const about: AboutText = {
  title: '战国',
  beside: '',
  blurb: '每轮六张牌：插入地区推行统一，或送上朝廷，筑城、用人、治国。',
  reconstructed: '各牌的能力、个人版图、多数任务板块和奖赏的位置是我们重建的。',
};
