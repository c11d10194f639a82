import { catalog, loadGame } from '@tianxia/catalog';
import { fastRand, isRefusal, kernelFor, liveTable, SPECTATOR, tableFor } from '@tianxia/kernel';
import { type Change, catchUp, change, withChanges } from '@tianxia/protocol';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const sentAndRead = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const read = (changes: string) => JSON.parse(`[${changes}]`) as Change[];

it('any view becomes any other of the same game', () => {
  // As JSON has it, which knows no minus zero; and no part of a game is called __proto__.
  const part = fc
    .json({ maxDepth: 3 })
    .filter(text => !text.includes('__proto__') && !text.includes('-0'))
    .map(text => JSON.parse(text) as unknown);
  const views = fc.tuple(fc.record({ a: part, b: part }), fc.record({ a: part, b: part }));
  fc.assert(
    fc.property(views, ([before, after]) => {
      const [copy, base, kept] = [sentAndRead(before), sentAndRead(before), sentAndRead(after)];
      const changes = read(catchUp(base, after));
      expect(withChanges(before, changes)).toEqual(kept);
      expect([before, base, after]).toEqual([copy, kept, kept]);
    }),
  );
});
it('says what is different and no more, and shares the rest', () => {
  const before = {
    map: [0, 0, 0, 0, 0],
    row: [1, 2, 3],
    pile: [7, 7, 7, 7, 7, 7, 7, 7],
    laid: [1, 2, 3, 4, 5, 6, 7],
    tribes: [[1], [2]],
    men: [{ gold: 3, units: [1] }, { gold: 1 }],
  };
  const after = {
    map: [0, 0, 5, 0, 0],
    row: [3, 2, 1],
    pile: [7, 7, 7, 7, 7, 7, 7],
    laid: [1, 2, 3, 4, 5, 6, 7, 8],
    tribes: [[1], [2]],
    men: [{ gold: 3, units: [1, 2] }, { gold: 1 }],
  };
  const base = sentAndRead(before);
  const changes = read(catchUp(base, after));
  expect(changes).toEqual([
    [['map', 2], 5],
    [['row'], [3, 2, 1]], // nearly all of it: shorter as a whole
    [['pile', 'length'], 7],
    [['laid', 7], 8],
    [
      ['men', 0, 'units'],
      [1, 2],
    ],
  ]);
  const next = withChanges(before, changes);
  expect(next).toEqual(after);
  expect(next.tribes).toBe(before.tribes);
  expect(before.map[2]).toBe(0);
  expect(before.pile).toHaveLength(8);
  expect(base).toEqual(after);
  expect(base.men[0]!.units).not.toBe(after.men[0]!.units); // the game goes on in the other
  change(before, changes);
  expect(before).toEqual(after);
});
it('what is no longer there is gone', () => {
  const before: { frame: { answer?: number } } = { frame: { answer: 1 } };
  for (const frame of [{}, { answer: undefined }])
    expect(Object.keys(withChanges(before, read(catchUp(sentAndRead(before), { frame }))).frame)).toEqual([]);
});

for (const { id, seats } of catalog)
  it(`${id}: whoever is told of changes alone sees the same game`, async () => {
    const table = tableFor((await loadGame(id))!, Math.max(2, seats[0]));
    const k = kernelFor((await loadGame(id))!, table);
    const rand = fastRand(id.length);
    const live = liveTable(k, table, rand);
    live.begin(0);
    const viewers = [SPECTATOR, 0, 1];
    const bases = viewers.map(viewer => live.update(viewer).view);
    const views = bases.map(sentAndRead);
    let [whole, changed] = [0, 0];
    for (let i = 0; i < 200 && !k.over(live.state); i++) {
      const seat = k.waiting(live.state)[0]!;
      const undoes = rand(6) === 0 && live.update(seat).mayUndo;
      const made = undoes ? live.undo(seat, i) : live.choose(seat, k.write(k.anyOption(live.state, seat, rand)), i);
      expect(isRefusal(made)).toBe(false);
      for (const [j, viewer] of viewers.entries()) {
        const { view } = live.update(viewer);
        const changes = catchUp(bases[j]!, view);
        views[j] = withChanges(views[j]!, read(changes));
        expect(views[j]).toEqual(sentAndRead(view));
        whole += JSON.stringify(view).length;
        changed += changes.length;
      }
    }
    expect(changed).toBeLessThan(whole / 3);
  });
