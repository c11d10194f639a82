import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Coverage, coverage, gamesOnDisk, isCarriedOut, isProven } from '../rulebook.ts';
import { folder, inFolder, prepare, refuses, tianxia } from './running.ts';

prepare();
const RULES = '# Go\n\n- **GO-001** Black begins.\n- **GO-002** Stones are round.\n- **GO-003** No suicide.\n';
function game(files: Record<string, string>): void {
  for (const [name, text] of Object.entries({ 'rules.md': RULES, ...files })) {
    const file = inFolder(join('go', name));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
const BOTS = ['evaluate.ts', 'hunch.ts', 'mind.ts', 'outlook.ts', 'prospects.ts'];
const proofs = () => Object.fromEntries(coverage(folder, 'go').rules.map(({ id, tests }) => [id, tests]));

test('a test proves the rules its name begins with, and no others', () => {
  game({
    'test/a.test.ts': `
      test('GO-001 GO-003 EX-13 black begins, unlike GO-002', () => {});
      it("GO-003, it's so", () => {});
      test.each([[1, (2)], [3, 4]])('GO-001: %i', () => {});
      describe('GO-002 is no test', () => {});
      test.skip('GO-002 is skipped', () => {});
      // test('GO-002 is commented out', () => {});
      /* test('GO-002 is too', () => {}); */
      test('says GO-002 later', () => {});
    `,
  });
  expect(proofs()).toEqual({
    'GO-001': ['GO-001 GO-003 EX-13 black begins, unlike GO-002', 'GO-001: …'],
    'GO-002': [],
    'GO-003': ['GO-001 GO-003 EX-13 black begins, unlike GO-002', "GO-003, it's so"],
  });
  expect(
    coverage(folder, 'go')
      .rules.filter(rule => !isProven(rule))
      .map(rule => rule.id),
  ).toEqual(['GO-002']);
});
test('a rule about cardboard needs a reason instead of a test', () => {
  game({ 'test/physical.json': '{ "GO-002": "the shape of stones" }' });
  expect(coverage(folder, 'go').rules[1]).toEqual({
    id: 'GO-002',
    code: [],
    tests: [],
    physical: 'the shape of stones',
  });
  game({ 'test/physical.json': '{ "GO-002": "" }' });
  expect(() => coverage(folder, 'go')).toThrow(/physical.GO-002: expected a text/);
});
test('a rule is named at the line that carries it out: not in a test, on a screen, in words or in a law alone', () => {
  game({
    'moves/lay.ts':
      '/** GO-001: black begins. */\nexport const begin = BLACK; // GO-001\nexport const lay = 2; // GO-001\n',
    'screen/Board.tsx': "const rule = 'GO-002';\n",
    'text/en/index.ts': "const rule = 'GO-002';\n",
    'teach/told.ts': "const rule = 'GO-002';\n",
    'always.ts': "const rule = 'GO-002';\n",
    'reasons.ts': "export const No = reasons({ suicide: 'GO-003' });\n",
    ...Object.fromEntries(BOTS.map(file => [file, "const rule = 'GO-003';\n"])),
    'test/a.test.ts': "test('GO-003 no suicide', () => {})",
    'test/physical.json': '{}',
  });
  const { rules } = coverage(folder, 'go');
  expect(rules.map(rule => [rule.id, rule.code, isCarriedOut(rule)])).toEqual([
    [
      'GO-001',
      [
        { at: 'go/moves/lay.ts:2', says: 'export const begin = BLACK; // GO-001' },
        { at: 'go/moves/lay.ts:3', says: 'export const lay = 2; // GO-001' },
      ],
      true,
    ],
    ['GO-002', [], false],
    ['GO-003', [{ at: 'go/reasons.ts:1', says: "export const No = reasons({ suicide: 'GO-003' });" }], false],
  ]);
  for (const file of ['reasons.ts', ...BOTS]) rmSync(inFolder(join('go', file)));
});
test('every rule of every game is named where it is carried out, or is about cardboard', () => {
  const games = join(import.meta.dirname, '../../games');
  const unnamed = gamesOnDisk(games).flatMap(id => coverage(games, id).rules.filter(rule => !isCarriedOut(rule)));
  expect(unnamed.map(({ id }) => id)).toEqual([]);
});
test('an id that no rule has is a problem, in a test, in code and in physical.json', () => {
  game({
    'test/a.test.ts': `test('GO-009 nothing', () => {})`,
    'moves/lay.ts': `export const lay = { rule: 'GO-008', other: 'ISO-8859' }; // see GO-001`,
    'test/physical.json': '{ "GO-007": "gone" }',
  });
  expect(coverage(folder, 'go').problems).toEqual([
    'go/moves/lay.ts names GO-008, which is not in rules.md',
    'the test "GO-009 nothing" in go/test/a.test.ts names GO-009, which is not in rules.md',
    'go/test/physical.json names GO-007, which is not in rules.md',
  ]);
  expect(gamesOnDisk(folder)).toEqual(['go']);
});
test('ranges, short forms and crowds of rules are problems, since no search for a rule leads to its line', () => {
  game({
    'moves/lay.ts': [
      '// GO-001 to GO-003',
      '// GO-001 to 003',
      '// GO-001, 002',
      '// GO-001/003',
      '// GO-001 and 003',
      '// GO-001…',
      '// GO-001 ff.',
      '// GO-001, GO-002 and GO-003: 100 stones, or 200',
      '// GO-001, GO-002, GO-003, GO-004',
    ].join('\n'),
    'test/a.test.ts': "test('GO-001 to 003 a name', () => {}); test('GO-001 GO-002 GO-003 GO-001 a name', () => {});",
    'screen/Board.tsx': '',
    'text/en/index.ts': '',
    'teach/told.ts': "const rules = ['GO-001', 'GO-002', 'GO-003', 'GO-001'];",
    'always.ts': '',
    'rules.md': `${RULES}- **GO-004** Ko. See GO-001/003.\n`,
  });
  const whole = (found: string) => `writes "${found}": name each rule by its whole id`;
  expect(coverage(folder, 'go').problems).toEqual([
    `go/moves/lay.ts:1 ${whole('GO-001 to GO-003')}`,
    `go/moves/lay.ts:2 ${whole('GO-001 to 003')}`,
    `go/moves/lay.ts:3 ${whole('GO-001, 002')}`,
    `go/moves/lay.ts:4 ${whole('GO-001/003')}`,
    `go/moves/lay.ts:5 ${whole('GO-001 and 003')}`,
    `go/moves/lay.ts:6 ${whole('GO-001…')}`,
    `go/moves/lay.ts:7 ${whole('GO-001 ff')}`,
    'go/moves/lay.ts:9 names 4 rules: name each where it is carried out',
    `go/test/a.test.ts:1 ${whole('GO-001 to 003')}`,
  ]);
});
test('the command tells every rule of a game, and fails exactly when one is not proven', async () => {
  const { out, code } = await tianxia('rules --game qin --json');
  const { game: id, rules, problems = [] } = JSON.parse(out);
  const rulebook = readFileSync(join(import.meta.dirname, '../../games/qin/rules.md'), 'utf8');
  expect(id).toBe('qin');
  expect(rules.map((rule: { id: string }) => rule.id)).toEqual(rulebook.match(/(?<=^- \*\*)QIN-\d+/gm));
  expect([code, rules.filter((rule: Coverage['rules'][number]) => !isCarriedOut(rule))]).toEqual([0, []]);
  expect(problems.length === 0 && rules.every(isProven)).toBe(true);
  const all = JSON.parse((await tianxia('rules --json')).out);
  expect(all.games.map((one: { game: string }) => one.game)).toContain('qin');
  expect((await tianxia('rules')).out).toMatch(/^qin: \d+ rules, \d+ tests, \d+ physical only, \d+ without a test/m);
  await refuses('rules --game go', /there is no game "go"/);
});
