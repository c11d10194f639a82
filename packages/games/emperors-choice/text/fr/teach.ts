import type { GuideTexts, TeachTexts } from '@tianxia/kernel';
import type { guide as page } from '../../teach/guide.ts';
import type { tutorial } from '../../teach/index.ts';

/** What the coach says in the tutorial of The Emperor's Choice, in French. */
export const teach: TeachTexts<typeof tutorial> = {
  lessons: {
    auction: {
      name: 'Enchère et gestion',
      learned:
        'Miser haut, c’est choisir en premier, parfois au prix fort. Passer tôt coûte peu et vous laisse ce qui reste.',
    },
    decree: {
      name: 'Le décret',
      learned:
        'La confiance vous appelle, vous choisissez ce qui compte, et cela compte pour tous. Le pied de chaque rouleau dit qui y gagne.',
    },
    game: { name: 'Une manche', learned: 'Vous avez vu les quatre phases. Une partie compte six manches.' },
  },
  steps: {
    goal: {
      title: 'Servez le Premier Empereur mieux que les autres.',
      text: 'Six manches. Ce que vous réunissez rapporte quand l’empereur décompte ses **politiques**, puis à la fin. **Qui a le plus de points gagne.** EC-001',
    },
    offer: {
      title: 'Voici l’enjeu de la manche.',
      text: 'Il y a autant de lots de tuiles que de joueurs, un pour chacun. L’**enchère** décide qui choisit en premier. EC-099',
    },
    bid: {
      title: 'Ouvrez avec trois cubes.',
      text: 'Révélez des personnages, des cubes, ou les deux. Un personnage compte sa puissance, un cube compte 1, et le joueur suivant doit miser plus haut. Ajoutez 3 cubes, sans personnage. EC-071',
    },
    pass: {
      title: 'Six. Laissez-leur l’enchère.',
      text: 'Qui passe en premier prend la plus haute tuile d’ordre, ici la 3, et ne perd que le troisième élément révélé, du plus fort au plus faible. Vous n’avez révélé que des cubes, un seul élément : vous ne perdez rien. Passez. EC-086',
    },
    exit: {
      title: 'Passer a du bon : une tuile de sortie.',
      text: 'De la confiance, un niveau du palais ou des biens. Le premier qui passe choisit en premier. Prenez **C** et deux cubes. EC-090',
    },
    replenish: {
      title: 'Pour finir, la gestion.',
      text: 'Le troisième lot vous est resté, et vos territoires ont rapporté **3 pièces**. Achetez-en **3 cubes** : vous pourrez miser à la prochaine manche. EC-120',
    },
    called: {
      title: 'L’empereur vous appelle.',
      text: 'Deux fois par manche, il appelle celui en qui il a le plus confiance. Ce joueur décompte une politique, et le paie en confiance. EC-142',
    },
    tile: {
      title: 'Choisissez un décret.',
      text: 'Prenez **Décompte et retournement** : vous décomptez une politique, et pouvez en retourner une avant. EC-149',
    },
    turn: {
      title: 'Retournez l’autodafé.',
      text: 'Il récompense qui n’a pas de livres, et vous en avez deux. Touchez **Retourner une politique**, puis ce rouleau. EC-160',
    },
    settle: {
      title: 'L’autre face compte pour vous.',
      text: 'Le pied du rouleau le dit : **10** pour vous. Touchez **Décompter une politique**, puis le rouleau. EC-154',
    },
    play: {
      title: 'Une manche avec Lian et Wen.',
      text: 'Avant chaque enchère, demandez-vous : choisir en premier vaut-il ce que j’y perdrais ? Quand chacun a acheté, l’empereur appelle le joueur en qui il a le plus confiance.',
    },
  },
  wrong: {
    mustOpen: {
      title: 'Vous commencez : il faut révéler quelque chose.',
      text: 'Seul le tout premier tour du premier joueur ne permet pas de passer. EC-061',
    },
    tooMany: {
      title: 'Un personnage à la fois.',
      text: 'Vous ne pouvez en montrer qu’un de plus que le joueur qui en montre le plus. Personne n’en a encore révélé. EC-067',
    },
    character: {
      title: 'Un personnage ferait aussi l’affaire.',
      text: 'Mais qui passe avec personnages et cubes sur la table risque d’en perdre. Trois **cubes** seuls, c’est un début sans risque.',
    },
    higher: {
      title: 'Vous pourriez continuer.',
      text: 'Pour battre 6, il faudrait révéler presque tout ce que vous avez, et ce pour choisir en premier parmi trois lots qui se ressemblent. Laissez filer cette fois.',
    },
    otherExit: {
      title: 'Pas mal non plus.',
      text: 'Il vous faudra des cubes pour la prochaine enchère : prenez **C** cette fois.',
    },
    unspent: {
      title: 'Il vous reste des pièces.',
      text: 'Elles se gardent, mais c’est avec des cubes que l’on mise, et les autres en ont acheté.',
    },
    otherDecree: {
      title: 'Celui-là ne retourne rien.',
      text: 'Il apporte un tribut à la place. Avec vos deux livres, l’autre décret vaut mieux. EC-150',
    },
    burned: {
      title: 'Cela paierait les autres.',
      text: 'Sur cette face, ce sont ceux sans livres qui gagnent. Retournez-la d’abord. EC-184',
    },
    otherPolicy: {
      title: 'Regardez le pied des rouleaux.',
      text: 'On y lit ce que chacun gagnerait. Ce sont vos livres qui rapportent le plus.',
    },
  },
};

/** The game in two minutes. */
export const guide: GuideTexts<typeof page> = {
  lead: 'Le Premier Empereur règne, et vous êtes l’un de ses grands dignitaires. Gagnez sa confiance, réunissez ce que ses politiques récompenseront, et ne dépensez pas plus que vous n’avez.',
  worth: {
    policies: 'deux par manche, les sept à la fin',
    collections: '1 à 5 points par tuile',
    palace: '1 à 21 points',
  },
  items: {
    policies: {
      title: 'Politiques',
      text: 'Sept rouleaux. Quand l’un d’eux est décompté, chacun marque ce qu’il demande. EC-154',
    },
    collections: {
      title: 'Tuiles',
      text: 'Territoires, murailles, chars, lettrés et livres comptent selon les politiques et à la fin.',
    },
    palace: {
      title: 'Le palais',
      text: 'Chaque niveau vaut des points, et ses espaces donnent quelque chose au passage. EC-125',
    },
    auction: {
      title: 'Misez',
      text: 'Révélez personnages et cubes, plus que tous avant vous, ou passez et prenez une tuile de sortie. EC-059',
    },
    household: {
      title: 'Gérez',
      text: 'Dans l’ordre : prenez un lot de tuiles, touchez vos revenus, recrutez, achetez des cubes, élevez le palais. EC-098',
    },
    decree: {
      title: 'Écoutez le décret',
      text: 'L’empereur appelle celui en qui il a le plus confiance, et ce joueur décompte une politique. EC-142',
    },
    pass: {
      title: 'Passer coûte aussi',
      text: 'Avec la tuile d’ordre 1, vous perdez ce que vous avez révélé de plus fort ; avec la 3, seulement le troisième. Qui passe tôt perd peu, et choisit tard. EC-084',
    },
    lose: {
      title: '« Seul le gagnant paie. »',
      text: 'Quiconque passe peut perdre un personnage, ou tous les cubes révélés. EC-084',
    },
    characters: {
      title: '« Je montre toute ma main. »',
      text: 'Vous pouvez montrer un personnage de plus que le joueur qui en montre le plus. EC-067',
    },
    trust: {
      title: '« La confiance ne vaut rien. »',
      text: 'Elle décide qui l’empereur appelle, et ce joueur choisit ce qui sera décompté.',
    },
    favour: {
      title: 'La confiance dit qui décide',
      text: 'Deux fois par manche, l’empereur appelle celui en qui il a le plus confiance. Chaque appel décompte une politique et coûte de la confiance : 3 à la première manche, 10 à la dernière. EC-144',
    },
    everybody: {
      title: 'Une politique compte pour tous',
      text: 'Décomptez donc celle que vous remplissez mieux que les autres. Si elle les sert autant que vous, vous n’y gagnez guère. EC-154',
    },
  },
};
