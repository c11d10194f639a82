import type { PageWords } from '../../words.ts';

export const proof: PageWords['proof'] = {
  heading: 'Comment le savons-nous ?',
  tests: n => (n <= 1 ? 'Prouvée par un test' : `Prouvée par ${n} tests`),
  physical: 'Pas de test :',
  code: n => (n <= 1 ? 'Appliquée par une ligne de code' : `Appliquée par ${n} lignes de code`),
  doubted: 'Une lecture discutée',
  ruling: {
    book: 'Dans le livret',
    text: 'Ce qu’il dit',
    we: 'Ce que nous faisons',
    why: 'Pourquoi',
    other: 'Autres lectures',
  },
  ran: (times, decisions) => `Son code a tourné ${times} fois en ${decisions} décisions de bots et du hasard.`,
  chosen: times => `Elle a été choisie ${times} fois.`,
  refused: times => `Elle a interdit quelque chose ${times} fois, question posée à une décision sur dix.`,
  never: decisions =>
    `En ${decisions} décisions de bots et du hasard, elle n’est jamais apparue : seuls ses tests la prouvent.`,
  more: 'Comment savons-nous que les règles tiennent ?',
  lead: 'Ce qui a été mesuré, quand, et par quelle commande. Rien ici n’est écrit à la main.',
  older: date => `${date}, avant le dernier changement des sources`,
  none: 'aucune',
  sections: {
    rules: {
      title: 'Chaque règle a un test et une ligne de code',
      text: 'Le nom d’un test commence par les règles qu’il prouve, et le code nomme chaque règle à la ligne qui l’applique. Une règle sans test, ou qu’aucun code ne nomme, fait échouer la vérification. Ce qui ne concerne que le carton a une raison à la place. Les exemples sont joués comme positions.',
      head: ['jeu', 'règles', 'tests qui les prouvent', 'carton seulement', 'exemples joués'],
    },
    coverage: {
      title: 'Combien de fois les règles apparaissent en jeu',
      text: 'Des parties au hasard et de bots, à tous les nombres de joueurs et avec toutes les options. Une règle est apparue quand sa ligne de code a tourné, que son coup a été choisi ou qu’elle a interdit quelque chose. Une ligne partagée par plusieurs règles compte pour chacune : « apparues » est donc un maximum ; ce qui ne figure que dans les données imprimées, les types ou la forme d’une position ne peut être compté. Ce qui n’est jamais apparu n’est prouvé que par ses tests, dont un est nommé à côté ; de même pour les refus que personne n’a rencontrés.',
      head: [
        'jeu',
        'décisions',
        'règles comptées',
        'non comptables',
        'apparues',
        'jamais apparues',
        'refus jamais rencontrés',
        'mesuré le',
      ],
    },
    fuzz: {
      title: 'Parties à l’aveugle',
      text: 'La moitié des parties repart d’où une autre a atteint un coup, un enchaînement, un événement ou un refus nouveau. À un échantillon des décisions, toutes les lois du noyau sont vérifiées, pour chaque regard.',
      head: [
        'jeu',
        'parties',
        'décisions',
        'toutes les lois vérifiées à',
        'lois enfreintes',
        'temps de calcul',
        'mesuré le',
      ],
    },
    collected: {
      title: 'Les parties rejouées',
      text: 'Des parties enregistrées de bots, de bots entraînés et du hasard, dont certaines gardées parce que les parties à l’aveugle y ont atteint du nouveau ; aucune n’est encore de joueurs humains, et seule la première version des règles a servi. À chaque vérification, toutes sont rejouées et leur fin comparée ; certaines sont aussi vérifiées tirage par tirage avec la clé de leur table.',
      head: ['jeu', 'parties recueillies', 'parties isolées'],
    },
    kills: {
      title: 'Des serveurs tués',
      text: 'Cinquante tables à la fois jouent pendant qu’un serveur est tué sans prévenir, encore et encore ; quand l’une finit, une autre commence, et toutes sont comptées. Chaque choix confirmé doit se trouver une fois dans le journal, et chaque table doit continuer.',
      head: ['base de données', 'arrêts brutaux surmontés', 'tables', 'choix confirmés', 'perdus', 'mesuré le'],
    },
    mutants: {
      title: 'Mutants',
      text: 'Une expression des règles est changée, et les tests de son jeu doivent le remarquer : ceux qui prennent moins d’une demi-seconde, donc aucun qui joue des parties entières. Les mutants sont faits par l’instrumenteur de StrykerJS et jugés par un programme à nous (scripts/mutation), qui garde tous les tests d’une partie dans un seul processus, ne lance pour chaque mutant que ceux qui passent par sa ligne et peut tout recharger pour ce qui n’est calculé qu’une fois ; tous peuvent ainsi être jugés, et non un échantillon seul. Un test qui tourne sans fin avec un mutant, ou dont le processus s’interrompt, l’a repéré aussi ; leur nombre est dit. Ce qu’un paquet de contenu peut contenir est changé avec les règles ; les lois du noyau sont jugées par les tests qui leur montrent chacune une faute, en parties entières d’un petit jeu. Ce qui ne tourne qu’une fois, au chargement d’un fichier, est jugé tout étant rechargé, de même que ce qu’aucun test ne remarque et qui pourrait être gardé d’un test à l’autre. Les données imprimées, les mots, ce que dit chaque événement et les lois propres d’un jeu ne sont pas changés : chaque partie enregistrée porte l’empreinte des données, un texte de référence donne les choix, refus, événements et regards, et un test montre que chaque loi propre peut échouer. Là où des tests ont été écrits après avoir vu l’échantillon, sa part est meilleure que celle de l’ensemble. Équivalents sont les changements qu’aucun test ne peut distinguer des règles. Un fichier changé depuis compte comme non essayé, de même que ce qu’un test changé avait repéré ; commentaires et blancs ne sont pas un changement. Chaque jour, la vérification en essaie d’autres, ou dit qu’elle n’a pas pu.',
      head: [
        'fichier',
        'mutants',
        'repérés',
        'part',
        'sans fin',
        'interrompus',
        'équivalents',
        'pas encore essayés',
        'mesuré le',
      ],
    },
  },
};
