import type { Words } from '../words.ts';
import { analysis } from './analysis.ts';
import { api } from './api.ts';
import { examples } from './examples.ts';
import { capital, feminine, forms, masculine, of, several } from './forms.ts';
import { learn } from './learn.ts';
import { lobby, records, terms } from './lobby.ts';
import { over } from './over.ts';
import { people } from './people.ts';
import { play } from './play.ts';
import { proof } from './proof.ts';
import { refused } from './refused.ts';
import { together } from './together.ts';

const minutes = (n: number) => several(n, 'minute');

/** Tout ce que disent les pages, en français : bref, chaleureux, exact, et « vous ». */
export const words: Words = {
  forms,
  site: {
    name: 'Tianxia',
    skip: 'Aller au contenu',
    home: 'Accueil :',
    menu: 'Site',
    games: 'Jeux',
    tables: 'Tables',
    newTable: 'Nouvelle table',
    rules: 'Règles',
    replays: 'Parties',
    theme: {
      auto: 'Le thème suit votre appareil. Appuyez pour le thème clair.',
      light: 'Thème clair. Appuyez pour le thème sombre.',
      dark: 'Thème sombre. Appuyez pour suivre votre appareil.',
    },
    sound: {
      on: 'Le son est activé. Appuyez pour le couper.',
      off: 'Le son est coupé. Appuyez pour l’activer.',
    },
    loading: 'Un instant.',
    language: 'Langue',
    languageAway: 'Cette langue n’est pas gardée sur cet appareil. Elle viendra avec la prochaine connexion.',
  },

  home: {
    title: games => `Tianxia 天下 : ${masculine(games)} jeux, une table`,
    headline: ['Tout sous le ciel,', 'à une seule table.'],
    lead: games =>
      `${capital(masculine(games))} grands jeux de société sur l’unification de la Chine. Gratuits, dans votre navigateur, entre amis ou contre des bots.`,
    playNow: 'Jouer',
    invite: 'Inviter des amis',
    noAccount: (game, n) => `Sans compte. Une première partie ${of(game)} dure ${minutes(n)}.`,
    goesOn: 'Votre partie continue',
    with: names => `Avec ${names}.`,
    alone: 'En solitaire.',
    yourTurn: 'À vous',
    since: time => `depuis ${time}.`,
    last: time => `Dernier coup il y a ${time}.`,
    resume: 'Reprendre',
    putAway: 'Ranger cette table',
    away: 'La table est rangée.',
    bringBack: 'La ressortir',
    moreTables: n => (n === 1 ? 'Encore une table' : `Encore ${feminine(n)} tables`),
    haveLink: 'Un lien ou un code ?',
    seenAtOnce: 'Vos amis à la table vous voient aussitôt.',
    code: 'Lien ou code d’une table',
    codeExample: 'Lien ou code',
    join: 'Rejoindre',
    codeMissing: 'Collez le lien reçu de votre ami, ou tapez son code.',
    choose: 'Choisissez un jeu',
    setUp: 'Préparer',
    rules: 'Règles',
    couldNotStart: 'La table n’a pas pu être préparée. Rien n’est perdu ; réessayez.',
  },

  about: {
    by: (designers, year) => `${designers} · ${year}`,
    seats: (min, max) => (min === max ? `${min}` : `${min}–${max}`),
    seatsSpoken: (min, max) => (min === max ? `${min} joueurs` : `de ${min} à ${max} joueurs`),
    minutes: n => `${n} min`,
    minutesSpoken: n => `environ ${minutes(n)}`,
    weight: { light: 'Léger', medium: 'Moyen', heavy: 'Expert' },
  },

  time: {
    now: 'un instant',
    minutes,
    hours: n => several(n, 'heure'),
    days: n => several(n, 'jour'),
  },

  setup: {
    title: 'Nouvelle table',
    allSet: 'Tout est prêt. Changez ce que vous voulez, ou commencez.',
    pick: 'Jeu',
    howToPlay: 'Comment jouer',
    noOptions: 'Ce jeu n’a pas d’options : tout le monde joue avec les mêmes règles.',
    seats: 'Places',
    count: 'Nombre de joueurs',
    players: n => several(n, 'joueur'),
    you: 'Vous',
    yourName: 'Votre nom',
    yourNameHint: 'Votre nom, si vous voulez',
    otherName: n => `Nom à la place ${n}`,
    otherNameHint: n => `Joueur ${n}`,
    who: n => `Qui prend la place ${n}`,
    here: 'ici',
    hereSpoken: 'Une personne, sur cet appareil',
    link: 'par lien',
    linkSpoken: 'Un ami, par lien',
    legend: {
      here: 'Une autre personne sur cet appareil. Vous le passez ; les mains restent cachées.',
      bots: 'Six adversaires, du plus clément au plus fort. Ils s’assoient aussitôt, sans réseau.',
      link: 'Un ami sur un autre appareil. La personne qui ouvre le lien s’assoit, ou regarde.',
    },
    aboutLink: 'La personne qui ouvre le lien s’assoit ici.',
    bot: 'bot',
    botSpoken: 'Un bot, du débutant au maître',
    level: n => `Force de la place ${n}`,
    levelSpoken: (stars, title) => `${stars} sur 6 : ${title}`,
    rated: rating => `environ ${rating}`,
    ratedHint: players =>
      `D’après des parties entre ${players} bots, où le greffier vaut 1200. Les humains ont leur propre échelle.`,
    bots: {
      random: 'doux',
      greedy: 'régulier',
      search: 'redoutable',
      mind: 'entraîné',
      pupil: 'l’élève',
      ferryman: 'le passeur',
      clerk: 'le greffier',
      merchant: 'la marchande',
      general: 'le général',
      hermit: 'l’ermite',
    },
    botNames: {
      pupil: 'Lian',
      ferryman: 'Vieux He',
      clerk: 'Wen',
      merchant: 'Jia',
      general: 'Meng',
      hermit: 'Xuan',
    },
    botTitled: (name, title) => `${name} ${title}`,
    botNumber: n => `Bot ${n}`.trim(),
    botNote: level => `bot, ${level}`,
    aboutBot: {
      random: 'Joue ce qui lui tombe sous la main.',
      greedy: 'Prend le meilleur coup du moment.',
      search: 'Voit loin, et fait peu de cadeaux.',
      mind: 'A appris en jouant contre lui-même. Répond aussitôt.',
      pupil: 'Joue ce qui lui plaît, et laisse passer beaucoup.',
      ferryman: 'Jamais pressé. Prend les points les plus proches.',
      clerk: 'Compte chaque tour, mais seulement celui-ci.',
      merchant: 'Connaît le métier, et répond aussitôt.',
      general: 'Essaie chaque plan contre vous avant de s’y lancer.',
      hermit: 'Prend deux secondes, et ne fait aucun cadeau.',
    },
    friend: 'Un ami, par lien',
    colourOf: (n, colour) => `Couleur de la place ${n} : ${colour}. Appuyez pour changer.`,
    colours: n => `Couleur de la place ${n}`,
    sideOf: (n, side) => `Camp de la place ${n} : ${side}. Appuyez pour changer.`,
    sides: n => `Camp de la place ${n}`,
    plays: side => `joue ${side}`,
    takenBy: (colour, n) => `${colour}, échangée avec la place ${n}`,
    firstPlayer: 'Premier joueur',
    forPlayers: (game, n) => `${game} à ${n}`,
    summary: (table, choices) => `${[table, ...choices].join(', ')}.`,
    outlook: (bots, here, links, long) =>
      [
        bots > 0 && `${capital(masculine(bots))} ${bots === 1 ? 'bot prend place' : 'bots prennent place'} aussitôt.`,
        here > 0 &&
          `${capital(feminine(here))} ${here === 1 ? 'personne partage' : 'personnes partagent'} cet appareil avec vous.`,
        links > 0 && `Vous recevez un lien pour ${links === 1 ? 'votre ami' : `${masculine(links)} amis`}.`,
        `Environ ${minutes(long)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    pack: {
      use: 'Utiliser mon propre contenu',
      hint: 'Un fichier JSON avec vos cartes, vos plateaux et vos valeurs. Enregistrez ceux de l’édition imprimée et modifiez-les à votre guise.',
      save: 'Enregistrer l’édition imprimée',
      used: (file: string) => `Partie jouée avec ${file}.`,
      printed: 'Revenir à l’édition imprimée',
      large: 'Ce fichier est trop volumineux.',
      notJson: 'Ce fichier n’est pas au format JSON.',
      wrong: (why: string) => `Ce contenu est inutilisable : ${why}`,
    },
    start: 'Ouvrir la table',
    starting: 'Préparation',
    usual: 'Réglages habituels',
    oneEach: 'Avec un lien, chacun joue sur son appareil. Invitez aussi les autres par lien.',
    noServer:
      'Le serveur ne répond pas, il n’y a donc pas de lien. Vos choix sont gardés. Réessayez, ou donnez la place à un bot.',
    refused: why => `Le serveur a refusé cette table : ${why} Vos choix sont gardés.`,
  },

  table: {
    missingTitle: 'Cette table n’est pas ici',
    missingHere: 'Elle n’est pas gardée dans ce navigateur. Peut-être est-elle sur un autre appareil, ou rangée.',
    missingThere: 'Aucune table n’a cette adresse. Vérifiez le lien, ou redemandez-le à votre ami.',
    noServerTitle: 'Le serveur ne répond pas',
    noServer: 'Rien n’est perdu : la table y est gardée. En attendant, vous pouvez jouer sur cet appareil.',
    tryAgain: 'Réessayer',
    waiting: 'La table est prête',
    waitingHint: 'Envoyez le lien. La personne qui l’ouvre peut prendre une place libre, ou regarder.',
    freeSeat: 'Place libre',
    copy: 'Copier',
    copied: 'Le lien est copié.',
    linkLabel: 'Lien vers cette table',
  },

  over,
  analysis,

  rules: {
    title: game => `Règles ${of(game)}`,
    heading: 'Règles',
    close: 'Fermer',
    search: n => `Chercher dans ${several(n, 'règle')}`,
    nothing: query => `Aucune règle ne parle de « ${query} ». Essayez un mot plus court, ou ouvrez un chapitre.`,
    found: n => several(n, 'règle'),
    chapters: 'Tous les chapitres',
    chapter: 'Chapitre',
    previous: id => `Règle précédente, ${id}`,
    next: id => `Règle suivante, ${id}`,
    closeBy: 'Tout près',
    open: id => `Ouvrir la règle ${id}`,
    count: n => several(n, 'règle'),
    foreword: 'Mots et sources',
    contents: 'Sommaire',
    onBoard: 'À voir sur le plateau',
    source: {
      rulebook: 'Livret de règles',
      public: 'Source publique',
      ruling: 'Notre lecture',
      reconstructed: 'Reconstitué',
      other: 'Source',
    },
    missing: 'Les règles de ce jeu ne sont pas encore ici.',
  },

  play,

  together,
  lobby,
  terms,
  records,
  people,
  api,
  examples,
  proof,
  learn,
  refused,

  translate: {
    title: 'Les textes côte à côte',
    lead: 'Tous les textes des pages et des jeux, dans toutes les langues. Les phrases à trous sont montrées avec des mots d’exemple. Ce qui manque est marqué.',
    what: 'Montrer',
    pages: 'Les pages',
    key: 'Clé',
  },

  lost: {
    title: 'Il n’y a rien ici',
    text: 'Cette adresse ne mène nulle part. Une lettre s’est peut-être perdue en route.',
    home: 'Aller aux jeux',
  },

  broken: {
    title: 'Cette page a planté',
    text: 'Quelque chose s’est mal passé dans la page. Vos tables sont gardées. Rechargez-la ; si cela recommence, revenez aux jeux.',
    reload: 'Recharger',
  },
};
