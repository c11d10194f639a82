import type { About } from '@tianxia/kernel';

export const about: About = {
  id: 'emperors-choice',
  title: "Emperor's Choice",
  original: '始皇帝',
  designers: 'Hisashi Hayashi',
  year: 2017,
  seats: [3, 5],
  minutes: 105,
  weight: 'heavy',
  blurb: { en: 'Bid with generals and soldiers, win the trust of the First Emperor, and decide which policy counts.' },
  reconstructed: {
    en: 'Palace spaces, exit tiles, initial bonus tiles, most hiring costs and some powers are our reconstruction.',
  },
};
