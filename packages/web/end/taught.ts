import { type Analysis, isError } from '@tianxia/bots/analysis';
import type { Seat } from '@tianxia/kernel';

/** A moment that the teacher remembers a game by. `choice`: lines of the record before it. */
export type TaughtMoment =
  | { kind: 'decided'; choice: number; seat: Seat; win: number } // from here on the likeliest to win, to the end
  | { kind: 'throughout'; choice: 0; seat: Seat; win: number } // was so from the beginning
  | { kind: 'costliest'; choice: number; seat: Seat; loss: number; best: string } // of all mistakes
  | { kind: 'own'; choice: number; seat: Seat; loss: number; best: string } // of the viewer's, if it is another
  | { kind: 'turn'; choice: number; seat: Seat; by: number }; // the choice after which somebody's chance rose most

/** What the game turned on, by what every choice did to the chance to win; in the order it happened, three at most. */
export function taughtMoments({ levels, decisions }: Analysis, viewer: Seat): TaughtMoment[] {
  const errors = decisions
    .filter(({ knew }) => isError(knew.mark))
    .sort((a, b) => b.knew.loss - a.knew.loss)
    .map(({ choice, seat, knew: { loss, best } }) => ({ choice, seat, loss, best }));
  const costliest = errors[0];
  const own = errors.find(({ seat }) => seat === viewer);
  const found: (TaughtMoment | undefined)[] = [
    decided(levels),
    costliest && { kind: 'costliest', ...costliest },
    own && own !== costliest ? { kind: 'own', ...own } : largestRise(levels, costliest?.choice),
  ];
  return found.filter(moment => moment !== undefined).sort((a, b) => a.choice - b.choice);
}
/** Since when the winner was the likeliest to win without a break; nothing where the win is shared. */
function decided(levels: readonly (readonly number[])[]): TaughtMoment | undefined {
  const last = levels.at(-1);
  if (last === undefined || last.length < 2) return undefined;
  const seat = last.indexOf(1);
  if (seat < 0) return undefined;
  const leads = (level: readonly number[]) => level.every((win, other) => other === seat || win < level[seat]!);
  const choice = levels.findLastIndex(level => !leads(level)) + 1;
  const win = levels[choice]![seat]!;
  return choice === 0
    ? { kind: 'throughout', choice: 0, seat, win }
    : { kind: 'decided', choice: choice - 1, seat, win };
}
const WORTH_TELLING = 0.08; // of the chance to win

/** The end itself is no news, and a mistake is told as such. */
function largestRise(levels: readonly (readonly number[])[], but: number | undefined): TaughtMoment | undefined {
  let most: (TaughtMoment & { kind: 'turn' }) | undefined;
  for (let choice = 0; choice + 2 < levels.length; choice++) {
    if (choice === but) continue;
    levels[choice + 1]!.forEach((win, seat) => {
      const by = win - levels[choice]![seat]!;
      if (by >= Math.max(WORTH_TELLING, most?.by ?? 0)) most = { kind: 'turn', choice, seat, by };
    });
  }
  return most;
}
/** How much of the chance to win the moment is about. */
export const shareOf = (moment: TaughtMoment): number =>
  'win' in moment ? moment.win : 'by' in moment ? moment.by : moment.loss;
