import type { AboutText } from '@tianxia/kernel';

export const about: AboutText = {
  title: '秦',
  beside: '',
  blurb: '鋪放板塊，建立省份，奪取村莊。最先放完所有寶塔的人獲勝。',
  reconstructed: '村莊、水域和起始領地的格位是我們重建的。',
};
