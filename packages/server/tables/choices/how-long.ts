import type { Entry } from '@tianxia/kernel';
import type { Live } from '../game/live.ts';

/**
 * A game ends some time, but a choice can be taken back and made again for ever, and the whole log is replayed when a table is opened.
 * The longest games have some hundreds of entries.
 */
export const LONG = 2000; // entries, or as much work
/** After going back, everything that still stands is played again: so many of these choices are as dear as a new one. */
const AGAIN = 5;

/** How much work it is to replay a log, in new choices. */
function workOf(entries: readonly Entry[]): number {
  const standing: number[] = []; // versions of the choices in force, as good as: taking back may take several
  let work = 0;
  for (const [i, { words }] of entries.entries()) {
    work++;
    if (words === 'undo') standing.pop();
    else if (!words.startsWith('back ')) standing.push(i + 1);
    else {
      const to = Number(words.slice('back '.length));
      while (standing.length > 0 && standing.at(-1)! > to) standing.pop();
      work += standing.length / AGAIN;
    }
  }
  return work;
}
export const isLong = ({ entries }: Pick<Live, 'entries'>): boolean => workOf(entries) >= LONG;
