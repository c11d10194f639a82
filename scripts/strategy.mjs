#!/usr/bin/env node
/**
 * Figures for the notes on strategy: plays games between bots with `tianxia simulate` and `tianxia openings` and writes each game's
 * strategy.json. `node scripts/strategy.mjs [game]…`; the same seed gives the same games.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const SEED = 14;
/**
 * By game. `runs`: players, games, and the bot in every seat; `stay` where seats are not alike, `set` an option.
 * `first`: from how many deals every kind of first move is tried, at which decision, what makes a kind,
 * and what sort of thing the argument is by which they differ.
 */
const GAMES = {
  qin: {
    runs: [
      { players: 2, games: 160, set: 'start=first' },
      { players: 4, games: 80, set: 'start=first' },
    ],
    first: { players: 2, deals: 60, at: 'lay', by: 'lay.lay:1', of: 'tile' },
  },
  zhanguo: {
    runs: [
      { players: 2, games: 40 },
      { players: 4, games: 20 },
    ],
    first: { players: 2, deals: 40, at: 'play', by: 'play.tuck,play.court:1', of: 'action' },
  },
  'first-empire': {
    runs: [
      { players: 2, games: 40 },
      { players: 4, games: 20 },
    ],
    first: { players: 2, deals: 40, at: 'turn', by: 'turn.tuck,turn.court:2', of: 'action' },
  },
  'three-kingdoms': {
    runs: [{ players: 3, games: 40, stay: true }],
    first: { players: 3, deals: 20, at: 'bid', by: 'bid.assign:2', of: 'space' },
  },
  'emperors-choice': {
    runs: [
      { players: 3, games: 40, set: 'start=first' },
      { players: 5, games: 20, set: 'start=first' },
    ],
    first: { players: 3, deals: 60, at: 'bonus', by: 'bonus.take:1', of: 'bonus' },
  },
};
function tianxia(words) {
  const { stdout, status, stderr } = spawnSync('npx', ['tianxia', ...words], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`tianxia ${words.join(' ')}: ${stderr}`);
  const made = { command: `npx tianxia ${words.join(' ')}`, date: new Date().toISOString().slice(0, 10) };
  console.log(made.command);
  return { made, said: JSON.parse(stdout) };
}
function played(game, { players, games, stay, set }) {
  const words = ['simulate', '--game', game, '--players', players, '--games', games, '--seed', SEED].map(String);
  words.push('--bots', Array(players).fill('mind').join(','), ...(stay ? ['--stay'] : []));
  words.push(...(set ? ['--set', set] : []), '--json');
  const { made, said } = tianxia(words);
  return {
    ...made,
    players,
    games,
    bot: 'mind',
    firstSeatBegins: set === 'start=first',
    decisions: said.decisionsPerGame,
    seats: said.bySeat.wins.map((wins, seat) => ({ wins, score: said.bySeat.meanScores[seat] })),
    sheet: said.sheet,
    endings: said.endings,
  };
}
function tried(game, { players, deals, at, by, of }) {
  const words = ['openings', '--game', game, '--players', players, '--deals', deals, '--seed', SEED].map(String);
  const { made, said } = tianxia([...words, '--at', at, '--by', by, '--json']);
  return { ...made, players, deals, of, kinds: said.kinds };
}
const asked = process.argv.slice(2);
for (const [game, { runs, first }] of Object.entries(GAMES)) {
  if (asked.length > 0 && !asked.includes(game)) continue;
  const strategy = { runs: runs.map(run => played(game, run)), first: tried(game, first) };
  writeFileSync(join(root, 'packages/games', game, 'strategy.json'), `${JSON.stringify(strategy, null, 2)}\n`);
}
