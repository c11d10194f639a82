import { tieBreakOf } from '@tianxia/board';
import type { GameTypes, Result, Update } from '@tianxia/kernel';
import type { TableGame } from '../table/game.ts';
import type { PlayWords } from '../text/words.ts';

/** What told apart those who were level in front, in words; nothing where nobody was. */
export function tieText(
  { kernel, texts }: TableGame,
  view: Update<GameTypes['state']>['view'],
  result: Result,
  nameOf: (seat: number) => string,
  { scoring }: PlayWords,
): string | undefined {
  const tie = tieBreakOf(kernel, view, result);
  if (tie === undefined) return undefined;
  const names = tie.seats.map(nameOf);
  const by = texts.ties?.[tie.by];
  if (tie.by < 0 || by === undefined) return scoring.tieShared(names);
  // an order of seats or tiles is written as a negative number: its size says nothing to a reader
  const counts = tie.values.every(value => value >= 0);
  return scoring.tie(names, by, counts ? tie.values.map((value, i) => scoring.has(names[i]!, value)) : []);
}
