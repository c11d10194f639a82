import type { AboutText } from '@tianxia/kernel';

export const about: AboutText = {
  title: 'Three Kingdoms Redux',
  beside: '三國得志',
  blurb:
    'Trois seigneurs, inégaux dès le départ. Enchérissez avec vos généraux, alliez-vous pour une case par manche, tenez les frontières.',
  reconstructed:
    'La plupart des attributs et talents des généraux et la plupart des améliorations d’État sont notre reconstitution ; chaque entrée est marquée.',
};
