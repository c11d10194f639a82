import { type GameRecord, type GameTypes, type Kernel, replay } from '@tianxia/kernel';

/** The totals of the score sheet after each choice of a game, the beginning first: by choice, by seat. */
export function courseOf(kernel: Kernel<GameTypes>, record: GameRecord): number[][] {
  const course: number[][] = [];
  replay(kernel, record, record.choices.length, undefined, state => course.push(kernel.result(state).totals));
  return course;
}
/** Where a lead changed hands for good or bad: the choice after which another seat was alone in front. */
export function leadChanges(course: readonly (readonly number[])[]): { choice: number; seat: number }[] {
  const changes: { choice: number; seat: number }[] = [];
  let leader = -1;
  course.forEach((totals, choice) => {
    const best = Math.max(...totals);
    const seat = totals.indexOf(best);
    if (totals.lastIndexOf(best) !== seat || seat === leader) return;
    leader = seat;
    changes.push({ choice, seat });
  });
  return changes;
}
