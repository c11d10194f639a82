import { commentary, seatIn, speech, tellingOf } from '@tianxia/board';
import type { Analysis } from '@tianxia/bots/analysis';
import { type GameRecord, replay, type Seat } from '@tianxia/kernel';
import { optionSaid } from '../analysis/said.ts';
import { sittingAt } from '../table/everyone.ts';
import type { TableGame } from '../table/game.ts';
import type { Words } from '../text/words.ts';
import { type TaughtMoment, taughtMoments } from './taught.ts';
import { type TurningPoint, turningPoints } from './turning.ts';

/** A finished game as the end page tells it. */
export interface Story {
  course: readonly (readonly number[])[]; // totals after each choice, the beginning first
  rounds: readonly number[]; // after which choice each round begins; turns of the table where the game has no rounds
  byRound: boolean;
  points: readonly (TurningPoint & { said: string })[]; // with the sentence of the log that belongs to it
  taught(analysis: Analysis): (TaughtMoment & { said: string })[]; // what the teacher makes of it
}
const TICKS = 6; // about so many marks where turns are counted instead of rounds

export function storyOf(tableGame: TableGame, record: GameRecord, viewer: Seat, words: Words): Story {
  const { play, over } = words;
  const { kernel, texts, table, screen } = tableGame;
  const course: number[][] = [];
  const live = replay(kernel, record, record.choices.length, undefined, state =>
    course.push(kernel.result(state).totals),
  );
  const update = live.update(viewer);
  const players = sittingAt(tableGame, record.players, words);
  const say = speech(kernel, texts, players, viewer, play);
  const entries = commentary(update, tellingOf(kernel, table.seats, say, screen ?? {}));
  const headings = entries.filter(({ kind, told }) => kind === 'break' && told[0]?.[0] === 'round');
  /** What that choice did; where it has no words of its own, the turn it belongs to. */
  const saidAt = ({ choice, seat, points }: { choice: number; seat: Seat; points?: number }) => {
    const entry = entries.find(({ kind, first, last }) => kind !== 'break' && first < choice && choice <= last + 1);
    const own = update.happened[choice - 1]?.told ?? [];
    const theirs = own.filter(told => seatIn(kernel, told) === seat);
    const exact = theirs.filter(told => points !== undefined && told.slice(2).includes(points));
    const sentences = [...exact, ...theirs, ...own, ...(entry?.told ?? [])].map(told => say.event(told));
    return sentences.find(text => text !== '') ?? '';
  };
  return {
    course,
    rounds: headings.length > 0 ? headings.map(({ first }) => first + 1) : everySo(course.length),
    byRound: headings.length > 0,
    points: turningPoints(course).map(point => ({ ...point, said: saidAt(point) })),
    taught: analysis =>
      taughtMoments(analysis, viewer).map(moment => ({
        ...moment,
        said:
          'best' in moment
            ? over.taught.better(optionSaid(kernel, say, moment.best))
            : moment.kind === 'throughout'
              ? '' // nothing that was done brought it about
              : saidAt({ ...moment, choice: moment.choice + 1 }),
      })),
  };
}
function everySo(length: number): number[] {
  const step = Math.max(5, Math.ceil(length / TICKS / 5) * 5);
  return Array.from({ length: Math.ceil(length / step) }, (_, i) => i * step);
}
