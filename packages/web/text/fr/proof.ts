import type { Words } from '../words.ts';

export const proof: Words['proof'] = {
  heading: 'Comment le savons-nous ?',
  tests: n => (n <= 1 ? 'Prouvée par un test' : `Prouvée par ${n} tests`),
  physical: 'Pas de test :',
  code: 'Dans le code',
  doubted: 'Une lecture discutée',
  ruling: { text: 'Le texte', we: 'Ce que nous faisons', why: 'Pourquoi' },
  ran: (times, decisions) => `Son code a tourné ${times} fois en ${decisions} décisions de bots et du hasard.`,
  chosen: times => `Elle a été choisie ${times} fois.`,
  refused: times => `Elle a interdit quelque chose ${times} fois, question posée à une décision sur dix.`,
  never: decisions =>
    `En ${decisions} décisions de bots et du hasard, elle n’est jamais apparue : seuls ses tests la prouvent.`,
  more: 'Comment savons-nous que les règles tiennent ?',
  lead: 'Ce qui a été mesuré, quand, et par quelle commande. Rien ici n’est écrit à la main.',
  measured: date => (date === '' ? 'Pas encore mesuré' : `Mesuré le ${date}`),
  none: 'aucune',
  sections: {
    rules: {
      title: 'Chaque règle a un test et une ligne de code',
      text: 'Le nom d’un test commence par les règles qu’il prouve. Une règle sans test, ou qu’aucun code ne nomme, fait échouer la vérification. Ce qui ne concerne que le carton a une raison à la place. Les exemples sont joués comme positions.',
      head: ['jeu', 'règles', 'tests qui les prouvent', 'carton seulement', 'exemples joués'],
    },
    coverage: {
      title: 'Combien de fois les règles apparaissent en jeu',
      text: 'Des parties au hasard et de bots, à tous les nombres de joueurs et avec toutes les options. Une règle est apparue quand sa ligne de code a tourné, que son coup a été choisi ou qu’elle a interdit quelque chose ; ce qui ne figure que dans les données imprimées ne peut être compté. Ce qui n’est jamais apparu n’est prouvé que par ses tests, dont un est nommé à côté ; de même pour les refus que personne n’a rencontrés.',
      head: ['jeu', 'décisions', 'règles comptées', 'apparues', 'jamais apparues', 'refus jamais rencontrés'],
    },
    fuzz: {
      title: 'Parties à l’aveugle',
      text: 'La moitié des parties repart d’où une autre a atteint un coup, un enchaînement, un événement ou un refus nouveau. À un échantillon des décisions, toutes les lois du noyau sont vérifiées, du point de vue de chaque spectateur.',
      head: ['jeu', 'parties', 'décisions', 'toutes les lois vérifiées à', 'lois enfreintes', 'temps de calcul'],
    },
    collected: {
      title: 'Les parties rejouées',
      text: 'Des parties enregistrées de bots, entraînés ou non, et du hasard. À chaque vérification, toutes sont rejouées et leur fin comparée ; certaines sont aussi vérifiées tirage par tirage avec la clé de leur table.',
      head: ['jeu', 'parties recueillies', 'parties isolées'],
    },
    kills: {
      title: 'Des serveurs tués',
      text: 'Cinquante tables jouent pendant qu’un serveur est tué sans prévenir, encore et encore. Chaque choix confirmé doit se trouver une fois dans le journal, et chaque table doit continuer.',
      head: ['base de données', 'arrêts brutaux surmontés', 'tables', 'choix confirmés', 'perdus'],
    },
    mutants: {
      title: 'Mutants',
      text: 'Une expression des règles est changée, et les tests de son jeu doivent le remarquer : ceux qui prennent moins d’une demi-seconde, donc aucun qui joue des parties entières. Ce qui ne tourne qu’une fois, au chargement d’un fichier, est laissé de côté ; ce qu’aucun test ne remarque, et qui pourrait être gardé d’un test à l’autre, est essayé une seconde fois, tout étant rechargé. Là où des tests ont été écrits après avoir vu l’échantillon, sa part est meilleure que celle de l’ensemble. Équivalents sont les changements qu’aucun test ne peut distinguer des règles. Un fichier changé depuis compte comme non essayé. Chaque jour, la vérification en essaie d’autres.',
      head: ['fichier', 'mutants', 'repérés', 'part', 'équivalents', 'pas encore essayés'],
    },
  },
};
