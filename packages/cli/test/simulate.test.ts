import { expect, test } from 'vitest';
import { addError, addOutcome, addTally, emptyTally, interval, winsOf } from '../tally.ts';
import { prepare, type Ran, refuses, tianxia } from './running.ts';

prepare();
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
async function simulated(flags: string) {
  const { out, err, code } = await tianxia(`simulate --game qin --seed 5 ${flags} --json`);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
}
const untimed = ({ seconds, gamesPerSecond, decisionsPerSecond, ...rest }: Record<string, unknown>) => rest;

test('random games are added up by seat', async () => {
  const found = await simulated('--players 3 --games 200');
  expect(found).toMatchObject({ game: 'qin', players: 3, games: 200, errors: 0 });
  expect(sum(found.wins)).toBeCloseTo(200, 6);
  expect(sum(Object.values(found.endings))).toBe(200);
  expect(found.meanScores).toHaveLength(3);
  for (const mean of found.meanScores) expect(mean).toBeGreaterThan(3);
  expect(found.optionsPerDecision).toBeGreaterThan(50);
  expect(found.decisionsPerGame).toBeGreaterThan(20);
  expect(found.gamesPerSecond).toBeCloseTo(found.games / found.seconds, 6);
  expect(found.decisionsPerSecond).toBeCloseTo((found.decisionsPerGame * found.games) / found.seconds, 3);
});
test('the same seed gives the same result, whatever the jobs; another seed another', async () => {
  const one = await simulated('--players 2 --games 300 --jobs 1');
  expect(untimed(await simulated('--players 2 --games 300 --jobs 2'))).toEqual(untimed(one));
  expect(untimed(await simulated('--players 2 --games 300 --jobs 3'))).toEqual(untimed(one));
  const other = await tianxia('simulate --game qin --players 2 --games 300 --seed 6 --json');
  expect(JSON.parse(other.out).meanScores).not.toEqual(one.meanScores);
});
test('bots with iterations repeat exactly too, and are counted in the order given', async () => {
  const bots = '--players 2 --games 6 --bots greedy,search:5i';
  expect(untimed(await simulated(`${bots} --jobs 2`))).toEqual(untimed(await simulated(bots)));
  const [first, second] = await Promise.all(
    ['greedy,random', 'random,greedy'].map(list => simulated(`--players 2 --games 10 --bots ${list}`)),
  );
  expect(first.wins[0]).toBeGreaterThanOrEqual(8);
  expect(second.wins[1]).toBeGreaterThanOrEqual(8);
});
test('options of the game are set, and the text tells the interval', async () => {
  const lion = await simulated('--players 2 --games 50 --set board=lion --set match=two');
  expect(lion.options).toMatchObject({ board: 'lion', match: 'two', start: 'random' });
  const { out } = await tianxia('simulate --game qin --players 2 --games 20 --seed 1');
  expect(out).toMatch(/^20 games of qin with 2 players in/);
  expect(out).toMatch(/seat 1, green .* % of wins \(95 %: .* % to .* %\) +mean score/);
});
test('with bots, wins are told by seat too', async () => {
  const { wins, meanScores, names, bySeat } = await simulated('--players 3 --games 9 --bots greedy,random,random');
  expect(names).toEqual(['greedy', 'random', 'random']);
  expect(wins[0]).toBeGreaterThanOrEqual(7);
  expect(bySeat.names).toEqual(['seat 1, green', 'seat 2, purple', 'seat 3, white']);
  expect(sum(bySeat.wins)).toBeCloseTo(9, 6);
  for (const share of bySeat.wins) expect(share).toBeLessThanOrEqual(5); // greedy sat everywhere equally often
  expect(sum(bySeat.meanScores)).toBeCloseTo(sum(meanScores), 6);

  const flags = '--game three-kingdoms --players 3 --games 2 --seed 1 --bots random,random,random';
  const { out } = await tianxia(`simulate ${flags}`);
  for (const seat of ['seat 1, Wei \\(blue\\)', 'seat 2, Wu \\(red\\)', 'seat 3, Shu \\(green\\)'])
    expect(out).toMatch(new RegExp(`  ${seat} +.* % of wins \\(95 %: .* % to .* %\\) +mean score`));
});
test('bots that stay keep their seats', async () => {
  const { wins, bySeat } = await simulated('--players 3 --games 9 --bots random,greedy,random --stay');
  expect(wins).toEqual(bySeat.wins);
  expect(wins[1]).toBe(9);
});
test('a bot may be given processor time, if it has the process to itself', async () => {
  const began = process.hrtime.bigint();
  const { bots, games } = await simulated('--players 2 --games 1 --bots search:20cpu,greedy');
  expect({ bots, games }).toEqual({ bots: ['search:20cpu', 'greedy'], games: 1 });
  expect(process.hrtime.bigint()).toBeGreaterThan(began + 100_000_000n); // some ten choices took their time
  const flags = '--game qin --players 2 --games 4 --seed 1 --bots search:20cpu,greedy --jobs 2';
  await refuses(`simulate ${flags}`, /processor time .* several with --jobs 1/);
});
/** Interrupted once it has come so far: a busy machine takes longer to get there, so it is tried again with more time. */
async function interrupted(command: string, isThere: (ran: Ran) => boolean): Promise<Ran> {
  for (let interruptAfter = 2000; ; interruptAfter *= 2) {
    const ran = await tianxia(command, { interruptAfter });
    if (isThere(ran) || interruptAfter > 60_000) return ran;
  }
}
test('Ctrl-C ends with the games that are finished', async () => {
  const flags = '--game qin --players 2 --games 900000000 --seed 1';
  const { out, code } = await interrupted(
    `simulate ${flags} --jobs 2 --json`,
    ran => ran.code === 130 && JSON.parse(ran.out).games > 0,
  );
  expect(code).toBe(130);
  const { games, endings, wins } = JSON.parse(out);
  expect(games).toBeGreaterThan(0);
  expect(games).toBeLessThan(900000000);
  expect(sum(Object.values(endings))).toBe(games);
  expect(sum(wins)).toBeCloseTo(games, 3);
});
test('Ctrl-C is heard while a bot thinks for ten minutes', async () => {
  const flags = '--game qin --players 2 --games 5 --seed 1 --bots search:600000ms,search:600000ms';
  const { out, code } = await interrupted(`simulate ${flags}`, ran => ran.code === 130);
  expect(code).toBe(130);
  expect(out).toMatch(/^Interrupted\. 0 games/);
});
test('bad input is refused', async () => {
  const most = 'simulate --game qin --players 2 --games 3';
  await refuses('simulate --game quin --players 2 --games 3 --seed 1', /no game "quin" \(did you mean "qin"\?\)/);
  await refuses('simulate --game qin --players 5 --games 3 --seed 1', /qin is for 2 to 4 players, not 5/);
  await refuses('simulate --game qin --players 2 --games 0 --seed 1', /--games is a whole number from 1/);
  await refuses(`${most} --seed 1.5`, /--seed is a whole number from 0 to 4294967295, not "1.5"/);
  await refuses(`${most} --seed 4294967296`, /--seed is a whole number/);
  await refuses(`${most} --seed 1 --jobs 0`, /--jobs is a whole number from 1/);
  await refuses(`${most} --seed 1 --bots greedy`, /--bots names 1 of 2 players/);
  await refuses(`${most} --seed 1 --bots greedy,serch`, /no bot "serch" \(did you mean "search"\?\)/);
  await refuses(`${most} --seed 1 --bots greedy,search:5s`, /written search:200ms, search:200cpu or search:300i/);
  await refuses(`${most} --seed 1 --bots greedy:5i,random`, /greedy does not search/);
  await refuses(`${most} --seed 1 --stay`, /--stay is for --bots/);
  await refuses(`${most} --seed 1 --set board=cat`, /option board is one of bird, lion, not "cat"/);
  await refuses(`${most} --seed 1 --set board`, /--set is written option=value/);
  await refuses(`${most} --seed 1 --set board=lion --set board=bird`, /--set board is given twice/);
  await refuses(`${most} --seed 1 --content none.json`, /none.json cannot be read: there is no such file/);
});

test('a shared win counts as its share, and the first error is that of the lowest game', () => {
  const outcome = { totals: [5, 5, 2], places: [1, 1, 3], ending: 'end', decisions: 4, listed: 2, options: 10 };
  const tally = emptyTally(3);
  addOutcome(tally, { ...outcome, seats: [0, 1, 2] });
  addOutcome(tally, { ...outcome, seats: [1, 2, 0], places: [1, 2, 3] });
  const other = emptyTally(3);
  addError(other, 7, 'late');
  addError(other, 3, 'early');
  addTally(tally, other);
  addTally(tally, emptyTally(3));
  expect(winsOf(tally.byEntry)).toEqual([0.5, 0.5, 1]);
  expect(winsOf(tally.bySeat)).toEqual([1.5, 0.5, 0]);
  expect(tally.byEntry.totals).toEqual([10, 7, 7]);
  expect(tally.bySeat.totals).toEqual([10, 10, 4]);
  expect(tally).toMatchObject({ games: 2, errors: 2, first: { game: 3, message: 'early' } });
});
test("Wilson's interval: 5 of 10 is 23.7 to 76.3 %, none of 10 up to 27.8 %", () => {
  expect(interval(5, 10).map(share => share.toFixed(3))).toEqual(['0.237', '0.763']);
  expect(interval(0, 10).map(share => share.toFixed(3))).toEqual(['0.000', '0.278']);
});
