import type { HelpTexts } from '@tianxia/kernel';
import type { guide } from '../../teach/guide.ts';
import type { help as first } from '../../teach/help.ts';

export const help: HelpTexts<typeof first, typeof guide> = {
  goal: 'Ayez le plus de points après six manches et le décompte final.',
  phases: {
    start: 'Avant la première manche',
    auction: 'Phase I : enchère',
    gain: 'Choix d’un gain',
    management: 'Phase II : gestion',
    decree: 'Phase III : décret',
  },
  actions: {
    bonus: '**Prendre un bonus.** Il s’applique aussitôt. Le reste va au joueur suivant.',
    reveal:
      '**Révéler personnages et cubes.** Votre total doit dépasser le dernier. Rester plus longtemps, c’est choisir plus tôt, et risquer plus.',
    pass: '**Passer.** Vous prenez la plus haute tuile d’ordre restante, perdez ce qu’elle dit et utilisez une tuile de sortie.',
    effect: '**Appliquer un effet.** Ce que vous avez révélé agit une fois, dans l’ordre voulu.',
    lose: '**Sacrifier quelque chose.** Puissances égales : gardez ce qu’il faudra aux politiques.',
    exit: '**Utiliser une tuile de sortie.** Elle agit aussitôt, puis personne d’autre ne l’a cette manche.',
    choose: '**Prendre un des gains.** Exactement un de ceux qui sont montrés.',
    settle: '**Décompter une politique.** Elle rapporte à tous : choisissez celle où vous gagnez plus que les autres.',
    turn: '**Retourner une politique.** Son autre face compte désormais.',
    keep: '**En garder un.** L’autre est remis.',
    treasure:
      '**Prendre ou utiliser un trésor.** Chacun donne quelque chose à chaque manche, et trois points à la fin.',
    set: '**Prendre un lot de tuiles.** Les premiers choisissent parmi tous. Voyez quelles politiques les récompensent.',
    immediate: '**Utiliser la tuile.** Elle agit maintenant et quitte le jeu.',
    hire: '**Recruter un personnage.** Pour les prochaines enchères et les politiques qui en demandent.',
    buy: '**Acheter des cubes.** Une pièce chacun. Ils servent à miser, et certaines politiques les comptent.',
    raise: '**Élever le palais.** Chaque espace donne quelque chose au passage, et le niveau compte à la fin.',
    decree: '**Choisir un décret.** Vous l’exécutez et le payez en confiance.',
    gain: '**Prendre ce que donne le décret.** Dans l’ordre voulu.',
    show: '**Montrer des personnages.** Ils reviennent en main, mais les autres les ont vus.',
    end: '**Continuer.** Quand plus rien ici ne vous sert.',
  },
  firsts: {
    exits: {
      title: 'Tuiles de sortie',
      text: 'Qui passe en utilise une parmi celles qui restent. Le premier à passer a le plus grand choix.',
    },
    replenish: {
      title: 'Recruter, acheter, élever',
      text: 'Chacun une fois, dans l’ordre voulu. L’argent gardé vaut un point par pièce à la fin.',
    },
    called: {
      title: 'L’empereur vous appelle',
      text: 'Vous choisissez un décret, et ainsi la politique que tous décomptent. Cela coûte de la confiance ; ce qui manque coûte des points.',
    },
    showing: {
      title: 'On montre des personnages',
      text: 'Chacun décide en secret. Ce qui est montré compte pour cette politique, puis revient en main.',
    },
    raid: {
      title: 'Les Xiongnu se renforcent',
      text: 'Chacune de leurs tuiles augmente leur force. « Défense des frontières » et « Expédition » y comparent la vôtre.',
    },
  },
};
