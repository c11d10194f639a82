import type { HelpTexts } from '@tianxia/kernel';
import type { guide } from '../../teach/guide.ts';
import type { help as first } from '../../teach/help.ts';

export const help: HelpTexts<typeof first, typeof guide> = {
  goal: 'Ayez le plus de points quand la partie s’arrête, au plus tard après la manche 12.',
  phases: {
    recruit: 'Recruter des généraux',
    conflict: 'Enchères',
    actions: 'Actions gagnées',
    benefits: 'Capacités et avantages',
    upkeep: 'Entretien',
  },
  actions: {
    recruit:
      '**Garder un général.** Regardez ce qu’il sait faire : l’administration pour bâtir, le combat pour la guerre, le commandement pour ce qui l’accompagne.',
    ally: '**Nommer l’espace de l’alliance.** Là, et là seulement, votre enchère et celle de votre allié s’ajoutent.',
    assign: '**Envoyer un général sur un espace.** Le plus haut total en gagne l’action à la fin des enchères.',
    pass: '**Passer.** Vous n’enchérissez plus cette manche. Un général gardé ne coûte rien.',
    escort:
      '**Lui donner une escorte.** Des unités renforcent une bataille ; de l’or ou des unités plaisent à la tribu.',
    alone: '**L’envoyer tel quel.** Vous ne risquez rien de plus.',
    support: '**Renforcer l’enchère.** Ce que vous ajoutez est dépensé, que vous gagniez ou perdiez.',
    take: '**Faire une action gagnée.** Dans l’ordre voulu.',
    decline: '**Y renoncer.** Rien ne se passe, rien n’est payé.',
    develop: '**Développer.** Chaque niveau compte à la fin, et nourrit vos récoltes.',
    harvest:
      '**Récolter ou lever l’impôt.** Les jetons mis en réserve réduisent l’entretien pour de bon ; les autres donnent du riz ou de l’or.',
    trade: '**Commercer.** Changez ce que vous avez en trop contre ce qui vous manque.',
    technology:
      '**Entraîner, ou chercher des cartes.** Les cartes Séparation rapportent des points, les cartes Unification des biens.',
    cards: '**Choisir une carte.** Celle que vous gardez pourra être bâtie plus tard.',
    build: '**Bâtir une amélioration.** Son avantage dure toute la partie.',
    receive: '**Choisir ce qui change de mains.** Prenez ce qu’il vous faudra la manche suivante.',
    train: '**Entraîner des armées.** Seules les armées entraînées et armées vont aux frontières.',
    emperor: '**Monter en rang.** Un général reste auprès de l’empereur et manque la manche suivante.',
    station: '**Poster un général.** Ses unités rapportent à chaque manche, et le lieu compte à la fin. Il y reste.',
    tribe: '**Entretenir les liens avec sa tribu.** Au niveau 1, elle vous coûte trois points à chaque manche.',
    benefit: '**Utiliser un avantage.** Ils viennent des généraux et des améliorations.',
    upkeep: '**Payer autrement.** Chaque unité manquante devient un déficit de trois points.',
    finish: '**Terminer.** Quand plus rien ici ne vous sert.',
  },
  firsts: {
    generals: {
      title: 'De nouveaux généraux',
      text: 'Vous en voyez deux de plus que vous n’en gardez. Les autres sont remis.',
    },
    units: {
      title: 'Les armées suivent un général',
      text: 'Une unité est une armée entraînée avec une arme. Chacune ajoute 1 à la bataille ; son commandement dit combien peuvent le suivre.',
    },
    support: {
      title: 'Le soutien se dépense',
      text: 'Chaque jeton ajoute 1 à cette enchère et disparaît, que vous gagniez ou perdiez. Celui de l’empereur ajoute 1 et revient.',
    },
    tribes: {
      title: 'La tribu s’agite',
      text: 'Sans l’action « Soigner la tribu », son niveau baisse d’un à chaque manche. Au niveau 1, vous prenez un jeton déficit.',
    },
    deficit: { title: 'Un déficit', text: 'Il coûte trois points à la fin, et rien ne l’efface.' },
  },
};
