import type { AboutText } from '@tianxia/kernel';

export const about: AboutText = {
  title: '皇帝的抉擇',
  beside: '始皇帝',
  blurb: '以將領和士兵競標，贏得始皇帝的信任，左右哪項政策算數。',
  reconstructed: '宮殿格位、退場板塊、起始獎勵板塊、多數雇用費用和部分戰力是我們重建的。',
};
