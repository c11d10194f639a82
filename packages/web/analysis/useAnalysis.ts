import { type Analysis, isWhole, nothingYet, SHARES, withFinding } from '@tianxia/bots/analysis';
import type { GameRecord } from '@tianxia/kernel';
import { useEffect, useState } from 'react';
import { newTeacher } from './asking.ts';
import { keepAnalysis, keptAnalysis } from './kept.ts';
import type { FromTeacher, ToTeacher } from './worker.ts';

export interface Taught {
  analysis: Analysis;
  problem?: string;
}
/** The analysis of a record as it grows. Two workers share the work; what was worked out once is kept. */
export function useAnalysis(record: GameRecord, content?: unknown, known?: Analysis): Taught {
  const [taught, setTaught] = useState<Taught>({ analysis: known ?? nothingYet() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a record keeps its content
  useEffect(() => {
    if (known !== undefined) return;
    let workers: Worker[] = [];
    let here = true;
    let analysis = nothingYet();
    const hear = ({ data }: MessageEvent<FromTeacher>) => {
      if ('broken' in data) return setTaught({ analysis, problem: data.broken });
      if (!('findings' in data)) return;
      analysis = data.findings.reduce(withFinding, analysis);
      setTaught({ analysis });
      if (isWhole(analysis)) void keepAnalysis(record, analysis);
    };
    void keptAnalysis(record).then(kept => {
      if (!here) return;
      if (kept !== undefined) return setTaught({ analysis: kept });
      workers = Array.from({ length: SHARES }, (_, share) => {
        const worker = newTeacher();
        worker.onmessage = hear;
        worker.onerror = event => setTaught({ analysis, problem: event.message });
        worker.postMessage({ record, share, ...(content === undefined ? {} : { content }) } satisfies ToTeacher);
        return worker;
      });
    });
    return () => {
      here = false;
      for (const worker of workers) worker.terminate();
    };
  }, [record]);
  return taught;
}
