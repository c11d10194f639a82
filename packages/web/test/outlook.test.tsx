import type { GameScreen } from '@tianxia/board';
import { loadGame } from '@tianxia/catalog';
import { fastRand, type GameTypes, kernelFor, mute, tableFor, type Update, type View } from '@tianxia/kernel';
import { BigNumber, Outlook } from '@tianxia/look';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { outlookOf } from '../table/outlook.ts';

type S = GameTypes['state'];
const screens = import.meta.glob<GameScreen<GameTypes>>('../../games/*/screen/index.tsx', {
  eager: true,
  import: 'screen',
});
test.each(['zhanguo', 'first-empire', 'emperors-choice'])(
  '%s: what the end would bring is said of every player, as the viewer may read it, until the game is over',
  async id => {
    const game = (await loadGame(id))!;
    const table = tableFor(game, Math.max(...game.seats), {});
    const kernel = kernelFor(game, table);
    const { points } = screens[`../../games/${id}/screen/index.tsx`]!;
    const rand = fastRand(5);
    const s = kernel.setup(table, rand, mute);
    const viewer = 0;
    let differ = 0;
    while (!kernel.over(s)) {
      const view = kernel.view(s, viewer) as View<S>;
      const outlook = outlookOf(kernel, { view }, points);
      for (let seat = 0; seat < table.seats; seat++) {
        const won = points!(view, seat);
        expect(outlook(seat) ?? won).toBe(kernel.result(view).totals[seat]);
        if (outlook(seat) !== undefined && seat !== viewer) differ++;
      }
      const seat = kernel.waiting(s)[0]!;
      kernel.apply(s, seat, kernel.anyOption(s, seat, rand), rand, mute);
    }
    expect(differ).toBeGreaterThan(0);
    const ended = { view: kernel.view(s, viewer), result: kernel.result(s) } as Pick<Update<S>, 'view' | 'result'>;
    expect(outlookOf(kernel, ended, points)(0)).toBeUndefined();
  },
);
test('a game whose panels show the total of the sheet says nothing more', async () => {
  const game = (await loadGame('three-kingdoms'))!;
  const table = tableFor(game, 3, {});
  const kernel = kernelFor(game, table);
  const s = kernel.setup(table, fastRand(1), mute);
  expect(outlookOf(kernel, { view: kernel.view(s, 0) as View<S> }, undefined)(0)).toBeUndefined();
});
test('it stands at the big number, in words for whoever listens', () => {
  const html = renderToStaticMarkup(
    <Outlook value={{ total: 60, label: '60 if the game ended now' }}>
      <BigNumber value={28} label="points" points />
    </Outlook>,
  );
  expect(html).toContain('<span aria-hidden="true">→ 60</span><span class="unseen">60 if the game ended now</span>');
  expect(renderToStaticMarkup(<BigNumber value={28} label="points" />)).not.toContain('→');
});
