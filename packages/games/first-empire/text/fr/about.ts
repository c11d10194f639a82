import type { AboutText } from '@tianxia/kernel';

export const about: AboutText = {
  title: 'Zhanguo: The First Empire',
  beside: '戰國：始皇帝國',
  blurb:
    'Unifiez l’écriture, la monnaie et les lois ; construisez murailles et palais ; voguez vers l’élixir. Seul, vous affrontez Li Si.',
  reconstructed:
    'Déclencheurs et capacités des cartes, conditions du Mausolée, route de l’Élixir et cartes de Li Si sont notre reconstitution.',
};
