import type { AboutText } from '@tianxia/kernel';

export const about: AboutText = {
  title: 'Qin',
  beside: '秦',
  blurb: 'Posez des dominos, fondez des provinces, prenez les villages. Qui place toutes ses pagodes le premier gagne.',
  reconstructed: 'Les cases des villages, des points d’eau et des territoires de départ sont notre reconstitution.',
};
