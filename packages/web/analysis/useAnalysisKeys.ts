import { isStepping, type ShownKey, useKeys, useShownKeys } from '@tianxia/board';
import type { Analysis } from '@tianxia/bots/analysis';
import type { Seat } from '@tianxia/kernel';
import { decisionsAround, errorsAround } from './steps.ts';

export const ANALYSIS_KEYS: readonly ShownKey[] = [
  { id: 'decision', keys: ['←', '→'] },
  { id: 'mistake', keys: ['M'] },
  { id: 'judge', keys: ['K'] },
];
export interface AnalysisKeys {
  analysis: Analysis;
  judgedBy: 'knew' | 'truth';
  seat: Seat;
  at: number;
  onGo(choice: number): void;
  onJudge(by: 'knew' | 'truth'): void;
}
/** Arrows go from decision to decision, M to the next mistake, K switches how it is judged. */
export function useAnalysisKeys({ analysis, judgedBy, seat, at, onGo, onJudge }: AnalysisKeys): void {
  useShownKeys(ANALYSIS_KEYS);
  useKeys(true, event => {
    if (isStepping(event)) return false;
    const near = decisionsAround(analysis, at);
    const to = { ArrowLeft: near.prev, ArrowRight: near.next, m: errorsAround(analysis, judgedBy, seat, at).next }[
      event.key
    ];
    if (event.key === 'k') onJudge(judgedBy === 'knew' ? 'truth' : 'knew');
    else if (to === undefined) return false;
    else onGo(to);
    return true;
  });
}
