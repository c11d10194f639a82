import type { HelpTexts } from '@tianxia/kernel';
import type { guide } from '../../teach/guide.ts';
import type { help as first } from '../../teach/help.ts';

export const help: HelpTexts<typeof first, typeof guide> = {
  goal: 'Ayez le plus de points après cinq manches.',
  phases: { boards: 'Choix des plateaux', draw: 'Pioche', cards: 'Jouer les cartes', rewards: 'Récompenses' },
  actions: {
    bid: '**Miser, ou passer.** Vos points achètent un choix plus précoce du plateau. Ils n’ont pas tous les mêmes pouvoirs.',
    board: '**Prendre un plateau.** Ses pouvoirs sont à vous pour toute la partie.',
    putBack: '**Rendre une carte.** Gardez les deux de chaque couleur dont l’action vous servira.',
    tuck: '**Glisser une carte dans une Région.** Des marqueurs de sa couleur tout de suite, sa capacité aux tours suivants. L’agitation monte avec la deuxième et la troisième carte.',
    court:
      '**Jouer une carte à la Cour.** Une action sur six : muraille, palais, ouvriers, déplacements, fonctionnaire, gouverneur. Avec le bon numéro, vos cartes glissées pour cette action s’activent aussi.',
    wall: '**Bâtir une muraille.** Elle compte à la fin pour ce que demande sa section. Chaque ouvrier vient d’une autre Région.',
    palace: '**Bâtir un palais.** Un point aussitôt par carte glissée, et un grand marqueur.',
    marker:
      '**Prendre un marqueur.** Les marqueurs achètent la récompense de leur couleur, ou gagnent cette couleur à la fin.',
    hire: '**Engager des ouvriers.** Un par fonctionnaire de la zone des ouvriers. Il en faut pour murailles et palais. L’agitation monte.',
    recruit:
      '**Recruter un fonctionnaire.** Trois de couleurs différentes dans une Région font un gouverneur ; un ou deux en bas engagent des ouvriers.',
    reassign: '**Déplacer une pièce.** Amenez fonctionnaires, ouvriers ou gouverneur là où ils serviront.',
    governor:
      '**Nommer un gouverneur.** Il donne le bonus de sa case, met fin à l’agitation et compte pour la majorité de la Région à la fin.',
    calm: '**Baisser l’agitation.** Sur la dernière case, les cartes de la Région se taisent et aucun palais ne s’y bâtit.',
    use: '**Utiliser une capacité.** C’est gratuit. Prenez l’ordre qui vous sert le mieux.',
    claim: '**Valider une mission.** Plus tôt, elle vaut plus ; plusieurs dans un cadre se multiplient.',
    accept: '**Accepter la récompense.** Elle coûte tous vos marqueurs de cette couleur.',
    pass: '**Passer.** Vous gardez vos marqueurs pour une autre manche, ou pour la fin.',
    finish: '**Terminer.** Quand plus rien ici ne vous sert.',
    moveDown:
      '**Descendre un fonctionnaire.** Gratuit à votre tour : en bas il engage, en haut il prépare un gouverneur.',
  },
  firsts: {
    boards: {
      title: 'D’abord les plateaux',
      text: 'Chacun reçoit un plateau. Chacun a ses propres pouvoirs, liés à certaines actions.',
    },
    unrest: {
      title: 'L’agitation monte',
      text: 'Une deuxième et une troisième carte dans une Région, et les ouvriers qu’on y engage, agitent le peuple. Sur la dernière case, ses cartes se taisent. Un gouverneur la ramène à zéro.',
    },
    rewards: {
      title: 'Trois récompenses par manche',
      text: 'Écriture, Monnaie, Lois : qui a le plus de marqueurs de la couleur décide d’abord, et les paie tous.',
    },
  },
};
