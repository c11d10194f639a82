import { catalog, loadGame, loadRules } from '@tianxia/catalog';
import type { RuleId } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { rulesBehind } from '../analysis/WhyRules.tsx';
import { parseRules } from '../rules/parse.ts';

const told = import.meta.glob<Readonly<Record<string, RuleId>>>('../../games/*/teach/told.ts', {
  eager: true,
  import: 'told',
});

test.each(catalog.map(({ id }) => id))('every line of the log of %s leads to a rule that is there', async id => {
  const rules = told[`../../games/${id}/teach/told.ts`]!;
  const known = new Set(parseRules((await loadRules(id))!).rules.map(rule => rule.id));
  expect(Object.values(rules).filter(rule => !known.has(rule))).toEqual([]);
  expect(Object.keys(rules).sort()).toEqual(Object.keys((await loadGame(id))!.events).sort());
});
test('the rules behind what two choices do are named once each, in their order; what has no rule is passed over', () => {
  const rules = told['../../games/qin/teach/told.ts']!;
  const seen = [
    ['major', 1],
    ['placed', 1],
    ['founded', 0],
    ['placed', 0],
    ['nothing', 0],
  ] as const;
  const ruleOf = ([event]: readonly [string, ...unknown[]]) => rules[event];
  expect(rulesBehind(seen as never, ruleOf as never)).toEqual(['QIN-094', 'QIN-140', 'QIN-085']);
});
