import type { About } from '@tianxia/kernel';

export const about: About = {
  id: 'qin',
  title: 'Qin',
  original: '秦',
  designers: 'Reiner Knizia',
  year: 2012,
  seats: [2, 4],
  minutes: 25,
  weight: 'light',
  blurb: { en: 'Lay dominoes, found provinces, take villages. First to place every pagoda wins.' },
  reconstructed: { en: 'The squares of villages, water and start territories are our reconstruction.' },
};
