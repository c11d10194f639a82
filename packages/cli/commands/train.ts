import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { BadInput, type Command, DONE, FAILED, type Given } from '../command.ts';

import { gameNamed, LARGEST_SEED } from '../table.ts';

const MOST_MINUTES = 100_000;
const MOST_JOBS = 512;
const MOST_GAMES = 1_000_000; // of a round
const MOST_ROUNDS = 1_000_000;

/** What is handed on to the learner as it is, where it is said. */
const LEARNING = {
  rate: ['X', 'how fast it learns, at the start (standard 0.001)'],
  epochs: ['E', 'how often it goes through a round (standard 3)'],
  decisions: ['D', 'decisions of one step (standard 4096)'],
  entropy: ['X', 'how much it is kept from being sure too early (standard 0.006)'],
  trace: ['X', 'how far it looks from a choice to what came of it: 0 the next own choice, 1 the end (standard 0.95)'],
  league: ['P', 'at so many of a hundred tables it sits alone among greedy bots, or the weights of --old (standard 0)'],
  whole: ['P', 'of a hundred choices among many it reads every option of so many (standard 2)'],
  wide: ['N', 'sums of its network, at least (standard 64); weights it goes on from grow'],
  hidden: ['N', 'units that weigh options, at least (standard 32)'],
  judging: ['N', 'units that weigh positions, at least (standard 32)'],
} as const;

export const train: Command = {
  usage:
    'train --game ID --minutes M [--out DIR] [--jobs J] [--seed S] [--teach SECONDS] [--round-games G] [--match-every R] [--old FILE] [--go-on] [options of learning]',
  about: 'learns a game by playing it against itself',
  more: [
    'Needs Python with PyTorch: python3, or what the variable PYTHON names. It learns on an accelerator where there is one.',
    'Writes into DIR (standard data/minds): ID.mind.bin, the mind as bots load it; ID.checkpoint.pt, from which --go-on',
    'goes on; ID.log.jsonl, a line for each round with games, points, time left, and matches against greedy; ID.svg,',
    'a plot of its points, and of its wins against greedy, over the minutes.',
    'Begins as a pupil of greedy for --teach seconds (standard 40), then plays itself. See training/README.md.',
  ],
  words: [],
  flags: {
    game: { value: 'ID', about: 'which game ("tianxia games" lists them)' },
    minutes: { value: 'M', about: 'how long' },
    out: { value: 'DIR', about: 'where to (standard data/minds)' },
    jobs: { value: 'J', about: 'how many play at a time (standard: one for each core)' },
    seed: { value: 'S', about: 'a whole number (standard 1)' },
    teach: { value: 'SECONDS', about: 'how long greedy plays before it as its teacher' },
    'round-games': { value: 'G', about: 'games of a round (standard: as many as fit into six seconds)' },
    'match-every': { value: 'R', about: 'meets greedy after every so many rounds (standard: at the end alone)' },
    ...Object.fromEntries(Object.entries(LEARNING).map(([name, [value, about]]) => [name, { value, about }])),
    old: { value: 'FILE', about: 'weights it meets at the end, to see whether it is ahead of them' },
    'go-on': { about: 'from the checkpoint in DIR, or else from the weights the game has' },
  },
  async run(given) {
    const game = await gameNamed(given.text('game'));
    if (game.reading === undefined) throw new BadInput(`${game.id} does not say how a mind reads it (mind.ts)`);
    const out = given.maybe('out') ?? join(given.home.root, 'data/minds');
    const kept = [
      join(out, `${game.id}.checkpoint.pt`),
      join(given.home.root, `packages/games/${game.id}/mind.bin`),
    ].find(existsSync);
    if (given.on('go-on') && kept === undefined) throw new BadInput(`${game.id} has learned nothing to go on from`);
    const old = given.maybe('old');
    if (old !== undefined && !existsSync(old)) throw new BadInput(`there are no weights ${old} to meet`);
    const learner = [
      join(given.home.root, 'training/learn.py'),
      ...['--game', game.id, '--minutes', `${given.whole('minutes', 1, MOST_MINUTES)}`, '--out', out],
      ...['--node', process.execPath, '--worker', join(given.home.programs, 'train-worker.js')],
      ...['--players', `${given.whole('jobs', 1, MOST_JOBS, cpus().length)}`],
      ...['--seed', `${given.whole('seed', 0, LARGEST_SEED, 1)}`],
      ...['--teach-seconds', `${given.whole('teach', 0, 36_000, 40)}`],
      ...['--round-games', `${given.whole('round-games', 0, MOST_GAMES, 0)}`],
      ...['--match-every', `${given.whole('match-every', 0, MOST_ROUNDS, 0)}`],
      ...Object.keys(LEARNING).flatMap(name => (given.on(name) ? [`--${name}`, number(given, name)] : [])),
      ...(old === undefined ? [] : ['--old', old]),
      ...(given.on('go-on') ? ['--resume', kept!] : []),
    ];
    return new Promise((resolve, reject) => {
      const python = process.env.PYTHON ?? 'python3';
      const child = spawn(python, learner, { stdio: 'inherit' });
      child.once('error', () => reject(new BadInput(`${python} cannot be started; PYTHON may name another one`)));
      child.once('exit', code => resolve(code === 0 ? DONE : FAILED));
    });
  },
};
function number(given: Given, name: string): string {
  const said = given.text(name);
  if (!/^\d+(\.\d+)?$/.test(said)) throw new BadInput(`--${name} is a number, not "${said}"`);
  return said;
}
