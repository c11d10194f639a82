import type { RefusedWords } from '../refused.ts';
import { examples } from './examples.ts';
import { capital, forms, minutes, spelled } from './forms.ts';
import { learn } from './learn.ts';
import { over } from './over.ts';
import { play } from './play.ts';
import { together } from './together.ts';

/**
 * Every word the pages say, in English, save what only pages say that are no table (pages/). Short, warm, exact. Another language
 * has the same keys or does not compile.
 */
export const words = {
  forms,
  site: {
    name: 'Tianxia',
    skip: 'Skip to the content',
    home: 'Home:',
    menu: 'Site',
    games: 'Games',
    tables: 'Tables',
    newTable: 'New table',
    rules: 'Rules',
    replays: 'Replays',
    theme: {
      auto: 'Paper follows your device. Press for light paper.',
      light: 'Light paper. Press for dark paper.',
      dark: 'Dark paper. Press to follow your device.',
    },
    sound: { on: 'Sound is on. Press to mute.', off: 'Sound is off. Press to turn it on.' },
    loading: 'One moment.',
    language: 'Language',
    languageAway: 'This language is not kept on this device. It comes with the next connection.',
  },

  home: {
    title: (games: number) => `Tianxia 天下: ${spelled(games)} games, one table`,
    headline: ['All under heaven,', 'at one table.'] as readonly string[],
    lead: (games: number) =>
      `${capital(spelled(games))} great board games about the unification of China. Free, in your browser, against friends or bots.`,
    playNow: 'Play now',
    invite: 'Invite friends',
    noAccount: (game: string, n: number) => `No account needed. A first game of ${game} takes ${minutes(n)}.`,
    goesOn: 'Pick up where you left off',
    with: (names: string) => `With ${names}.`,
    alone: 'On your own.',
    yourTurn: 'Your turn',
    since: (time: string) => `since ${time}.`,
    last: (time: string) => `Last move ${time} ago.`,
    resume: 'Resume',
    putAway: 'Put this table away',
    away: 'Table put away.',
    bringBack: 'Bring it back',
    moreTables: (n: number) => (n === 1 ? 'One more table' : `${capital(spelled(n))} more tables`),
    haveLink: 'Have a link or a code?',
    seenAtOnce: 'Friends at the table see you at once.',
    code: 'Link or code of a table',
    codeExample: 'Link or code',
    join: 'Join',
    codeMissing: 'Paste the link your friend sent, or type its code.',
    choose: 'Choose a table',
    setUp: 'Set up',
    rules: 'Rules',
    puzzles: 'Puzzles',
    couldNotStart: 'The table could not be set up. Nothing is lost; try again.',
  },

  about: {
    by: (designers: string, year: number) => `${designers} · ${year}`,
    seats: (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`),
    seatsSpoken: (min: number, max: number) => (min === max ? `${min} players` : `${min} to ${max} players`),
    minutes: (n: number) => `${n} min`,
    minutesSpoken: (n: number) => `about ${minutes(n)}`,
    weight: { light: 'Light', medium: 'Medium', heavy: 'Heavy' },
  },

  time: {
    now: 'a moment',
    minutes,
    hours: (n: number) => (n === 1 ? '1 hour' : `${n} hours`),
    days: (n: number) => (n === 1 ? '1 day' : `${n} days`),
  },

  // what those are called who have no name of their own
  called: {
    otherNameHint: (n: number) => `Player ${n}`,
    friend: 'A friend, by link',
    bots: {
      random: 'gentle',
      greedy: 'steady',
      search: 'sharp',
      mind: 'trained',
      pupil: 'the pupil',
      ferryman: 'the ferryman',
      clerk: 'the clerk',
      merchant: 'the merchant',
      general: 'the general',
      hermit: 'the hermit',
    },
    botNames: {
      pupil: 'Lian',
      ferryman: 'Old He',
      clerk: 'Wen',
      merchant: 'Jia',
      general: 'Meng',
      hermit: 'Xuan',
    },
    botTitled: (name: string, title: string) => `${name} ${title}`,
    botNumber: (n: string) => `Bot ${n}`.trim(),
    botNote: (level: string) => `bot, ${level}`,
    somebody: 'somebody',
  },

  // the question for a name
  naming: {
    title: 'What should the others call you?',
    hint: 'A name is enough to play. You can keep it as an account later.',
    name: 'Your name',
    go: 'Continue',
    cancel: 'Cancel',
    or: 'or',
    sorry: 'That did not work: the server does not answer. Try again.',
  },

  // who one is here: above every page
  who: {
    menu: (name: string) => `${name}: profile, account and more`,
    menuMore: ': profile, account and more',
    menuNobody: 'Site menu',
    guest: 'guest',
    account: 'account',
    rated: (rating: number) => `${rating} rated`,
    bell: (n: number) =>
      n === 0 ? 'No table waits for you' : n === 1 ? 'Your turn at one table' : `Your turn at ${n} tables`,
    myPage: 'My page',
    settings: 'Account',
    keep: 'Keep this name',
    signIn: 'Sign in',
    signOut: 'Sign out',
    signedOut: 'You are signed out. Tables on this device stay.',
    endedElsewhere: 'You are signed out: the session was ended elsewhere.',
    silent: 'The server does not answer. Nothing was changed; try again.',
  },

  table: {
    missingTitle: 'This table is not here',
    missingHere: 'It is not kept in this browser. Perhaps it was set up on another device, or put away.',
    missingThere: 'No table has this address. Look at the link again, or ask your friend for it.',
    noServerTitle: 'The server does not answer',
    noServer: 'Nothing is lost: the table is kept there. Games on this device can be played meanwhile.',
    tryAgain: 'Try again',
    waiting: 'The table is set',
    waitingHint: 'Send the link. Whoever opens it may take a free seat, or watch.',
    freeSeat: 'Free seat',
    copy: 'Copy',
    copied: 'The link is copied.',
    linkLabel: 'Link to this table',
  },

  over,

  rules: {
    title: (game: string) => `Rules of ${game}`,
    heading: 'Rules',
    close: 'Close',
    search: (n: number) => `Search ${n} rules`,
    nothing: (query: string) => `No rule mentions “${query}”. Try a shorter word, or open a chapter.`,
    found: (n: number) => (n === 1 ? 'One rule' : `${n} rules`),
    chapters: 'All chapters',
    chapter: 'Chapter',
    previous: (id: string) => `Previous rule, ${id}`,
    next: (id: string) => `Next rule, ${id}`,
    closeBy: 'Nearby',
    open: (id: string) => `Open rule ${id}`,
    count: (n: number) => (n === 1 ? '1 rule' : `${n} rules`),
    foreword: 'Words and sources used here',
    contents: 'Contents',
    onBoard: 'See it on the board',
    source: {
      rulebook: 'Rulebook',
      public: 'Public source',
      ruling: 'Our ruling',
      reconstructed: 'Reconstructed',
      other: 'Source',
    },
    missing: 'The rules of this game are not here yet.',
  },

  play,

  together,
  examples,
  learn,

  refused: undefined as RefusedWords | undefined, // English has none: what the server itself says is more exact

  lost: {
    title: 'There is nothing here',
    text: 'This address leads nowhere. Perhaps a letter went missing on the way.',
    home: 'Go to the games',
  },

  broken: {
    title: 'This page fell over',
    text: 'Something went wrong in the page. Your tables are kept. Load it again; if it happens again, go back to the games.',
    reload: 'Load again',
  },
};
