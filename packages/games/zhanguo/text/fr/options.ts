import type { Texts } from '@tianxia/kernel';
import type { ZhanGuo } from '../../state.ts';

export const options: Texts<ZhanGuo>['options'] = {
  boards: {
    name: 'Plateaux personnels',
    about: 'Quelles faces sont utilisées, et comment on les répartit.',
    values: {
      sideA: { name: 'Faces A', about: 'Toutes identiques. Idéal pour une première partie.' },
      sideB: { name: 'Faces B, au choix', about: 'Chacune a ses pouvoirs ; le dernier joueur choisit en premier.' },
      auction: { name: 'Faces B, aux enchères', about: 'Chacun part avec 15 points et mise pour choisir.' },
    },
  },
  cards: {
    name: 'Pioche des cartes',
    about: 'Comment on reçoit les six cartes d’une manche.',
    values: {
      two: { name: 'en piocher deux', about: 'Deux cartes de chaque couleur.' },
      choice: {
        name: 'au choix',
        about: 'Aux manches 1 à 4, on pioche trois cartes de chaque couleur et on en garde deux.',
      },
    },
  },
  order: {
    name: 'Ordre du tour',
    about: 'Dans quel ordre on joue ses cartes.',
    values: {
      clockwise: { name: 'sens horaire', about: 'Autour de la table à partir du premier joueur.' },
      track: { name: 'piste des récompenses', about: 'De haut en bas de la piste des récompenses.' },
    },
  },
  unrest: {
    name: 'Agitation en engageant',
    about: 'Combien d’agitation provoque l’engagement d’ouvriers.',
    values: {
      once: { name: 'un cran', about: 'Un seul cran, quel que soit le nombre d’ouvriers.' },
      perWorker: { name: 'un par ouvrier', about: 'Un cran pour chaque ouvrier engagé. Plus difficile.' },
    },
  },
  turnEnd: {
    name: 'Fin du tour',
    about: 'Qui valide les missions et termine le tour.',
    values: {
      automatic: { name: 'automatique', about: 'Vos missions sont validées dès que possible, et la partie continue.' },
      byHand: {
        name: 'à la main',
        about: 'Vous validez vos missions, faites vos derniers déplacements gratuits et terminez votre tour.',
      },
    },
  },
  unrestWall: {
    name: 'Muraille moins agitation',
    about:
      'Ce que donnent 5, 10 ou 15 points moins l’agitation totale quand celle-ci est plus forte. La règle se lit des deux façons.',
    values: {
      atLeast0: { name: 'jamais sous 0', about: 'Une telle muraille ne rapporte rien.' },
      negative: { name: 'peut être négatif', about: 'Une telle muraille coûte des points.' },
    },
  },
};
