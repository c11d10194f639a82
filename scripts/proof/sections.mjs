/** The page "How do we know?": headings, sentences and tables, all figures from the data. Drawn as Markdown and by the site. */
const number = n => n.toLocaleString('en-GB');
const percent = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
const sum = (list, of) => list.reduce((all, one) => all + of(one), 0);

export function sections({ rules, coverage, fuzz, mutants }) {
  const games = Object.keys(rules.games);
  const counted = games.filter(game => coverage[game]);
  const fuzzed = games.filter(game => fuzz[game]);
  return [
    {
      title: 'Every rule has a test and a line of code',
      text: [
        'The name of a test begins with the rules it proves. A rule without a test, or one that no code names, fails npm test. What is only about cardboard has a reason instead.',
      ],
      command: 'npx tianxia rules',
      date: rules.date,
      head: ['game', 'rules', 'tests that prove them', 'about cardboard only'],
      rows: games.map(game => {
        const { rules: all, tests, physical } = rules.games[game];
        return [game, number(all), number(tests), number(physical)];
      }),
    },
    {
      title: 'How often rules come up in play',
      text: [
        'Random games and bots at all player counts and options. A rule has come up when its line of code ran, its move was chosen or it forbade something; what stands in printed data or types alone cannot be counted. What never came up is proven by its tests alone.',
      ],
      command: counted.map(game => coverage[game].command),
      date:
        counted
          .map(game => coverage[game].date)
          .sort()
          .at(-1) ?? '',
      head: ['game', 'decisions', 'rules counted', 'came up', 'never came up'],
      rows: counted.map(game => {
        const { decisions, rules: found, never } = coverage[game];
        const all = Object.keys(found).length;
        return [game, number(decisions), number(all), number(all - never.length), never.join(' ') || 'none'];
      }),
    },
    {
      title: 'Fuzzing',
      text: [
        'Half of the games go on from where an earlier one reached a new move, agenda, event or refusal. At a sample of the decisions every law of the kernel is checked, for every viewer.',
      ],
      command: fuzzed.map(game => fuzz[game].command),
      date:
        fuzzed
          .map(game => fuzz[game].date)
          .sort()
          .at(-1) ?? '',
      head: ['game', 'games', 'decisions', 'every law checked at', 'laws broken', 'processor time'],
      rows: fuzzed.map(game => {
        const { games: played, decisions, checked, broken, processorSeconds } = fuzz[game];
        return [
          game,
          number(played),
          number(decisions),
          number(checked),
          number(broken),
          `${number(processorSeconds)} s`,
        ];
      }),
    },
    {
      title: 'Games that are played again',
      text: [
        'Recorded games of bots, minds and chance. npm test plays every one again and compares how it ended; single records are also checked draw by draw against the key of their table.',
      ],
      command: 'npx tianxia collect',
      date: rules.date,
      head: ['game', 'collected games', 'single records'],
      rows: games.map(game => [game, number(rules.games[game].collected), number(rules.games[game].records)]),
    },
    {
      title: 'Mutants',
      text: [
        'A line of the rules is changed, and the tests of its game must notice, without those that play whole games. What runs once, when a file is loaded, is left out. Only the files named here have been tried so far.',
      ],
      command: 'npm run mutate',
      date:
        Object.values(mutants)
          .map(({ date }) => date)
          .sort()
          .at(-1) ?? '',
      head: ['file', 'mutants', 'caught', 'share'],
      rows: Object.values(mutants).flatMap(({ files }) => [
        ...Object.entries(files).map(([file, { caught, escaped }]) => [
          file,
          number(caught + escaped.length),
          number(caught),
          percent(caught, caught + escaped.length),
        ]),
        ...(Object.keys(files).length < 2
          ? []
          : [
              (() => {
                const all = Object.values(files);
                const [caught, escaped] = [sum(all, one => one.caught), sum(all, one => one.escaped.length)];
                return ['together', number(caught + escaped), number(caught), percent(caught, caught + escaped)];
              })(),
            ]),
      ]),
    },
  ];
}
