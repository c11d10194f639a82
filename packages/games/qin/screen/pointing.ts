import { useSyncExternalStore } from 'react';
import { NO_SQUARE } from './choice.ts';

/** The square under the pointer, the finger that carries a tile, or the focus. A store of its own, so that pointing redraws a few marks and not the table. */
export interface Pointer {
  now(): number;
  point(square: number): void;
  onMove(tell: () => void): () => void;
}
export function pointerOver(): Pointer {
  let square = NO_SQUARE;
  const listeners = new Set<() => void>();
  return {
    now: () => square,
    point(next) {
      if (next === square) return;
      square = next;
      for (const tell of listeners) tell();
    },
    onMove(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}
export const usePointed = ({ onMove, now }: Pointer): number => useSyncExternalStore(onMove, now, () => NO_SQUARE);
