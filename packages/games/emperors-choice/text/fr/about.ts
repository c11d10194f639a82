import type { AboutText } from '@tianxia/kernel';

export const about: AboutText = {
  title: 'Emperor’s Choice',
  beside: '始皇帝',
  blurb:
    'Enchérissez avec généraux et soldats, gagnez la confiance du Premier Empereur, et décidez quelle politique compte.',
  reconstructed:
    'Les espaces du palais, les tuiles de sortie, les bonus de départ, la plupart des coûts de recrutement et quelques puissances sont notre reconstitution.',
};
