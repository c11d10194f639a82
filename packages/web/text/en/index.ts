import type { RefusedWords } from '../refused.ts';
import { analysis } from './analysis.ts';
import { api } from './api.ts';
import { examples } from './examples.ts';
import { forms } from './forms.ts';
import { learn } from './learn.ts';
import { lobby, records, terms } from './lobby.ts';
import { over } from './over.ts';
import { people } from './people.ts';
import { play } from './play.ts';
import { proof } from './proof.ts';
import { together } from './together.ts';

const figures = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];
const spelled = (n: number) => figures[n] ?? String(n);
const minutes = (n: number) => (n === 1 ? '1 minute' : `${n} minutes`);
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Every word the pages say, in English. Short, warm, exact. Another language has the same keys or does not compile. */
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

  setup: {
    title: 'New table',
    allSet: 'Ready to go. Change what you like, or just start.',
    pick: 'Game',
    howToPlay: 'How to play',
    noOptions: 'This game has no options: everybody plays by the same rules.',
    seats: 'Seats',
    count: 'Number of players',
    players: (n: number) => (n === 1 ? 'One player' : `${n} players`),
    you: 'You',
    yourName: 'Your name',
    yourNameHint: 'Your name, if you like',
    otherName: (n: number) => `Name in seat ${n}`,
    otherNameHint: (n: number) => `Player ${n}`,
    who: (n: number) => `Who sits in seat ${n}`,
    here: 'here',
    hereSpoken: 'A person, here on this device',
    link: 'by link',
    linkSpoken: 'A friend, by link',
    legend: {
      here: 'Another person on this device. You hand it over; hands stay covered.',
      bots: 'Six opponents, from forgiving to strong. They sit down at once and need no network.',
      link: 'A friend on another device. Whoever opens the link sits down, or watches.',
    },
    aboutLink: 'Whoever opens the link sits down here.',
    bot: 'bot',
    botSpoken: 'A bot, from a beginner to a master',
    level: (n: number) => `How strong seat ${n} plays`,
    levelSpoken: (stars: number, title: string) => `${stars} of 6: ${title}`,
    rated: (rating: number) => `about ${rating}`,
    ratedHint: (players: number) =>
      `From games between ${players} bots, in which the clerk counts as 1200. People are rated on a scale of their own.`,
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
    aboutBot: {
      random: 'Plays whatever comes to hand.',
      greedy: 'Takes the best it sees now.',
      search: 'Thinks ahead, gives little away.',
      mind: 'Learned by playing itself. Answers at once.',
      pupil: 'Plays what looks pretty, and overlooks a lot.',
      ferryman: 'Never hurries. Takes the nearest points.',
      clerk: 'Counts every turn, but only this turn.',
      merchant: 'Knows the trade, and answers at once.',
      general: 'Tries each plan on you before it begins.',
      hermit: 'Takes two seconds, and gives nothing away.',
    },
    friend: 'A friend, by link',
    colourOf: (n: number, colour: string) => `Colour of seat ${n}: ${colour}. Press to change.`,
    colours: (n: number) => `Colour of seat ${n}`,
    sideOf: (n: number, side: string) => `Side of seat ${n}: ${side}. Press to change.`,
    sides: (n: number) => `Side of seat ${n}`,
    plays: (side: string) => `plays ${side}`,
    takenBy: (colour: string, n: number) => `${colour}, exchanged with seat ${n}`,
    firstPlayer: 'First player',
    forPlayers: (game: string, n: number) => `${game} for ${spelled(n)}`,
    summary: (table: string, choices: readonly string[]) => `${[table, ...choices].join(', ')}.`,
    outlook: (bots: number, here: number, links: number, long: number) =>
      capital(
        [
          bots > 0 && `${bots === 1 ? 'one bot sits' : `${spelled(bots)} bots sit`} down at once.`,
          here > 0 &&
            `${capital(here === 1 ? 'one person shares' : `${spelled(here)} people share`)} this device with you.`,
          links > 0 && `You get a link for ${links === 1 ? 'your friend' : `${spelled(links)} friends`}.`,
          `About ${minutes(long)}.`,
        ]
          .filter(Boolean)
          .join(' '),
      ),
    pack: {
      use: 'Use my own pack',
      hint: 'A JSON file with your own cards, boards and numbers. Save the printed one and change what you like.',
      save: 'Save the printed one as a file',
      used: (file: string) => `Played with ${file}.`,
      printed: 'Use the printed one',
      large: 'This file is too large for a pack.',
      notJson: 'This file is not JSON.',
      wrong: (why: string) => `This pack cannot be used: ${why}`,
    },
    start: 'Start the table',
    starting: 'Setting up',
    usual: 'Back to the usual',
    oneEach: 'With a link, everybody plays on their own device. Let the others come by link too.',
    noServer:
      'The server does not answer, so no link can be made. Your choices are kept. Try again, or let a bot take the seat.',
    refused: (why: string) => `The server refused this table: ${why} Your choices are kept.`,
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
  analysis,

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
  lobby,
  terms,
  records,
  people,
  api,
  examples,
  proof,
  learn,

  refused: undefined as RefusedWords | undefined, // English has none: what the server itself says is more exact

  translate: {
    title: 'Texts side by side',
    lead: 'Every text of the pages and of the games, in every language. Sentences with gaps are shown with sample words. What is missing is marked.',
    what: 'Show',
    pages: 'The pages',
    key: 'Key',
  },

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
