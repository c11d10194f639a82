import type { GameTypes, Update } from '@tianxia/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { Facts } from '../link/link.ts';
import { Players } from '../table/Players.tsx';
import { speak } from '../text/words.ts';

beforeAll(() => speak('en'));

const facts = {
  players: [
    { name: 'Li', colour: 'red' },
    { name: 'Bao', colour: 'blue', bot: 'merchant' },
    { name: 'Wei', colour: 'green', away: true },
  ],
  you: [0],
} as unknown as Facts;
const panels = (...waiting: number[]) => {
  const update = { waiting } as unknown as Update<GameTypes['state']>;
  const html = renderToStaticMarkup(<Players facts={facts} update={update} viewer={0} factsOf={() => null} />);
  return [...html.matchAll(/<div class="seat-note">(.*?)<\/div>/g)].map(([, said]) => said!.replace(/<[^>]+>/g, '|'));
};

test('a bot says of which kind it is; while it must choose, its turn stands there alone', () => {
  expect(panels()[1]).toBe('|bot, the merchant|');
  expect(panels(1)[1]).toBe('|turn|');
});
test('the reader, who is called you, has their own name below until it is their turn', () => {
  expect(panels()[0]).toBe('|Li|');
  expect(panels(0)[0]).toBe('|turn|');
});
test('that a person is away is said also while everybody waits for them', () => {
  expect(panels(2)[2]).toBe('|away||turn|');
});
