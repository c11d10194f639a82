import type { GameTypes, Read, Seat, Update } from '@tianxia/kernel';
import { useEffect, useState } from 'react';

/** Where the viewer's own choices begin that nobody else has answered, if there are several. */
export function turnBegins(happened: readonly Read[], viewer: Seat): number | undefined {
  const begin = happened.findLastIndex(({ seat }) => seat !== viewer) + 1;
  return happened.slice(begin).filter(({ forced }) => !forced).length > 1 ? begin : undefined;
}
/** Takes back one's whole turn: step after step, each once the table has taken the one before. It ends where undo ends. */
export function useWholeTurn(update: Update<GameTypes['state']>, undo: () => void): (() => void) | undefined {
  const { happened, viewer, mayUndo } = update;
  const [way, setWay] = useState<{ at: number; to: number }>();
  const take = (to: number) => {
    setWay({ at: happened.length, to });
    undo();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one step for each answer of the table
  useEffect(() => {
    if (way === undefined || happened.length === way.at) return;
    if (happened.length < way.at && happened.length > way.to && mayUndo) take(way.to);
    else setWay(undefined);
  }, [happened.length]);
  const begin = turnBegins(happened, viewer);
  return mayUndo && begin !== undefined ? () => take(begin) : undefined;
}
