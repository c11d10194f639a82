import type { ExampleTexts } from '@tianxia/kernel';
import type index from '../../teach/examples.json';

/** The worked examples of Three Kingdoms, in French. */
export const examples: ExampleTexts<typeof index> = {
  'EX-01': {
    title: 'Deux espaces, deux mesures',
    text: 'Huang Zhong est fort au combat et faible en administration. Les quatre positions l’envoient à l’empereur et au soutien populaire. Quand l’un demande le combat, l’autre demande l’administration : il vaut 5 ici et 1 là, et inversement.',
  },
  'EX-02': {
    title: 'Qui commande combien',
    text: 'Shu et Wu envoient des généraux à leur frontière. Zhou Cang commande une unité : deux sont refusées. Gan Ning en commande deux d’une sorte : deux d’archers sont refusées, car il manque une arbalète à Wu, mais deux de cavalerie conviennent. Zhao Yun pourrait venir seul et emmène deux unités d’archers.',
  },
  'EX-03': {
    title: 'L’enchère la plus simple',
    text: 'Le marché demande l’administration. Jia Xu de Wei vaut 5, Jiang Wei de Shu 4. Wei gagne l’espace.',
  },
  'EX-04': {
    title: 'Premier arrivé, premier servi',
    text: 'Wei et Shu ont tous deux 5 au marché. Wei y était d’abord et gagne l’égalité.',
  },
  'EX-05': {
    title: 'Qui a atteint le total d’abord',
    text: 'Tous deux ont 9 avec deux généraux. Shu a ajouté le second avant Wei : il a atteint 9 d’abord et gagne.',
  },
  'EX-06': {
    title: 'Cao Cao gagne les égalités',
    text: 'Les enchères de l’exemple précédent, mais le premier général de Wei est Cao Cao. Sa compétence gagne les égalités : l’espace est à Wei, bien que Shu ait atteint 9 d’abord.',
  },
  'EX-07': {
    title: 'Les alliés s’additionnent',
    text: 'Wu et Shu sont alliés au marché. Leurs 4 et 5 font 9 et battent les 5 de Wei. Tous deux font l’action, et pour tous deux l’enchère compte comme gagnée.',
  },
  'EX-08': {
    title: 'Une alliance venue trop tard',
    text: 'Wei a 9 avec deux généraux avant que Wu et Shu n’atteignent 9 ensemble. L’égalité va au premier : Wei gagne seul.',
  },
  'EX-09': {
    title: 'L’ordre de la manche suivante',
    text: 'Wei et Shu ont gagné quatre espaces chacun, Wu trois. Shu a des points militaires et Wei non : Shu passe premier, puis Wei. Les deux qui suivent Shu seront alliés, et Wu, le dernier, choisit où.',
  },
  'EX-10': {
    title: 'Toujours à égalité',
    text: 'Les mêmes quatre à quatre, et aucun n’a de points militaires. L’ordre de cette manche décide : Wei reste devant Shu. Shu et Wu seront alliés, et Wu choisit.',
  },
  'EX-11': {
    title: 'Développer une ferme',
    text: 'Votre ferme est au niveau 0. Il n’y a encore rien à récolter : refusé. Vous la développez au niveau 1.',
  },
  'EX-12': {
    title: 'Récolter',
    text: 'Votre ferme a trois jetons à récolter. Vous en mettez deux au grenier et recevez cinq riz. Le troisième quitte la partie, et le niveau reste 3.',
  },
  'EX-13': {
    title: 'Développer un marché',
    text: 'Votre marché est au niveau 0. Aucun impôt à lever : refusé. Vous le développez au niveau 1.',
  },
  'EX-14': {
    title: 'Lever l’impôt',
    text: 'Votre marché a quatre jetons. Vous en mettez deux au trésor et recevez huit or. Le niveau reste 4.',
  },
  'EX-15': {
    title: 'L’empereur change de mains',
    text: 'Wei tient l’empereur, et Cao Hong est encore auprès de lui : l’envoyer est refusé. Tous passent. Cao Hong et Zhao Yun, battu, rentrent. Wei développe son marché. Wu paie un or, monte en rang et laisse Gan Ning auprès de l’empereur, qui passe à Wu.',
  },
  'EX-16': {
    title: 'Personne ne veut de l’empereur',
    text: 'Cette manche, nul ne mise sur l’empereur. Cao Hong rentre, et Wei rend le jeton. Dans la deuxième position, Wei voudrait s’en servir à la manche suivante : refusé, personne ne le tient.',
  },
  'EX-17': {
    title: 'Où poster un général',
    text: 'Vous avez gagné la frontière avec deux généraux. Gan Ning a des archers : deux lieux le prennent. Ling Cao a des navires : un seul. Tous les autres sont refusés. Vous postez Gan Ning avec une unité et choisissez où va son jeton.',
  },
  'EX-18': {
    title: 'Pas sa sorte d’armée',
    text: 'Gan Ning est cavalier et commande ici des archers. On peut le poster, mais le jeton montre sa face sans point.',
  },
  'EX-19': {
    title: 'Sa propre sorte d’armée',
    text: 'Ling Cao est homme de marine et commande des navires. Le jeton montre sa face à un point.',
  },
  'EX-20': {
    title: 'L’autre frontière d’abord',
    text: 'Votre seul général posté est à la frontière de Wu. Vous y gagnez encore, mais perdez à celle de Shu. Un second à la même frontière doit attendre que l’autre en ait un : refusé. Tout rentre.',
  },
  'EX-21': {
    title: 'Les deux frontières gagnées',
    text: 'Cette fois vous gagnez les deux. Celle de Wu est d’abord refusée. Vous postez Xu Chu à celle de Shu, et Xiahou Dun peut suivre. Dans la deuxième position vous ne postez que Xu Chu.',
  },
  'EX-22': {
    title: 'Des présents pour la tribu',
    text: 'Jiang Wei va à votre tribu avec deux or. Le niveau monte de deux, et l’or est dépensé.',
  },
  'EX-23': {
    title: 'Des soldats pour la tribu',
    text: 'Jiang Wei y va avec deux unités. Le niveau monte de même, et les unités rentrent.',
  },
  'EX-24': {
    title: 'Le plus haut niveau, gardé par une compétence',
    text: 'Votre tribu est à 12 et personne ne s’en est occupé. Jia Xu l’y garde les manches paires. Au plus haut niveau, vous pouvez acheter du soutien populaire pour deux riz.',
  },
  'EX-25': {
    title: 'Dans le bon ordre',
    text: 'Ma Chao donne un cheval quand vous en avez deux ou plus. Vous en avez un. Vous en achetez un au Marché de troc, puis Ma Chao en donne un autre. Dans la deuxième position vous commencez par lui : refusé.',
  },
  'EX-26': {
    title: 'Ce que coûte une armée',
    text: 'Wu a deux unités à la frontière, un jeton au grenier et trois soutiens. L’entretien est de deux or, un riz pour les unités et un riz pour le soutien.',
  },
  'EX-27': {
    title: 'Les réserves paient une armée',
    text: 'Les mêmes deux unités, mais Wu a des jetons au trésor et au grenier. Ils prennent en charge un or et un riz. Quatre soutiens coûtent deux riz.',
  },
  'EX-28': {
    title: 'Des points pour les soldats à la frontière',
    text: 'Vous avez deux unités en un lieu et en postez deux de plus. À la fin de la manche, cela fait quatre points militaires.',
  },
  'EX-29': {
    title: 'Lire la piste militaire',
    text: 'Les marqueurs sont sur 14, 16 et 17. C’est ce que chaque État en tire.',
  },
  'EX-30': {
    title: 'Qui tient les frontières',
    text: 'Wei mène une frontière, Wu une autre, la troisième est à égalité. Mener donne 2 points, une égalité 1 à chacun. Wei a 2, Wu 3, Shu 1.',
  },
  'EX-31': {
    title: 'Des lieux à un point',
    text: 'Wu tient quatre lieux, et trois de ses jetons montrent la face à un point. Cela fait 3 points.',
  },
  'EX-32': {
    title: 'Le pays le mieux tenu',
    text: 'Ferme et marché font ensemble 10 niveaux pour Wei, 7 pour Shu et 5 pour Wu. Le premier marque 5, le deuxième 2, le troisième rien.',
  },
  'EX-33': {
    title: 'Deux se partagent la deuxième place',
    text: 'Wu et Shu ont maintenant 7 niveaux tous deux. Ils partagent les 2 points de la deuxième place : un chacun.',
  },
  'EX-34': {
    title: 'La paix intérieure',
    text: 'On ajoute niveau de la tribu et soutien : Shu 14, Wei 13, Wu 12. L’ordre donne 5, 2 et rien. Le niveau donne aussi des points, et Wu a le plus haut. Cela fait 7, 5 et 4.',
  },
  'EX-35': {
    title: 'Le rang à la fin',
    text: 'À la dernière manche vous gagnez l’empereur et devenez Roi. Les rangs valent en tout 9, 5 et 2 points. Le jeton de l’empereur ne passe plus : Shu en marque 2.',
  },
  'EX-36': {
    title: 'La toute dernière égalité',
    text: 'Wu et Shu ont les mêmes points, et autant d’or et de riz. Alors Shu gagne.',
  },
  'EX-38': {
    title: 'Où l’alliance peut être',
    text: 'Vous choisissez l’espace de l’alliance. Celui de la manche passée est refusé, comme le soutien populaire et l’empereur. Il en reste neuf.',
  },
  'EX-39': {
    title: 'Un allié seul',
    text: 'Wu et Shu sont alliés, mais seul Shu a envoyé quelqu’un. D’abord les 5 de Wei battent les 4 de Shu. Ensuite Shu a 6 avec du soutien, gagne et fait l’action seul. Pour Wu, rien ne compte.',
  },
  'EX-40': {
    title: 'Neuf contre neuf',
    text: 'Wei et l’alliance de Wu et Shu finissent à 9. Dans la première position, le second général de Wei est venu avant celui de Shu : Wei était premier. Dans la deuxième c’est l’inverse, et les alliés gagnent.',
  },
  'EX-41': {
    title: 'Ce que Liu Bei rapporte',
    text: 'Liu Bei mise 7 avec trois soutiens et perd. Il en garde un pour Shu. Les deux autres sont dépensés, bien que rien ne soit gagné.',
  },
  'EX-42': {
    title: 'Un général seul auprès de la tribu',
    text: 'Cao Cao va à la tribu les mains vides. Le niveau ne bouge pas, et l’enchère compte comme gagnée. Dans la deuxième position il est à 1 : il y reste, et la tribu se révolte.',
  },
  'EX-43': {
    title: 'Une révolte, et une autre',
    text: 'Wu ne s’est pas occupé de sa tribu, et le niveau tombe de 2 à 1. À 1 la tribu se révolte : un jeton déficit. La fois suivante il ne peut tomber plus bas, et elle se révolte encore.',
  },
  'EX-44': {
    title: 'Plus que Shu ne peut payer',
    text: 'Cinq unités et quatre soutiens coûtent trois or et six riz. Shu a deux or et trois riz et paie tout. Chacun des quatre qui manquent est un jeton déficit.',
  },
  'EX-45': {
    title: 'Des armes contre du riz',
    text: 'Vous vendez six armes pour quatorze or et achetez douze riz pour neuf. Vendre du riz dans la même action est refusé. Dans la deuxième position vous avez cinq armes : en vendre six est refusé.',
  },
  'EX-46': {
    title: 'Le cinquième général finit la partie',
    text: 'Wu poste son cinquième général, et la partie finit après cette manche. Actions et tribus sont encore réglées. Il n’y a pas d’entretien ni de nouveaux points militaires, et l’empereur reste à Shu pour 2 points.',
  },
  'EX-47': {
    title: 'Égaux chez soi',
    text: 'Trois positions, trois égalités. Deux premiers : 3 points chacun, rien pour le troisième. Tous égaux : 3 points chacun. Un premier et deux deuxièmes : 5, 1 et 1.',
  },
  'EX-48': {
    title: 'Une frontière vide est une égalité',
    text: 'Personne n’est à la frontière de Shu et Wei : égalité, un point chacun. Wu mène contre Shu. Wei et Wu sont à égalité à la leur. Wei a donc 2, Wu 3, Shu 1.',
  },
  'EX-49': {
    title: 'Yu Jin rejoint l’alliance',
    text: 'Shu choisit où il sera allié à Wu. Wei dépense un jeton de Yu Jin pour en être. Tous trois envoient un général, tous trois gagnent, et chacun lève deux armées.',
  },
  'EX-50': {
    title: 'Zhao Yun seul',
    text: 'Zhao Yun peut être posté sans unité. Vous choisissez la face à un point pour son jeton. Il ne demande pas d’entretien et ne donne pas de points militaires. Dans la dernière position il est le cinquième général de Shu, et la partie finit.',
  },
  'EX-51': {
    title: 'Un espace, bien des présents',
    text: 'Wei Yan exige un tribut, et vous prenez un or et un riz. Sa compétence et le Palais impérial en ajoutent. Vous avez en tout deux or, deux riz, une armée et deux armes au choix.',
  },
  'EX-52': {
    title: 'D’abord l’armée, puis son entraînement',
    text: 'La Garnison entraîne une armée, mais vous n’en avez pas : refusé. Lu Meng vous en donne une. La Garnison l’entraîne.',
  },
  'EX-53': {
    title: 'Sun Jian passe le premier',
    text: 'Premier général de Wu dans la manche, Sun Jian a un de plus au combat. L’instructeur demande l’administration : ses simples 3. À la frontière il a 4 et 1, et deux navires font 7.',
  },
  'EX-54': {
    title: 'L’impôt d’un nouveau bâtiment',
    text: 'Vous bâtissez le Ministère des Finances, qui lève l’impôt aussitôt. Il rapporte huit or, et la Monnaie de bronze deux. Seul le bâtiment compte comme enchère gagnée, pas l’impôt.',
  },
  'EX-55': {
    title: 'Un empereur sans or',
    text: 'Vous avez gagné l’empereur mais ne pouvez payer le rang : refusé. Vous renoncez et restez ce que vous êtes. À la fin de la manche, l’empereur vous revient quand même, puisque vous avez gagné l’espace.',
  },
  'EX-56': {
    title: 'Tel père, tel fils',
    text: 'Guan Ping vaut 4 au combat. Dans la deuxième position Guan Yu a été recruté, et Guan Ping vaut 5.',
  },
  'EX-57': {
    title: 'Renoncer à la tribu',
    text: 'Vous avez gagné l’espace de votre tribu avec deux or, et renoncez. Général et or rentrent, et l’enchère compte toujours comme gagnée. La tribu est négligée : son niveau baisse d’un.',
  },
  'EX-58': {
    title: 'Liu Bei à la frontière',
    text: 'Liu Bei gagne avec deux unités et deux soutiens, 7 en tout, et est posté. Sa compétence rend un des soutiens. Sa sorte d’armée convient : le jeton montre un point. Dans la deuxième position l’entretien est dû, et Shu ne peut le payer.',
  },
  'EX-59': {
    title: 'N’entraîner personne',
    text: 'Vous gagnez l’entraînement avec Zhang He et n’avez personne à entraîner. Faire l’action avec zéro donne son cheval. Dans la deuxième position vous renoncez, et il n’y a pas de cheval.',
  },
  'EX-60': {
    title: 'Plus rien à cultiver',
    text: 'Votre ferme est au plus haut et n’a rien à récolter. Faire l’action est refusé : vous renoncez. Le général rentre, et l’enchère a compté.',
  },
  'EX-61': {
    title: 'Où ses soldats ne peuvent rester',
    text: 'Zhao Yun a gagné avec des archers, mais les deux lieux pour archers sont pris : refusé. Il peut aller ailleurs, seul. Une unité y est refusée, les deux rentrent, et vous choisissez la face de son jeton.',
  },
  'EX-62': {
    title: 'Tout ce qu’une alliance apporte',
    text: 'Wei a 7 avec du soutien. Wu apporte 4 et un soutien, Shu 5 et le jeton de l’empereur : 11 ensemble. Les deux alliés lèvent deux armées. Le jeton rentre, et le soutien est dépensé.',
  },
  'EX-63': {
    title: 'Au-delà du plus haut rang',
    text: 'Wei est Roi, paie un or et devient Empereur ; Xu Chu reste auprès de l’empereur Han. Au-dessus, il n’y a plus de rang : l’action est refusée.',
  },
};
