import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { citations, timesRun } from '../coverage/cited.ts';
import { sourceLines } from '../coverage/source-lines.ts';
import { prepare, refuses, tianxia } from './running.ts';

prepare();

test('a rule is carried out on the line that names it, or on the next line of code below the comment', () => {
  const source = [
    '/** GO-001: black begins.', //                1
    ' *  (GO-002) */', //                          2
    '', //                                         3
    'export const begin = play => {', //           4
    '  play.seat = 0; // GO-003, GO-004', //       5
    '', //                                         6
    '  // GO-005', //                              7
    '  play.pass(); /* GO-006 */', //              8
    '};', //                                       9
    '// GO-007 and nothing after it', //           10
  ].join('\n');
  expect(citations(source)).toEqual([
    { rule: 'GO-001', line: 4, until: 8 },
    { rule: 'GO-002', line: 4, until: 8 },
    { rule: 'GO-003', line: 5, until: 7 },
    { rule: 'GO-004', line: 5, until: 7 },
    { rule: 'GO-005', line: 8, until: 8 },
    { rule: 'GO-006', line: 8, until: 8 },
  ]);
});
test('a comment above a type, the name of a number or what is taken out of arguments leads to no line', () => {
  const above = (line: string) => citations(`// GO-001\n${line}\n`).length;
  const nothing = [
    'export type Here = Look<Go>;',
    'interface Along {',
    'const EVERY_POINT = 361;',
    '  const { s, box } = play;',
  ];
  expect(nothing.map(above)).toEqual(nothing.map(() => 0));
  const something = ['const points = count(play);', 'export const lay: Decision<Go> = {', 'function typeOf(stone) {'];
  expect(something.map(above)).toEqual(something.map(() => 1));
  expect(citations('const KOMI = 7; // GO-002')).toEqual([{ rule: 'GO-002', line: 1, until: 1 }]);
});
test('a line counts its rarer side, a declaration its busiest function, a rule its busiest place', () => {
  const setup = new URL('../../games/qin/setup.ts', import.meta.url).pathname;
  const ran = (...runs: [number, number[]][]) => timesRun([[setup, new Map(runs)]]);
  const lineOf = (id: string) => citations(readFileSync(setup, 'utf8')).find(({ rule }) => rule === id)!.line;
  expect(ran([lineOf('QIN-003'), [9, 4, 7]]).get('QIN-003')).toBe(4);
  expect(ran([lineOf('QIN-043') + 1, [2]], [lineOf('QIN-043') + 2, [5, 3]]).get('QIN-043')).toBe(5);
  expect(ran().has('QIN-003')).toBe(false);
});
test('a source map leads from a line to its places in the built file', () => {
  const built = 'one();\ntwo(); three();\n';
  // line 1 of the built file comes from line 2; in line 2, column 0 from line 1 and column 7 from line 4
  const { offsets } = sourceLines({ sources: ['a.ts'], mappings: 'AACA;AADA,OAGA' }, built);
  expect(Object.fromEntries(offsets[0]!)).toEqual({ 1: [7], 2: [0], 4: [14] });
});
test('what came up is counted by rule, the same for the same seed', async () => {
  const command = 'coverage --game qin --decisions 1500 --seed 5 --json';
  const { out, code } = await tianxia(command);
  const { rules, games, decisions, explained, never } = JSON.parse(out);
  expect(code).toBe(0);
  expect(decisions).toBeGreaterThanOrEqual(1500);
  expect(rules['QIN-003']).toEqual({ ran: games }); // the pagodas of each player: once at every set-up
  expect(rules['QIN-050'].chosen).toBeGreaterThan(1000); // laying a tile
  expect(rules['QIN-061'].refused).toBeGreaterThan(explained); // more than one reason at a time cites it
  expect(rules['QIN-022']).toBeUndefined(); // printed on the board
  expect(never).not.toContain('QIN-106');
  expect(JSON.parse((await tianxia(command)).out).rules).toEqual(rules);
});
test('in words: what can be counted, what never came up, and bad input is refused', async () => {
  const { out } = await tianxia('coverage --game zhanguo --decisions 300 --bots random');
  expect(out).toMatch(
    /^zhanguo: \d+ games, \d+ decisions, \d+ of them explained\n\d+ rules can be counted; these never came up: ZG-/,
  );
  expect(out).toMatch(/refusals that never came up: .*\(ZG-\d+\)/);
  await refuses('coverage', /coverage needs --game ID/);
  await refuses('coverage --game qin --decisions 0', /--decisions/);
  await refuses('coverage --game qin --bots nobody', /there is no bot "nobody"/);
});
