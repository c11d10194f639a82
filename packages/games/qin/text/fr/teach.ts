import type { GuideTexts, TeachTexts } from '@tianxia/kernel';
import type { guide as page } from '../../teach/guide.ts';
import type { tutorial } from '../../teach/index.ts';

/** What the coach says in Qin's tutorial, in French. */
export const teach: TeachTexts<typeof tutorial> = {
  lessons: {
    founding: {
      name: 'Fonder',
      learned: 'Deux territoires de même couleur qui se touchent, ou plus, forment une province, et elle est à vous.',
    },
    growing: {
      name: 'Agrandir',
      learned: 'Cinq territoires portent deux pagodes, et plus personne ne peut vous les prendre.',
    },
    villages: {
      name: 'Villages',
      learned: 'Un village revient au joueur qui a le plus de pagodes sur les provinces autour de lui.',
    },
    joining: {
      name: 'Réunir',
      learned: 'La plus grande province annexe la plus petite. À égalité, elles restent séparées.',
    },
    game: {
      name: 'Une partie entière',
      learned: 'Vous connaissez Qin. La prochaine fois, essayez la face Lion ou un adversaire plus fort.',
    },
  },
  steps: {
    goal: {
      title: 'Soyez le premier à poser toutes vos pagodes.',
      text: 'Lian et vous avez **24 pagodes** chacun. Provinces et villages les prennent dans votre réserve. Posez la dernière et vous gagnez. QIN-001',
    },
    hand: {
      title: 'À votre tour, vous posez une tuile.',
      text: 'Vous en avez toujours trois en main. Chaque tuile a deux cases, et l’une au moins doit toucher par un côté une couleur du plateau. QIN-063',
    },
    found: {
      title: 'Des territoires de même couleur qui se touchent forment une province.',
      text: 'Prenez la tuile **bleu–bleu**, touchez **F5**, puis **E5**. Avec le bleu de départ en G5, cela fait trois territoires, une province et votre première pagode. QIN-085',
    },
    five: {
      title: 'Votre province compte trois territoires.',
      text: 'Un ou deux de plus n’apportent d’abord aucune pagode. Mais à **cinq territoires**, une province devient **majeure** : elle porte une deuxième pagode, et personne ne peut plus l’annexer. QIN-093',
    },
    grow: {
      title: 'Portez-la à cinq.',
      text: 'Posez l’autre tuile **bleu–bleu** en **D5** et **C5**, dans l’alignement de votre province.',
    },
    neighbours: {
      title: 'La case sombre est un village.',
      text: 'Un village appartient au joueur qui a le plus de pagodes sur les provinces qui le touchent : une par province, deux par province majeure. Il en porte une, lui aussi. Rien ne touche encore celui-ci. QIN-124',
    },
    annex: {
      title: 'Atteignez le village avec du bleu.',
      text: 'Tenez la tuile **jaune–bleu** par sa moitié bleue et posez celle-ci en **C4**. Chaque moitié compte pour elle-même : le bleu agrandit votre province, le jaune reste seul et n’est à personne. QIN-069',
    },
    meeting: {
      title: 'Deux provinces bleues, et un vide entre elles.',
      text: 'Les trois territoires du haut sont à vous, les trois du bas à Lian. Une tuile entre les deux en ferait **une seule** province. Qui avait le plus de territoires juste avant garde tout. QIN-101',
    },
    outgrow: {
      title: 'Trois contre trois : personne ne peut les réunir.',
      text: 'L’égalité l’interdit. Grandissez d’abord : posez la moitié bleue de **jaune–bleu** en **G4**. Ou essayez de réunir, pour voir le refus. QIN-106',
    },
    join: {
      title: 'Quatre contre trois. Maintenant !',
      text: 'Posez **bleu–bleu** en **I6** et **J6**. Lian reprend sa pagode, et vous avez une province majeure de neuf territoires.',
    },
    play: {
      title: 'Une partie entière contre Lian.',
      text: 'Elle débute, elle aussi. Fondez beaucoup de provinces, menez-les à cinq territoires et cueillez des villages au passage.',
    },
  },
  wrong: {
    corner: {
      title: 'Là, elle ne touche le bleu que par un coin.',
      text: 'Un coin ne compte pas : la tuile ne toucherait rien. Une case plus bas, F5 et G5 ont un côté commun. QIN-064',
    },
    nothing: {
      title: 'Là, elle serait toute seule.',
      text: 'Une tuile doit toucher par un côté une couleur déjà sur le plateau. Au début, il n’y a que les trois territoires de départ. QIN-063',
    },
    twoOnly: {
      title: 'C’est permis, mais il y a mieux.',
      text: 'Là où le bleu ne touche rien de bleu, il forme une province de deux. À côté de **G5**, la même tuile vous en donne trois.',
    },
    notFive: {
      title: 'Cela ne fait que quatre territoires.',
      text: 'Seule une moitié de cette tuile est bleue. Quatre territoires ne portent encore qu’une pagode, et Lian pourrait les annexer avec une province plus grande. Vous avez une autre tuile **bleu–bleu**.',
    },
    farFromVillage: {
      title: 'Votre province grandit, mais sans atteindre le village.',
      text: 'La moitié bleue doit toucher par un côté le village en B4 : **C4** le fait, et touche aussi votre province.',
    },
    tie: {
      title: 'Refusé : trois contre trois.',
      text: 'À égalité, la nouvelle province ne serait à personne ; la règle l’interdit donc. Un territoire de plus chez vous, et tout change. QIN-106',
    },
  },
};

/** The game in two minutes. */
export const guide: GuideTexts<typeof page> = {
  lead: 'La terre est vide et la dynastie toute jeune. Vous fondez des provinces, les faites grandir et dressez une pagode sur chacune.',
  worth: {
    provinces: '2 territoires : 1 pagode',
    majors: '5 territoires : 2 pagodes',
    villages: 'le plus autour : 1 pagode de plus',
  },
  items: {
    provinces: {
      title: 'Une pagode par province',
      text: 'Deux territoires de même couleur qui se touchent, ou plus. Qui la forme la possède. QIN-085',
    },
    majors: {
      title: 'Une deuxième à cinq territoires',
      text: 'Dès cinq territoires, une province est majeure et personne ne peut l’annexer. QIN-093',
    },
    villages: {
      title: 'Une pagode par village',
      text: 'Il revient au joueur qui a le plus de pagodes sur les provinces autour de lui. QIN-124',
    },
    lay: {
      title: 'Posez l’une de vos trois tuiles',
      text: 'Chaque tuile a deux cases, d’une seule couleur ou de deux.',
    },
    touch: {
      title: 'Un côté en commun',
      text: 'Une moitié au moins doit toucher quelque chose sur le plateau, quelle qu’en soit la couleur. QIN-063',
    },
    draw: {
      title: 'Piochez-en une autre',
      text: 'Posez les pagodes qui vous reviennent, prenez une tuile, et c’est au joueur suivant.',
    },
    most: {
      title: 'Qui a le plus de territoires annexe le reste.',
      text: 'Une tuile qui relie deux provinces d’une couleur n’en fait plus qu’une. Qui avait le plus de territoires juste avant la possède tout entière, et l’autre reprend ses pagodes. QIN-101',
    },
    corner: {
      title: '« Elle touche par le coin. »',
      text: 'Les coins ne comptent pas, ni pour poser, ni pour relier. QIN-064',
    },
    tied: {
      title: '« Je relie nos provinces de trois. »',
      text: 'Des provinces égales ne se réunissent pas. Agrandissez d’abord la vôtre. QIN-106',
    },
    lone: {
      title: '« Ce territoire isolé est à moi. »',
      text: 'Un territoire seul n’est à personne tant qu’un deuxième de sa couleur ne le touche pas. QIN-081',
    },
    safe: {
      title: 'Cinq territoires, et rien ne vous les prend',
      text: 'Une province majeure ne change jamais de main. Elle peut en annexer de plus petites, mais deux majeures ne se réunissent jamais. QIN-108',
    },
    votes: {
      title: 'Les villages comptent les pagodes',
      text: 'Une par province qui les touche, deux si elle est majeure. Dès qu’un autre en a davantage, le village change de main. QIN-127',
    },
  },
};
