import type { About } from '@tianxia/kernel';

export const about: About = {
  id: 'zhanguo',
  title: 'ZhanGuo',
  original: '戰國',
  designers: 'Marco Canetta, Stefania Niccolini',
  year: 2014,
  seats: [2, 4],
  minutes: 90,
  weight: 'heavy',
  blurb: { en: 'Six cards a round: tuck them to unify your land, or send them to Court to build, hire and govern.' },
  reconstructed: {
    en: 'Which card has which ability, the player boards, most task tiles and the places of the rewards are our reconstruction.',
  },
};
