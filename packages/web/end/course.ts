/** Where a lead changed hands: the choice after which another seat was alone in front. */
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
