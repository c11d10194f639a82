import { useRef } from 'react';
import type { Standing } from './standing.ts';

/** What stood here before the last change and does not any more: it is seen flying home. */
export function useBefore(standing: readonly Standing[]): readonly Standing[] {
  const kept = useRef<{ now: readonly Standing[]; gone: readonly Standing[] }>({ now: standing, gone: [] });
  if (kept.current.now !== standing) {
    const stays = new Set(standing.map(({ id, owner }) => `${id} ${owner}`));
    kept.current = { now: standing, gone: kept.current.now.filter(({ id, owner }) => !stays.has(`${id} ${owner}`)) };
  }
  return kept.current.gone;
}
