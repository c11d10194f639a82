import type { AboutText } from '@tianxia/kernel';

export const about: AboutText = {
  title: '三国得志',
  beside: '',
  blurb: '三位主公，起步不均。以武将竞标，每轮为一处结盟，守住边境。',
  reconstructed: '多数武将的属性与技能、多数建设是我们重建的；每一项都有标记。',
};
