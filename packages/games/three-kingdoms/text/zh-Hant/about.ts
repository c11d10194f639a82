import type { AboutText } from '@tianxia/kernel';

export const about: AboutText = {
  title: '三國得志',
  beside: '',
  blurb: '三位主公，起步不均。以武將競標，每輪為一處結盟，守住邊境。',
  reconstructed: '多數武將的屬性與技能、多數建設是我們重建的；每一項都有標記。',
};
