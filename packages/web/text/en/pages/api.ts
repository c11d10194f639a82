import type { CHAPTERS } from '@tianxia/protocol/routes';

type ChapterName = (typeof CHAPTERS)[number]['name'];

/** The page for people who write programs. */
export const api = {
  title: 'For programs',
  lead: 'Everything this site does, a program can do. A bot written by anyone, in any language, can take a seat and play: it asks what may be chosen, and chooses.',
  begin: 'Begin here',
  steps: [
    'Make a guest and keep the token. (For an account: make an API token on your account page.)',
    'Sit down at a table, by the code in its link.',
    'Ask what you may choose. Each option has words to send and a sentence to read.',
    'Choose one. `version` says what you were looking at.',
    'Follow the table line by line, to know when you are asked again.',
  ] as readonly string[],
  description: 'The whole description as OpenAPI',
  tokens: 'Your API tokens',
  chapters: 'Chapters',
  inEnglish: '',
  named: {
    Tables: { name: 'Tables', about: 'Finding a table, founding one, sitting down, leaving.' },
    Playing: { name: 'Playing', about: 'A table in play: what happens, what may be chosen, and choosing it.' },
    Talking: {
      name: 'Talking',
      about:
        'What is said at a table beside the game. Players and watchers read their own room until the game is over.',
    },
    'Signing in': {
      name: 'Signing in',
      about: 'A name is enough to play. `token: true` gives a program the token of its session in place of a cookie.',
    },
    People: { name: 'People', about: 'Yourself and others.' },
    'The server': { name: 'The server', about: 'What this server is, and how it is.' },
  } satisfies Record<ChapterName, { name: string; about: string }>,
  shapes: 'Shapes',
  shapesNote: 'What has a name in the answers above.',
  parameters: 'Parameters',
  inPath: 'in the address',
  inQuery: 'after the question mark, if you like',
  send: 'Send',
  answer: (status: string) => `Answer ${status}`,
  line: 'each line',
  message: 'each message',
  nothing: 'nothing',
  errors: 'May be refused',
  curl: 'With curl',
  copy: 'Copy',
  copied: 'Copied.',
  tryIt: 'Try it',
  tryNote: 'As you are signed in here.',
  run: 'Ask',
  got: (status: number) => `Answered with ${status}`,
  noAnswer: 'No answer.',
  loading: 'One moment.',
  trouble: 'The description could not be read. Is the server there?',
  again: 'Try again',
};
