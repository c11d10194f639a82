import { ruleOfKind, type ThingRules } from '@tianxia/board/things.ts';
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

const things = import.meta.glob<ThingRules>('../../games/*/teach/things.ts', { eager: true, import: 'things' });
const screens = import.meta.glob<string>('../../games/*/screen/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** Where a screen's source names the kind of a thing: in its key, or for a tip. */
const NAMED = [
  /\b(?:thing|withKey)\('(\w+)'/g,
  /\b(?:thing=|thing: |presses=\{\[)\{?[`"](\w+) /g,
  /\bdata-thing(?:=|': )\{?[`"](\w+) /g,
  /\babout="(\w+)"/g,
  /tipOn\(\(\) => .*\), '(\w+)'\)/g,
];
/** Tips of which the source tells no kind. */
const UNTOLD = [
  /tipOn\(\(\) => \(.*?\}\)\)[}\s]/g,
  /<Tipped(?!(?:(?!<\/Tipped>|\/>)[\s\S])*?\s(?:about=|thing=|\{[^\n]*thing:))/g,
];
test.each(catalog.map(({ id }) => id))('every thing on the table of %s leads to a rule that is there', async id => {
  const rules = things[`../../games/${id}/teach/things.ts`]!;
  const known = new Set(parseRules((await loadRules(id))!).rules.map(rule => rule.id));
  expect(Object.values(rules).filter(rule => !known.has(rule))).toEqual([]);
  const sources = Object.entries(screens).filter(
    ([path]) => path.includes(`/${id}/screen/`) && !path.includes('/test/'),
  );
  expect(sources.length).toBeGreaterThan(10);
  const all = sources.map(([, source]) => source).join('\n');
  const named = NAMED.flatMap(pattern => [...all.matchAll(pattern)].map(found => found[1]!));
  expect(named.length).toBeGreaterThan(5);
  expect([...new Set(named)].filter(kind => ruleOfKind(rules, kind) === undefined)).toEqual([]);
  expect(UNTOLD.flatMap(pattern => all.match(pattern) ?? [])).toEqual([]);
});
