import { ApiError } from '@tianxia/protocol/api-error';
import { useState } from 'react';
import { useWords } from '../text/words.ts';

export interface Trying {
  busy: boolean;
  problem: string; // in words; '' when there is none
  /** Carries it out; what goes wrong is said in words. True when it was done. */
  run(wish: () => Promise<unknown>, otherwise?: (problem: unknown) => string | undefined): Promise<boolean>;
}
/** One thing asked of the server at a time, and what came of it. */
export function useTry(): Trying {
  const { who } = useWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  return {
    busy,
    problem,
    async run(wish, otherwise) {
      if (busy) return false;
      setBusy(true);
      setProblem('');
      try {
        await wish();
        return true;
      } catch (error) {
        setProblem(otherwise?.(error) ?? (error instanceof ApiError ? error.message : who.silent));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
