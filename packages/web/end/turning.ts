import type { Seat } from '@tianxia/kernel';
import { leadChanges } from './course.ts';

type Totals = readonly number[];
/** A moment that a game is remembered by, told by the course of the points alone; `choice` is the one after which it was so. */
export type TurningPoint =
  | { kind: 'lead'; choice: number; seat: Seat; by: number } // alone in front from here to the end; by: over the next
  | { kind: 'gain'; choice: number; seat: Seat; points: number } // the largest of a single choice before the final scoring
  | { kind: 'loss'; choice: number; seat: Seat; points: number }
  | { kind: 'close'; choice: number; seat: Seat; by: number }; // nearest the winner after the lead was taken for good

/** The final scoring counts for all at once; what is sought is what a player did. */
const isPlay = (course: readonly Totals[], choice: number) => choice > 0 && choice < course.length - 1;

const MOST = 3; // sentences: a fourth would be one too many

/** Each at most once, in the order they happened. A loss is told before who came close, where there is no room for both. */
export function turningPoints(course: readonly Totals[]): TurningPoint[] {
  const lead = leadForGood(course);
  const points = [lead, largest(course, 1), largest(course, -1), lead && closest(course, lead)];
  const found = points.filter(point => point !== undefined).slice(0, MOST);
  return found.sort((a, b) => a.choice - b.choice);
}
/** How far the best is before the best of the others. */
export function marginOf(totals: Totals, seat: Seat): number {
  const others = totals.filter((_, other) => other !== seat);
  return (totals[seat] ?? 0) - Math.max(...others);
}
/** Who was alone in front at the end, and since when without a break; nothing where the end is level. */
function leadForGood(course: readonly Totals[]): (TurningPoint & { kind: 'lead' }) | undefined {
  const last = course.at(-1);
  if (last === undefined || last.length < 2) return undefined;
  const seat = last.indexOf(Math.max(...last));
  if (marginOf(last, seat) <= 0) return undefined;
  const choice = course.findLastIndex(totals => marginOf(totals, seat) <= 0) + 1;
  return { kind: 'lead', choice, seat, by: marginOf(course[choice]!, seat) };
}
function largest(course: readonly Totals[], sign: 1 | -1): TurningPoint | undefined {
  let best: TurningPoint | undefined;
  let most = sign === 1 ? 0 : 1; // a single point lost is nothing to remember
  course.forEach((totals, choice) => {
    if (!isPlay(course, choice)) return;
    totals.forEach((total, seat) => {
      const points = sign * (total - course[choice - 1]![seat]!);
      if (points <= most) return;
      most = points;
      best = { kind: sign === 1 ? 'gain' : 'loss', choice, seat, points };
    });
  });
  return best;
}
/** Once the lead was taken for good: when the nearest of the others was nearest, unless that was at once. */
function closest(course: readonly Totals[], lead: TurningPoint & { kind: 'lead' }): TurningPoint | undefined {
  let found: TurningPoint | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let choice = lead.choice + 1; isPlay(course, choice); choice++) {
    const by = marginOf(course[choice]!, lead.seat);
    if (by > least) continue;
    least = by;
    const others = course[choice]!.map((total, seat) => (seat === lead.seat ? Number.NEGATIVE_INFINITY : total));
    found = { kind: 'close', choice, seat: others.indexOf(Math.max(...others)), by };
  }
  return found !== undefined && least < marginOf(course.at(-1)!, lead.seat) ? found : undefined;
}
export const timesLeadChanged = (course: readonly Totals[]): number => Math.max(0, leadChanges(course).length - 1);
