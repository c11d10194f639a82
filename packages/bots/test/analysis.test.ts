import { readFileSync } from 'node:fs';
import { catalog } from '@tianxia/catalog';
import { fastRand, type Option, readRecord } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { doneAtOnce } from '../analysis/at-once.ts';
import {
  type Analysis,
  analyse,
  analyseAll,
  CLOSE,
  courseOf,
  type Depth,
  type Finding,
  isError,
  isWhole,
  lostBy,
  MARKS,
  markOf,
  QUICK,
  recheck,
  teacher,
} from '../analysis/index.ts';
import { momentOf, recordBy, tableOf } from './played.ts';

/** The closer look, but for what was true. */
const NEAR: Depth = { ...CLOSE, trueRounds: 1 };
const PATIENCE = { timeout: 240_000 }; // much is played here, and a machine may be busy

/** Moments of recorded games, so that they stay the same whatever a mind has learned; what is chosen there is plainly bad. */
const PLANTED: Readonly<Record<string, readonly [record: string, choice: number, blunder: string]>> = {
  qin: ['two-bird', 17, 'lay.lay 2 65'],
  zhanguo: ['sidea-two-clockwise-once-2', 57, 'reward.pass'], // a reward that completes a task
  'first-empire': ['2-front', 68, 'turn.court 109 1'],
  'three-kingdoms': ['mixed-one', 387, 'actions.decline 10'], // an action that was won in the bidding
  'emperors-choice': ['three-mixed', 287, 'show.show 3'], // the last showing of the game, two characters for nothing
};
const recordIn = (id: string, file: string) =>
  readRecord(JSON.parse(readFileSync(`packages/games/${id}/test/records/${file}.json`, 'utf8')));
/** The planted blunder as a position, and what its table needs. */
async function plantedIn(id: string) {
  const [file, choice, blunder] = PLANTED[id]!;
  const record = recordIn(id, file);
  const table = await tableOf(id, record.table);
  const position = courseOf(table.k, record).positions.find(one => one.choice === choice)!;
  return { ...table, position: { ...position, chosen: table.k.read(blunder)! } };
}
describe.each(catalog.map(({ id }) => id))('the teacher of %s', id => {
  test(
    'calls a planted blunder one, says what would have been better, and finds no fault with that',
    PATIENCE,
    async () => {
      const { k, sense, trials, position } = await plantedIn(id);
      const { seat, s } = position;
      const { decide } = teacher(k, sense, trials, 1);
      const found = decide(position, NEAR);
      expect(isError(found.knew.mark)).toBe(true);
      expect(found.knew.wins.best[seat]).toBeGreaterThan(found.knew.wins.chosen[seat]! + found.knew.loss / 2);
      expect(found.knew.best).not.toBe(found.chosen);
      expect(found.line.length).toBeGreaterThan(0);
      expect(Object.keys(found.atOnce!)).toEqual(['chosen', 'best', 'points']);
      expect(found.gains.map(({ line }) => line)).toEqual(Object.keys(k.result(s).lines));
      const best = k.read(found.knew.best)!;
      const again = recheck(k, trials, position, best, { rounds: 8, laps: 2, whole: 2, seed: 3 });
      expect(again.loss).toBeGreaterThan(again.error); // with other luck, too
      expect(isError(decide({ ...position, chosen: best }, NEAR).knew.mark)).toBe(false);
    },
  );
  test('judges by what the player could know: other hidden pieces change none of it', PATIENCE, async () => {
    const table = await tableOf(id);
    const { k } = table;
    const { decide } = teacher(k, table.sense, table.trials, 3);
    for (const n of [3, 14]) {
      const position = momentOf(table, table.seats, n);
      const { s, seat, options, good } = position;
      const chosen = options.find(option => option !== good)!;
      const told = decide({ ...position, chosen }, { ...QUICK, whole: 1 });
      const dealtAnew = k.determinize(k.view(s, seat), fastRand(n));
      const again = decide({ ...position, chosen, s: dealtAnew }, { ...QUICK, whole: 1 });
      const known = ({ truth: _, ...rest }: typeof told) => rest;
      expect(known(again)).toEqual(known(told));
    }
  });
});
test('the closer look tells what both choices do by themselves: in Qin the blunder helps the rival, the better tile founds two provinces', async () => {
  const { k, position } = await plantedIn('qin');
  const { s, seat, chosen } = position;
  const done = (option: Option) => doneAtOnce(k, s, seat, option).told.map(([event, who]) => `${event} ${who}`);
  expect(done(chosen)).toEqual(expect.arrayContaining(['major 1', 'placed 1']));
  expect(done(k.read('lay.lay 4 377')!)).toEqual(expect.arrayContaining(['founded 0', 'placed 0']));
  expect(doneAtOnce(k, s, seat, k.read('lay.lay 4 377')!).points).toBeGreaterThan(
    doneAtOnce(k, s, seat, chosen).points,
  );
  expect(k.result(s).totals).toEqual([5, 7]); // nothing was done to the position itself
});
test('an answer to a puzzle that nobody has tried is tried: a blunder loses much, what is better than the best nothing', async () => {
  const { k, mind, seats } = await tableOf('qin');
  const record = recordIn('qin', 'two-bird');
  expect(record.table.seats).toBe(seats);
  const [choice, better, blunder] = [17, 'lay.lay 4 377', 'lay.lay 2 65'];
  const { seat } = courseOf(k, record).positions.find(position => position.choice === choice)!;
  const lost = (best: string, answer: string, who = seat) =>
    lostBy(k, record, mind, { choice, seat: who, best, answer });
  expect(lost(better, blunder)).toBeGreaterThan(0.05);
  expect(lost(better, blunder)).toBe(lost(better, blunder));
  expect(lost(blunder, better)).toBe(0);
  expect(lost(better, 'lay.lay 400 1')).toBeUndefined();
  expect(lost(better, blunder, 1 - seat)).toBeUndefined();
});
test('what was true is judged with the true hidden pieces', PATIENCE, async () => {
  const table = await tableOf('zhanguo');
  const { k } = table;
  const { decide } = teacher(k, table.sense, table.trials, 3);
  const hidingMatters = [14, 22, 30].some(n => {
    const position = momentOf(table, table.seats, n);
    const chosen = position.options.find(option => option !== position.good)!;
    const truths = [1, 2, 3, 4].map(seed => {
      const s = k.determinize(k.view(position.s, position.seat), fastRand(seed));
      return decide({ ...position, s, chosen }, QUICK).truth.wins.chosen.join();
    });
    return new Set(truths).size > 1;
  });
  expect(hidingMatters).toBe(true);
});

describe('a whole record', async () => {
  const table = await tableOf('qin');
  const whole = recordBy(table, 2, 1000, (n, good, options) => (n % 4 === 0 ? options.find(o => o !== good)! : good));
  const asked = { k: table.k, mind: table.mind, seed: 5 };
  const reports: number[] = [];
  const found: Analysis = analyseAll({ ...asked, record: whole }, ({ decisions }) => reports.push(decisions.length));

  test('has the course first, then every decision, and the same by the same seed', PATIENCE, () => {
    const findings: Finding[] = [...analyse({ ...asked, record: recordBy(table, 2, 8), share: 0 })];
    expect(findings[0]).toMatchObject({ kind: 'levels', decisions: 8 });
    expect(findings.slice(1, 5).map(({ kind }) => kind)).toEqual(Array(4).fill('decision'));
    expect(findings.at(-1)).toEqual({ kind: 'done', share: 0 });
    expect([...analyse({ ...asked, record: recordBy(table, 2, 8), share: 0 })]).toEqual(findings);
    expect(isWhole(found)).toBe(true);
    expect(found.decisions.map(({ choice }) => choice)).toEqual(
      courseOf(table.k, whole).positions.map(({ choice }) => choice),
    );
    expect(found.levels).toHaveLength(whole.choices.length + 1);
    expect(reports[0]).toBe(0);
  });
  test('every level is a share of one win; the last is the result', () => {
    for (const level of found.levels) expect(level.reduce((a, b) => a + b)).toBeCloseTo(1);
    const { places } = whole.result!;
    expect(found.levels.at(-1)!.map(level => level > 0)).toEqual(places.map(place => place === 1));
  });
  test('own choices, those of others and luck lead from the first chance to the last', () => {
    found.ledger.forEach(({ start, choices, rivals, luck, end }, seat) => {
      expect(start + choices + rivals + luck).toBeCloseTo(end);
      expect([start, end]).toEqual([found.levels[0]![seat], found.levels.at(-1)![seat]]);
      expect(choices).toBeLessThanOrEqual(0);
      const lost = found.decisions.filter(decision => decision.seat === seat && decision.knew.loss > 0);
      expect(choices).toBeCloseTo(-lost.reduce((sum, { knew }) => sum + knew.loss, 0));
    });
    expect(found.ledger[0]!.choices + found.ledger[1]!.rivals).toBeCloseTo(0); // with two players one's loss is the other's gain
  });
  test('looks closely at what was costly', () => {
    const costly = found.decisions.filter(({ depth }) => depth === CLOSE.rounds);
    expect(costly.length).toBeGreaterThan(0);
    expect(costly.length).toBeLessThanOrEqual(20);
    const closest = found.decisions.find(({ choice }) => choice === 12)!;
    expect(closest.chosen).toBe(whole.choices[12]![1]);
  });
  test('is plain data that survives a file, and the record stays as it was', () => {
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
    expect(readRecord(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });
});
test('without the closer look nothing is called a mistake', PATIENCE, async () => {
  const { k, sense, trials, position } = await plantedIn('first-empire');
  const { loss, mark } = teacher(k, sense, trials, 1).decide(position, QUICK).knew;
  expect(loss).toBeGreaterThan(0.05);
  expect(mark).toBe('inaccuracy');
});
test('marks rise with what is lost', () => {
  expect([0, 0.01, 0.03, 0.07, 0.2].map(loss => markOf(loss, loss === 0))).toEqual(MARKS);
});
