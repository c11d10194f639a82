import { catalog } from '@tianxia/catalog';
import { fastRand, readRecord } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
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
  MARKS,
  markOf,
  QUICK,
  teacher,
} from '../analysis/index.ts';
import { momentOf, recordBy, tableOf } from './played.ts';

/** The closer look, with fewer games to their end. */
const NEAR: Depth = { ...CLOSE, trueRounds: 1, whole: 3 };
const PATIENCE = { timeout: 240_000 }; // much is played here, and a machine may be busy

/** Moments at which the option that a strong player likes least is plainly bad: Three Kingdoms' is to pass with all generals at home. */
const BLUNDERS: Readonly<Record<string, number>> = {
  qin: 32,
  zhanguo: 2,
  'first-empire': 11,
  'three-kingdoms': 239,
  'emperors-choice': 150,
};
describe.each(catalog.map(({ id }) => id))('the teacher of %s', id => {
  test(
    'finds a planted blunder, says what would have been better, and finds no fault with that',
    PATIENCE,
    async () => {
      const table = await tableOf(id);
      const position = momentOf(table, table.seats, BLUNDERS[id] ?? 20);
      const { options, seat, s } = position;
      const shares = table.sense.shares(s, seat, options, options.length);
      const foolish = options[shares.indexOf(Math.min(...shares))]!;
      const { decide } = teacher(table.k, table.sense, table.trials, 1);
      const found = decide({ ...position, chosen: foolish }, NEAR);
      expect(found.knew.loss).toBeGreaterThan(0.05); // what a mistake costs
      expect(found.knew.wins.best[seat]).toBeGreaterThan(found.knew.wins.chosen[seat]! + found.knew.loss / 2);
      expect(found.knew.best).not.toBe(found.chosen);
      expect(found.line.length).toBeGreaterThan(0);
      const sheet = Object.keys(table.k.result(s).lines);
      expect(found.gains.map(({ line }) => line)).toEqual(sheet);
      const better = decide({ ...position, chosen: table.k.read(found.knew.best)! }, NEAR);
      expect(isError(better.knew.mark)).toBe(false);
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
test('what was true is judged with the true hidden pieces', PATIENCE, async () => {
  const table = await tableOf('zhanguo');
  const { k } = table;
  const { decide } = teacher(k, table.sense, table.trials, 3);
  const position = momentOf(table, table.seats, 14);
  const chosen = position.options.find(option => option !== position.good)!;
  const truths = [1, 2, 3, 4].map(seed => {
    const s = k.determinize(k.view(position.s, position.seat), fastRand(seed));
    return decide({ ...position, s, chosen }, QUICK).truth.wins.chosen.join();
  });
  expect(new Set(truths).size).toBeGreaterThan(1);
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
  const table = await tableOf('qin');
  const position = momentOf(table, 2, BLUNDERS.qin!);
  const { options, seat, s } = position;
  const shares = table.sense.shares(s, seat, options, options.length);
  const foolish = options[shares.indexOf(Math.min(...shares))]!;
  const { decide } = teacher(table.k, table.sense, table.trials, 1);
  const { loss, mark } = decide({ ...position, chosen: foolish }, QUICK).knew;
  expect(loss).toBeGreaterThan(0.05);
  expect(mark).toBe('inaccuracy');
});
test('marks rise with what is lost', () => {
  expect([0, 0.01, 0.03, 0.07, 0.2].map(loss => markOf(loss, loss === 0))).toEqual(MARKS);
});
