import sections from './proof.json';

/** The sections stand in a file of their own, which `npm run proof` reads, too. */
export const proof = {
  heading: 'How do we know?',
  tests: (n: number) => (n === 1 ? 'Proven by a test' : `Proven by ${n} tests`),
  physical: 'No test:',
  code: (n: number) => (n === 1 ? 'Carried out by a line of code' : `Carried out by ${n} lines of code`),
  doubted: 'A reading that was doubted',
  ruling: {
    book: 'In the rulebook',
    text: 'What it says',
    we: 'What we do',
    why: 'Why',
    other: 'Other readings',
  },
  ran: (times: string, decisions: string) =>
    `Its code ran ${times} times in ${decisions} decisions of bots and chance.`,
  chosen: (times: string) => `It was chosen ${times} times.`,
  refused: (times: string) => `It forbade something ${times} times, asked at one decision in ten.`,
  never: (decisions: string) =>
    `In ${decisions} decisions of bots and chance it never came up: its tests alone prove it.`,
  more: 'How do we know the rules hold?',
  lead: 'What was measured, when and by which command. Nothing here is written by hand.',
  older: (date: string) => `${date}, before the sources were last changed`,
  none: 'none',
  sections,
};
