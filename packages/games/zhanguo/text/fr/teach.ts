import type { GuideTexts, TeachTexts } from '@tianxia/kernel';
import type { guide as page } from '../../teach/guide.ts';
import type { tutorial } from '../../teach/index.ts';

/** What the coach says in ZhanGuo's tutorial, in French. */
export const teach: TeachTexts<typeof tutorial> = {
  lessons: {
    unify: {
      name: 'Unifier',
      learned:
        'Une carte glissée sous une Région donne des marqueurs tout de suite et une capacité pour plus tard ; dès la deuxième, de l’agitation aussi.',
    },
    court: {
      name: 'La Cour',
      learned:
        'Toute carte permet d’agir. Quand son numéro convient, chaque carte glissée pour cette action vous récompense.',
    },
    palace: { name: 'Un palais', learned: 'Un palais rapporte un point par carte glissée, où qu’elle soit.' },
    governor: {
      name: 'Un gouverneur',
      learned:
        'Trois couleurs dans une Région font un gouverneur : un bonus aussitôt, le calme là-bas, une majorité à la fin.',
    },
    rewards: {
      name: 'Récompenses',
      learned: 'Qui a le plus de marqueurs d’une couleur décide d’abord : tous contre la récompense, ou aucun.',
    },
    game: { name: 'Une manche', learned: 'Voilà une manche entière. Il y en a cinq, puis vient le décompte final.' },
  },
  steps: {
    goal: {
      title: 'Vous gouvernez cinq Régions pour le Premier Empereur.',
      text: 'Cinq manches de six cartes. Palais, gouverneurs, murailles, missions et marqueurs d’unification rapportent des points. **Qui a le plus de points gagne.** ZG-002',
    },
    cards: {
      title: 'Chaque carte sert de deux façons.',
      text: '**Glissez-la** sous l’une de vos Régions pour des marqueurs et une capacité durable, ou **jouez-la à la Cour** pour une action. À chaque tour, vous jouez une de vos six cartes.',
    },
    tuck: {
      title: 'Unifiez : glissez une carte.',
      text: 'Prenez **75** et glissez-la en **Région 5**. La première carte d’une Région donne un marqueur de sa couleur, sans agitation. ZG-079',
    },
    second: {
      title: 'Une deuxième carte donne plus, et des ennuis.',
      text: 'Glissez aussi **99** en **Région 5** : deux marqueurs, et l’agitation de la Région monte d’un cran. Une troisième donnerait trois marqueurs et deux crans de plus. ZG-081',
    },
    six: {
      title: 'L’autre façon : la Cour.',
      text: 'Il y a six actions, et toute carte convient à chacune. Ensuite, les capacités des cartes **glissées** pour cette action peuvent s’activer. La carte jouée, elle, ne compte que par son numéro. ZG-144',
    },
    hire: {
      title: 'Engagez des ouvriers avec 84.',
      text: 'Jouez **84** à la Cour, choisissez **Engager** et la **Région 1**, où descendent le fonctionnaire rouge et le gris : deux fonctionnaires à l’œuvre engagent deux ouvriers. ZG-145',
    },
    fire: {
      title: 'Vos cartes glissées répondent.',
      text: 'Bâtir et engager demandent un numéro plus haut que la carte du dessous ; recruter et nommer, un plus bas. La toute première carte convient toujours. Touchez **86**, **18**, puis **47**. ZG-149',
    },
    workers: {
      title: 'Trois ouvriers bâtissent un palais.',
      text: 'Deux de sa Région, un d’une autre. Vous en avez deux en **Région 4** et un en **Région 5**. ZG-131',
    },
    build: {
      title: 'Bâtissez-le avec 50.',
      text: 'Jouez **50** à la Cour et choisissez **Palais**. Six cartes sont glissées : 6 points, aussitôt. ZG-137',
    },
    trio: {
      title: 'Trois couleurs réunies.',
      text: 'Un fonctionnaire rouge, un gris et un blanc dans la zone des gouverneurs de la **Région 1** : ils font un gouverneur, et rentrent dans votre réserve. ZG-116',
    },
    install: {
      title: 'Nommez un gouverneur avec 40.',
      text: 'Il veut un numéro plus bas que le 70 à la Cour. Jouez **40**, choisissez **Gouverneur**, puis la case à **4** points. ZG-146',
    },
    awake: {
      title: 'Deux cartes répondent, une dort.',
      text: 'Touchez **60**, puis **62** : 2 points chacune. En **Région 4**, la carte se tait : l’agitation y est sur la dernière case. ZG-152',
    },
    first: {
      title: 'La manche est finie : les récompenses.',
      text: 'L’Écriture d’abord, puis la Monnaie, puis les Lois. Vous avez le plus de marqueurs d’**Écriture** : on vous demande en premier. ZG-184',
    },
    accept: {
      title: 'Prenez-la.',
      text: 'Elle coûte tous vos marqueurs d’Écriture, et votre place sur la piste. Acceptez, puis choisissez le fonctionnaire **gris**. ZG-186',
    },
    play: {
      title: 'Une manche contre Lian.',
      text: 'Répartissez vos cartes entre les Régions, puis agissez avec un numéro qui en active plusieurs. Après six cartes chacun, les marqueurs achètent des récompenses.',
    },
  },
  wrong: {
    otherRegion: {
      title: 'Chaque Région accepte n’importe quelle carte.',
      text: 'Mettons celle-ci en **Région 5**, pour voir ce qu’y fait une deuxième.',
    },
    firstAgain: {
      title: 'Là, ce serait encore une première carte.',
      text: 'Un marqueur et pas d’agitation : la voie prudente. Cette fois, mettez-la sous **75**, en Région 5.',
    },
    noPalace: {
      title: 'Vous n’avez pas d’ouvriers pour un palais.',
      text: 'Un palais coûte deux ouvriers de sa Région et un d’une autre. Engagez-en d’abord. ZG-131',
    },
    noWall: {
      title: 'Vous n’avez pas d’ouvriers pour une muraille.',
      text: 'Une muraille prend d’un à trois ouvriers, de Régions différentes. Engagez-en d’abord. ZG-141',
    },
    noGovernor: {
      title: 'Un gouverneur demande trois couleurs.',
      text: 'Un fonctionnaire rouge, un gris et un blanc doivent être réunis dans la zone des gouverneurs d’une même Région. ZG-116',
    },
    otherCard: {
      title: 'Elle engagerait aussi des ouvriers.',
      text: 'Pour la première carte de la Cour, tout numéro convient. Mais celui du joueur suivant y sera comparé, et un numéro élevé laisse moins de place au-dessus : ouvrez avec **84**.',
    },
    wallFirst: {
      title: 'Ces ouvriers bâtiraient aussi une muraille.',
      text: 'Elle ne compte qu’à la fin, selon sa section. Cette fois, bâtissez un **palais**.',
    },
    tooHigh: {
      title: 'Ce numéro est plus haut.',
      text: 'Vous auriez le gouverneur, mais aucune carte ne répondrait. Jouez **40**. ZG-147',
    },
    asleep: {
      title: 'La Région 4 dort.',
      text: 'Son agitation est sur la dernière case. Un gouverneur la calmerait. ZG-094',
    },
    keeps: {
      title: 'Vous garderiez vos marqueurs.',
      text: 'Pour une autre manche, ou pour 5 points à la fin. C’est parfois juste ; cette fois, prenez la récompense. ZG-187',
    },
  },
};

/** The game in two minutes. */
export const guide: GuideTexts<typeof page> = {
  lead: 'Les royaumes sont tombés devant Qin. Vous gouvernez cinq Régions conquises pour le Premier Empereur : donnez-leur une écriture, une monnaie, une loi, et bâtissez ses palais et sa muraille avant que le peuple ne perde patience.',
  worth: {
    palaces: '1 point par carte glissée',
    governors: '9 points + 3 chacun',
    walls: 'à chacune sa condition',
    tasks: 'somme × disques',
    unification: '5, 6 et 7 points',
  },
  items: {
    palaces: {
      title: 'Palais',
      text: 'Comptés aussitôt. Plus une Région a de cartes, plus son palais est riche.',
    },
    governors: { title: 'Gouverneurs', text: 'À la fin, pour qui en a le plus dans une Région.' },
    walls: { title: 'La Grande Muraille', text: 'Chaque section dit ce qu’elle compte.' },
    tasks: {
      title: 'Missions',
      text: 'Arrivez tôt, et accomplissez-en plusieurs dans un même cadre : elles se multiplient.',
    },
    unification: {
      title: 'Unification',
      text: 'Pour qui a le plus de marqueurs d’une couleur. Ils achètent aussi une récompense à chaque manche.',
    },
    card: {
      title: 'Choisissez une carte',
      text: 'Vous en avez six par manche, deux de chaque couleur, et toutes seront jouées.',
    },
    use: {
      title: 'Un seul usage par carte',
      text: 'Glissez-la dans une Région, pour des marqueurs et de l’agitation, ou jouez-la à la Cour pour l’une des six actions. ZG-075',
    },
    fire: {
      title: 'Activez ce qui attend',
      text: 'Si le numéro convenait, chaque carte glissée pour cette action vous récompense. ZG-144',
    },
    court: {
      title: 'Plus haut ou plus bas que la carte à la Cour',
      text: 'Bâtir et engager demandent un numéro plus haut ; recruter et nommer, un plus bas. Chaque carte que vous y posez fixe la barre du joueur suivant. ZG-145',
    },
    own: {
      title: '« Ma carte active sa propre capacité. »',
      text: 'Seules s’activent les cartes glissées auparavant. À la Cour, seul le numéro compte. ZG-148',
    },
    wrongNumber: {
      title: '« Mauvais numéro, donc je ne peux pas agir. »',
      text: 'Mais si. L’action se fait en entier, simplement sans capacités. ZG-147',
    },
    three: {
      title: '« Trois cartes dans une Région, c’est le mieux. »',
      text: 'Elles apportent trois crans d’agitation ; sur la dernière case, les cartes de la Région se taisent. ZG-094',
    },
    restless: {
      title: 'Chaque carte ajoute de l’agitation',
      text: 'Dans une Région, la deuxième carte en ajoute 1, la troisième 2, et y engager 1. Sur la dernière case, ses cartes se taisent, jusqu’à ce qu’un gouverneur la calme. ZG-094',
    },
    bought: {
      title: 'Les marqueurs achètent des récompenses',
      text: 'Après six cartes chacun, le joueur en tête d’une couleur décide d’abord : payer tous ses marqueurs de cette couleur pour la récompense, ou les garder pour la fin. ZG-184',
    },
    trio: {
      title: '« Mes trois fonctionnaires font un gouverneur. »',
      text: 'Un rouge, un gris, un blanc, tous dans la zone des gouverneurs d’une même Région. En dessous, ils ne font qu’engager. ZG-116',
    },
  },
};
