import type { Warning } from '@tianxia/bots/analysis';
import { useEffect, useRef, useState } from 'react';
import type { TableGame } from '../table/game.ts';
import type { WholeTable } from '../table/useWholeTable.ts';
import type { FromWatcher, Reasons, ToWatcher } from './worker.ts';

const SETTLED = 250; // milliseconds: a choice that is still being changed is not judged
const MILLIS = 2500; // no judgement takes longer

export interface WarnedOf {
  proposed: string; // the choices it is about
  warning: Warning;
  lines?: Reasons; // what the better choice brings, once it was asked for
  askWhy(): void;
}
/** A warning about what lies proposed, when it very likely is a blunder. It comes or it does not: nothing waits for it. */
export function useWarning(
  table: WholeTable,
  { game, kernel, table: set }: TableGame,
  alone: boolean,
): WarnedOf | undefined {
  const { shared, facts, prompt } = table;
  const { line, viewer, view } = shared;
  const whole = alone && prompt.asked && prompt.proposed && shared.draft.open !== true;
  const words = whole ? line.map(kernel.write) : [];
  const proposed = words.join('\n');
  const worker = useRef<Worker>(undefined);
  const ids = useRef(0);
  const [found, setFound] = useState<WarnedOf>();
  useEffect(() => () => worker.current?.terminate(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each proposal
  useEffect(() => {
    setFound(undefined);
    if (proposed === '') return;
    const asked: ToWatcher = {
      id: ++ids.current,
      game: game.id,
      rules: game.rules,
      seats: set.seats,
      options: set.options,
      content: facts.content,
      view,
      seat: viewer,
      line: words,
      millis: MILLIS,
    };
    const hear = ({ data: { id, warning, lines } }: MessageEvent<FromWatcher>) => {
      if (id !== asked.id) return;
      if (lines !== undefined) setFound(now => now && { ...now, lines });
      else if (warning !== undefined)
        setFound({ proposed, warning, askWhy: () => worker.current?.postMessage({ ...asked, why: warning }) });
    };
    const timer = setTimeout(() => {
      worker.current ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      worker.current.addEventListener('message', hear);
      worker.current.postMessage(asked);
    }, SETTLED);
    return () => {
      clearTimeout(timer);
      worker.current?.removeEventListener('message', hear);
    };
  }, [proposed, viewer]);
  return found?.proposed === proposed ? found : undefined;
}
