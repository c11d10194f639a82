import type { Analysis, Decision } from '@tianxia/bots/analysis';
import type { About, Seat } from '@tianxia/kernel';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { PuzzleTable } from '../puzzles/PuzzleTable.tsx';
import type { TableGame } from '../table/game.ts';
import { playOn } from '../table/playOn.ts';
import { atAddress, positionAddress, setAddress } from '../table/position.ts';
import type { Replaying } from '../table/replaying.ts';
import { share } from '../table/share.ts';
import { usePageWords, useWords } from '../text/words.ts';
import { AnalysisView } from './AnalysisView.tsx';
import { keepOwnGame, mend, mistakeId } from './own.ts';
import { saveAnalysis } from './saveAnalysis.ts';
import { useAnalysis } from './useAnalysis.ts';

export interface Opened {
  about: About;
  tableGame: TableGame;
  replaying: Replaying;
  you: readonly Seat[];
  content: unknown;
  game?: Replaying | undefined; // that this one left
  known?: Analysis | undefined; // came with the record
}
export interface TaughtProps extends Opened {
  addressed?: boolean; // the page has an address of its own, which follows what is looked at …
  here?: boolean; // … and opens in this browser alone
  onLeave(): void;
}
/** A game while the teacher looks at it; its mistakes may be tried again. */
export function Taught({ content, known, addressed = false, here = false, onLeave, ...opened }: TaughtProps) {
  const { together } = useWords();
  const { analysis: words } = usePageWords();
  const [, go] = useLocation();
  const { record } = opened.replaying;
  const { analysis, problem } = useAnalysis(record, content, known);
  const [tried, setTried] = useState<{ mistakes: readonly Decision[]; n: number }>();
  const mistake = tried?.mistakes[tried.n];
  const { you } = opened;
  useEffect(() => {
    if (you.length > 0 && record.result !== undefined) void keepOwnGame({ record, you, content });
  }, [record, you, content]);
  if (tried !== undefined && mistake !== undefined)
    return (
      <PuzzleTable
        key={mistake.choice}
        about={opened.about}
        tableGame={opened.tableGame}
        record={record}
        content={content}
        decision={mistake}
        where={words.puzzles.where(tried.n + 1, tried.mistakes.length)}
        own={you.includes(mistake.seat)}
        {...(you.includes(mistake.seat) && { onSolved: () => mend(mistakeId(record, mistake)) })}
        onNext={tried.n + 1 < tried.mistakes.length ? () => setTried({ ...tried, n: tried.n + 1 }) : undefined}
        onLeave={() => setTried(undefined)}
      />
    );
  return (
    <AnalysisView
      {...opened}
      analysis={analysis}
      problem={problem}
      onLearn={mistakes => setTried({ mistakes, n: 0 })}
      onSave={() => saveAnalysis(record, analysis, opened.game?.record)}
      onLeave={onLeave}
      {...(addressed && {
        first: atAddress(),
        onMove: setAddress,
        onShare: (choice: number) =>
          void share(positionAddress(choice), here ? together.end.positionHere : words.shared),
      })}
      {...(record.key !== undefined && { onPlayOn: (choice: number) => go(playOn(record, choice, content)!) })}
    />
  );
}
