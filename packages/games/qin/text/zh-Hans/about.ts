import type { AboutText } from '@tianxia/kernel';

export const about: AboutText = {
  title: '秦',
  beside: '',
  blurb: '铺放板块，建立省份，夺取村庄。最先放完所有宝塔的人获胜。',
  reconstructed: '村庄、水域和起始领地的格位是我们重建的。',
};
