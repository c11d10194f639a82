import { expect, test } from 'vitest';
import {
  fastRand,
  type GameRecord,
  kernelFor,
  liveTable,
  ReplayError,
  readRecord,
  recordOf,
  replay,
  ShapeError,
  tableFor,
} from '../index.ts';
import { firstTurn } from './begun.ts';
import { stones } from './stones.ts';
import { stash, withTurn } from './toy.ts';

const table = tableFor(stash, 2, { length: 'long' });
const k = kernelFor(stash, table);
const head = {
  pack: 'a'.repeat(64),
  table,
  players: [
    { name: 'Ann', colour: 'red' },
    { name: 'Bo', colour: 'blue', bot: 'random' },
  ],
  commitment: 'b'.repeat(64),
  started: '2026-01-01T00:00:00Z',
};
function played(choices = Number.POSITIVE_INFINITY): GameRecord {
  const live = liveTable(k, table, fastRand(4));
  const rand = fastRand(10);
  live.begin(0);
  for (let at = 1; !k.over(live.state) && live.happened.length < choices; at++) {
    const seat = k.waiting(live.state)[0]!;
    live.choose(seat, k.write(k.anyOption(live.state, seat, rand)), at);
  }
  return recordOf(k, live, head);
}
const record = played();
const problem = (changed: GameRecord, kernel = k): ReplayError => {
  try {
    replay(kernel, changed);
  } catch (error) {
    return error as ReplayError;
  }
  throw new Error('it replays');
};
const withChoice = (at: number, words: string): GameRecord => ({
  ...record,
  choices: record.choices.map((choice, i) => (i === at - 1 ? ([choice[0], words, choice[2]] as const) : choice)),
});

test('the record has what these tests change', () => {
  const words = record.choices.map(choice => choice[1]);
  expect(words).toEqual(expect.arrayContaining(['turn.draw', 'turn.pass']));
});
test('a record survives a text round trip and replays to the same end', () => {
  const read = readRecord(JSON.parse(JSON.stringify(record)));
  expect(read).toEqual(record);
  const live = replay(k, read);
  expect(recordOf(k, live, head)).toEqual(record);
  expect(record.result?.ending).toBe('rounds');
});
test('a game can be replayed up to a choice, and an unfinished record has no result', () => {
  expect(replay(k, record, 3).happened.length).toBe(3);
  expect(played(3).result).toBeUndefined();
  expect(replay(k, played(3)).happened.length).toBe(played(3).choices.length);
});
test('an old record fails at the first choice that differs, with the reason', () => {
  const turn = record.choices.findIndex(([, words]) => words.startsWith('turn.')) + 1;
  const illegal = problem(withChoice(turn, 'turn.tip'));
  expect([illegal.choice, illegal.message]).toEqual([
    turn,
    `choice ${turn}, seat ${record.choices[turn - 1]![0]}: "turn.tip" is refused: noCoin (TOY-2)`,
  ]);
  expect(illegal).toBeInstanceOf(ReplayError);
  expect(problem(withChoice(1, 'turn.fly')).message).toMatch(/^choice 1, seat 0: "turn.fly" is refused: unreadable$/);
  expect(problem(withChoice(1, 'show.card 99')).message).toMatch(/refused: illegal$/);
  const changed = kernelFor(withTurn({ pass: { rule: 'TOY-1', when: () => 1 as never, effect() {} } }), table);
  const passes = record.choices.findIndex(([, words]) => words === 'turn.pass') + 1;
  expect(problem(record, changed).choice).toBe(passes);
});
test('draws that are wrong, missing or too large are named', () => {
  expect(problem({ ...record, draws: [99, ...record.draws.slice(1)] }).message).toBe(
    'draw 1, at choice 0: 99 is not below 12',
  );
  const short = problem({ ...record, draws: record.draws.slice(0, 5) });
  expect(short.message).toMatch(/^draw 6, at choice \d+: the record has no more draws$/);
  expect(record.choices[short.choice - 1]![1]).toBe('turn.draw');
});
test('an end that differs is told', () => {
  const totals = record.result!.totals.map(total => total + 1);
  const { message } = problem({ ...record, result: { ...record.result!, totals } });
  expect(message).toBe(
    `the end differs: recorded rounds ${totals.join(' ')}, replayed rounds ${record.result!.totals.join(' ')}`,
  );
  expect(problem({ ...record, choices: record.choices.slice(0, 2) }).message).toMatch(/replayed unfinished/);
});
test('a malformed record names its first wrong field', () => {
  const wrong = (change: object) => {
    try {
      readRecord({ ...record, ...change });
    } catch (error) {
      expect(error).toBeInstanceOf(ShapeError);
      return (error as Error).message;
    }
    return 'nothing wrong';
  };
  expect(wrong({ format: 2 })).toBe('record.format: expected a whole number 1..1, found 2');
  expect(wrong({ pack: 'xyz' })).toMatch(/^record.pack: expected a text of at most 64 characters like/);
  expect(wrong({ table: { seats: 2 } })).toBe('record.table.options: expected a record, found nothing');
  expect(wrong({ players: [head.players[0]] })).toBe('record.players: expected 2 players, found 1');
  expect(wrong({ draws: [1, -1] })).toMatch(/^record.draws\[1\]: expected a whole number/);
  expect(wrong({ choices: [[0, 'turn.pass']] })).toMatch(/^record.choices\[0\]: expected a list/);
  expect(wrong({ choices: [[0, 'turn.pass', 1, 'free']] })).toBe(
    'record.choices[0][3]: expected one of forced, found "free"',
  );
  expect(wrong({ choices: [[16, 'turn.pass', 1]] })).toMatch(/^record.choices\[0\]\[0\]/);
  expect(wrong({ cheat: true })).toMatch(/^record.cheat: expected no such field/);
  expect(() => readRecord('{}')).toThrow('record: expected a record, found "{}"');
});
test('a record has the choices in force; where the table went back past a draw it has the whole log', () => {
  const { live } = firstTurn();
  const wordsOf = () => recordOf(k, live, head).choices.map(([, words]) => words.replace(/ .*/, ''));
  live.choose(0, 'turn.earn', 2);
  live.undo(0, 3);
  live.choose(0, 'turn.pass', 4);
  expect(wordsOf()).toEqual(['show.card', 'show.card', 'turn.pass']);
  live.choose(1, 'turn.draw', 5);
  live.rewind(1, 5, 6);
  expect(wordsOf()).toEqual(['show.card', 'show.card', 'turn.earn', 'undo', 'turn.pass', 'turn.draw', 'back']);
});
test('what the table played by itself is marked in a record, and in the table that it is replayed at', () => {
  const table = tableFor(stones, 2);
  const stone = kernelFor(stones, table);
  const live = liveTable(stone, table, fastRand(1));
  live.choose(0, 'pick.stone 1', 1);
  live.choose(1, 'pick.stone 2', 2);
  const record = recordOf(stone, live, { ...head, table });
  expect(record.choices.map(choice => choice[3])).toEqual([undefined, undefined, 'forced']);
  expect(replay(stone, record).happened.map(({ forced }) => forced)).toEqual([undefined, undefined, true]);
});
test('a draw is below what it was drawn from, and an end is told by its name as well as by its points', () => {
  expect(problem({ ...record, draws: [12, ...record.draws.slice(1)] }).message).toBe(
    'draw 1, at choice 0: 12 is not below 12',
  );
  const { totals } = record.result!;
  const points = totals.join(' ');
  expect(problem({ ...record, result: { ...record.result!, ending: '' } }).message).toBe(
    `the end differs: recorded unfinished ${points}, replayed rounds ${points}`,
  );
});
test('a visitor sees the beginning and the table after each choice', () => {
  const rounds: number[] = [];
  replay(k, record, undefined, undefined, ({ round }) => rounds.push(round));
  expect([rounds.length, rounds[0], rounds.at(-1)]).toEqual([record.choices.length + 1, 1, k.box.rounds]);
});
