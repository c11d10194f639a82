import type { ExampleTexts } from '@tianxia/kernel';
import type index from '../../teach/examples.json';

/** ZhanGuo's worked examples, in French. */
export const examples: ExampleTexts<typeof index> = {
  E01: {
    title: 'La première carte d’une Région',
    text: 'La Région 2 de votre plateau n’a pas de carte. Vous y glissez une brune. Une première carte prend un marqueur de sa couleur et ne fâche personne : l’agitation ne bouge pas.',
  },
  E02: {
    title: 'La troisième carte d’une Région',
    text: 'La Région 4 a déjà deux cartes et une agitation de 1. Votre troisième carte prend d’un coup trois marqueurs de sa couleur. L’agitation monte aussi de deux, à 3.',
  },
  E03: {
    title: 'Un cran d’agitation de trop',
    text: 'La Région a deux cartes, une agitation de 2 et une piste de trois cases. Une troisième carte la ferait monter de deux, au-delà de la piste. La carte y est refusée.',
  },
  E04: {
    title: 'Recruter un fonctionnaire',
    text: 'Vous jouez une carte à la Cour et recrutez. Un fonctionnaire rouge passe de votre réserve à la zone des gouverneurs de la Région 2. Vous choisissez la couleur et la Région.',
  },
  E05: {
    title: 'Trois points pour deux fonctionnaires',
    text: 'La mutation donne trois points. Un point fait monter le fonctionnaire rouge de la Région 2 de la zone des ouvriers à celle des gouverneurs. Les deux autres mènent le blanc de la Région 3 à la 5 en passant par la 4.',
  },
  E06: {
    title: 'Engager deux ouvriers',
    text: 'Un fonctionnaire rouge et un gris sont dans la zone des gouverneurs de la Région 3. Tous deux descendent gratuitement, et chacun amène un ouvrier. La Région le paie d’un cran d’agitation, pas de deux.',
  },
  E07: {
    title: 'Un palais sans marqueur',
    text: 'Vous payez deux ouvriers de la Région 4 et un d’une autre, et bâtissez un palais dans la Région 4. Il n’y a plus de grand marqueur à prendre. Vous marquez un point par carte glissée : six.',
  },
  E08: {
    title: 'Plus haut éveille, plus bas non',
    text: 'Une de vos cartes glissées donne 3 points après un palais. D’abord vous bâtissez avec 90 sur une carte de Cour 70 : un palais veut un nombre plus haut, la carte donne ses points. Ensuite vous bâtissez avec 50. Le palais est bâti quand même, mais la carte dort.',
  },
  E09: {
    title: 'Toutes les cartes de gouverneur sauf une',
    text: 'La Cour montre 70 et vous jouez 40. Un gouverneur veut un nombre plus bas : vos cartes de gouverneur peuvent servir. Celle de la Région 4 non : l’agitation y est sur la dernière case et ses cartes dorment. Les deux autres donnent 2 points chacune.',
  },
  E10: {
    title: 'Un gouverneur, et rien de plus',
    text: 'Vous nommez un gouverneur avec 71 sur une carte de Cour 70. Il est nommé comme d’habitude et rapporte les 4 points de sa case. Le nombre est monté au lieu de descendre : aucune carte glissée ne sert.',
  },
  E11: {
    title: 'Prendre une récompense',
    text: 'La manche est finie et vous avez le plus d’Écriture. Vous acceptez. Tous vos marqueurs d’Écriture retournent, le grand aussi, et vous prenez la récompense : un fonctionnaire gris. Votre disque quitte la piste et revient derrière ceux qui n’ont rien pris.',
  },
  E12: {
    title: 'Qui commence la manche suivante',
    text: 'Bleu et Jaune sont encore sur la piste des récompenses, dans cet ordre. Rouge et Violet ont pris des récompenses et viennent après, la case du haut d’abord. L’ordre est donc Bleu, Jaune, Rouge, Violet, et Bleu commence.',
  },
  E13: {
    title: 'Une mission de trois murailles',
    text: 'La mission demande deux murailles Turquoise et une Or. Dans la première position vous avez les trois, et votre disque est posé à la fin de votre tour. Dans la deuxième, celle d’Or manque et rien ne se passe.',
  },
  E14: {
    title: 'Une mission de trois palais',
    text: 'La mission demande des palais dans les Régions 1, 2 et 5. D’autres palais ne gênent pas, comme le montre la deuxième position. Dans la troisième, l’un est en 4 au lieu de 5 : la mission n’est pas accomplie.',
  },
  E15: {
    title: 'Le plus de gouverneurs dans une Région',
    text: 'Dans la Région 1, Rouge a deux gouverneurs et Bleu un. La majorité vaut 9 points et 3 de plus pour chacun des gouverneurs de Rouge : quinze en tout. Le deuxième n’a rien.',
  },
  E16: {
    title: 'Une majorité partagée à trois',
    text: 'Dans la Région 4, trois joueurs ont un gouverneur chacun. Ils partagent les points de la majorité : 4 chacun. Qui n’y a personne n’a rien.',
  },
  E17: {
    title: 'Les disques se multiplient',
    text: 'Dans la section du haut, vous avez des disques sur 5 et 2 : la somme, sept, est multipliée par les deux disques, quatorze. Celle du bas a un disque sur 3. Cela fait 17 points.',
  },
  E18: {
    title: 'Le dernier plateau coûte un point',
    text: 'Deux joueurs se disputent les plateaux aux enchères. Vous misez neuf, l’autre passe et vous choisissez. Le dernier n’a plus de rival et paie un seul point pour le plateau restant.',
  },
  D01: {
    title: 'Trop peu de marqueurs',
    text: 'Votre troisième carte devrait donner trois marqueurs, mais il n’en reste qu’un de cette couleur. Vous le prenez et marquez un point par marqueur manquant : deux. L’agitation monte comme toujours.',
  },
  D02: {
    title: 'Une piste d’agitation courte',
    text: 'La piste de la Région 2 n’a que deux cases et il y a deux cartes. À une agitation de 1, une troisième carte est refusée. À 0 elle tient juste : l’agitation est à 2, la dernière case. Dès lors les cartes de la Région dorment, comme le montre la dernière position.',
  },
  D03: {
    title: 'Engager endort une carte',
    text: 'La Région 1 a une agitation de 2 sur 3. Vous y engagez avec une carte plus haute : deux ouvriers, et l’agitation atteint la dernière case. La carte « Engager » de la Région 1 s’endort avant de servir. Celle de la Région 2 donne encore ses 2 points.',
  },
  D04: {
    title: 'Une Région se réveille à temps',
    text: 'La Région 3 est au bout de sa piste d’agitation : sa carte est refusée. Vous utilisez d’abord celle de la Région 5 et calmez la Région 3 d’un cran. Sa carte est éveillée et donne 3 points. L’ordre est à vous.',
  },
  D05: {
    title: 'À travers une zone pleine',
    text: 'La zone des ouvriers de la Région 2 est pleine. Votre fonctionnaire gris peut la traverser de 1 à 3 mais pas s’y arrêter, et nul autre ne bouge entre-temps. Dans la deuxième position, il reste un point : trop peu pour passer, le premier pas est refusé.',
  },
  D06: {
    title: 'D’abord la case, puis le calme, puis les cartes',
    text: 'Vous nommez un gouverneur dans la Région 3 agitée, sans fonctionnaire blanc en réserve. Les trois qui ont payé y retournent. La case permet de placer un fonctionnaire au choix : vous prenez le blanc qui vient de rentrer. L’agitation tombe à zéro, et alors seulement servent les cartes : celle de la Région 3 est éveillée.',
  },
  D07: {
    title: 'Une case libre d’abord',
    text: 'Dans la Région 1 toutes les cases sont prises : le gouverneur va dans la zone libre. Dans la Région 2 une case est libre. La zone libre y est refusée, tout comme une case occupée.',
  },
  D08: {
    title: 'En bas, on ne paie pas un gouverneur',
    text: 'Un gouverneur demande un fonctionnaire rouge, un gris et un blanc d’une même zone des gouverneurs. Votre blanc est en bas, dans celle des ouvriers : il manque, refusé. Vous le mutez en haut. Dans la deuxième position, c’est possible.',
  },
  D09: {
    title: 'Où l’agitation interdit un palais',
    text: 'Cette piste a quatre cases, le signe du palais est sous la troisième. Les cinq positions vont d’une agitation de 0 à 4. On peut bâtir jusqu’à 2, c’est refusé dès 3. Les cartes ne dorment qu’à 4.',
  },
  D10: {
    title: 'Le troisième ouvrier vient d’ailleurs',
    text: 'Quatre ouvriers dans la Région 2 et aucun ailleurs ne font pas un palais : l’un des trois doit venir d’une autre Région. Avec un ouvrier dans la Région 3, c’est possible, et c’est lui que vous payez.',
  },
  D11: {
    title: 'Ce que vos ouvriers peuvent payer',
    text: 'Vous avez trois ouvriers dans la Région 1 et un dans la 2. Une muraille d’une tige prend un ouvrier, celle de deux tiges en prend de deux Régions. Trois tiges en demanderaient trois différentes : refusé.',
  },
  D12: {
    title: 'Une muraille par section',
    text: 'Vous avez déjà une muraille sur une section Turquoise. Une autre sur la même est refusée, bien qu’il y ait de la place. La section voisine vous est ouverte.',
  },
  D13: {
    title: 'La toute première carte à la Cour',
    text: 'La Cour est vide. La première carte convient, qu’elle soit haute ou basse. Vous recrutez avec 118, et votre carte glissée donne ses 2 points.',
  },
  D14: {
    title: 'En descendant le classement',
    text: 'Bleu a le plus de Lois, mais pas assez de fonctionnaires rouges pour la récompense : il garde tout. Jaune et Rouge sont à égalité, et Jaune est plus haut sur la piste : on lui demande d’abord. Dans la deuxième position, tous deux passent, et le joueur sans marqueur n’est jamais interrogé.',
  },
  D15: {
    title: 'Deux récompenses dans une manche',
    text: 'Rouge prend l’Écriture puis les Lois, Bleu la Monnaie. Seul le troisième joueur est encore sur la piste et passe premier. Puis viennent Bleu et Rouge, selon la case de leur dernière récompense.',
  },
  D16: {
    title: 'Un palais en récompense',
    text: 'Vous acceptez et placez un palais dans la Région 2. Il ne coûte pas d’ouvriers et ne donne pas de grand marqueur. Vous marquez un point pour chacune de vos neuf cartes. Les cartes qui répondent aux palais dorment : ce n’était pas votre action de Cour.',
  },
  D17: {
    title: 'Un marqueur tant qu’il y en a',
    text: 'Deux de vos cartes disent : un marqueur, ou un point s’il n’y en a plus. Il reste un marqueur brun. La première doit le prendre, quelle que soit sa couleur. La seconde n’en trouve pas et donne le point.',
  },
  D18: {
    title: 'Qui oublie de réclamer est deuxième',
    text: 'Vous et Rouge avez accompli la même mission. Si chacun réclame lui-même et que vous oubliez, Rouge réclame d’abord et obtient 5, vous 3 à votre tour suivant. Dans les dernières positions, la table réclame pour tous et vous êtes premier.',
  },
  D19: {
    title: 'Jamais moins que rien',
    text: 'Cette face de muraille donne 5, 10 ou 15 points moins votre agitation, ici 7. Une tige tomberait sous zéro et ne donne rien. Deux tiges donnent 3, trois donnent 8.',
  },
  D20: {
    title: 'De l’agitation contre un ouvrier',
    text: 'Le plateau Carré permet, après une mutation, d’échanger un cran d’agitation contre un ouvrier. D’abord tout est calme, il n’y a rien à échanger. Ensuite la Région 4 a une agitation de 1 : vous l’y échangez, et l’ouvrier apparaît dans la Région 4. Une autre Région est refusée.',
  },
  D21: {
    title: 'La deuxième carte se compare à la première',
    text: 'La première carte de Cour était 118. Désormais les nombres comptent. Engager veut plus haut, recruter plus bas. 119 pour engager et 5 pour recruter donnent 2 points. L’inverse ne donne rien.',
  },
  D22: {
    title: 'Le fonctionnaire qu’on vient de payer',
    text: 'Votre carte donne un fonctionnaire blanc, et votre réserve n’en a pas. Nommer un gouverneur en fait d’abord rentrer un : la carte sert. Dans la deuxième position vous recrutez un rouge. Aucun blanc n’est rentré, et la carte ne donne rien.',
  },
  D23: {
    title: 'Pas de pas qui gâche l’action',
    text: 'Votre seul trio est dans la Région 2. Une fois choisi de nommer un gouverneur, la descente gratuite de l’un des trois est refusée. Dans la deuxième position vous descendez d’abord, et c’est le gouverneur qui est refusé.',
  },
  D24: {
    title: 'Tout miser',
    text: 'Aux enchères des plateaux, vous misez vos 15 points. Nul ne peut miser autant ni plus qu’il n’a : les autres passent. Vous choisissez le premier entre trois plateaux, et n’avez plus de points.',
  },
  D25: {
    title: 'Les cartes qui reviennent',
    text: 'Quand on pioche trois cartes pour en garder deux, une retourne chaque fois. À deux joueurs, on ne les revoit pas. À trois, deux cartes de la première manche reviennent à la dernière. À quatre, huit reviennent à la quatrième manche et huit à la cinquième.',
  },
  D26: {
    title: 'Ce qui ne vaut rien à la fin',
    text: 'La partie finit. Bleu a des ouvriers, des palais et moins de marqueurs que Rouge : rien de cela ne compte. Seul Rouge, qui a le plus de marqueurs d’une sorte, en tire des points : cinq.',
  },
  D27: {
    title: 'Des points et personne à déplacer',
    text: 'Un mur permet d’utiliser la carte 60, qui donne deux points de mutation. Sans fonctionnaire sur le plateau, c’est refusé. Avec un seul, vous faites un pas, vous arrêtez et laissez l’autre point.',
  },
};
