import type { HelpTexts } from '@tianxia/kernel';
import type { guide } from '../../teach/guide.ts';
import type { help as first } from '../../teach/help.ts';

export const help: HelpTexts<typeof first, typeof guide> = {
  goal: 'Soyez le premier à poser toutes vos pagodes sur le plateau.',
  phases: { lay: 'Poser une tuile', draw: 'Piocher une tuile' },
  actions: {
    lay: '**Poser une tuile.** Deux territoires d’une couleur qui se touchent deviennent votre province et reçoivent une pagode de votre réserve. À cinq territoires, elle en reçoit une deuxième.',
    draw: '**Piocher.** Cela ne fait que compléter votre main. Toutes les piles se valent.',
  },
  firsts: {
    skipped: {
      title: 'Un tour est sauté',
      text: 'Qui ne peut poser aucune de ses tuiles ne pose rien et ne pioche rien. Les autres continuent.',
    },
  },
};
