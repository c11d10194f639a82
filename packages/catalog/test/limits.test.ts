import { fastRand, type GameTypes, kernelFor, type Option, ShapeError, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { loadGame } from '../index.ts';

// Numbers that are each within bounds, and together more than the kernel can carry.
type Row = Record<string, unknown>;
const at = (json: unknown, ...path: (string | number)[]): Row =>
  path.reduce((part, key) => (part as Record<string | number, unknown>)[key], json) as Row;
const rows = (pack: unknown, list: string) => at(pack, list) as unknown as Row[];

async function opened(id: string, change: (pack: unknown) => void, seats: number): Promise<string> {
  const game = (await loadGame(id))!;
  const pack = structuredClone(game.content);
  change(pack);
  try {
    const k = kernelFor<GameTypes>(game, tableFor(game, seats), pack);
    const s = k.setup(tableFor(game, seats), fastRand(1));
    const options: Option[] = [];
    options.length = k.options(s, k.waiting(s)[0]!, options);
    return `taken: ${options.every(option => k.read(k.write(option)) === option) ? 'options fit' : 'options do not fit'}`;
  } catch (problem) {
    expect(problem).toBeInstanceOf(ShapeError);
    return (problem as Error).message;
  }
}
test('QIN-150 a board with more villages than an area can remember is refused; 31 are taken', async () => {
  const board = (villages: number) => {
    const squares = Array.from({ length: 15 * 17 }, () => '.');
    [0, 2, 4].forEach((q, i) => {
      squares[q] = 'RBY'[i]!;
    });
    for (let v = 0; v < villages; v++) squares[15 * (2 + 2 * Math.floor(v / 7)) + 2 * (v % 7)] = 'v';
    return Array.from({ length: 17 }, (_, row) => squares.slice(15 * row, 15 * row + 15).join(''));
  };
  const withVillages = (many: number) =>
    opened('qin', pack => Object.assign(at(pack, 'boards', 1), { map: board(many) }), 2);
  expect(await withVillages(31)).toBe('taken: options fit');
  expect(await withVillages(32)).toBe('pack.boards[1].map: expected at most 31 villages, found 32');
});
test('TK-077 TK-518 a general is chosen from twelve cards at most, those that others let one see included', async () => {
  const recruiting = (draw: number, more: number) =>
    opened(
      'three-kingdoms',
      pack => {
        Object.assign(at(pack, 'states', 0, 'draft'), { draw: 12, keep: 1 });
        Object.assign(at(pack, 'recruiting', 0, 'states', 'wei'), { draw, keep: 1 });
        const wei = rows(pack, 'generals').filter(({ state }) => state === 'wei');
        for (const general of wei) general.abilities = [];
        wei[1]!.abilities = [{ kind: 'recruitsFrom', more }];
      },
      3,
    );
  expect(await recruiting(3, 9)).toBe('taken: options fit');
  expect(await recruiting(4, 9)).toBe(
    'pack.recruiting[0].states.wei.draw: expected at most 3, found 4: generals of wei let their owner see 9 more, and one chooses from 12 at most',
  );
});
test('all cards of Three Kingdoms together have as many benefits as can be compared with each other', async () => {
  const benefits = (each: number) =>
    opened(
      'three-kingdoms',
      pack => {
        const gain = { kind: 'benefit', at: 'built', gives: [{ kind: 'joinAlliance' }] };
        for (const general of rows(pack, 'generals')) general.abilities = Array(each).fill(gain);
      },
      3,
    );
  expect(await benefits(2)).toBe('taken: options fit');
  expect(await benefits(4)).toMatch(/^pack\.generals\[60\]\.abilities: expected at most 240 benefits on all cards$/);
});
test('ZG-238 cards are put back out of twelve at most', async () => {
  const drawing = (drawn: number) =>
    opened('zhanguo', pack => Object.assign(at(pack, 'hand'), { drawn, kept: drawn - 1, ofEach: drawn - 1 }), 2);
  expect(await drawing(3)).toBe('taken: options fit');
  expect(await drawing(5)).toMatch(/^pack\.hand\.(ofEach|drawn): expected a whole number/);
});
test('EC-004 EC-008 there are no more tiles and cards than can be told apart', async () => {
  const sixty = (list: string, copies: number) =>
    opened(
      'emperors-choice',
      pack => {
        const own = rows(pack, list);
        for (let i = own.length; i < 60; i++) own.push({ ...own[0], id: `more-${i}`, copies });
        for (const row of own) row.copies = Math.max(copies, Number(row.copies));
      },
      3,
    );
  expect(await sixty('characters', 3)).toBe('taken: options fit');
  expect(await sixty('characters', 20)).toMatch(/^pack\.characters: expected at most 1023 copies in all, found \d+$/);
  expect(await sixty('tiles', 60)).toMatch(/^pack\.tiles: expected at most 1023 copies in all, found \d+$/);
});
