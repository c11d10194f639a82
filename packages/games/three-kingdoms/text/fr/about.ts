import type { AboutText } from '@tianxia/kernel';

export const about: AboutText = {
  title: 'Three Kingdoms Redux',
  beside: '三國得志',
  blurb:
    'Trois seigneurs, inégaux dès le départ. Enchérissez avec vos généraux, alliez-vous pour un espace par manche, tenez les frontières.',
  reconstructed:
    'La plupart des valeurs et capacités des généraux et la plupart des améliorations sont notre reconstitution ; chaque entrée est marquée.',
};
