import type { AboutText } from '@tianxia/kernel';

export const about: AboutText = {
  title: '三国得志',
  beside: '',
  blurb: '初めから不均等な三人の君主。武将で入札し、毎ラウンド一か所で手を結び、国境を守れ。',
  reconstructed: '武将の能力値と技能の多く、国策の多くは、私たちによる復元です。該当する項目には印があります。',
};
