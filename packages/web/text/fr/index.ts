import type { Words } from '../words.ts';
import { examples } from './examples.ts';
import { capital, feminine, forms, masculine, minutes, of, several } from './forms.ts';
import { learn } from './learn.ts';
import { over } from './over.ts';
import { play } from './play.ts';
import { refused } from './refused.ts';
import { together } from './together.ts';

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
    puzzles: 'Problèmes',
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

  called: {
    otherNameHint: n => `Joueur ${n}`,
    friend: 'Un ami, par lien',
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
    somebody: 'quelqu’un',
  },

  naming: {
    title: 'Comment les autres doivent-ils vous appeler ?',
    hint: 'Un nom suffit pour jouer. Vous pourrez le garder comme compte plus tard.',
    name: 'Votre nom',
    go: 'Continuer',
    cancel: 'Annuler',
    or: 'ou',
    sorry: 'Cela n’a pas marché : le serveur ne répond pas. Réessayez.',
  },

  who: {
    menu: name => `${name} : profil, compte et plus`,
    menuMore: ' : profil, compte et plus',
    menuNobody: 'Menu du site',
    guest: 'invité',
    account: 'compte',
    rated: rating => `cote ${rating}`,
    bell: n =>
      n === 0 ? 'Aucune table ne vous attend' : `C’est votre tour à ${n === 1 ? 'une table' : `${n} tables`}`,
    myPage: 'Ma page',
    settings: 'Compte',
    keep: 'Garder ce nom',
    signIn: 'Se connecter',
    signOut: 'Se déconnecter',
    signedOut: 'Votre session est fermée. Les tables de cet appareil restent.',
    endedElsewhere: 'Votre session a été fermée ailleurs.',
    silent: 'Le serveur ne répond pas. Rien n’a changé ; réessayez.',
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
  examples,
  learn,
  refused,

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
