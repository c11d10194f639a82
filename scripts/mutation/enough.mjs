/** When a sample of mutants says that there is a gap in the tests. */
export const FLOOR = 0.95; // what is wished for of the whole: the calendar must not break a build, a gap in the tests must
const DEVIATIONS = 2.6; // a share below the floor by that much is no accident: one build in two hundred at the very floor

/** So few were caught that chance does not explain it. Of a handful that time sufficed for, hardly any number is. */
export const isTooFew = (caught, judged) =>
  caught < FLOOR * judged - DEVIATIONS * Math.sqrt(judged * FLOOR * (1 - FLOOR));

const FEWEST = 0.25; // of those drawn: a sample of which less could be judged says nothing
export const saysNothing = (judged, drawn) => judged < FEWEST * drawn;
/** How `npm run mutate -- sample` ends where the machine was too busy: neither held nor failed. */
export const NOT_JUDGED = 3;
