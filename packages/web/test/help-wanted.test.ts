import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

// Each test is a browser of its own: what it keeps begins empty.
async function browser() {
  const [wanted, settings, tables] = await Promise.all([
    import('../help/wanted.ts'),
    import('../settings.ts'),
    import('../tables.ts'),
  ]);
  const Asks = ({ game }: { game: string }) => createElement('i', null, String(wanted.useHelpWanted(game)));
  const Seen = ({ game }: { game: string }) => createElement('i', null, wanted.useExplained(game).join());
  const said = (one: typeof Asks, game: string) =>
    renderToStaticMarkup(createElement(one, { game })).replace(/<\/?i>/g, '');
  return {
    ...wanted,
    ...settings,
    ...tables,
    isWanted: (game: string) => said(Asks, game) === 'true',
    seen: (game: string) => said(Seen, game),
  };
}
beforeEach(() => vi.resetModules());

const table = { where: 'here', seats: [], options: {}, begun: 0, changed: 0 } as const;

test('help is there until a game of the kind was played to its end on this device', async () => {
  const { isWanted, keepTable, playedToTheEnd } = await browser();
  expect(isWanted('qin')).toBe(true);
  keepTable({ ...table, id: 'a', game: 'qin', over: true });
  expect(isWanted('qin')).toBe(false);
  expect(isWanted('zhanguo')).toBe(true);
  playedToTheEnd('zhanguo');
  expect(isWanted('zhanguo')).toBe(false);
});
test('"I know this game" ends it for that game, the switch for all, and asking for it again brings it back', async () => {
  const { isWanted, knowGame, wantHelp } = await browser();
  knowGame('qin');
  expect([isWanted('qin'), isWanted('zhanguo')]).toEqual([false, true]);
  wantHelp('zhanguo', false);
  expect([isWanted('qin'), isWanted('zhanguo')]).toEqual([false, false]);
  wantHelp('qin', true);
  expect([isWanted('qin'), isWanted('zhanguo')]).toEqual([true, true]);
});
test('who asked for help keeps it after the end of a game', async () => {
  const { isWanted, wantHelp, playedToTheEnd } = await browser();
  wantHelp('qin', true);
  playedToTheEnd('qin');
  expect(isWanted('qin')).toBe(true);
});
test('what was explained is kept by game', async () => {
  const { explained, seen } = await browser();
  explained('qin', 'lay');
  explained('qin', 'lay');
  explained('qin', 'majors');
  expect([seen('qin'), seen('zhanguo')]).toEqual(['lay,majors', '']);
});
