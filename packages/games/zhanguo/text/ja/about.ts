import type { AboutText } from '@tianxia/kernel';

export const about: AboutText = {
  title: '戦国',
  beside: '',
  blurb: '毎ラウンド六枚のカード。差し込んで国を統一するか、宮廷に送って建設・雇用・統治を行うか。',
  reconstructed: 'どのカードがどの能力を持つか、個人ボード、多くの任務タイル、報酬の位置は、私たちによる復元です。',
};
