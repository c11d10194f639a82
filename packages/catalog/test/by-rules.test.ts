import type { Game, GameTypes } from '@tianxia/kernel';
import { expect, it } from 'vitest';
import { drawsAlike, gameByRules } from '../by-rules.ts';
import { catalog, loadGame, loadTexts } from '../index.ts';

type AnyGame = Game<GameTypes>;
const game = async (id: string) => (await loadGame(id))!;

it('a game is found by the rules that are asked for: the newest, or those of a release', async () => {
  const newest = { ...(await game('qin')), rules: '3' } as AnyGame;
  const older = { ...newest, rules: '2' } as AnyGame;
  const texts = (await loadTexts('qin'))!;
  const load = gameByRules(
    { '../games/qin/index.ts': async () => ({ game: newest }) },
    {
      '../games/qin/releases/2.js': async () => ({ game: older, texts }),
      '../games/qin/releases/3.js': async () => ({ game: older, texts }), // made ahead: the newest are the sources
    },
  );
  expect(await load('qin')).toBe(newest);
  expect(await load('qin', '3')).toBe(newest);
  expect(await load('qin', '2')).toBe(older);
  expect(await load('qin', '1')).toBeUndefined();
  expect(await load('chess')).toBeUndefined();
  expect(await load('chess', '2')).toBeUndefined();
});
it.each(catalog.map(({ id }) => id))(
  '%s: its screen draws older rules as long as nothing has another name',
  async id => {
    const newest = await game(id);
    const other: AnyGame = { ...newest, rules: '0', setup: (box, table, rand) => newest.setup(box, table, rand) };
    expect(drawsAlike(newest, other)).toBe(true);
    const { layout, flow } = newest as { layout: object; flow: object } & AnyGame;
    expect(drawsAlike(newest, { ...newest, layout: { ...layout, more: 'open' } } as AnyGame)).toBe(false);
    expect(drawsAlike(newest, { ...newest, flow: { ...flow, more: { moves: {} } } } as AnyGame)).toBe(false);
    expect(drawsAlike(newest, { ...newest, events: { ...newest.events, more: ['seat'] } } as AnyGame)).toBe(false);
  },
);
