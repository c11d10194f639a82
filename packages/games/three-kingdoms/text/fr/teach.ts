import type { GuideTexts, TeachTexts } from '@tianxia/kernel';
import type { guide as page } from '../../teach/guide.ts';
import type { tutorial } from '../../teach/index.ts';

/** What the coach says in the tutorial of Three Kingdoms, in French. */
export const teach: TeachTexts<typeof tutorial> = {
  lessons: {
    bidding: {
      name: 'Miser ses généraux',
      learned:
        'Le plus haut total gagne un espace ; à égalité, c’est le premier arrivé. Tous les autres rentrent les mains vides.',
    },
    acting: { name: 'Agir', learned: 'Vous faites les actions que vous avez gagnées, dans l’ordre voulu.' },
    border: {
      name: 'Une frontière',
      learned: 'Qui tient une frontière y marque à chaque manche, et y nourrit son armée à chaque manche.',
    },
    game: { name: 'Une manche', learned: 'Voilà une manche : alliance, enchères, actions, entretien.' },
  },
  steps: {
    goal: {
      title: 'Vous êtes Wei, l’un des trois États. Qui a le plus de points gagne.',
      text: 'Les points viennent des frontières, du rang et de ce que vous bâtissez. Vos **généraux** font tout pour vous : ils gagnent les actions, lèvent les armées et tiennent les frontières. TK-408',
    },
    generals: {
      title: 'Regardez d’abord deux valeurs du général.',
      text: 'L’**administration** gagne les espaces civils, le **combat** les espaces militaires. Le signe d’un espace dit lequel compte. TK-006',
    },
    lord: {
      title: 'Envoyez Cao Cao auprès de l’empereur.',
      text: 'Prenez **Cao Cao** et posez-le sur **Empereur Han**. À égalité, le camp de Cao Cao l’emporte : son 5 est difficile à battre. TK-143',
    },
    tribe: {
      title: 'Votre propre tribu, sans rival.',
      text: 'Seul Wei peut aller chez les **Xiong Nu**. Envoyez **Xu Huang** avec **2 or** : vos relations avec la tribu montent de deux. TK-105',
    },
    outbid: {
      title: 'Shu veut le marché. Surenchérissez.',
      text: 'Guan Yu y est avec 3. **Guo Jia** a 5 en administration : posez-le sur **Marché ou impôt**, et Guan Yu sera venu pour rien. TK-140',
    },
    won: {
      title: 'Tous les généraux sont placés. Ces espaces sont à vous.',
      text: 'Chacun est maintenant une action. Faites-les une à une, dans l’ordre voulu ; vous pouvez renoncer à l’une d’elles.',
    },
    emperor: {
      title: 'D’abord l’empereur.',
      text: 'Touchez **Empereur Han**. Vous payez 1 or, montez d’un rang, et Cao Cao reste auprès de l’empereur. TK-117',
    },
    market: {
      title: 'Puis le marché.',
      text: 'Touchez **Marché ou impôt** et développez votre marché : c’est de lui que viendront vos impôts.',
    },
    armies: {
      title: 'Et des armées.',
      text: 'Touchez **Lever des armées**. Elles ne sont pas entraînées : entraînez-les et armez-les avant qu’elles se battent. TK-009',
    },
    battle: {
      title: 'Vous êtes Wu, et vous avez gagné une bataille.',
      text: '**Gan Ning** est venu avec deux unités d’archers : 5 + 2. Touchez la frontière gagnée. TK-103',
    },
    station: {
      title: 'Postez-y Gan Ning.',
      text: 'À des archers, il faut un lieu d’archers. Touchez **Xiao Ting**. TK-285',
    },
    garrison: {
      title: 'Combien restent, et pour quoi ?',
      text: 'Laissez les deux unités. Le lieu lui-même va à votre **trésor** : il épargne 1 or par manche. TK-288',
    },
    fed: {
      title: 'Ils restent jusqu’à la fin.',
      text: 'Deux unités : **2 points** par manche, mais de l’or et du riz aussi. Ce que vous ne payez pas coûte 3 points. TK-360',
    },
    play: {
      title: 'Une manche avec Lian et Wen.',
      text: 'Cherchez où personne ne peut battre votre nombre, et n’envoyez pas un général fort là où un faible suffit.',
    },
  },
  wrong: {
    tribeOfOthers: {
      title: 'Cette tribu traite avec un autre État.',
      text: 'La vôtre, ce sont les Xiong Nu. TK-105',
    },
    farBorder: {
      title: 'Cette frontière n’est pas la vôtre.',
      text: 'Wei ne se bat que sur ses frontières avec Wu et avec Shu. TK-104',
    },
    otherSpace: {
      title: 'Vous pouvez l’y envoyer.',
      text: 'Dans cette leçon, l’espace éclairé vaut mieux. Reprenez-le et essayez.',
    },
    twice: {
      title: 'Il est déjà parti.',
      text: 'Un général part une fois par manche et reste où on l’a posé. TK-111',
    },
    tooLow: {
      title: 'Cela ne battrait pas le 3 de Guan Yu.',
      text: 'Seule l’administration compte ici. Vous avez un général qui a 5 : **Guo Jia**.',
    },
    declined: {
      title: 'Vous pouvez renoncer, sans rien en échange.',
      text: 'On n’est pas tenu de prendre ce qu’on a gagné. Ici, cela en vaut la peine. TK-182',
    },
    otherFirst: {
      title: 'L’ordre est libre.',
      text: 'Dans une vraie partie, commencez par là si vous voulez. Ici, d’abord celui qui est éclairé. TK-181',
    },
    otherArmy: {
      title: 'Ce lieu veut une autre armée.',
      text: 'Le type des unités doit être celui du lieu : des archers, pas des navires. TK-285',
    },
    otherSpot: { title: 'Cela irait aussi.', text: 'Ici, c’est **Gan Ning**, à **Xiao Ting**.' },
  },
};

/** The game in two minutes. */
export const guide: GuideTexts<typeof page> = {
  lead: 'Wei, Wu et Shu se partagent le pays. Vous menez l’un d’eux avec une poignée de généraux, et à chaque manche les deux qui misent après le premier s’allient contre lui.',
  worth: {
    unite: '1 point par unité, à chaque manche',
    rank: '1 à 5 points, et 5 au plus haut rang',
    land: '5 points au premier, 2 au deuxième',
  },
  items: {
    unite: {
      title: 'Tenez les frontières',
      text: 'Chaque unité postée à une frontière rapporte un point par manche, et y tenir plus de lieux que le voisin compte à la fin. TK-362',
    },
    rank: {
      title: 'Montez en rang',
      text: 'Gagnez l’espace Empereur Han, payez 1 or et montez, de Gouverneur jusqu’à Empereur. Les rangs sont comparés à la fin. TK-404',
    },
    land: {
      title: 'Bâtissez l’État',
      text: 'Ferme et marché, tribu et soutien populaire, améliorations : qui en a plus marque plus. TK-399',
    },
    bid: {
      title: 'Envoyez des généraux',
      text: 'À tour de rôle, un par un, sur les espaces que vous voulez. TK-110',
    },
    resolve: {
      title: 'Prenez ce que vous avez gagné',
      text: 'Le plus haut total gagne l’espace. Le gagnant fait l’action, tous les autres rentrent. TK-140',
    },
    upkeep: {
      title: 'Payez et continuez',
      text: 'Vos armées coûtent du riz, et l’ordre des enchères change pour la manche suivante.',
    },
    alliance: {
      title: 'Deux contre un',
      text: 'Le deuxième et le troisième dans l’ordre des enchères sont alliés : le troisième désigne un espace où leurs enchères s’additionnent. Partout ailleurs, ils sont rivaux. TK-085',
    },
    ties: {
      title: '« À égalité, personne ne gagne. »',
      text: 'Le camp qui a atteint ce total en premier l’emporte, et Cao Cao gagne toutes les égalités. TK-141',
    },
    home: {
      title: '« Un général battu a servi à quelque chose. »',
      text: 'Un général dépassé rentre les mains vides. TK-140',
    },
    untrained: {
      title: '« J’ai levé une armée, je peux me battre. »',
      text: 'Une armée doit être entraînée et armée avant d’être envoyée. TK-009',
    },
    stationed: {
      title: 'Qui tient une frontière ne mise plus',
      text: 'Un général posté rapporte à chaque manche, mais ne mise plus. Votre cinquième met fin à la partie, tout comme le rang d’Empereur, ou ferme et marché à 5. TK-385',
    },
    fed: {
      title: 'Ce que vous tenez, il faut le nourrir',
      text: 'À chaque manche, une unité postée coûte 1 or et 1 riz, deux soutiens populaires 1 riz. Les réserves en couvrent une part. Tout manque coûte 3 points pièce. TK-357',
    },
  },
};
