import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder, prepare, refuses, tianxia } from './running.ts';

prepare();

test('hands the learner what was asked for, and the standard where nothing was', async () => {
  writeFileSync(inFolder('python.sh'), '#!/bin/sh\nprintf "%s\\n" "$@"\n');
  chmodSync(inFolder('python.sh'), 0o755);
  writeFileSync(inFolder('before.bin'), '');
  const env = { PYTHON: inFolder('python.sh') };
  const given = async (flags: string) => {
    const { out, code } = await tianxia(`train --game qin --minutes 3 ${flags}`, { env });
    expect(code).toBe(0);
    const words = out.trim().split('\n');
    return (flag: string) => (words.includes(flag) ? words[words.indexOf(flag) + 1] : undefined);
  };
  const plain = await given('');
  expect([plain('--game'), plain('--minutes'), plain('--round-games'), plain('--match-every'), plain('--old')]).toEqual(
    ['qin', '3', '0', '0', undefined],
  );
  const full = await given('--round-games 40 --match-every 5 --old before.bin');
  expect([full('--round-games'), full('--match-every'), full('--old')]).toEqual(['40', '5', 'before.bin']);
  expect(full('--resume')).toBeUndefined();
  expect(plain('--rate')).toBeUndefined();
  const learning = await given('--rate 0.0008 --epochs 2 --decisions 8192 --league 15 --wide 96');
  expect(['--rate', '--epochs', '--decisions', '--league', '--wide'].map(learning)).toEqual([
    '0.0008',
    '2',
    '8192',
    '15',
    '96',
  ]);
  await refuses('train --game qin --minutes 3 --rate fast', /--rate is a number, not "fast"/);
  expect((await given('--go-on'))('--resume')).toMatch(/games\/qin\/mind\.bin$/); // the weights it has
  writeFileSync(inFolder('qin.checkpoint.pt'), '');
  expect((await given('--go-on --out .'))('--resume')).toMatch(/^qin\.checkpoint\.pt$/); // or what was learned here
  await refuses('train --game qin --minutes 3 --old none.bin', /there are no weights none\.bin to meet/);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
test.skipIf(!hasPython)('the plot shows points, and beside them wins against greedy with a fair share', () => {
  const lines = [
    { seconds: 30, round: 5, points: { 2: 20.5 } },
    { seconds: 60, round: 10, points: { 2: 24 } },
    { seconds: 60, round: 10, match: 'greedy', 2: { games: 10, wins: 0.4 } },
    { seconds: 120, round: 20, points: { 2: 25 } },
    { seconds: 120, round: 20, match: 'greedy', 2: { games: 10, wins: 1 } },
  ];
  const log = lines.map(line => JSON.stringify({ game: 'qin', ...line })).join('\n');
  const plotted = (text: string) => {
    writeFileSync(inFolder('qin.log.jsonl'), text);
    const program = join(import.meta.dirname, '../../../training/plot.py');
    spawnSync('python3', [program, inFolder('qin.svg'), inFolder('qin.log.jsonl')], { stdio: 'inherit' });
    return readFileSync(inFolder('qin.svg'), 'utf8');
  };
  const drawn = plotted(log);
  expect(drawn).toContain('qin: points');
  expect(drawn).toContain('wins against greedy');
  expect(drawn.match(/<polyline/g)).toHaveLength(2);
  expect(drawn).toContain('cx="600.0" cy="26.0"'); // all games won, at the end
  expect(drawn).toContain('M336 101.0H600'); // one half
  expect(plotted(log.split('\n').slice(0, 2).join('\n'))).not.toContain('>wins against greedy<');
});
