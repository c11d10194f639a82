import { expect, test } from 'vitest';
import { position } from './position.ts';

const choosing = (bonus: string, tiles = '') =>
  position({ Red: {}, Blue: {}, Green: {} }, { turn: ['Green', 'bonus'], bonus, start: 'Red', next: { tiles } });

test('EC-052 the start player gets the last tile, then the first auction begins', () => {
  const p = choosing('I2 I3 I6').at('bonus', 'Green').plays('Green', 'take I3').at('bonus', 'Blue');
  p.refuses('Blue', 'take I3', 'notOffered').refuses('Blue', 'take I5', 'notOffered');
  p.plays('Blue', 'take I6').at('bonus', 'Red').plays('Red', 'take I2').at('bid', 'Red');
  expect([p.of('Green').trust, p.of('Blue').cubes, p.of('Red').money]).toEqual([8, 7, 3]);
});
test('EC-054 if nobody takes the bonus cavalry it leaves the game, and so do the tiles left over', () => {
  const p = choosing('I2 I3 I6').plays('Green', 'take I2').plays('Blue', 'take I3').plays('Red', 'take I6');
  expect(p.s.aside).toContain(p.box.bonusCard);
  expect([...p.s.deck, ...p.s.market, ...p.s.discard]).not.toContain(p.box.bonusCard);
  expect([p.s.bonusHand.pieces, p.s.bonusPile]).toEqual([[], [1, 4, 5]]); // nobody is asked about these again
});
test('EC-055 a bonus is resolved, spaces and immediate tiles included, before the next player picks', () => {
  const p = choosing('I1 I4 I5', 'tower envoy').plays('Green', 'take I5').at('keepTile', 'Green');
  p.plays('Green', 'keep envoy').at('bonus', 'Blue').plays('Blue', 'take I4').at('choose', 'Blue');
  p.plays('Blue', 'take cubes').at('choose', 'Blue').plays('Blue', 'skip').at('bonus', 'Red');
  expect([p.of('Green').trust, p.of('Blue').cubes, p.of('Blue').palace]).toEqual([9, 5, 2]);
});
test('EC-056 EC-132 EC-133 the six bonuses', () => {
  const after = (bonus: string, ...phrases: string[]) =>
    choosing(bonus, 'canal book')
      .plays('Green', `take ${bonus}`, ...phrases)
      .of('Green');
  expect(after('I1').hand).toBe('cavalry-B3');
  expect(after('I2').money).toBe(3);
  expect(after('I3').trust).toBe(8);
  expect(after('I4', 'take money', 'take vp')).toMatchObject({ palace: 2, money: 1, vp: 12 });
  expect(after('I5', 'keep book').tiles).toBe('book');
  expect(after('I6').cubes).toBe(7);
});
test('EC-006 EC-109 starting territories and carriages count like the others', () => {
  const p = position(
    { Red: { tiles: 'start-territory*2 territory', order: 1 }, Blue: {}, Green: {} },
    { turn: ['Red', 'income'], policies: 'decentralization emperors-parade' },
  );
  expect(p.of('Red').money).toBe(3);
  expect(p.settles('Red', 'decentralization').Red).toBe(6);
  const q = position(
    { Red: { tiles: 'start-carriage-2 carriage-2*4' }, Blue: {}, Green: {} },
    { policies: 'emperors-parade' },
  );
  expect(q.settles('Blue', 'emperors-parade').Red).toBe(5 + 14);
});
