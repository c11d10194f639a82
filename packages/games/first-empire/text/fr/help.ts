import type { HelpTexts } from '@tianxia/kernel';
import type { guide } from '../../teach/guide.ts';
import type { help as first } from '../../teach/help.ts';

export const help: HelpTexts<typeof first, typeof guide> = {
  goal: 'Ayez le plus de points après cinq manches.',
  phases: {
    start: 'Avant la première manche',
    cards: 'Jouer les cartes',
    rewards: 'Récompenses',
    liSi: 'Tour de Li Si',
  },
  actions: {
    start: '**Prendre une tuile de départ.** Elle dit avec quoi vous commencez. L’autre quitte le jeu.',
    tuck: '**Glisser une carte dans une région.** Des jetons de son aspect tout de suite, sa capacité plus tard. Dès la deuxième carte, l’Agitation monte.',
    court:
      '**Jouer une carte à la Cour.** Une action sur six. Si le numéro convient, vos cartes glissées pour cette action peuvent s’activer.',
    idle: '**Défausser une carte.** Seulement quand rien d’autre n’est possible.',
    recruit:
      '**Recruter un Officiel.** L’Alchimiste place des cartes, l’Architecte construit, le Général engage ; un de chaque fait un Gouverneur.',
    hire: '**Engager des Ouvriers.** Ils paient Palais et Murailles.',
    soldier: '**Libérer un Soldat.** Il attend à l’Entrée que vous remplissiez la condition d’une tuile du Mausolée.',
    alchemist: '**Placer une carte Alchimiste.** Plus votre Navire est loin, plus chacune vaut à la fin.',
    governor:
      '**Installer un Gouverneur.** Il coûte un Officiel de chaque type, donne un bonus, met fin à l’Agitation et compte pour la majorité à la fin.',
    palace: '**Construire un Palais.** Il rapporte aussitôt, avec une tuile de sa région et un grand jeton.',
    token: '**Prendre un jeton.** Les jetons achètent les récompenses ; ce qui reste libère des Soldats.',
    wall: '**Construire une Muraille.** Elle compte à la fin pour ce que demande sa section. Chaque Ouvrier vient d’une autre région.',
    emperor: '**Poser la tuile Empereur sur une carte.** Désormais, cette carte s’active avec l’action de la tuile.',
    activate: '**Activer une carte.** Sa capacité est gratuite. Chaque carte une fois, dans l’ordre voulu.',
    move: '**Déplacer une pièce.** Amenez Officiels ou Ouvriers là où ils serviront.',
    calm: '**Baisser l’Agitation.** Au niveau 3, les cartes de la région se taisent.',
    tomb: '**Placer un Soldat au Mausolée.** Il rapporte aussitôt ; une rangée ou une colonne complète rapporte encore à la fin.',
    accept: '**Prendre la récompense.** Elle coûte tous vos jetons de cet aspect.',
    pass: '**Passer.** Vous gardez vos jetons.',
    giveBack: '**Rendre un jeton.** Vous n’en gardez que cinq petits.',
    done: '**Terminer.** Quand plus rien ici ne vous sert.',
  },
  firsts: {
    woken: {
      title: 'Après l’action',
      text: 'Ou bien vous activez les cartes glissées qui attendent cette action, si le numéro convenait, ou bien vous déplacez un Officiel. Pas les deux.',
    },
    risen: {
      title: 'L’Agitation monte',
      text: 'Rien ne peut la pousser au-delà de 3, et à 3 les cartes de la région se taisent. Un Gouverneur la ramène à 0.',
    },
    governors: {
      title: 'Les Gouverneurs comptent à la fin',
      text: 'Dans chaque région, qui en a le plus marque des points. En cas d’égalité, on partage.',
    },
    palaces: {
      title: 'Un Palais rapporte aussitôt',
      text: 'Six points et ceux d’une tuile de sa région. Il donne aussi un grand jeton, qui vaut deux cette manche.',
    },
    walls: {
      title: 'Une Muraille compte à la fin',
      text: 'Sa section dit ce qu’elle compte, le niveau de l’emplacement dit combien.',
    },
    rewards: {
      title: 'Trois récompenses par manche',
      text: 'Qui a le plus de jetons de l’aspect décide d’abord, et les paie tous pour la récompense.',
    },
    unlock: {
      title: 'À quoi servent encore les jetons',
      text: 'Des jetons d’une valeur de trois libèrent un Soldat. Ensuite vous n’en gardez que cinq petits.',
    },
  },
};
