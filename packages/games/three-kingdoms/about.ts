import type { About } from '@tianxia/kernel';

export const about: About = {
  id: 'three-kingdoms',
  title: 'Three Kingdoms Redux',
  original: '三國得志',
  designers: 'Christina Ng Zhen Wei, Yeo Keng Leong',
  year: 2014,
  seats: [3, 3],
  minutes: 150,
  weight: 'heavy',
  blurb: {
    en: 'Three lords, unequal from the start. Bid with generals, ally for one space a round, hold the borders.',
  },
  reconstructed: {
    en: 'Most attributes and skills of generals and most state enhancements are our reconstruction; each entry is marked.',
  },
};
