import type { AboutText } from '@tianxia/kernel';

export const about: AboutText = {
  title: 'エンペラーズ・チョイス',
  beside: '始皇帝',
  blurb: '将軍と兵士で競り、始皇帝の信頼を得て、どの政策を採るかを決めよ。',
  reconstructed: '宮殿のマス、離脱タイル、初期ボーナスタイル、雇用費の多くと一部の能力は、私たちによる復元です。',
};
