import type { GameScreen } from '@tianxia/board';
import type { GameTypes, Kernel, Seat, Update } from '@tianxia/kernel';
import { say } from '@tianxia/look';
import { useEffect, useRef } from 'react';
import type { Seated } from '../link/link.ts';
import { useWords } from '../text/words.ts';

type Now = Update<GameTypes['state']>;
type PointsOf = GameScreen<GameTypes>['points'];
/**
 * What others have cost the viewer between two moments, and who it was. Only what was won counts, as in the panels: by the screen's
 * `points`, or by the score sheet as the viewer may read it where all of that is won.
 */
export function costBetween(
  kernel: Kernel<GameTypes>,
  before: Now,
  after: Now,
  pointsOf?: PointsOf,
): { points: number; by: Seat | undefined } | undefined {
  const { viewer } = after;
  const steps = after.happened.slice(before.happened.length);
  if (viewer < 0 || viewer !== before.viewer || steps.length === 0 || steps.some(({ seat }) => seat === viewer))
    return undefined;
  const total = ({ view }: Now) => pointsOf?.(view, viewer) ?? kernel.result(view).totals[viewer] ?? 0;
  const points = total(before) - total(after);
  const by = steps.every(({ seat }) => seat === steps[0]!.seat) ? steps[0]!.seat : undefined;
  return points > 0 ? { points, by } : undefined;
}
/** Says so when a choice of somebody else costs the viewer points. */
export function useCosts(
  kernel: Kernel<GameTypes>,
  update: Now,
  players: readonly Seated[],
  pointsOf?: PointsOf,
): void {
  const { play } = useWords();
  const before = useRef(update);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it happens
  useEffect(() => {
    const cost = update.result === undefined ? costBetween(kernel, before.current, update, pointsOf) : undefined;
    before.current = update;
    if (cost !== undefined) say(play.costs(players[cost.by ?? -1]?.name, cost.points));
  }, [update]);
}
