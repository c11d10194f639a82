import { sourceNotes } from '@tianxia/board';
import type { GameTypes, Result, View } from '@tianxia/kernel';
import { ScoreSheet, type ScoreSheetProps } from '@tianxia/look';
import type { TableGame } from './game.ts';

interface ScoresProps {
  tableGame: TableGame;
  view: View<GameTypes['state']>;
  result: Result;
  seats: ScoreSheetProps['seats'];
  words: ScoreSheetProps['words'];
}
/** The score sheet of a table, so far or at its end: every line, what it counts, and what each number comes from. */
export function Scores({ tableGame, view, result, seats, words }: ScoresProps) {
  const { kernel, texts, screen } = tableGame;
  const lines = Object.fromEntries(
    Object.entries(texts.score).map(([line, name]) => {
      const about = texts.about?.[line];
      return [line, { name, ...(about === undefined ? {} : { about }) }];
    }),
  );
  const notes = sourceNotes(kernel, texts, view, result, screen?.sources);
  return <ScoreSheet result={result} lines={lines} seats={seats} notes={notes} words={words} />;
}
