import type { Stage } from '@tianxia/board';
import type { GameTypes, SeenAfter, Update } from '@tianxia/kernel';
import { useEffect, useRef } from 'react';
import { sinceOwn } from './since.ts';

type Position = Update<GameTypes['state']>;
export type Missed = (from: number) => Promise<readonly SeenAfter<GameTypes['state']>[]>;

/** The table as it was, in the order it changed: what comes last is what is true now. */
const positionsOf = (now: Position, seen: readonly SeenAfter<GameTypes['state']>[]): Position[] => {
  const { result: _, ...open } = now;
  return seen.map(({ after, view }) =>
    after === now.happened.length
      ? now
      : { ...open, view, happened: now.happened.slice(0, after), waiting: [], mayUndo: false, mayRedo: false },
  );
};
/** Shows what the others did since one's last choice: when asked for, and by itself to somebody who comes back. */
export function useMissed(update: Position, stage: Stage, missed: Missed | undefined): (() => void) | undefined {
  const latest = useRef({ update, stage });
  latest.current = { update, stage };
  const show = async () => {
    const first = sinceOwn(latest.current.update)[0]?.number;
    if (missed === undefined || first === undefined) return;
    const seen = await missed(first);
    const { update: now, stage: at } = latest.current;
    if (seen.at(-1)?.after === now.happened.length) at.play(positionsOf(now, seen)); // else the table has gone on meanwhile
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const last = update.happened.at(-1);
    const isInTurn = last?.seat === update.viewer && !last.forced; // then nothing was missed
    if (update.result === undefined && !isInTurn) void show();
  }, []);
  return missed && (() => void show());
}
