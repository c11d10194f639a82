import { capital, counted, does, who, whom, whose } from '@tianxia/kernel/english';

/** Somebody as a sentence speaks of them. */
interface Named {
  name: string;
  you: boolean;
}
/** Words of the page after the end, in English. */
export const over = {
  title: 'The game is over',
  hint: 'Everything has been counted.',
  board: 'See the board',
  leave: 'Leave',
  youWin: 'You win',
  youShare: 'You share the win',
  wins: (name: string) => `${name} wins`,
  shared: (names: string) => `${names} share the win`,
  seal: 'Seal: all under heaven',
  ranking: 'Ranking',
  change: (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0'),
  you: 'You',
  sheet: 'Score sheet',
  sheetHint: 'What every line counts, and what made the points',
  line: 'Line',
  total: 'Total',
  most: 'most',
  unit: 'VP',
  turning: 'How it went',
  courseSpoken: 'Points of all players over the game; the turning points below say the most important of it',
  courseY: 'points',
  courseRounds: 'rounds',
  courseTurns: 'turns',
  moment: 'Go to this moment',
  moments: {
    lead: (one: Named, by: number) => `${who(one)} ${does(one, 'take')} the lead for good, by ${by}.`,
    gain: (one: Named, points: number) => `${who(one)} ${does(one, 'gain')} ${points}, the most at one stroke.`,
    loss: (one: Named, points: number) => `${who(one)} ${does(one, 'lose')} ${points}, the most at one stroke.`,
    close: (one: Named, by: number) => `${who(one)} ${does(one, 'come')} closest: ${counted(by, 'point')} behind.`,
  },
  taught: {
    decided: (one: Named, win: string) => `From here on ${whom(one)} ${does(one, 'are')} the favourite: ${win}.`,
    throughout: (one: Named, win: string) =>
      `${who(one)} ${does(one, 'are')} the favourite from the first choice to the last: ${win} at the start.`,
    costliest: (one: Named, loss: string) =>
      `${who(one)} ${does(one, 'make')} the costliest choice of the game: it gives away ${loss} of the chance to win.`,
    own: (_: Named, loss: string) => `Your own costliest choice: it gives away ${loss} of the chance to win.`,
    turn: (one: Named, by: string) => `${capital(whose(one))} chances rise most here, by ${by}.`,
    better: (words: string) => `Better: ${words}`,
  },
  closeness: (one: Named, margin: number, changes: number) => {
    const end =
      margin <= 0
        ? 'Level on points at the end.'
        : `${who(one)} won by ${margin === 1 ? 'a single point' : `${margin} points`}.`;
    const lead = ['The lead never changed hands.', 'The lead changed hands once.', 'The lead changed hands twice.'];
    return `${end} ${lead[changes] ?? `The lead changed hands ${changes} times.`}`;
  },
  fair: 'The shuffles were fair',
  fairUnchecked: 'Were the shuffles fair?',
  unfair: 'The shuffles do not match the seal',
  fairHint: (draws: number) =>
    draws === 1
      ? 'The one draw follows from the key that was sealed before the game.'
      : `All ${draws} draws follow from the key that was sealed before the first one.`,
  uncheckedHint: (draws: number) => `The key was sealed before the first of ${draws} draws and is open now.`,
  unfairHint: 'The record or the key was changed. Save the record and tell the site’s host.',
  sealed: 'seal, shown at the start',
  key: 'key, open since the end',
  verify: 'Verify it yourself',
  again: 'Another game with the same table?',
  replay: 'Replay',
  analyse: 'Analyse',
  save: 'Save record',
  rematch: 'Rematch',
};
