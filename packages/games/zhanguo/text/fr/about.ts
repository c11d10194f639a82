import type { AboutText } from '@tianxia/kernel';

export const about: AboutText = {
  title: 'ZhanGuo',
  beside: '戰國',
  blurb:
    'Six cartes par manche : glissez-les sous votre plateau pour unifier vos terres, ou envoyez-les à la Cour pour bâtir, recruter et gouverner.',
  reconstructed:
    'La capacité de chaque carte, les plateaux personnels, la plupart des tuiles de mission et l’emplacement des récompenses sont notre reconstitution.',
};
