import type { GameTypes, Kernel } from '@tianxia/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { LastMoves } from '../table/LastMoves.tsx';
import { Since } from '../table/Since.tsx';
import type { DeedSince } from '../table/useSince.ts';
import { words as en } from '../text/en/index.ts';
import { words as fr } from '../text/fr/index.ts';
import { words as ja } from '../text/ja/index.ts';
import { speak } from '../text/words.ts';
import { words as hans } from '../text/zh-Hans/index.ts';
import { words as hant } from '../text/zh-Hant/index.ts';

beforeAll(() => speak('en'));

const LOST = 'You now score 2 points less for Rank.';
const deed: DeedSince = {
  seat: 1,
  title: 'Ada took Control Han Emperor.',
  details: [],
  banner: undefined,
  things: [],
  told: [],
  forced: false,
  toYou: [LOST],
};
const players = [
  { name: 'Li', colour: 'red' },
  { name: 'Ada', colour: 'blue' },
];
const replay = () => undefined;

test('on a small table, too, the last moves say what they did to the reader, and can be seen once more', () => {
  const drawn = (onReplay?: () => void) =>
    renderToStaticMarkup(<LastMoves deeds={[deed]} players={players} onShow={replay} onReplay={onReplay} />);
  expect(drawn(replay)).toContain(`<em>${LOST}</em>`);
  expect(drawn(replay)).toContain('aria-label="Show it again"');
  expect(drawn()).not.toContain('Show it again');
});
test('what a move cost stands beside it, in the list of all since one’s turn', () => {
  const step = (seat: number, version: number) => ({ seat, version, at: 0, told: [] });
  const update = { viewer: 0, waiting: [0], happened: [step(0, 1), step(1, 2)] };
  const html = renderToStaticMarkup(
    <Since
      update={update as unknown as Parameters<typeof Since>[0]['update']}
      deeds={[deed]}
      asked
      onReplay={replay}
      onPoint={replay}
      players={players}
      kernel={{} as Kernel<GameTypes>}
      quiet={false}
    />,
  );
  expect(html).toContain(`<em>${LOST}</em>`);
});
test.each(Object.entries({ en, fr, ja, 'zh-Hant': hant, 'zh-Hans': hans }))(
  '%s: what was lost is one sentence, with how much and on which lines',
  (_, { together }) => {
    const said = together.since.less(3, ['Rank', 'Borders']);
    expect(said).toMatch(/^[^.。]+[.。]$/);
    for (const part of ['3', 'Rank', 'Borders']) expect(said).toContain(part);
  },
);
test('one point is a point', () => expect(en.together.since.less(1, ['Rank'])).toContain('1 point less'));
