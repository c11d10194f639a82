import { commentary, type Entry, speech, tellingOf, turnsOf } from '@tianxia/board';
import { catalog, loadGame, loadTexts } from '@tianxia/catalog';
import { packHash } from '@tianxia/fair';
import {
  everyoneAt,
  fastRand,
  type GameRecord,
  isRefusal,
  kernelFor,
  liveTable,
  readRecord,
  replay,
  type Seat,
  SPECTATOR,
  type Told,
  tableFor,
} from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { openGame } from '../table/game.ts';
import { roundIn, turnsIn, whereIn } from '../table/rounds.ts';
import { words as en } from '../text/en/index.ts';

const files = import.meta.glob<unknown>('../../games/*/test/records/*.json', { import: 'default' });
const recordsOf = (id: string) => Object.entries(files).filter(([path]) => path.includes(`/games/${id}/`));
const games = catalog.map(({ id }) => id);

/** A recorded game, and how each seat reads it at the end; nothing where it was played with another pack. */
async function opened(record: GameRecord) {
  const open = (await openGame(record.game, record.table.seats, record.table.options))!;
  if (record.pack !== packHash(open.game.content)) return undefined;
  const live = replay(open.kernel, record);
  const players = everyoneAt(open.game, open.table, open.texts, record.players);
  return (viewer: Seat) => {
    const update = live.update(viewer);
    const say = speech(open.kernel, open.texts, players, viewer, en.play);
    const telling = tellingOf(open.kernel, open.table.seats, say, open.screen!);
    return { ...open, update, players, say, telling, entries: commentary(update, telling) };
  };
}
const told = async (record: GameRecord, viewer: Seat) => (await opened(record))!(viewer);
const load = async (id: string, name: string): Promise<GameRecord> =>
  readRecord(await files[`../../games/${id}/test/records/${name}.json`]!());

describe('a line of the log', () => {
  const sentences = async () => {
    const game = (await loadGame('zhanguo'))!;
    const kernel = kernelFor(game, tableFor(game, 3, {}), game.content);
    const players = ['Mei', 'Li', 'Wu'].map((name, i) => ({ name, colour: game.colours[i]! }));
    return speech(kernel, (await loadTexts('zhanguo'))!, players, 2, en.play);
  };
  test('names whoever does something once, and again after somebody else, or nobody, did', async () => {
    const { details, event } = await sentences();
    const [mei, li, you]: Told[] = [
      ['first', 0],
      ['first', 1],
      ['first', 2],
    ] as const;
    expect(event(mei!)).toBe('Mei became first player.');
    expect(details([mei!, mei!])).toEqual(['became first player']);
    expect(details([mei!, li!, mei!])).toEqual(['Li became first player', 'Mei became first player']);
    expect(details([['round', 1], mei!])).toEqual(['Mei became first player']);
    expect(details([mei!, ['round', 1], mei!]).at(-1)).toBe('Mei became first player');
    expect(details([['round', 1], you!])).toEqual(['you became first player']);
  });
});

/** Verbs of the third person, and words that point back at one, which never follow "you". */
const WRONG = [
  /(^You|\byou) (is|was|has|does|goes|\w+[^s\W]s)\b/,
  /\b(of|from under) you\b/,
  /(^You|\byou)['’]s\b/,
  /(^You|\byou)\b[^.;:]*\b(his|her|himself|herself|he|she)\b/,
];
const faultsIn = (sentences: Iterable<string>): string[] =>
  [...sentences].filter(text => WRONG.some(wrong => wrong.test(text)));

describe('grammar', () => {
  test('the check finds what it looks for, and lets right sentences pass', () => {
    expect(
      faultsIn(['You is first.', 'you opens a province', 'Bo took a province of you.', 'you shows his card']),
    ).toHaveLength(4);
    expect(faultsIn(['You open.', 'The auction starts with you.', 'You had the most.', 'for you'])).toEqual([]);
  });
  test.each(games)('%s: every sentence of its recorded games is right for whoever reads it', async id => {
    const said = new Set<string>();
    for (const [i, [, read]] of recordsOf(id).entries()) {
      const record = readRecord(await read());
      const viewer = i % record.table.seats; // another seat reads every record
      const readBy = await opened(record);
      if (readBy === undefined) continue;
      const { entries, say, kernel, update } = readBy(viewer);
      for (const entry of entries) for (const text of say.details([['', 0], ...entry.told])) said.add(text);
      for (const step of update.happened) for (const event of step.told) said.add(say.event(event));
      for (const [seat, words] of record.choices)
        if (seat === viewer && kernel.read(words) !== undefined) said.add(say.option(kernel.read(words)!));
    }
    expect(said.size).toBeGreaterThan(50);
    expect(faultsIn(said)).toEqual([]);
    expect([...said].filter(text => /\bundefined\b|\bNaN\b|\{\d\}/.test(text))).toEqual([]);
  });
});

describe('the commentary', () => {
  test.each(games)('%s: tells everything once and in order, whoever reads it', async id => {
    for (const [, read] of recordsOf(id).slice(0, 4)) {
      const record = readRecord(await read());
      const readBy = await opened(record);
      for (const viewer of readBy === undefined ? [] : [0, SPECTATOR]) {
        const { entries, update, telling } = readBy!(viewer);
        const all = [...update.opening, ...update.happened.flatMap(step => step.told)];
        const said = all.filter(event => telling.isSaid(event) && !telling.counted.includes(event[0]));
        expect(entries.flatMap(entry => entry.told)).toEqual(said);
      }
    }
  });
  test.each([
    ['emperors-choice', 6],
    ['first-empire', 5],
    ['qin', 1],
    ['three-kingdoms', 12],
    ['zhanguo', 5],
  ])('%s: every choice belongs to the round it was made in', async (id, last) => {
    const open = (await openGame(id, (await loadGame(id))!.seats[1], {}))!;
    const { kernel, table } = open;
    const live = liveTable(kernel, table, fastRand(5));
    const rand = fastRand(7);
    const roundNow = () => (live.state as unknown as { round?: number }).round ?? 0;
    const begun: number[] = []; // the choice that began another round
    while (!kernel.over(live.state)) {
      const before = roundNow();
      const seat = kernel.waiting(live.state)[0]!;
      const made = live.choose(seat, kernel.write(kernel.anyOption(live.state, seat, rand)), 0);
      if (isRefusal(made)) throw new Error(made.refused);
      if (before > 0 && roundNow() !== before) begun.push(live.happened.length - 1);
    }
    const players = Array.from({ length: table.seats }, (_, i) => ({ name: `P${i}`, colour: '' }));
    const update = live.update(SPECTATOR, 0);
    const say = speech(kernel, open.texts, players, SPECTATOR, en.play);
    const entries = commentary(update, tellingOf(kernel, table.seats, say, open.screen!));
    const headings = entries.filter(({ kind, told }) => kind === 'break' && told[0]![0] === 'round');
    expect(headings.map(({ round }) => round)).toEqual(headings.map((_, i) => i + 1));
    expect(headings.slice(-begun.length || headings.length).map(({ first }) => first)).toEqual(begun);
    expect([entries[0]!.round, entries.at(-1)!.round]).toEqual([1, last]);
    expect(roundIn(update)).toBe(id === 'qin' ? 0 : last);
  });
  test('FE-370 Li Si’s deeds stand under his own turn with his own mark, never under the player’s', async () => {
    const { entries, players } = await told(await load('first-empire', 'solo-1-greedy'), 0);
    expect(players[1]?.name).toBe('Li Si');
    const his = (entry: Entry) => entry.told.filter(([event, seat]) => event.startsWith('liSi') || seat === 1);
    const turns = entries.filter(({ kind }) => kind === 'turn');
    expect(turns.filter(({ seat }) => seat === 1).length).toBeGreaterThan(20);
    for (const entry of turns) {
      expect(entry.told.filter(([event]) => event.startsWith('liSi')).length > 0 && entry.seat !== 1).toBe(false);
      if (entry.seat === 1) expect(his(entry)).toEqual(entry.told);
    }
    expect(turns.filter(({ seat }) => seat === 1).every(({ told }) => told[0]![0] !== 'tucked')).toBe(true);
  });
  test('one entry a turn: a card, its action and all it woke are together', async () => {
    const { entries } = await told(await load('first-empire', 'solo-1-greedy'), 0);
    const turn = entries.find(({ told }) => told[0]![0] === 'court')!;
    expect(turn.last).toBeGreaterThan(turn.first);
    expect(turn.told.map(([event]) => event)).toEqual(['court', 'sailed', 'unlocked', 'activated', 'recruited']);
  });
  test('answers that were sealed are each their owner’s deed', async () => {
    const { entries } = await told(await load('three-kingdoms', 'greedy-two'), 0);
    expect(entries.slice(0, 3).map(({ kind, seat, told }) => [kind, seat, told.map(([event]) => event)])).toEqual([
      ['turn', 0, ['recruited']],
      ['turn', 1, ['recruited']],
      ['turn', 2, ['recruited']],
    ]);
  });
  test('what settles accounts is an entry of its own, not part of the last player’s turn', async () => {
    const { entries } = await told(await load('three-kingdoms', 'greedy-two'), 0);
    for (const entry of entries)
      if (entry.kind !== 'tally')
        expect(entry.told.some(([event]) => ['won', 'lost', 'order', 'upkeep', 'military'].includes(event))).toBe(
          false,
        );
    const rewards = (await told(await load('zhanguo', 'sideb-two-track-once-3'), 0)).entries;
    const first = rewards.find(({ kind }) => kind === 'tally')!;
    expect(first.told.map(([event]) => event).filter(event => event === 'declined')).toHaveLength(5); // over several choices
  });
  test('the final scoring is read from the sheet: its events are not told a second time', async () => {
    const { entries, update } = await told(await load('zhanguo', 'sideb-two-track-once-3'), 0);
    expect(update.happened.flatMap(step => step.told).some(([event]) => event === 'majority')).toBe(true);
    expect(entries.flatMap(({ told }) => told).some(([event]) => event === 'majority')).toBe(false);
  });
});

test('where one is in a game is a round or a turn, never the number of choices', async () => {
  const qin = await told(await load('qin', 'two-bird'), 0);
  expect(whereIn(qin.update, en.play)).toBe(`turn ${turnsIn(qin.update)}`);
  expect(turnsIn(qin.update)).toBeLessThanOrEqual(qin.update.happened.length);
  const zhanguo = await told(await load('zhanguo', 'sideb-two-track-once-3'), 0);
  expect(whereIn(zhanguo.update, en.play)).toBe('round 5');
  expect(turnsOf(zhanguo.entries).length).toBeLessThan(zhanguo.update.happened.length / 2);
});
