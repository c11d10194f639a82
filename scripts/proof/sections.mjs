/** The page "How do we know?": its tables, all figures from the data. Drawn as Markdown and by the site, each with its words. */
const number = n => n.toLocaleString('en-GB');
const percent = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
const sum = (list, of) => list.reduce((all, one) => all + of(one), 0);
/** When it was measured; 'older' where the sources are not what they were. */
const when = ({ date, isOlder = false }) => (isOlder ? `${date} older` : date);

export function sections({ rules, coverage, fuzz, kills, mutants }) {
  const games = Object.keys(rules.games);
  const counted = games.filter(game => coverage[game]);
  const fuzzed = games.filter(game => fuzz[game]);
  return [
    {
      id: 'rules',
      command: 'npx tianxia rules',
      rows: games.map(game => {
        const { rules: all, tests, physical, examples } = rules.games[game];
        return [game, number(all), number(tests), number(physical), number(examples)];
      }),
    },
    {
      id: 'coverage',
      command: counted.map(game => coverage[game].command),
      rows: counted.map(game => {
        const { decisions, rules: found, never, scenes, refused } = coverage[game];
        const all = Object.keys(found).length;
        const { rules: every, physical } = rules.games[game];
        const shown = never.map(id => `${id} (${scenes[id]})`).join('; ');
        return [
          game,
          number(decisions),
          number(all),
          number(every - physical - all),
          number(all - never.length),
          shown || 'none',
          refusals(refused) || 'none',
          when(coverage[game]),
        ];
      }),
    },
    {
      id: 'fuzz',
      command: fuzzed.map(game => fuzz[game].command),
      rows: fuzzed.map(game => {
        const { games: played, decisions, checked, broken, processorSeconds } = fuzz[game];
        return [
          game,
          number(played),
          number(decisions),
          number(checked),
          number(broken),
          `${number(processorSeconds)} s`,
          when(fuzz[game]),
        ];
      }),
    },
    {
      id: 'collected',
      command: 'npx tianxia collect',
      rows: games.map(game => [game, number(rules.games[game].collected), number(rules.games[game].records)]),
    },
    {
      id: 'kills',
      command: Object.values(kills).map(one => one.command),
      rows: Object.entries(kills).map(([database, { kills: many, tables, acknowledged, lost, date }]) => [
        database,
        ...[many, tables, acknowledged, lost].map(number),
        date,
      ]),
    },
    {
      id: 'mutants',
      command: Object.values(mutants).map(mutateCommand),
      rows: mutantRows(mutants),
    },
  ];
}
/** By rule: what it forbids and never did in play, each with the test that names it. */
function refusals(refused) {
  const byRule = new Map();
  for (const [one, test] of Object.entries(refused)) {
    const [, name, rule] = /^(\S+) \((\S+)\)$/.exec(one);
    byRule.set(rule, [...(byRule.get(rule) ?? []), `${name}: ${test ?? 'no test'}`]);
  }
  return [...byRule].map(([rule, tests]) => `${rule} (${tests.join(', ')})`).join('; ');
}
const mutateCommand = ({ part, sample }) =>
  `npm run mutate -- ${part}${sample === undefined ? '' : ` --count ${sample.count} --seed ${sample.seed}`}`;
const NOTHING_HELD = { caught: 0, forEver: 0, broke: 0 };
/** By file of what was tried, and each part together. */
function mutantRows(mutants) {
  const row = (name, files, date) => {
    const of = what => sum(files, one => one[what]);
    const [caught, escaped] = [of('caught'), sum(files, one => one.escaped.length)];
    const judged = caught + escaped;
    return [
      name,
      number(judged),
      number(caught),
      percent(caught, judged),
      ...['forEver', 'broke', 'equal', 'untried'].map(what => number(of(what))),
      date,
    ];
  };
  /** As it was reported, less what no longer holds. */
  const asItIs = ({ caught, escaped, equal, untried }, { isChanged, ...held }) => {
    const still = Math.min(caught, held.caught); // of old there may be names that are no mutants any more
    return isChanged
      ? { ...NOTHING_HELD, escaped: [], equal: 0, untried: caught + escaped.length + equal + untried }
      : { ...held, caught: still, escaped, equal, untried: untried + caught - still };
  };
  return Object.values(mutants).flatMap(({ part, files: reported, held, date }) => {
    const files = Object.fromEntries(
      Object.entries(reported).map(([file, one]) => [file, asItIs(one, held[file] ?? NOTHING_HELD)]),
    );
    const tried = Object.entries(files).filter(([, { caught, escaped, equal }]) => caught + escaped.length + equal > 0);
    return [...tried.map(([file, one]) => row(file, [one], date)), row(part, Object.values(files), date)];
  });
}
