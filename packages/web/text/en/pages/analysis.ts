import { forms } from '../forms.ts';

const and = new Intl.ListFormat('en', { type: 'conjunction' });
const { percent } = forms;
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rank = new Intl.PluralRules('en', { type: 'ordinal' });
/** '1st', '2nd', '23rd' */
const ordinal = (n: number) => `${n}${ENDINGS[rank.select(n)]}`;

/** What own choices cost and luck gave or took, in points; 0 where that is not known. */
interface InPoints {
  choices: number;
  luck: number;
}
/** Words of the page that looks back at a game, in English. */
export const analysis = {
  title: 'Analysis',
  missing: 'There is no finished game here.',
  thinking: (done: number, of: number) =>
    of === 0 ? 'Reading the game …' : `${done} of ${of} decisions judged; more comes as it thinks.`,
  closer: 'Every decision is judged; now a closer look at the costliest.',
  summary: (errors: number, won: boolean | undefined) => {
    const end = won === undefined ? '' : won ? 'You won. ' : 'You did not win. ';
    const cost = ['No choice of yours cost much.', 'One choice of yours was a mistake.'];
    return `${end}${cost[errors] ?? `${errors} choices of yours were mistakes.`}`;
  },
  watched: (errors: number) =>
    errors === 0 ? 'No choice cost much.' : errors === 1 ? 'One mistake in all.' : `${errors} mistakes in all.`,
  judged: 'Judged by',
  knew: 'What they knew',
  true: 'What was true',
  share: 'Share',
  shared: 'Link to this moment copied.',
  playOn: 'Play from here',
  save: 'Save analysis',
  leave: 'Back to the game',
  before: (when: string, nth: number, name: string) => `Before ${name}’s ${ordinal(nth)} choice, ${when}`,
  atEnd: 'The end of the game',
  soFar: 'Where the game stands',
  compared: {
    title: 'Beside the game',
    after: (when: string) => `Points after as many choices in both (${when})`,
    line: 'this line',
    game: 'the game',
  },
  shows: 'The board',
  boardAt: { before: 'before', chosen: 'played', best: 'best' },
  onBoard: 'On the board: 1 is the better choice, 2 what was played.',
  played: (name: string, you: boolean) => (you ? 'You played' : `${name} played`),
  best: 'Best choice',
  only: 'Nothing better was found.',
  forced: 'Nothing was decided here. Go to the next decision.',
  notYet: 'Not judged yet.',
  toWin: 'to win',
  why: 'Why',
  now: (by: number) =>
    `At once the best choice brings ${Math.abs(by)} ${Math.abs(by) === 1 ? 'point' : 'points'} ${by > 0 ? 'more' : 'fewer'}.`,
  more: (name: string, you: boolean, points: string) =>
    `By the end ${you ? 'you' : name} would have ${points} points more on average:`,
  fewer: (name: string, you: boolean, points: string) =>
    `By the end ${you ? 'you' : name} would have ${points} points fewer on average, but the better chances:`,
  level: 'By the end the points would be about the same on average, from other lines of the sheet:',
  sheet: 'Final score, expected',
  line: 'Line',
  chosenColumn: 'played',
  bestColumn: 'best',
  total: 'Total',
  expected: 'Expected after the best choice',
  showNext: 'Show it on the board',
  differs: (mark: string) => `With everything open it would have been: ${mark}.`,
  decisions: 'Decisions',
  whose: 'Whose decisions',
  order: 'Order',
  orders: { costly: 'costly first', played: 'in order' },
  lost: '% lost',
  points: (points: string) => `−${points} points`,
  /** Where a choice was made: 'round 4, Ada’s 3rd choice'; without a name where everybody knows whose it is. */
  choice: (when: string, nth: number, name?: string) =>
    `${when}, ${name === undefined ? '' : `${name}’s `}${ordinal(nth)} choice`,
  better: (words: string) => `Best: ${words}`,
  marks: {
    best: 'best',
    good: 'good',
    inaccuracy: 'inaccuracy',
    mistake: 'mistake',
    blunder: 'blunder',
  },
  signs: { best: '✓', good: '·', inaccuracy: '?!', mistake: '?', blunder: '??' },
  counts: {
    best: (_: number): string => 'best',
    good: (_: number): string => 'good',
    inaccuracy: (many: number): string => (many === 1 ? 'slip' : 'slips'),
    mistake: (many: number): string => (many === 1 ? 'mistake' : 'mistakes'),
    blunder: (many: number): string => (many === 1 ? 'blunder' : 'blunders'),
  },
  chart: 'Chance to win of all players over the game',
  slider: 'Moment',
  prev: 'Previous decision',
  next: 'Next decision',
  prevError: 'Previous mistake',
  nextError: 'Next mistake',
  keys: '← → decision · M next mistake · K knew or true',
  standing: 'Chance to win',
  ledger: 'Luck and choices',
  ledgerLine: (name: string, you: boolean, choices: number, rivals: number, luck: number, points: InPoints) => {
    const about = (n: number) => (n > 0 ? ` and about ${n} ${n === 1 ? 'point' : 'points'}` : '');
    const parts = [
      ...(choices < -0.005
        ? [`${you ? 'your' : 'their'} own choices cost ${percent(-choices)}${about(points.choices)}`]
        : []),
      ...(rivals > 0.005 ? [`choices of others gave ${percent(rivals)}`] : []),
      ...(rivals < -0.005 ? [`choices of others took ${percent(-rivals)}`] : []),
      ...(Math.abs(luck) > 0.005
        ? [`luck ${luck > 0 ? 'gave' : 'took'} ${percent(Math.abs(luck))}${about(points.luck)}`]
        : []),
    ];
    return `${you ? 'You' : name}: ${parts.length === 0 ? 'all stayed even' : and.format(parts)}.`;
  },
  ledgerHint: 'Luck is what chance did, what hidden pieces turned out to be, and what the teacher misjudged.',
  learn: (errors: number) => `Learn from your mistakes (${errors})`,
  puzzles: {
    of: (game: string) => `Puzzles of ${game}`,
    none: 'There are no puzzles for this game yet.',
    own: 'From your own games',
    ownOf: (game: string) => `Your own mistakes at ${game}`,
    noneOwn:
      'Nothing to try again yet. Have a game you played analysed when it is over: the mistakes it finds come back here.',
    task: (name: string, points: number) =>
      points > 1
        ? `${name} to move: find the choice worth ${points} points.`
        : `${name} to move: find the best choice.`,
    where: (n: number, of: number) => `puzzle ${n} of ${of}`,
    wrong: (loss: string) => `Not that one: it gives away ${loss} of the chance to win. Look again.`,
    trying: 'Trying that one out …',
    right: 'That is it.',
    nearly: 'That is as good as the best.',
    solution: 'Show the answer',
    next: 'Next puzzle',
    leave: 'Leave',
    inGame: 'In the game',
    explained: 'Explanation',
  },
};
