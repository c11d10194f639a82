import { expect, test } from 'vitest';
import { alongGames } from './play.ts';
import { position } from './position.ts';

test('QIN-080 QIN-081 QIN-085 two touching territories of a colour are a province, a lone one is nobody’s', () => {
  const t = position('R....\n.....');
  expect(t.province('A1')).toBeUndefined();
  expect(t.lays('Green', 'B1=Y C1=R')).toEqual({});
  expect([t.province('B1'), t.province('C1')]).toEqual([undefined, undefined]);
  expect(t.lays('White', 'A2=R B2=B')).toEqual({ White: -1 });
  expect(t.province('A1')).toEqual({ owner: 'White', size: 2, pagodas: 1 });
  expect(t.province('B2')).toBeUndefined();
});
test('QIN-082 start territories count as territories', () => {
  const t = position('R...\n....');
  t.lays('Green', 'B1=R C1=R');
  expect(t.province('A1')).toEqual({ owner: 'Green', size: 3, pagodas: 1 });
});
test('QIN-083 every province has one owner and its pagodas', () => {
  alongGames(({ k, after }) => {
    if (after.ending !== '') return; // a last pagoda leaves provinces unmarked, QIN-147
    const areas = [...new Set(after.area.filter(name => name >= 0))];
    const sizes = areas.map(name => after.area.filter(other => other === name).length);
    const due = sizes.map(size => (size >= k.box.major ? 2 : size >= 2 ? 1 : 0));
    expect(areas.map(name => after.pagodas[name])).toEqual(due);
    expect(areas.map(name => after.owner[name]! >= 0)).toEqual(due.map(pagodas => pagodas > 0));
  });
});
test('QIN-084 no square of a province is special: another order of lays, the same province', () => {
  const one = position('R......\n.......');
  one.lays('Green', 'B1=R C1=R');
  one.lays('White', 'D1=R E1=Y');
  const two = position('...R...\n.......');
  two.lays('Green', 'C1=R B1=R');
  two.lays('White', 'A1=R A2=Y');
  for (const square of ['A1', 'B1', 'C1', 'D1']) expect(one.province(square)).toEqual(two.province(square));
});
test('QIN-086 lone territories touched are swept in for one pagoda', () => {
  const t = position('Y....\n..Y..');
  expect(t.lays('Green', 'B1=Y C1=Y')).toEqual({ Green: -1 });
  expect(t.province('C2')).toEqual({ owner: 'Green', size: 4, pagodas: 1 });
});
test('QIN-087 one tile founds two provinces', () => {
  const t = position('B..R\n....');
  expect(t.lays('Green', 'B1=B C1=R')).toEqual({ Green: -2 });
  expect([t.province('A1'), t.province('D1')]).toEqual(Array(2).fill({ owner: 'Green', size: 2, pagodas: 1 }));
});
test('QIN-088 five at once are major at once', () => {
  const t = position('R..R\n.R..');
  expect(t.lays('Green', 'B1=R C1=R')).toEqual({ Green: -2 });
  expect(t.province('D1')).toEqual({ owner: 'Green', size: 5, pagodas: 2 });
  expect(t.table.told.map(([event]) => event)).toEqual(['laid', 'founded', 'major', 'placed', 'drew']);
});
test('QIN-089 a province grows by the new halves and the lone territories they link', () => {
  const t = position('RR..R.\n......', { owners: { A1: 'White' } });
  expect(t.lays('White', 'C1=R D1=R')).toEqual({ White: -1 });
  expect(t.province('A1')).toEqual({ owner: 'White', size: 5, pagodas: 2 });
});
test('QIN-090 QIN-091 extending another player’s province, with two equal halves too, earns nothing', () => {
  const t = position('RR....\n......', { owners: { A1: 'White' } });
  expect(t.lays('Green', 'C1=R D1=R')).toEqual({});
  expect(t.province('C1')).toEqual({ owner: 'White', size: 4, pagodas: 1 });
});
test('QIN-092 two provinces of one owner or of two are extended by one tile', () => {
  for (const other of ['Green', 'White'] as const) {
    const t = position('RR..BB\n......', { owners: { A1: 'White', E1: other } });
    expect(t.lays('Green', 'C1=R D1=B')).toEqual({});
    expect(t.province('A1')).toEqual({ owner: 'White', size: 3, pagodas: 1 });
    expect(t.province('E1')).toEqual({ owner: other, size: 3, pagodas: 1 });
  }
});
test('QIN-093 four are not major, five are', () => {
  const t = position('YYY...\n......', { owners: { A1: 'Green' } });
  t.lays('Green', 'D1=Y D2=R');
  expect(t.province('A1')).toEqual({ owner: 'Green', size: 4, pagodas: 1 });
  t.lays('Green', 'E1=Y E2=B');
  expect(t.province('A1')).toEqual({ owner: 'Green', size: 5, pagodas: 2 });
});
test('QIN-095 a major province grows without limit on two pagodas', () => {
  const t = position('YYYYY......\n...........', { owners: { A1: 'Green' } });
  for (const phrase of ['F1=Y G1=Y', 'H1=Y I1=Y', 'J1=Y K1=Y']) expect(t.lays('Green', phrase)).toEqual({});
  expect(t.province('A1')).toEqual({ owner: 'Green', size: 11, pagodas: 2 });
});
test('QIN-096 QIN-108 a major province stays major and stays its owner’s', () => {
  alongGames(({ k, before, after }) => {
    before.area.forEach((name, q) => {
      if (name < 0 || before.size[name]! < k.box.major) return;
      expect(after.size[after.area[q]!]).toBeGreaterThanOrEqual(before.size[name]!);
      expect(after.owner[after.area[q]!]).toBe(before.owner[name]);
    });
  });
});
