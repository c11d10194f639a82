import { fastRand, type GameTypes, kernelFor, mute, type Texts, tableFor, type View } from '@tianxia/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { catalog, loadGame } from '../../catalog/index.ts';
import { type GameScreen, type TableProps, WordsProvider } from '../index.ts';
import { askedAt } from './whole.tsx';

const texts = import.meta.glob<Texts<GameTypes>>('../../games/*/text/*/index.ts', { eager: true, import: 'texts' });
const words = import.meta.glob<object>('../../games/*/text/*/screen/index.ts', { eager: true, import: 'words' });
const screens = import.meta.glob<GameScreen<GameTypes>>('../../games/*/screen/index.tsx', {
  eager: true,
  import: 'screen',
});
const SCRIPT = /^(ja|zh)/;
const POSITIONS = 4;
const APART = 26; // choices between them
const ALLOWED = /\b[A-Z]{2,3}-\d+\b|\bEnter\b|&#?\w+;/g; // rule ids, a key, and how HTML writes a sign

/** What a reader sees and hears of a page: texts, and the names of things. */
const readIn = (html: string): string[] => [
  ...html
    .replace(/<(style|svg)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
    .filter(text => text.trim() !== ''),
  ...[...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label!),
];
function Drawn({ screen, props }: { screen: GameScreen<GameTypes>; props: TableProps<GameTypes> }) {
  const draft = screen.useDraft(props);
  const { Board, Tray, Goods, Beside, Facts } = screen;
  return (
    <>
      <Board {...props} draft={draft} />
      <Tray {...props} draft={draft} />
      {Goods && <Goods {...props} draft={draft} />}
      {Beside && <Beside {...props} draft={draft} />}
      <Facts {...props} draft={draft} seat={0} />
    </>
  );
}
for (const { id } of catalog) {
  const game = (await loadGame(id))!;
  const table = tableFor(game, game.seats[1]);
  const kernel = kernelFor(game, table);
  const languages = Object.keys(words)
    .filter(path => path.startsWith(`../../games/${id}/`) && SCRIPT.test(path.split('/')[5]!))
    .map(path => path.split('/')[5]!);
  describe.each(languages)(`${id} in %s`, language => {
    test('a table shows no English', () => {
      const rand = fastRand(3);
      const s = kernel.setup(table, rand, mute);
      const left = new Set<string>();
      for (let turn = 0; turn < POSITIONS * APART && !kernel.over(s); turn++) {
        const seat = kernel.waiting(s)[0]!;
        if (turn % APART === 0) {
          const props = askedAt<GameTypes>(
            {
              kernel,
              texts: texts[`../../games/${id}/text/${language}/index.ts`]!,
              view: kernel.view(s, seat) as View<GameTypes['state']>,
              viewer: seat,
            },
            ['甲', '乙', '丙', '丁', '戊'].map((name, i) => ({ name, colour: game.colours[i] ?? '' })),
          );
          const html = renderToStaticMarkup(
            <WordsProvider value={words[`../../games/${id}/text/${language}/screen/index.ts`]!}>
              <Drawn screen={screens[`../../games/${id}/screen/index.tsx`]!} props={props} />
            </WordsProvider>,
          );
          for (const text of readIn(html)) if (/[A-Za-z]{2,}/.test(text.replace(ALLOWED, ' '))) left.add(text);
        }
        kernel.apply(s, seat, kernel.anyOption(s, seat, rand), rand, mute);
      }
      expect([...left]).toEqual([]);
    });
  });
}
