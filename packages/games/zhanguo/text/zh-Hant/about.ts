import type { AboutText } from '@tianxia/kernel';

export const about: AboutText = {
  title: '戰國',
  beside: '',
  blurb: '每輪六張牌：插入地區推行統一，或送上朝廷，築城、用人、治國。',
  reconstructed: '各牌的能力、個人版圖、多數任務板塊和獎賞的位置是我們重建的。',
};
