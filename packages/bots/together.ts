/** What came of thinking about a question: an answer, and how often each option was tried and with what success. */
export interface Opinion<O> {
  option: O;
  lines: readonly { option: O; visits: number; value: number }[];
}
const UNTRIED = { visits: 0, sum: 0 };

/**
 * Several thoughts about one question, each with luck of its own, as one: what was tried most often in all of them together, and of
 * several the one that came out best. For a tree tries again what is good, and in a contest those who are behind are not tried again.
 * Where nothing tells two options apart the first thought decides; alone it is what it was.
 */
export function together<O>(first: Opinion<O>, ...others: readonly Opinion<O>[]): O {
  if (others.length === 0) return first.option;
  const tried = new Map<O, { visits: number; sum: number }>();
  for (const { lines } of [first, ...others])
    for (const { option, visits, value } of lines) {
      const before = tried.get(option) ?? UNTRIED;
      tried.set(option, { visits: before.visits + visits, sum: before.sum + visits * value });
    }
  let best = first.option;
  let most = tried.get(best) ?? UNTRIED;
  for (const [option, one] of tried)
    if (one.visits > most.visits || (one.visits === most.visits && one.sum > most.sum)) {
      best = option;
      most = one;
    }
  return best;
}

/** Where several choose at once an answer is drawn, so that nobody can foresee it: many who think it over would draw none. */
export const mayShare = (waiting: readonly unknown[]): boolean => waiting.length === 1;
