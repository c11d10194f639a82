import { expect, test } from 'vitest';
import { reasonsFor, warningFor } from '../analysis/index.ts';
import { momentOf, tableOf, worstOf } from './played.ts';

const never = () => false;
const PATIENCE = { timeout: 120_000 };

/** Qin at a moment where the option that the evaluation likes least is plainly bad. */
async function planted() {
  const table = await tableOf('qin');
  const { s, seat, options, good } = momentOf(table, table.seats, 24);
  const foolish = worstOf(table.k, s, seat, options);
  const given = { people: table.seats, mind: table.mind, seed: 7 };
  return { k: table.k, view: table.k.view(s, seat), seat, foolish, good, given };
}
test('a choice that is plainly bad is warned of, with a better one and its chances', PATIENCE, async () => {
  const { k, view, seat, foolish, given } = await planted();
  const warning = warningFor(k, view, seat, [foolish], { ...given, enough: never })!;
  expect(warning.chosen).toBe(k.write(foolish));
  expect(warning.best).not.toBe(warning.chosen);
  expect(warning.wins.best - warning.wins.chosen).toBeGreaterThan(0.1);
  const reasons = reasonsFor(k, view, seat, [foolish], warning, given);
  expect(reasons.length).toBeGreaterThan(0);
  expect(Object.keys(k.result(view).lines)).toEqual(expect.arrayContaining(reasons.map(({ line }) => line)));
});
test('what a strong player would do is not', PATIENCE, async () => {
  const { k, view, seat, good, given } = await planted();
  expect(warningFor(k, view, seat, [good], { ...given, enough: never })).toBeUndefined();
});
test('when the time is up nothing is said', PATIENCE, async () => {
  const { k, view, seat, foolish, given } = await planted();
  expect(warningFor(k, view, seat, [foolish], { ...given, enough: () => true })).toBeUndefined();
});
