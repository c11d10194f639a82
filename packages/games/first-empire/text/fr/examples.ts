import type { ExampleTexts } from '@tianxia/kernel';
import type index from '../../teach/examples.json';

/** The worked examples of The First Empire, in French. */
export const examples: ExampleTexts<typeof index> = {
  'EX-01': {
    title: 'La première carte d’une région',
    text: 'Vous n’avez pas de carte à Zhao. Vous y glissez une carte Écriture et gagnez un jeton Écriture. Une première carte ne cause pas d’Agitation.',
  },
  'EX-02': {
    title: 'La deuxième carte d’une région',
    text: 'Il y a une carte à Wei. Votre deuxième, une carte Monnaie, gagne deux jetons Monnaie et fait monter l’Agitation d’un cran. Les trois positions partent d’une Agitation de 0, 1 et 2.',
  },
  'EX-03': {
    title: 'Une troisième carte de trop',
    text: 'À Wei et à Yan vous avez deux cartes et une Agitation de 2. Une troisième ajouterait deux et dépasserait 3 : refusée aux deux endroits. Les trois autres régions sont ouvertes.',
  },
  'EX-04': {
    title: 'Recruter un Officiel',
    text: 'Vous jouez une carte à la Cour et recrutez. Un Alchimiste passe de votre réserve à Wei. Toute carte peut servir à toute action.',
  },
  'EX-05': {
    title: 'Les symboles dans l’ordre de la route',
    text: 'Votre navire va de 7 à 10 et passe deux symboles. En 9 vous placez une carte Alchimiste à Chu. En 10 vous prenez un Maître. Il arrive trop tard pour le symbole d’avant : le placer en 9 est refusé.',
  },
  'EX-06': {
    title: 'Installer un Gouverneur',
    text: 'Un Officiel de chaque sorte est à Wei. Les trois rentrent dans votre réserve, l’Agitation de Wei tombe à zéro et votre Gouverneur prend un emplacement libre. Son bonus vient aussitôt : ici un Ouvrier à Qi.',
  },
  'EX-07': {
    title: 'Engager deux Ouvriers',
    text: 'Vous avez des Généraux à Zhao et à Yan, et choisissez Zhao. Deux Ouvriers y apparaissent et l’Agitation monte d’un cran. À Yan il ne se passe rien.',
  },
  'EX-08': {
    title: 'Construire un Palais',
    text: 'Un Architecte est à Qi. Vous payez deux Ouvriers de Qi et un d’ailleurs. Le Palais vaut 6 points, la tuile de Qi 3 de plus pour la carte assortie que vous y avez, et vous prenez un grand jeton.',
  },
  'EX-09': {
    title: 'Une Muraille et la tuile de l’Empereur',
    text: 'Un emplacement de niveau 3 prend un Ouvrier dans trois régions. Vous êtes le premier de cette section et recevez la tuile Empereur du dessus. Vous la posez sur votre carte Alchimiste, qui répond désormais à l’action de la tuile : une Muraille.',
  },
  'EX-10': {
    title: 'Les cartes qui s’éveillent',
    text: 'Vous jouez un nombre plus haut que celui de la Cour et construisez un Palais. Les deux cartes Palais de Wei peuvent servir, dans l’ordre voulu. Celle de Yan non : l’Agitation y est de 3.',
  },
  'EX-11': {
    title: 'Le nombre ne convient pas',
    text: 'Vous construisez une Muraille avec 63 sur une carte de Cour 64. Une Muraille veut plus haut : votre carte est refusée. Vous pouvez à la place déplacer un Officiel vers une région voisine.',
  },
  'EX-12': {
    title: 'Le signe de la carte ne vous lie pas',
    text: 'La carte de votre main répond aux Gouverneurs. Vous pouvez quand même la jouer à la Cour pour une Muraille. Ce à quoi une carte répond ne compte qu’une fois glissée.',
  },
  'EX-13': {
    title: 'Les récompenses de la quatrième manche',
    text: 'Vous avez le plus d’Écriture, acceptez et libérez deux Soldats. La récompense de Monnaie va à un autre : un Gouverneur, à Zhao ou Qi seulement. En Lois vous êtes à égalité avec un rival encore sur la piste, interrogé d’abord. Il passe, vous acceptez encore et construisez une Muraille gratuite.',
  },
  'EX-14': {
    title: 'Le nouvel ordre du tour',
    text: 'Les mêmes récompenses que dans l’exemple précédent. Ensuite, celui qui n’a rien pris passe premier. Puis viennent les autres, de la ligne du haut à celle du bas : vous êtes dernier.',
  },
  'EX-15': {
    title: 'Des jetons pour des Soldats',
    text: 'Trois jetons libèrent un Soldat. Vous en dépensez six et deux Soldats vont à l’entrée. Vous remplissez une tuile du Mausolée : l’un d’eux y va aussitôt et marque 5.',
  },
  'EX-16': {
    title: 'Combien de jetons garder',
    text: 'À la fin de la manche, les grands jetons retournent au plateau, et chacun garde cinq petits au plus. Vous en avez six et en rendez un, de la sorte voulue. Les autres en ont cinq ou moins et les gardent.',
  },
  'EX-17': {
    title: 'Un Soldat à la fin de votre tour',
    text: 'Vous avez un Palais et un Gouverneur à Wei, comme le demande la tuile. À la fin de votre tour, un Soldat peut passer de l’entrée à l’emplacement libre du haut. Un rival y est déjà : vous marquez le deuxième, 5 points.',
  },
  'EX-18': {
    title: 'Un décompte final complet',
    text: 'Vous apportez 62 points. Les Gouverneurs ajoutent 22 : la moitié de 15 à Wei, arrondie, et 15 à Qi. L’Élixir ajoute 6, les lignes et colonnes pleines de Soldats 20, les Murailles 19, un Soldat à l’entrée 2. Total : 131.',
  },
  'EX-19': {
    title: 'Li Si construit un Palais',
    text: 'Vous jouez seul contre Li Si. Son ordre est de construire à Wei. Il marque aussitôt 6 points et garde la tuile de Wei pour la fin.',
  },
  'EX-20': {
    title: 'Ce que vaut la tuile de Li Si',
    text: 'Li Si a gardé une tuile de 3 points par carte Monnaie. À la fin il en a deux à Wei : la tuile lui donne 6 points de plus.',
  },
  'DX-01': {
    title: 'La toute première carte de Cour',
    text: 'La Cour est vide. La première carte convient, quel que soit son nombre. Vous recrutez avec 120, et votre carte qui répond au recrutement peut servir.',
  },
  'DX-02': {
    title: 'Plus haut pour les uns, plus bas pour les autres',
    text: 'La Cour montre 64. Avec 63 vous engagez : il faudrait plus haut, la carte est refusée. Avec 63 vous recrutez : il faut plus bas, elle sert. Avec 65, chercher ne convient pas, une Muraille oui.',
  },
  'DX-03': {
    title: 'L’ordre peut compter',
    text: 'Deux cartes de Zhao répondent à « Engager », et l’une fait monter l’Agitation. Commencez par l’inoffensive : les deux servent. Dans l’autre ordre, l’Agitation est à 3 avant la seconde carte, qui est refusée.',
  },
  'DX-04': {
    title: 'Calmer d’abord, utiliser ensuite',
    text: 'Wei a une Agitation de 3 : sa carte est refusée. Une carte de Chu calme une région au choix d’un cran. Vous l’utilisez d’abord sur Wei, et la carte de Wei donne ses 2 points.',
  },
  'DX-05': {
    title: 'Une carte Alchimiste compte comme carte',
    text: 'Chu n’a qu’une carte Alchimiste. La carte Écriture que vous y glissez est la deuxième : deux jetons et une Agitation de 1.',
  },
  'DX-06': {
    title: 'Trop peu de jetons',
    text: 'Une troisième carte devrait donner trois jetons Lois, mais il en reste deux. Vous prenez ces deux-là et rien pour le troisième. L’Agitation monte quand même de deux.',
  },
  'DX-07': {
    title: 'Un Palais en pleine Agitation',
    text: 'L’Agitation de Qi est de 3. Vous pouvez quand même y construire. La seule tuile la ferait encore monter : elle reste là. Vous recevez un grand jeton et 6 points.',
  },
  'DX-08': {
    title: 'La tuile qui fâche le peuple',
    text: 'L’Agitation de Qi est de 2 et la seule tuile donne 2 points par carte contre un cran d’Agitation. Vous devez la prendre : 6 et 6 points. L’Agitation est à 3, et votre carte Palais de Qi est refusée.',
  },
  'DX-09': {
    title: 'Une tuile qui sert aussitôt, et pour toujours',
    text: 'Votre première Muraille de la section donne une tuile Empereur au signe des Murailles. Vous la posez sur une carte qui répondait aux Gouverneurs et l’utilisez dans le même tour. Au tour suivant vous installez un Gouverneur, et elle ne répond plus.',
  },
  'DX-10': {
    title: 'Pas de carte, pas de tuile',
    text: 'Vous construisez le premier dans une section, mais n’avez pas de carte où poser une tuile Empereur : vous n’en recevez pas. Le suivant de la section arrive deuxième et n’en reçoit pas non plus. Le troisième construit le premier dans l’autre section et la prend.',
  },
  'DX-11': {
    title: 'Les derniers symboles de la route',
    text: 'De 15, votre navire passe deux symboles et vous libérez un Soldat pour chacun. De 18, il n’a que deux cases à faire et rencontre un double symbole. Votre seul Soldat enfermé sert pour la première moitié. Un second est refusé : vous placez une carte.',
  },
  'DX-12': {
    title: 'Au bout de la mer',
    text: 'Votre navire est sur la dernière case : chercher est refusé, et le bonus de navire d’un Gouverneur ne donne rien. Dans la deuxième position, une récompense qui fait avancer le navire ne peut être acceptée. Dans la troisième, il reste une case : vous acceptez et l’avancez.',
  },
  'DX-13': {
    title: 'Des Officiels à peine rentrés',
    text: 'Tous vos Alchimistes sont sur votre plateau. Un Gouverneur en fait rentrer un, et l’emplacement permet d’en recruter deux. Il n’y en a qu’un en réserve : vous en recrutez un.',
  },
  'DX-14': {
    title: 'Une récompense se prend entière',
    text: 'Vous avez le plus d’Écriture, mais la récompense libère deux Soldats et un seul des vôtres est enfermé. Accepter est refusé. Vous passez, et on demande au suivant.',
  },
  'DX-15': {
    title: 'Un grand jeton en vaut deux',
    text: 'La valeur de trois jetons libère un Soldat, et un grand en vaut deux. Un grand et un petit libèrent un Soldat. Deux grands aussi, et un point est perdu. Deux grands et deux petits en libèrent deux. Dans la dernière position, deux petits ne suffisent pas et rien n’est demandé.',
  },
  'DX-16': {
    title: 'Un emplacement qu’on saute à deux',
    text: 'Sur cette tuile, le deuxième emplacement ne compte qu’à trois joueurs ou plus. À deux, le premier Soldat marque 7 et le second 4. À trois : 7, 5 et 4.',
  },
  'DX-17': {
    title: 'Une égalité à trois',
    text: 'À Zhao, trois joueurs ont deux Gouverneurs, le quatrième un. Les trois partagent 20 points en arrondissant : six chacun. Le quatrième n’a rien.',
  },
  'DX-18': {
    title: 'Officiels contre Agitation',
    text: 'Cette face de Muraille compte les régions qui ont au moins autant d’Officiels que d’Agitation, même les calmes sans Officiel. Trois de vos cinq régions comptent, et une Muraille de niveau 3 leur donne 4 points chacune : 12.',
  },
  'DX-19': {
    title: 'Nouvelle, et aussitôt utilisée',
    text: 'Vous cherchez, passez un symbole et placez une carte Alchimiste à Wei. Elle répond à la recherche et votre nombre convient : elle sert dans le même tour, et Qi est calmée.',
  },
  'DX-20': {
    title: 'Déplacer ou utiliser, pas les deux',
    text: 'Votre nombre convient et deux cartes pourraient servir. Vous pouvez à la place déplacer un Officiel, et votre tour finit. Dans la deuxième position vous utilisez d’abord une carte, et le déplacement est refusé.',
  },
  'DX-21': {
    title: 'Li Si et un double symbole',
    text: 'Li Si arrive au bout de la route et rencontre un double symbole. La première moitié place une carte Alchimiste à Zhao, qui est alors pleine. Pour la seconde il n’y a plus de place : il libère un Soldat.',
  },
  'DX-22': {
    title: 'Li Si veut d’abord des Soldats',
    text: 'Li Si n’a personne à l’entrée. Il passe deux symboles et libère un Soldat pour chacun. Il ne place pas de carte, bien qu’il y ait de la place.',
  },
  'DX-23': {
    title: 'Quand rien n’est possible',
    text: 'Votre dernière carte ne va nulle part : régions pleines, trop d’Agitation, pas d’Ouvriers, pas de trio, navire au bout. Elle va sur la pile de la Cour sans action. Aucune carte ne peut servir, mais vous pouvez déplacer un Officiel avant de placer vos Soldats.',
  },
  'DX-24': {
    title: 'Un Palais qu’on ne peut construire',
    text: 'Tous vos Palais sont posés, ou il manque un Architecte, un second Ouvrier dans la région ou un Ouvrier dans une autre : chaque fois l’action est refusée, et l’on vous dit pourquoi.',
  },
  'DX-25': {
    title: 'Li Si sans Palais',
    text: 'Li Si pioche une carte qui lui fait construire un Palais, mais les six sont sur le plateau. Il ne fait rien : ni points, ni grand jeton.',
  },
};
