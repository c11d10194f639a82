import type { GuideTexts, TeachTexts } from '@tianxia/kernel';
import type { guide as page } from '../../teach/guide.ts';
import type { tutorial } from '../../teach/index.ts';

/** What the coach says in the tutorial of The First Empire, in French. */
export const teach: TeachTexts<typeof tutorial> = {
  lessons: {
    unify: {
      name: 'Unifier',
      learned:
        'Une carte glissée donne des jetons tout de suite, et sa capacité attend son heure. Dès la deuxième carte, la région s’agite.',
    },
    court: {
      name: 'La Cour',
      learned: 'Toute carte permet toute action. Un numéro qui convient active les cartes glissées pour elle.',
    },
    voyage: {
      name: 'Le Navire',
      learned: 'Chaque fiole sur la route du Navire donne un Soldat ou une carte Alchimiste.',
    },
    tomb: {
      name: 'Le Mausolée',
      learned: 'Un Soldat prend place dès que vous remplissez la condition de la tuile. Le premier marque le plus.',
    },
    rewards: {
      name: 'Récompenses',
      learned:
        'Qui a le plus de jetons d’un aspect est interrogé d’abord, et les paie tous. Le reste libère des Soldats.',
    },
    game: { name: 'Une manche', learned: 'Voilà une manche de six cartes. Une partie en compte cinq.' },
  },
  steps: {
    goal: {
      title: 'Vous régnez sur cinq régions du premier empire.',
      text: 'Cinq manches de six cartes. Palais, Gouverneurs, Murailles, la recherche de l’Élixir et le Mausolée rapportent des points. **Qui a le plus de points gagne.** FE-001',
    },
    start: {
      title: 'Choisissez votre départ.',
      text: 'Chacun reçoit deux tuiles de départ et en garde une. Prenez celle qui a un **Général** et un **Architecte** à Chu : l’un engage, l’autre construit.',
    },
    tuck: {
      title: 'Unifiez : glissez une carte dans une région.',
      text: 'Prenez **103** et glissez-la à **Wei**. La première carte d’une région donne un jeton de son aspect, sans Agitation.',
    },
    second: {
      title: 'Une deuxième carte dans la même région.',
      text: 'Glissez aussi **71** à **Wei**. Elle donne deux jetons, et l’Agitation monte de 1. Au niveau 3, les cartes de la région se taisent. FE-104',
    },
    six: {
      title: 'L’autre usage d’une carte : la Cour.',
      text: 'Six actions, et toute carte convient à chacune. Son numéro décide seulement si vos cartes glissées s’activent ensuite. FE-111',
    },
    hire: {
      title: 'Engagez deux Ouvriers avec 36.',
      text: 'Jouez **36** à la Cour et choisissez **Engager**. Il faut un Général : le vôtre est à **Chu**, c’est donc là qu’ils arrivent. L’Agitation y monte de 1. FE-165',
    },
    wake: {
      title: 'Une carte s’active à Wei.',
      text: 'La première carte à la Cour convient toujours. **71** attendait que l’on engage : touchez-la et voyez ce qu’elle donne. FE-110',
    },
    ship: {
      title: 'Votre Navire cherche l’Élixir.',
      text: 'Il est sur **7**. Une recherche l’avance de trois cases : une fiole attend en 9, un Maître en 10. FE-130',
    },
    search: { title: 'Cherchez avec 33.', text: 'Jouez **33** à la Cour et choisissez **Rechercher**. FE-111' },
    symbol: {
      title: 'Une fiole : à vous de choisir.',
      text: '**Libérer un Soldat** pour le Mausolée, ou placer une carte Alchimiste auprès d’un Alchimiste. Cette fois, libérez un Soldat. FE-133',
    },
    condition: {
      title: 'Chaque tuile a sa condition.',
      text: 'Celle de **Wei** veut un Palais et un Gouverneur là-bas. Vous avez les deux, et un Soldat à l’Entrée. FE-271',
    },
    enter: {
      title: 'Une carte, puis le Soldat.',
      text: 'Glissez **33** à **Chu**. Votre tour s’achève : touchez la tuile de **Wei**, dont le premier emplacement libre rapporte **5**. FE-230',
    },
    most: {
      title: 'La manche est finie : les récompenses.',
      text: 'Vous avez le plus de jetons d’**Écriture** : on vous demande en premier. Celle-ci libère **deux Soldats**. FE-238',
    },
    accept: {
      title: 'Prenez-la.',
      text: 'Elle coûte tous vos jetons d’Écriture. Une récompense se prend en entier, ou pas du tout. FE-240',
    },
    play: {
      title: 'Une manche contre Lian.',
      text: 'Glissez d’abord, agissez ensuite. Surveillez votre Agitation, et regardez quel numéro est à la Cour avant d’y jouer.',
    },
  },
  wrong: {
    otherRegion: {
      title: 'Toute région l’accepterait.',
      text: 'Prenons **Wei**, pour voir ce qu’y fait une deuxième carte.',
    },
    firstAgain: {
      title: 'Là, ce serait encore une première carte.',
      text: 'Un jeton, pas d’Agitation : sûr, mais lent. Cette fois, mettez-la sous **103**, à Wei.',
    },
    noTrio: {
      title: 'Un Gouverneur demande les trois.',
      text: 'Un Alchimiste, un Architecte et un Général doivent être dans une même région. Vous n’avez pas encore d’Alchimiste. FE-150',
    },
    noPalace: {
      title: 'Un Palais se construit avec des Ouvriers.',
      text: 'Deux de sa région et un d’une autre. Vous n’en avez pas encore : engagez-en. FE-175',
    },
    noWall: {
      title: 'Une Muraille se construit avec des Ouvriers.',
      text: 'Autant que son niveau, chacun d’une région différente. Vous n’en avez pas encore : engagez-en. FE-193',
    },
    tuckLater: {
      title: 'Glissée, elle attendrait là.',
      text: 'C’est permis aussi. Mais seule une action avance le Navire : choisissez **Rechercher**.',
    },
    cardInstead: {
      title: 'C’est bien aussi.',
      text: 'À la fin, chaque carte Alchimiste rapporte ce que votre Navire a atteint. Cette fois, libérez un Soldat. FE-287',
    },
    keeps: {
      title: 'Vous garderiez vos jetons.',
      text: 'Trois d’entre eux libèrent ensuite un Soldat. La récompense en libère deux : prenez-la. FE-247',
    },
  },
};

/** The game in two minutes. */
export const guide: GuideTexts<typeof page> = {
  lead: 'Un empereur, cinq régions, et l’envie de vivre toujours. Vous unifiez le pays, construisez pour lui, cherchez l’Élixir et peuplez son Mausolée.',
  worth: {
    build: '6 points par Palais, aussitôt',
    elixir: 'cartes Alchimiste × 1 à 6',
    tomb: '10 points pour trois alignés',
  },
  items: {
    build: {
      title: 'Gouverneurs, Palais, Murailles',
      text: 'Ils comptent selon leur place sur le plateau, et certains rapportent encore à la fin.',
    },
    elixir: {
      title: 'L’Élixir',
      text: 'Votre Navire prend le large, et chaque symbole en chemin libère un Soldat ou place un Alchimiste. FE-130',
    },
    tomb: {
      title: 'Le Mausolée',
      text: 'Vos Soldats libérés peuvent se placer sur ses tuiles dès que vous en remplissez la condition, et comptent aussitôt. FE-272',
    },
    card: { title: 'Choisissez une carte', text: 'Six par manche, deux de chaque aspect.' },
    tuck: {
      title: 'Glissez-la',
      text: 'Dans une région, pour des jetons. Dès la deuxième carte, l’Agitation monte. FE-100',
    },
    act: {
      title: 'Ou jouez-la à la Cour',
      text: 'Pour l’une des six actions. Toute carte convient à chacune. FE-111',
    },
    fits: {
      title: 'Le numéro active vos cartes',
      text: 'Quand il convient face à la carte à la Cour, les cartes glissées qui attendent cette action peuvent s’activer. FE-110',
    },
    any: {
      title: '« Cette carte sert à engager. »',
      text: 'L’action inscrite sur une carte est celle qui l’active une fois glissée. À la Cour, toute carte convient. FE-111',
    },
    unrest: {
      title: '« L’Agitation n’a pas d’importance. »',
      text: 'Au niveau 3, les cartes de la région se taisent, et rien ne peut la faire monter davantage. FE-104',
    },
    governor: {
      title: '« Trois Officiels font un Gouverneur. »',
      text: 'Un Alchimiste, un Architecte et un Général, tous dans la même région. FE-150',
    },
    engine: {
      title: 'Le Navire peuple le Mausolée',
      text: 'Chercher l’avance de trois cases. Les symboles en chemin libèrent des Soldats ; ils attendent à l’Entrée, puis prennent place sur une tuile dès que vous en remplissez la condition. FE-271',
    },
    bought: {
      title: 'Les jetons achètent récompenses et Soldats',
      text: 'Après six cartes chacun, le joueur en tête d’un aspect peut payer tous ses jetons pour la récompense. Du reste, trois libèrent un Soldat. FE-240',
    },
  },
};
