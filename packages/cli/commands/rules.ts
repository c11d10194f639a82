import { join } from 'node:path';
import { BadInput, type Command, DONE, FAILED, say, sayJson } from '../command.ts';
import { columns } from '../help.ts';
import { didYouMean } from '../nearest.ts';
import { type Coverage, coverage, gamesOnDisk, isCarriedOut, isProven } from '../rulebook.ts';

export const rules: Command = {
  usage: 'rules [--game ID] [--json]',
  about: 'every rule and the tests that prove it; exit code 1 when one has none or no code names it',
  more: [
    "Rules come from a game's rules.md, tests from the names that begin with rule ids. A rule that is only about cardboard",
    'stands in test/physical.json with the reason. The code that carries a rule out names its id, so that a search leads there.',
    'A rule id that code or a test names must exist.',
  ],
  words: [],
  flags: {
    game: { value: 'ID', about: 'one game only' },
    json: { about: 'as JSON' },
  },
  async run(given) {
    const folder = join(given.home.root, 'packages/games');
    const all = gamesOnDisk(folder);
    const id = given.maybe('game');
    if (id !== undefined && !all.includes(id)) throw new BadInput(`there is no game "${id}"${didYouMean(id, all)}`);
    const found = (id === undefined ? all : [id]).map(game => coverage(folder, game));
    if (given.on('json')) sayJson(id === undefined ? { games: found.map(inJson) } : inJson(found[0]!));
    else for (const line of found.flatMap(inWords)) say(line);
    const holds = ({ rules, problems }: Coverage) =>
      problems.length === 0 && rules.every(rule => isProven(rule) && isCarriedOut(rule));
    return found.every(holds) ? DONE : FAILED;
  },
};

const inJson = ({ problems, ...rest }: Coverage) => (problems.length === 0 ? rest : { ...rest, problems });

function inWords({ game, rules, problems }: Coverage): string[] {
  const unproven = rules.filter(rule => !isProven(rule));
  const unnamed = rules.filter(rule => !isCarriedOut(rule));
  const physical = rules.filter(rule => rule.physical !== undefined).length;
  const tests = new Set(rules.flatMap(rule => rule.tests)).size;
  const proof = (rule: Coverage['rules'][number]) =>
    rule.tests[0] === undefined ? [rule.physical === undefined ? 'NO TEST' : `physical: ${rule.physical}`] : rule.tests;
  return [
    ...columns(rules.flatMap(rule => proof(rule).map((line, i) => [i === 0 ? rule.id : '', line]))),
    `${game}: ${rules.length} rules, ${tests} tests, ${physical} physical only, ${unproven.length} without a test${list(unproven)}, ${unnamed.length} that no code names${list(unnamed)}`,
    ...problems,
  ];
}
const list = (rules: Coverage['rules']) => (rules.length === 0 ? '' : `: ${rules.map(rule => rule.id).join(' ')}`);
