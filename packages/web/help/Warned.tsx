import { Button } from '@tianxia/look';
import { useState } from 'react';
import { optionSaid } from '../analysis/said.ts';
import type { TableGame } from '../table/game.ts';
import type { WholeTable } from '../table/useWholeTable.ts';
import type { Later } from '../text/later.ts';
import { useWords } from '../text/words.ts';
import { lossOf } from './helping.ts';
import type { WarnedOf } from './useWarning.ts';

interface WarnedProps {
  of: WarnedOf;
  words: Later['help'];
  table: WholeTable;
  tableGame: TableGame;
}
/** What lies proposed is very likely a blunder: take it back, do it anyway, or hear why. */
export function Warned({ of, words, table, tableGame }: WarnedProps) {
  const { forms, play } = useWords();
  const [why, setWhy] = useState(false);
  const { kernel, texts } = tableGame;
  const { best, wins } = of.warning;
  const points = (of.lines ?? []).map(one => play.hints.points(texts.score[one.line] ?? one.line, one.points));
  return (
    <section className="panel help-card warned" aria-label={words.warning(lossOf(wins))}>
      <h2>{words.warning(lossOf(wins))}</h2>
      {why && (
        <div role="status">
          <p>
            {words.better(
              optionSaid(kernel, table.words, best),
              Math.round(100 * wins.best),
              Math.round(100 * wins.chosen),
            )}{' '}
            {points.length > 0 && words.brings(forms.list(points))}
          </p>
          <p className="note">{words.judged}</p>
        </div>
      )}
      <div className="acts">
        <Button onPress={table.prompt.undo}>{words.takeBack}</Button>
        <Button onPress={table.prompt.confirm}>{words.anyway}</Button>
        {!why && (
          <Button
            onPress={() => {
              setWhy(true);
              of.askWhy();
            }}
          >
            {words.why}
          </Button>
        )}
      </div>
    </section>
  );
}
