import type { GameScreen } from '@tianxia/board';
import type { GameTypes, Kernel, Update } from '@tianxia/kernel';
import { useRef } from 'react';

type Now = Update<GameTypes['state']>;
type PointsOf = GameScreen<GameTypes>['points'];
/** What a choice of somebody else took from the viewer, and the lines of the score sheet that fell. */
export interface Cost {
  points: number;
  lines: readonly string[];
}
/**
 * What others have cost the viewer between two moments. Only what was won counts, as in the panels: by the screen's `points`, or by the
 * score sheet as the viewer may read it where all of that is won.
 */
export function costBetween(kernel: Kernel<GameTypes>, before: Now, after: Now, pointsOf?: PointsOf): Cost | undefined {
  const { viewer } = after;
  const steps = after.happened.slice(before.happened.length);
  if (viewer < 0 || viewer !== before.viewer || steps.length === 0 || steps.some(({ seat }) => seat === viewer))
    return undefined;
  const [was, is] = [kernel.result(before.view), kernel.result(after.view)];
  const total = ({ view }: Now, { totals }: typeof is) => pointsOf?.(view, viewer) ?? totals[viewer] ?? 0;
  const points = total(before, was) - total(after, is);
  const of = (values: readonly number[] | undefined) => values?.[viewer] ?? 0;
  const lines = Object.keys(is.lines).filter(line => of(is.lines[line]) < of(was.lines[line]));
  return points > 0 ? { points, lines } : undefined;
}
/** What the choices from one version on, and before another, have cost in all. */
export function costIn(costs: ReadonlyMap<number, Cost>, from: number, to: number): Cost | undefined {
  const some = [...costs].flatMap(([version, cost]) => (version >= from && version < to ? [cost] : []));
  const points = some.reduce((sum, cost) => sum + cost.points, 0);
  return points > 0 ? { points, lines: [...new Set(some.flatMap(({ lines }) => lines))] } : undefined;
}
/** What each choice of the others has cost the viewer, by its version, as far as this page has seen it happen. */
export function useCosts(kernel: Kernel<GameTypes>, update: Now, pointsOf?: PointsOf): ReadonlyMap<number, Cost> {
  const known = useRef(new Map<number, Cost>());
  const before = useRef(update);
  if (before.current !== update) {
    const cost = update.result === undefined ? costBetween(kernel, before.current, update, pointsOf) : undefined;
    const last = update.happened.at(-1);
    if (cost !== undefined && last !== undefined) known.current.set(last.version, cost);
    before.current = update;
  }
  return known.current;
}
