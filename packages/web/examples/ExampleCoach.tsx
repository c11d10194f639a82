import { useEffect, useState } from 'react';
import { Coach } from '../learn/Coach.tsx';
import type { WholeTable } from '../table/useWholeTable.ts';
import { useWords } from '../text/words.ts';
import { ExampleButtons } from './ExampleSide.tsx';
import type { Shown } from './shown.ts';

/** In a small window the words lie over the table, and can be put away; a wide one has them beside it. */
export function ExampleCoach({ table, ...shown }: Shown & { table: WholeTable }) {
  const { told, example, status, steps, playing, isRefused } = shown;
  const { examples } = useWords();
  const [hidden, hide] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is said, also by a coach who was sent away
  useEffect(() => hide(false), [isRefused, playing]);
  if (table.fold === 'wide' || table.rules !== undefined || table.sideOpen || !table.stage.live) return null;
  if (playing && !isRefused) return null; // the table is to be seen
  const { title, text } = told.words[example] ?? { title: '', text: '' };
  const [, ...came] = status;
  return (
    <Coach
      step={`${example} ${steps}`}
      mood={isRefused ? 'nearly' : shown.done && steps > 0 ? 'done' : 'asks'}
      head={examples.note(example)}
      note={status[0] ?? ''}
      said={steps > 0 ? { title, text: came.join(' ') } : { title, text }}
      pointed={undefined}
      dims={false}
      reads={false}
      low
      hidden={hidden}
      onHide={hide}
      openRule={rule => table.openRule(rule as `${string}-${number}`)}
    >
      <ExampleButtons {...shown} />
    </Coach>
  );
}
