import { keyedRand, keyOfSeed } from '@tianxia/fair';
import { type Lesson, type Scene, type Seat, tableIn } from '@tianxia/kernel';
import { dropTable, LESSON, savedTable, saveTable } from '../link/local.ts';
import type { SavedTable } from '../link/local-table.ts';
import type { TableGame } from '../table/game.ts';

const idOf = (game: string, lesson: string) => `${LESSON}${game}-${lesson}`;

/** The rules at the lesson's table, and the position of an example where it begins with one. */
export type LessonGame<Rules = TableGame> = Rules & { scene?: Scene | undefined };
type Rules = LessonGame<Pick<TableGame, 'game' | 'kernel'>>;
export interface Named {
  you: string;
  others: readonly string[]; // at the other seats, in their order
}
/**
 * The table of a lesson as it was left, or in its first position. One that no longer fits the lesson begins anew.
 * Names are as the reader writes them now, also at a table begun in another language.
 */
export function lessonTable({ game, kernel, scene }: Rules, lesson: Lesson, named: Named): SavedTable {
  const { position, replies = [] } = lesson;
  const key = keyOfSeed(String(position.seed));
  const { entries, happened } = tableIn(kernel, position, keyedRand(key));
  const script = { from: happened.length, choices: replies };
  const others = [...named.others];
  const seat = (who: Seat) => ({
    colour: game.colours[who]!,
    ...(who === position.you ? { name: named.you } : { name: others.shift()!, bot: 'pupil' as const }),
  });
  const id = idOf(game.id, lesson.id);
  const begun: SavedTable = {
    id,
    game: game.id,
    rules: game.rules,
    options: position.options,
    seats: Array.from({ length: position.seats }, (_, who) => seat(who)),
    key,
    started: new Date().toISOString(),
    entries,
    script,
    ...(scene && { scene }),
  };
  const left = savedTable(id);
  const fits =
    left?.rules === game.rules &&
    left.key === key &&
    JSON.stringify([left.script, left.scene]) === JSON.stringify([script, scene]) &&
    entries.every(({ words }, i) => left.entries[i]?.words === words);
  if (fits) return { ...left, seats: begun.seats };
  saveTable(begun);
  return begun;
}
export const forgetLesson = (game: string, lesson: string): void => dropTable(idOf(game, lesson));
