import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { BadInput, type Command, DONE, FAILED } from '../command.ts';
import { gameNamed, LARGEST_SEED } from '../table.ts';

const MOST_MINUTES = 100_000;
const MOST_JOBS = 512;

export const train: Command = {
  usage: 'train --game ID --minutes M [--out DIR] [--jobs J] [--seed S] [--teach SECONDS] [--go-on]',
  about: 'learns a game by playing it against itself',
  more: [
    'Needs Python with PyTorch: python3, or what the variable PYTHON names. It learns on an accelerator where there is one.',
    'Writes into DIR (standard data/minds): ID.mind.bin, the mind as bots load it; ID.checkpoint.pt, from which --go-on',
    'goes on; ID.log.jsonl, a line for each round with games, points, time left, and at the end a match against greedy.',
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
    'go-on': { about: 'from the checkpoint in DIR' },
  },
  async run(given) {
    const game = await gameNamed(given.text('game'));
    if (game.reading === undefined) throw new BadInput(`${game.id} does not say how a mind reads it (mind.ts)`);
    const out = given.maybe('out') ?? join(given.home.root, 'data/minds');
    const checkpoint = join(out, `${game.id}.checkpoint.pt`);
    if (given.on('go-on') && !existsSync(checkpoint)) throw new BadInput(`there is no ${checkpoint} to go on from`);
    const learner = [
      join(given.home.root, 'training/learn.py'),
      ...['--game', game.id, '--minutes', `${given.whole('minutes', 1, MOST_MINUTES)}`, '--out', out],
      ...['--node', process.execPath, '--worker', join(given.home.programs, 'train-worker.js')],
      ...['--players', `${given.whole('jobs', 1, MOST_JOBS, cpus().length)}`],
      ...['--seed', `${given.whole('seed', 0, LARGEST_SEED, 1)}`],
      ...['--teach-seconds', `${given.whole('teach', 0, 36_000, 40)}`],
      ...(given.on('go-on') ? ['--resume', checkpoint] : []),
    ];
    return new Promise((resolve, reject) => {
      const python = process.env.PYTHON ?? 'python3';
      const child = spawn(python, learner, { stdio: 'inherit' });
      child.once('error', () => reject(new BadInput(`${python} cannot be started; PYTHON may name another one`)));
      child.once('exit', code => resolve(code === 0 ? DONE : FAILED));
    });
  },
};
