import type { BoardView } from '@tianxia/board';
import type { GameTypes } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { whereSeen } from '../table/whereSeen.ts';

const view = (id: string, kinds: readonly string[], rivalsDo: readonly string[] = []) =>
  ({ id, rivalsDo, shows: (thing: string) => kinds.includes(thing.split(' ')[0]!) }) as unknown as BoardView<GameTypes>;
const views = [view('court', ['card', 'action']), view('map', ['palace', 'card']), view('rivals', [], ['tucked'])];

test('the phone turns to the first thing that can be seen, and stays where it is seen already', () => {
  expect(whereSeen(views, {}, [{ things: ['coin 1'] }, { things: ['palace 2'] }], 'court')).toEqual({
    view: 'map',
    things: ['palace 2'], // what it comes into sight with
  });
  expect(whereSeen(views, {}, [{ things: ['card 3'] }], 'map')?.view).toBe('map');
  expect(whereSeen(views, {}, [{ things: ['card 3'] }], 'rivals')?.view).toBe('court');
  expect(whereSeen(views, {}, [{ things: [] }], 'court')).toBeUndefined();
});
test('what a rival does in their own lands is seen in their part, whatever lies elsewhere under the same name', () => {
  const tucked = { things: ['card 3'], rival: { seat: 2, event: 'tucked' } };
  expect(whereSeen(views, {}, [tucked], 'court')).toEqual({ view: 'rivals', rival: 2 });
  expect(whereSeen(views, {}, [{ ...tucked, rival: { seat: 2, event: 'court' } }], 'rivals')?.view).toBe('court');
});
