import { catalog, loadGame, loadRules } from '@tianxia/catalog';
import type { RuleId } from '@tianxia/kernel';
import { expect, test } from 'vitest';
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
