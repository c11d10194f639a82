/** A number that would be another, and which it is: 'vp' of seat 2, Unrest in a region. */
export type Becoming<Which> = Omit<Which, 'many'> & { from: number; to: number };

/** The numbers that are others afterwards, in the order they are read; both positions name the same ones. */
export const becoming = <Named extends { many: number }>(
  before: readonly Named[],
  after: readonly Named[],
): Becoming<Named>[] =>
  before.flatMap(({ many: from, ...which }, i) => {
    const to = after[i]!.many;
    return from === to ? [] : [{ ...which, from, to }];
  });
