import { expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { position } from './position.ts';

type Next = { tiles?: string; characters?: string; tributes?: readonly number[] };
/** Red enters this level of the palace, with a choice of using its space. */
const entering = (level: number, next: Next = {}) =>
  position(
    { Red: { order: 1, money: 1, palace: level - 1 }, Blue: {}, Green: {} },
    { turn: ['Red', 'replenish'], next, policies: 'decentralization legalism' },
  ).plays('Red', 'raise 1');

test('EC-131 palace icons cost nothing, stop at the top, and every space entered can be used', () => {
  const bonus = (palace: number) =>
    position({ Red: {}, Blue: {}, Green: { palace } }, { turn: ['Green', 'bonus'], bonus: 'I4 I2' }).plays(
      'Green',
      'take I4',
    );
  const p = bonus(0).at('choose', 'Green').plays('Green', 'take money').at('choose', 'Green').plays('Green', 'take vp');
  expect(p.at('bonus', 'Blue').of('Green')).toMatchObject({ palace: 2, money: 1, vp: 12 });
  expect(bonus(11).at('choose', 'Green').plays('Green', 'skip').at('bonus', 'Blue').of('Green').palace).toBe(12);
});
test('EC-132 trust, money, cubes and points: the printed amount', () => {
  expect(entering(5).plays('Red', 'take trust').of('Red').trust).toBe(8);
  expect(entering(8).plays('Red', 'take money').of('Red').money).toBe(3);
  expect(entering(8).plays('Red', 'take cubes').of('Red').cubes).toBe(7);
  expect(entering(10).plays('Red', 'take vp').of('Red').vp).toBe(13);
});
test('EC-133 the bonus cavalry comes into the hand of who takes it', () => {
  const p = position({ Red: {}, Blue: {}, Green: {} }, { turn: ['Green', 'bonus'], bonus: 'I1 I2' }).plays(
    'Green',
    'take I1',
  );
  expect([p.of('Green').hand, p.s.aside.includes(p.box.bonusCard)]).toEqual(['cavalry-B3', false]);
});
test('EC-134 EC-050 one Qin tile is drawn and kept; Hsiung-nu are replaced', () => {
  const p = entering(6, { tiles: 'hsiungnu-2 hsiungnu-1 book' }).plays('Red', 'take tiles').at('replenish', 'Red');
  expect([p.of('Red').tiles, p.s.strength]).toEqual(['book', 5]);
});
test('EC-135 EC-050 two Qin tiles, one kept, the other back in the bag; Hsiung-nu come first', () => {
  const p = entering(11, { tiles: 'canal hsiungnu-1 envoy' }).plays('Red', 'take tiles').at('keepTile', 'Red');
  expect(p.s.strength).toBe(3);
  p.offers('Red', 'keep canal', 'keep envoy').refuses('Red', 'keep hsiungnu-1', 'notOffered');
  const canals = () => p.s.bag.filter(tile => p.box.tiles[tile]!.id === 'canal').length;
  expect(canals()).toBe(5);
  p.plays('Red', 'keep envoy').at('replenish', 'Red');
  expect([canals(), p.of('Red').trust, p.s.looked]).toEqual([6, 9, []]);
});
test('EC-136 one character from the deck into the hand', () => {
  const p = entering(3, { characters: 'empress' }).plays('Red', 'take characters').at('replenish', 'Red');
  expect([p.of('Red').hand, p.s.deck.length]).toEqual(['empress', 33]);
});
test('EC-137 two characters, one kept, the other on the discard pile', () => {
  const p = entering(7, { characters: 'empress assassin' }).plays('Red', 'take characters', 'keep assassin');
  expect(p.of('Red').hand).toBe('assassin');
  expect(p.s.discard.map(card => p.box.characters[card]!.id)).toEqual(['empress']);
});
test('EC-138 one tribute', () => {
  const p = entering(9, { tributes: [4] }).plays('Red', 'take tributes');
  expect([p.of('Red').tributes, p.s.pile.length]).toEqual([[4], 31]);
});
test('EC-139 EC-140 settle a policy or turn one over, as in the decree phase, but only one of them', () => {
  const settled = entering(12).plays('Red', 'settle decentralization').at('replenish', 'Red');
  expect(settled.s.done).toBe(0b1);
  const turned = entering(12).plays('Red', 'turn legalism').at('replenish', 'Red');
  expect(turned.s.policies.slice(0, 2)).toEqual([1, 3]);
  entering(1).refuses('Red', 'settle legalism', 'noSettling').refuses('Red', 'turn legalism', 'noTurning');
});
test('EC-140 exactly one of the icons parted by a slash', () => {
  const p = entering(4).offers('Red', 'take money', 'take cubes').plays('Red', 'take cubes').at('replenish', 'Red');
  expect(p.of('Red')).toMatchObject({ money: 0, cubes: 6 });
});
test('EC-141 a start space and twelve levels, each with an effect and its points at the end', () => {
  expect(content.palace.spaces.length).toBe(13);
  expect(content.palace.spaces[0]!.icons).toBeUndefined();
  const points = content.palace.spaces.map((_, palace) => {
    const p = position({ Red: { palace }, Blue: {}, Green: {} });
    return p.k.result(p.s).lines.palace![0]!;
  });
  expect(points).toEqual([0, 1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 21]);
  const offered = content.palace.spaces.slice(1).map(
    (_, i) =>
      entering(i + 1)
        .at('choose', 'Red')
        .options('Red').length,
  );
  // one icon or two, each policy to settle or turn at the top, and leaving it
  expect(offered).toEqual([3, 2, 2, 3, 2, 2, 2, 3, 2, 3, 2, 7 + 7 + 1]);
});
