import { expect, test } from 'vitest';
import { count } from '../facts/holdings.ts';
import { alongGames } from './play.ts';
import { position } from './position.ts';

const wall = (tiles: string) => {
  const p = position({ Red: { tiles }, Blue: {}, Green: {} });
  return count(p.s, p.box, 0, 'wallLength');
};

test('EC-189 EC-190 a territory pays and scores; a canal does so only under Extravagance', () => {
  const p = position(
    { Red: { tiles: 'territory', order: 1 }, Blue: { tiles: 'canal', order: 2 }, Green: { order: 3 } },
    { turn: ['Red', 'management'], policies: 'frugality decentralization', sets: ['wall', 'wall', 'wall'] },
  );
  p.plays('Red', 'take 1', 'end').plays('Blue', 'take 2');
  expect([p.of('Red').money, p.of('Blue').money]).toEqual([1, 0]);
  expect(p.settles('Green', 'decentralization')).toEqual({ Red: 2, Blue: 0, Green: 0 });
});
test('EC-191 towers and walls alternate; what does not fit waits and is added when it can be', () => {
  const p = position(
    { Red: { tiles: 'tower*3', order: 1 }, Blue: {}, Green: {} },
    { turn: ['Red', 'takeSet'], sets: ['wall*2', 'tower', 'tower'] },
  );
  expect(count(p.s, p.box, 0, 'wallLength')).toBe(1);
  p.plays('Red', 'take 1');
  expect(count(p.s, p.box, 0, 'wallLength')).toBe(5);
});
test('EC-192 EC-193 the longest line: it may begin and end with either kind', () => {
  expect([wall('tower'), wall('wall'), wall('wall*2 tower'), wall('tower*2 wall')]).toEqual([1, 1, 3, 3]);
  /** By trying: lay tiles in turns from either kind until one is missing. */
  const laid = (towers: number, walls: number, tower: boolean): number => {
    if (tower) return towers > 0 ? 1 + laid(towers - 1, walls, false) : 0;
    return walls > 0 ? 1 + laid(towers, walls - 1, true) : 0;
  };
  for (let towers = 0; towers < 6; towers++)
    for (let walls = 0; walls < 6; walls++) {
      const tiles = [...Array<string>(towers).fill('tower'), ...Array<string>(walls).fill('wall')].join(' ');
      expect(wall(tiles), `${towers} and ${walls}`).toBe(
        Math.max(laid(towers, walls, true), laid(towers, walls, false)),
      );
    }
});
test('EC-194 five kinds of carriages, with their numerals', () => {
  const { box } = position({ Red: {}, Blue: {}, Green: {} });
  const kinds = new Map<number, string[]>();
  for (const { carriage, names } of box.tiles.slice(1))
    if (carriage !== undefined) kinds.set(carriage, [...(kinds.get(carriage) ?? []), names.ja]);
  expect([...kinds.entries()].map(([kind, [plain, start]]) => [kind, plain, start])).toEqual([
    [1, '馬車(壱)', '初期用馬車(壱)'],
    [2, '馬車(弐)', '初期用馬車(弐)'],
    [3, '馬車(参)', '初期用馬車(参)'],
    [4, '馬車(四)', '初期用馬車(四)'],
    [5, '馬車(伍)', '初期用馬車(伍)'],
  ]);
});
test('EC-195 scholars and books do nothing by themselves', () => {
  const p = position(
    { Red: { tiles: 'confucian*2 legalist*2 book*2', order: 1 }, Blue: { order: 2 }, Green: { order: 3 } },
    { turn: ['Red', 'takeSet'], sets: ['confucian legalist book', 'wall', 'wall'] },
  );
  p.plays('Red', 'take 1').at('replenish', 'Red');
  expect(p.of('Red')).toMatchObject({ money: 0, trust: 5, vp: 10, cubes: 4 });
  for (const [line, points] of Object.entries(p.k.result(p.s).lines))
    if (line !== 'start') expect(points[0]).toBe(points[1]);
});
test('EC-196 nobody ever owns Hsiung-nu, and none lies in a set', () => {
  let raids = 0;
  alongGames((s, told, k) => {
    raids += told.filter(([event]) => event === 'raided').length;
    for (const tile of [...s.tiles.flat(), ...s.sets.flat(), ...s.looked, ...s.pending])
      expect(k.box.tiles[tile]!.family).not.toBe('hsiungnu');
  }, 1);
  expect(raids).toBeGreaterThan(3);
});
