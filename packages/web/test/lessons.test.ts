import { botNamed } from '@tianxia/bots';
import { loadGame } from '@tianxia/catalog';
import { keyedRand, keyOfSeed } from '@tianxia/fair';
import { fits, type GameTypes, kernelFor, type Lesson, partOf, standingOf, tableFor, tableIn } from '@tianxia/kernel';
import { expect, test, vi } from 'vitest';
import { freelyChosen, isAllAsked, saidTo } from '../learn/coaching.ts';
import { lessonTable } from '../learn/lessonTable.ts';
import { placeBubble } from '../learn/place.ts';
import { isOver } from '../learn/reached.ts';
import { standingsOf } from '../learn/SoFar.tsx';
import { loadTutorial } from '../learn/tutorials.ts';
import { localTable, type SavedTable } from '../link/local-table.ts';
import { wordsIn } from '../text/words.ts';

const lesson: Lesson = {
  id: 'one',
  position: { seed: 1, seats: 2, options: {}, you: 0, choices: [] },
  steps: [{ id: 'look' }, { id: 'act', do: ['a 1', 'b *|c 2'] }, { id: 'play', until: 'round' }],
};

test('words fit a pattern: exactly, any argument, one of several, anything', () => {
  expect(fits('lay.lay 3 *', 'lay.lay 3 224')).toBe(true);
  expect(fits('lay.lay 3 *', 'lay.lay 4 224')).toBe(false);
  expect(fits('lay.lay 3 *', 'lay.lay 3')).toBe(false);
  expect(fits('a 1|b *', 'b 7')).toBe(true);
  expect(fits('*', 'whatever 1 2')).toBe(true);
});
test('where a learner stands follows from what was read and chosen', () => {
  expect(standingOf(lesson, 0, [])?.step.id).toBe('look');
  expect(standingOf(lesson, 0, ['look'])).toMatchObject({ step: { id: 'act' }, made: 0 });
  expect(standingOf(lesson, 1, ['look'])).toMatchObject({ step: { id: 'act' }, made: 1 });
  expect(standingOf(lesson, 2, ['look'])?.step.id).toBe('play');
});
test('of a gesture only what the step asks for is played; anything else is a slip', () => {
  const act = standingOf(lesson, 0, ['look'])!;
  expect(partOf(act, ['a 1'])).toEqual(['a 1']);
  expect(partOf(act, ['a 1', 'b 5', 'd 4'])).toEqual(['a 1', 'b 5']);
  expect(partOf(act, ['a 2'])).toBeUndefined();
  expect(partOf(act, ['a 1', 'd 4'])).toBeUndefined();
});
test('free play ends with its event, or with the game', () => {
  const told = (event: string) => [{ seat: 0, at: 0, version: 1, told: [[event]] as [string][] }];
  expect(isOver('round', told('laid'), {})).toBe(false);
  expect(isOver('round', told('round'), {})).toBe(true);
  expect(isOver('over', told('laid'), { result: { lines: {}, totals: [], places: [] } })).toBe(true);
});
test('the others play what is written for them, also after a visit, then think for themselves', async () => {
  const game = (await loadGame('qin'))!;
  const seats = [
    { name: 'You', colour: 'green' },
    { name: 'Lian', colour: 'purple', bot: 'pupil' as const },
  ];
  const saved: SavedTable = {
    id: 'learn-qin-founding',
    game: 'qin',
    options: { board: 'bird', start: 'first' },
    seats,
    key: keyOfSeed('430'),
    started: '2026-01-01T00:00:00.000Z',
    entries: [],
    script: {
      from: 0,
      choices: [
        [1, 'lay.lay 1 493'],
        [1, 'lay.lay 1 0'],
      ],
    },
  };
  const table = localTable(game, saved, () => 0);
  table.choose('lay.lay 3 224');
  table.playBot(1, botNamed, () => true);
  expect(table.news().entries.at(-1)).toMatchObject({ seat: 1, words: 'lay.lay 1 493' });
  const later = localTable(game, { ...saved, entries: table.news().entries }, () => 0);
  later.choose('lay.lay 3 216');
  later.playBot(1, botNamed, () => true); // what is written next is not legal
  expect(later.news().entries.at(-1)!.seat).toBe(1);
  expect(later.news().entries.at(-1)!.words).not.toBe('lay.lay 1 0');
});
test('the coach answers a slip with the words made for it, else with the refusal of the rules', async () => {
  const game = (await loadGame('qin'))!;
  const { tutorial, words } = (await loadTutorial('qin'))!;
  const found = tutorial.lessons[0]!.steps.at(-1)!;
  const other = { title: 'other', text: '' };
  const say = (slip: Parameters<typeof saidTo>[0]) =>
    saidTo(slip, { step: found, made: 0 }, game, words, { refused: 'no', other, amount: other });
  expect(say({ rule: 'QIN-064', text: 'corner' })).toBe(words.wrong.corner);
  expect(say({ line: ['lay.lay 3 340'] })).toBe(words.wrong.twoOnly);
  expect(say({ rule: 'QIN-061', text: 'a village is there' })).toEqual({
    title: 'no',
    text: 'a village is there QIN-061',
  });
  expect(say({ line: ['lay.lay 6 224'] })).toBe(other);
});
test('who does the right thing in the wrong number is told so, and not that it was something else', async () => {
  const game = (await loadGame('emperors-choice'))!;
  const { tutorial, words } = (await loadTutorial('emperors-choice'))!;
  const step = (id: string) => tutorial.lessons[0]!.steps.find(one => one.id === id)!;
  const [other, amount] = [
    { title: 'other', text: '' },
    { title: 'amount', text: '' },
  ];
  const say = (id: string, ...line: string[]) =>
    saidTo({ line }, { step: step(id), made: 0 }, game, words, { refused: 'no', other, amount });
  expect(say('bid', 'bid.reveal 0', 'addCubes.add 2')).toBe(amount);
  expect(say('bid', 'bid.reveal 2', 'addCubes.add 3')).toBe(words.wrong.character);
  expect(say('replenish', 'replenish.buy 1')).toBe(amount);
  expect(say('replenish', 'replenish.hire 3')).toBe(other);
});
test('what the table plays by itself is no choice of the learner', async () => {
  const game = (await loadGame('three-kingdoms'))!;
  const { tutorial } = (await loadTutorial('three-kingdoms'))!;
  const acting = tutorial.lessons[1]!;
  const kernel = kernelFor<GameTypes>(game, tableFor(game, 3, acting.position.options));
  const update = tableIn(kernel, acting.position, keyedRand(keyOfSeed(String(acting.position.seed)))).update(0);
  const line = ['actions.take 7', 'emperor.leave 1'].map(words => kernel.read(words)!);
  expect(freelyChosen(kernel, update, line)).toEqual(['actions.take 7']);
});
test('the short game at the end says who stands where, and which lines made it so', () => {
  const result = { lines: { walls: [0, 5], tasks: [7, 1], unrest: [-3, 0] }, totals: [4, 6], places: [2, 1] };
  expect(standingsOf(result, { walls: 'Walls', tasks: 'Tasks', unrest: 'Unrest' })).toEqual([
    { seat: 1, place: 1, total: 6, from: ['Walls 5', 'Tasks 1'] },
    { seat: 0, place: 2, total: 4, from: ['Tasks 7', 'Unrest −3'] },
  ]);
});
test('a gesture that goes on beyond its step is known to hold all of it', () => {
  const act = standingOf(lesson, 0, ['look'])!;
  expect(isAllAsked(act, ['a 1'])).toBe(false);
  expect(isAllAsked(act, ['a 1', 'c 2', 'd 4'])).toBe(true);
  expect(isAllAsked(act, ['a 1', 'd 4'])).toBe(false);
  expect(isAllAsked({ ...act, made: 1 }, ['b 3'])).toBe(true);
});
test('the bubble lies beside what it points at and leaves free what is lit', () => {
  const size = { width: 300, height: 200 };
  const view = { width: 1440, height: 900 };
  const at = { left: 700, top: 400, width: 50, height: 50 };
  const right = { left: 760, top: 380, width: 300, height: 90 };
  const placed = placeBubble(at, [at, right], [], size, view);
  expect(placed.side).toBe('left');
  expect(placed.left + size.width).toBeLessThan(at.left);
  const narrow = placeBubble({ ...at, left: 100 }, [], [], { width: 380, height: 200 }, { width: 400, height: 800 });
  expect(['above', 'below']).toContain(narrow.side);
});
test('who sits at a lesson is written as the reader writes, also when the lesson was begun in another language', async () => {
  const game = (await loadGame('emperors-choice'))!;
  const { tutorial } = (await loadTutorial('emperors-choice'))!;
  const [begun] = tutorial.lessons as [Lesson];
  const { seats, options } = begun.position;
  const tableGame = { game, kernel: kernelFor(game, tableFor(game, seats, options)) };
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) });
  const namesIn = async (language: string) => {
    const { yourName, others } = (await wordsIn(language)).learn;
    return lessonTable(tableGame, begun, { you: yourName, others }).seats.map(({ name }) => name);
  };
  expect(await namesIn('en')).toEqual(['learning', 'Lian', 'Wen']);
  const [key] = [...kept.keys()] as [string];
  const first = kept.get(key);
  expect(await namesIn('zh-Hant')).toEqual(['學習中', '小廉', '小文']);
  expect(await namesIn('ja')).toEqual(['練習中', 'リアン', 'ウェン']);
  expect(kept.get(key)).toBe(first); // not begun anew
  vi.unstubAllGlobals();
});
