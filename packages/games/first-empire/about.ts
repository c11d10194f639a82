import type { About } from '@tianxia/kernel';

export const about: About = {
  id: 'first-empire',
  title: 'Zhanguo: The First Empire',
  original: '戰國：始皇帝國',
  designers: 'Marco Canetta, Stefania Niccolini',
  year: 2023,
  seats: [1, 4],
  minutes: 90,
  weight: 'heavy',
  blurb: {
    en: 'Unify writing, currency and laws; build walls and palaces; sail for the elixir. Alone, you face Li Si.',
  },
  reconstructed: {
    en: 'Triggers and abilities of the cards, Mausoleum conditions, the Elixir route and Li Si’s cards are our reconstruction.',
  },
};
