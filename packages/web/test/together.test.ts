import { loadGame } from '@tianxia/catalog';
import { type GameTypes, type Kernel, kernelFor, type Read, type Result, type Told, tableFor } from '@tianxia/kernel';
import type { ChatLine, RecordLine, Terms } from '@tianxia/protocol';
import { beforeAll, expect, test } from 'vitest';
import { againWith, endedBy, notesOf, placesOf } from '../end/ending.ts';
import { withLines } from '../link/facts.ts';
import type { Facts, Seated } from '../link/link.ts';
import { doneTo, isAbout, sinceOwn } from '../table/since.ts';
import { words as en } from '../text/en/index.ts';

const step = (seat: number, version: number, more: Partial<Read> = {}): Read => ({
  seat,
  version,
  at: 0,
  told: [],
  ...more,
});
const numbers = (happened: Read[], viewer: number, waiting: number[] = []) =>
  sinceOwn({ happened, viewer, waiting }).map(({ number }) => number);

test('since your last turn: what others chose after your last own choice', () => {
  const happened = [step(0, 1), step(1, 2), step(2, 3), step(0, 4), step(1, 5), step(2, 6)];
  expect(numbers(happened, 0)).toEqual([4, 5]);
  expect(numbers(happened, 1)).toEqual([5]);
  expect(numbers(happened, 2)).toEqual([]);
});
test('what the table played for you does not count as your turn, and is not told as a deed of others', () => {
  expect(numbers([step(0, 1), step(1, 2), step(0, 3, { forced: true }), step(1, 4)], 0)).toEqual([1, 3]);
});
test('within your turn it is still what the others did before it; once it is over, nothing yet', () => {
  const happened = [step(0, 1), step(1, 2), step(2, 3), step(0, 4), step(0, 5, { forced: true })];
  expect(numbers(happened, 0, [0])).toEqual([1, 2]);
  expect(numbers(happened, 0, [1])).toEqual([]);
  expect(numbers([...happened, step(1, 6)], 0, [0])).toEqual([5]); // somebody has answered: that is news of its own
});
test('before your first own choice, and for a watcher, there is nothing to tell', () => {
  expect(numbers([step(1, 1), step(2, 2)], 0)).toEqual([]);
  expect(numbers([step(1, 1), step(2, 2)], -1)).toEqual([]);
});

let qin: Kernel<GameTypes>;
beforeAll(async () => {
  const game = (await loadGame('qin'))!;
  qin = kernelFor(game, tableFor(game, 3, {}), game.content);
});
test('an event speaks of a seat where one of its arguments is that seat, not where a number happens to be equal', () => {
  const events = qin.game.events as Record<string, readonly string[]>;
  const [event, kinds] = Object.entries(events).find(
    ([, kinds]) => kinds.includes('seat') && kinds.some(kind => kind !== 'seat'),
  )!;
  const naming = kinds.map(kind => (kind === 'seat' ? 2 : 0));
  const counting = kinds.map(kind => (kind === 'seat' ? 0 : 2));
  expect(isAbout([[event, ...naming]], 2, qin)).toBe(true);
  expect(isAbout([[event, ...counting]], 2, qin)).toBe(false);
});
test('what somebody else did to you is told in its own sentence; what a new round deals is not', () => {
  const kernel = { game: { events: { built: ['seat'], first: ['seat'], round: ['count'], drew: ['seat'] } } };
  const told: Read['told'] = [
    ['built', 1],
    ['first', 0],
    ['round', 4],
    ['drew', 0],
  ];
  const event = ([name, who]: (typeof told)[number]) => `${who} ${name}.`;
  const to = (seat: number, title: string) => doneTo(seat, { title, told }, kernel as unknown as typeof qin, { event });
  expect(to(0, '1 built.')).toEqual(['0 first.']);
  expect(to(1, '1 built.')).toEqual([]); // told already
  expect(to(2, '1 built.')).toEqual([]);
});
test('what the end of a round does to you is not laid at the door of who chose last; a settlement they called is', () => {
  const kernel = { game: { events: { took: ['seat'], fell: ['seat'], scored: ['seat'], round: ['count'] } } };
  const event = ([name, who]: Told) => `${who} ${name}.`;
  const endOfRound = { useTitle: () => '', opens: ['fell'], lines: {}, closes: ['round'] };
  const settlement = { useTitle: () => '', opens: ['settled'], lines: { scored: {} }, closes: ['discLaid'] };
  const to = (...told: Told[]) =>
    doneTo(
      0,
      { title: '1 took.', told },
      kernel as unknown as typeof qin,
      { event },
      ['round'],
      [endOfRound, settlement],
    );
  expect(to(['took', 1], ['fell', 0], ['round', 2])).toEqual([]);
  expect(to(['took', 1], ['settled'], ['scored', 0], ['discLaid'])).toEqual(['0 scored.']);
});
test('what a deed cost you is told first, however much else it did', () => {
  const kernel = { game: { events: { gained: ['seat'], showed: ['seat'], lost: ['seat', 'points'] } } };
  const event = ([name, who, many]: Told) => [who, name, many].filter(part => part !== undefined).join(' ');
  const settlement = {
    useTitle: () => '',
    opens: [],
    lines: { lost: { points: 1, loses: true as const } },
    closes: [],
  };
  const told: Told[] = [
    ['gained', 0],
    ['showed', 0],
    ['lost', 0, 3],
  ];
  const done = doneTo(0, { title: '', told }, kernel as unknown as typeof qin, { event }, [], [settlement]);
  expect(done).toEqual(['0 lost 3', '0 gained']);
});

const said = (id: string, at: string, text = id): ChatLine => ({
  id,
  at,
  text,
  room: 'players',
  person: 'P1',
  name: 'Li',
});
test('lines of a chat stand in the order they were said; a changed one takes the place of itself', () => {
  const known = [said('a', '2026-01-01T10:00:00Z'), said('c', '2026-01-01T10:02:00Z')];
  const lines = withLines(known, [
    said('b', '2026-01-01T10:01:00Z'),
    { ...said('a', '2026-01-01T10:00:00Z', ''), hidden: true },
  ]);
  expect(lines.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(lines[0]).toMatchObject({ text: '', hidden: true });
});

const terms: Terms = { pace: { kind: 'none' }, onTimeout: 'loss', undo: 'free', rated: true, watchers: true };
const at = (players: Seated[], you: number[]): Facts => ({
  game: 'qin',
  options: {},
  players,
  you,
  commitment: '',
  started: true,
  company: { id: 'QIN-22222222', terms, visibility: 'link', watching: 0, over: true },
});
const mei: Seated = { name: 'Mei', colour: 'green', person: 'P1' };
const theo: Seated = { name: 'Théo', colour: 'purple', person: 'P2' };
const bao: Seated = { name: 'Bao', colour: 'white', bot: 'greedy' };
const result: Result = { totals: [5, 9], places: [2, 1], lines: {} } as unknown as Result;
const ending = {
  players: [
    { name: 'Mei', place: 1, total: 5, rating: 1514.4, provisional: true, change: 14.2 },
    { name: 'Théo', place: 2, total: 9, how: 'lost', rating: 1490, change: -14.2 },
  ],
} as unknown as RecordLine;

test('the server’s places hold: who lost on time is last, whatever the figures say', () => {
  expect(placesOf(result, ending).places).toEqual([1, 2]);
  expect(placesOf(result, undefined).places).toEqual([2, 1]);
});
test('beside a place stand the rating, what the game did to it, and why a bot played on', () => {
  expect(notesOf(at([mei, theo], [0]), ending, en)).toEqual([
    { note: 'rating 1500 → 1514?', change: 14 },
    { note: 'rating 1504 → 1490 · lost on time', change: -14 },
  ]);
  expect(notesOf(at([mei, theo], [0]), undefined, en)).toEqual([{}, {}]);
});
test('a game that a clock ended says whose', () => {
  expect(endedBy(at([mei, { ...theo, standIn: 'lost' }], [0]), result, en)).toBe('Théo’s time ran out.');
  expect(endedBy(at([mei, { ...theo, standIn: 'lost' }], [1]), result, en)).toBe('Your time ran out.');
  expect(endedBy(at([mei, { ...theo, standIn: 'left' }], [0]), result, en)).toBe('Théo left the game.');
});
test('a rematch says who is still there; bots and those who left are not asked', () => {
  expect(againWith(at([mei, theo, bao], [0]), en)).toBe('Théo is still here. Everybody moves one seat on.');
  expect(againWith(at([mei, { ...theo, away: true }, bao], [0]), en)).toMatch(/^The others have gone/);
  expect(againWith(at([mei, bao], [0]), en)).toBe('Everybody moves one seat on.');
  expect(againWith(at([mei, { ...theo, standIn: 'left' }], [0]), en)).toBe('Everybody moves one seat on.');
  expect(againWith(at([mei, { ...theo, standIn: 'lost' }], [0]), en)).toMatch(/^Théo is still here/);
});
