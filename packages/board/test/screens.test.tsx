import { fastRand, type GameTypes, kernelFor, mute, type Texts, tableFor, type View } from '@tianxia/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalog, loadGame } from '../../catalog/index.ts';
import { type GameScreen, kindOf, type TableProps, WordsProvider } from '../index.ts';
import { askedAt } from './whole.tsx';

const texts = import.meta.glob<Texts<GameTypes>>('../../games/*/text/en/index.ts', { eager: true, import: 'texts' });
const words = import.meta.glob<object>('../../games/*/text/en/screen/index.ts', { eager: true, import: 'words' });
const screens = import.meta.glob<GameScreen<GameTypes>>('../../games/*/screen/index.tsx', {
  eager: true,
  import: 'screen',
});
const POSITIONS = 4; // looked at along one random game
const APART = 23; // choices between them

/** Chosen by other means than a press on them: a number is stepped to, a tile is taken by one of its halves, a bid is composed card by card. */
const NOT_PRESSED: readonly string[] = ['cubes', 'tile', 'cards'];

/** What every screen has to hold, whatever the game: laws along random games, at a wide table and on a phone. */
type Draft = ReturnType<GameScreen<GameTypes>['useDraft']>;
interface Looked {
  wide: string;
  views: string[]; // the phone's tabs
  tray: string;
  rivals: string[]; // panel and sheet of each seat
  draft: Draft;
}
function lookAt(id: string, props: TableProps<GameTypes>): Looked {
  const screen = screens[`../../games/${id}/screen/index.tsx`]!;
  const looked: Partial<Looked> = {};
  const draw = (part: (draft: Draft) => React.ReactNode): string => {
    const Part = () => {
      const draft = screen.useDraft(props);
      looked.draft = draft;
      return part(draft);
    };
    return renderToStaticMarkup(
      <WordsProvider value={words[`../../games/${id}/text/en/screen/index.ts`]!}>
        <Part />
      </WordsProvider>,
    );
  };
  const { Board, Tray, Goods, Beside, Facts, Rival, views = [{ View: screen.Board }] } = screen; // a phone shows the board whole
  const tray = draw(draft => (
    <>
      <Tray {...props} draft={draft} />
      {Goods && <Goods {...props} draft={draft} />}
    </>
  ));
  return {
    tray,
    wide: draw(draft => (
      <>
        <Board {...props} draft={draft} />
        {Beside && <Beside {...props} draft={draft} />}
      </>
    )),
    views: views.map(({ View: Shown }) => draw(draft => <Shown {...props} draft={draft} />)),
    rivals: props.players.map((_, seat) =>
      draw(draft => (
        <>
          <Facts {...props} draft={draft} seat={seat} />
          {Rival && <Rival {...props} draft={draft} seat={seat} />}
        </>
      )),
    ),
    draft: looked.draft!,
  };
}
const canBePressed = (html: string): string[] =>
  [...html.matchAll(/data-is="can" data-press="([^"]+)"/g)].map(([, key]) => key!);

for (const { id } of catalog) {
  const game = (await loadGame(id))!;
  const lastOfAll = Object.fromEntries(Object.entries(game.options ?? {}).map(([name, all]) => [name, all.at(-1)!]));
  const tables = [...new Set(game.seats)].flatMap(seats => [
    { seats, options: {}, how: 'as printed' },
    { seats, options: lastOfAll, how: 'with the last of every option' },
  ]);
  describe.each(tables)(`${id}, $seats at the table, $how`, ({ seats, options }) => {
    const table = tableFor(game, seats, options);
    const kernel = kernelFor(game, table);
    const positions: Looked[] = [];
    beforeAll(() => {
      const rand = fastRand(seats + 7);
      const s = kernel.setup(table, rand, mute);
      for (let turn = 0; turn < POSITIONS * APART && !kernel.over(s); turn++) {
        const seat = kernel.waiting(s)[0]!;
        if (turn % APART === 0) {
          const props = askedAt<GameTypes>(
            {
              kernel,
              texts: texts[`../../games/${id}/text/en/index.ts`]!,
              view: kernel.view(s, seat) as View<GameTypes['state']>,
              viewer: seat,
            },
            Array.from({ length: seats }, (_, i) => ({ name: `Player ${i + 1}`, colour: game.colours[i]! })),
          );
          positions.push(lookAt(id, props));
        }
        kernel.apply(s, seat, kernel.anyOption(s, seat, rand), rand, mute);
      }
    });
    test('what can be chosen first is drawn where it can be pressed, at a wide table and on a phone', () => {
      const missing = new Set<string>();
      for (const { draft, wide, tray, views } of positions) {
        const { looks = [] } = draft as { looks?: readonly { thing: string; is: string }[] };
        const can = looks
          .filter(({ is, thing }) => is === 'can' && !NOT_PRESSED.includes(kindOf(thing)))
          .map(({ thing }) => thing);
        const there = {
          wide: canBePressed(wide + tray),
          phone: canBePressed(views.join('') + tray),
        };
        for (const key of can)
          for (const [where, keys] of Object.entries(there)) if (!keys.includes(key)) missing.add(`${where}: ${key}`);
      }
      expect([...missing]).toEqual([]);
    });
    test('nothing has a native title, and no value is missing', () => {
      for (const { wide, tray, views, rivals } of positions)
        for (const html of [wide, tray, ...views, ...rivals])
          expect(html.match(/ title="|undefined|NaN|\[object/)?.[0]).toBeUndefined();
    });
  });
}
