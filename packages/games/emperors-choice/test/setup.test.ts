import { fastRand, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { begun } from './play.ts';
import { position } from './position.ts';

const COUNTS = [3, 4, 5] as const;
const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1);
const ids = (box: { characters: readonly { id: string }[] }, cards: readonly number[]) =>
  cards.map(card => box.characters[card]!.id);

test('EC-002 three, four or five players, and no variant of the rules', () => {
  for (const seats of COUNTS) expect(begun(seats).s.vp.length).toBe(seats);
  for (const seats of [1, 2, 6])
    expect(() => tableFor(game, seats)).toThrow(`emperors-choice is for 3 to 5 players, not ${seats}`);
  expect(Object.keys(game.options)).toEqual(['start', 'revealed', 'assassin', 'overflow']); // who starts, and how EC-096, EC-210 and EC-023 are read
});
test('EC-037 the round disc lies on 1, the strength on 2 before any Hsiung-nu comes', () => {
  for (const seats of COUNTS) {
    const quiet = SEEDS.map(seed => begun(seats, seed)).filter(
      ({ told }) => !told.some(([event]) => event === 'raided'),
    );
    expect(quiet.length).toBeGreaterThan(0);
    for (const { s } of quiet) expect([s.round, s.strength]).toEqual([1, 2]);
  }
});
test('EC-038 EC-039 EC-040 what everybody begins with', () => {
  for (const seats of COUNTS) {
    const { s, box } = begun(seats);
    for (let seat = 0; seat < seats; seat++) {
      expect(ids(box, s.hands[seat]!.pieces).sort()).toEqual(['cavalry-S2', 'cavalry-S3']);
      const tiles = s.tiles[seat]!.map(tile => box.tiles[tile]!.id);
      expect(tiles.slice(0, 2)).toEqual(['start-territory', 'start-territory']);
      expect(tiles.slice(2)).toEqual([expect.stringMatching(/^start-carriage-[1-5]$/)]);
      const { cubes, vp, trust, palace, money } = s;
      expect([cubes[seat], vp[seat], trust[seat], palace[seat], money[seat]]).toEqual([4, 10, 5, 0, 0]);
    }
    expect(new Set(s.tiles.map(tiles => tiles[2])).size).toBe(seats); // one of each kind: nobody has another's
  }
  expect(game.colours).toEqual(['red', 'blue', 'yellow', 'green', 'purple']);
});
test('EC-038 which starting carriage one gets is chance', () => {
  const first = SEEDS.map(seed => begun(3, seed)).map(({ s, box }) => box.tiles[s.tiles[0]![2]!]!.carriage);
  expect(new Set(first)).toEqual(new Set([1, 2, 3, 4, 5]));
});
test('EC-005 EC-041 starting tiles and cards that are not dealt leave the game', () => {
  for (const seats of COUNTS) {
    const { s, box } = begun(seats);
    const start = (tiles: readonly number[]) => tiles.filter(tile => box.tiles[tile]!.start);
    expect(start(s.bag).length + start(s.sets.flat()).length).toBe(0);
    expect(start(s.gone).length).toBe(15 - 3 * seats);
    const out = ids(box, s.aside);
    expect([out.filter(id => id === 'cavalry-S2').length, out.filter(id => id === 'cavalry-S3').length]).toEqual([
      5 - seats,
      5 - seats,
    ]);
    expect(ids(box, [...s.deck, ...s.market]).filter(id => id.startsWith('cavalry-S'))).toEqual([]);
  }
});
test('EC-012 EC-042 seven cubes for each player, of which four are dealt', () => {
  for (const [seats, all, supply] of [
    [3, 21, 9],
    [4, 28, 12],
    [5, 35, 15],
  ] as const) {
    const { s } = begun(seats);
    expect([s.cubes.reduce((sum, n) => sum + n, 0) + s.supply, s.supply]).toEqual([all, supply]);
  }
});
test('EC-043 one face-up character more than players, drawn from 34 without the bonus cavalry', () => {
  for (const [seats, offered] of [
    [3, 4],
    [4, 5],
    [5, 6],
  ] as const) {
    const { s, box } = begun(seats);
    expect([s.market.length, s.deck.length, s.discard.length]).toEqual([offered, 34 - offered, 0]);
    expect([...s.market, ...s.deck].includes(box.bonusCard)).toBe(false);
    expect(new Set(SEEDS.map(seed => begun(seats, seed).s.market.join())).size).toBeGreaterThan(35);
  }
});
test('EC-044 the seven policies in any order, either side up', () => {
  const rows = SEEDS.map(seed => begun(4, seed).s);
  for (const s of rows) {
    expect(s.policies.map(side => side >> 1).sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(s.done).toBe(0);
  }
  for (let card = 0; card < 7; card++) {
    const backs = rows.filter(({ policies }) => policies.includes(2 * card + 1)).length;
    expect(backs).toBeGreaterThan(8);
    expect(backs).toBeLessThan(32);
    expect(new Set(rows.map(({ policies }) => policies.findIndex(side => side >> 1 === card))).size).toBe(7);
  }
});
test('EC-044 the order of the row never changes, whatever is turned over', () => {
  const { k, s, rand } = begun(3, 5);
  const row = s.policies.map(side => side >> 1);
  const sides = new Set<string>();
  while (!k.over(s)) {
    const seat = k.waiting(s)[0]!;
    k.apply(s, seat, k.anyOption(s, seat, rand), rand);
    expect(s.policies.map(side => side >> 1)).toEqual(row);
    sides.add(s.policies.join());
  }
  expect(sides.size).toBeGreaterThan(1);
});
test('EC-045 three treasures on the table, 32 tributes in the pile', () => {
  for (const seats of COUNTS) {
    const { s } = begun(seats);
    expect(s.treasures).toEqual([-1, -1, -1]);
    expect([s.pile.length, s.tributes.flat().length, s.under.flat().length]).toEqual([32, 0, 0]);
  }
});
test('EC-046 as many order tiles as players: the first to pass takes the highest of them', () => {
  const names = ['Red', 'Blue', 'Green', 'Gold', 'Jade'];
  for (const seats of COUNTS) {
    const players = Object.fromEntries(names.slice(0, seats).map(name => [name, { hand: 'cavalry-S3' }]));
    const p = position(players, { turn: ['Red', 'bid'], highest: 4 }).plays('Red', 'pass');
    expect(p.of('Red').order).toBe(seats);
  }
});
test('EC-047 EC-048 which exit tiles a table uses, and both decree tiles, all face up', () => {
  for (const [seats, exits] of [
    [3, 'ABC'],
    [4, 'ABDE'],
    [5, 'ABCDE'],
  ] as const) {
    const { s, box } = begun(seats);
    const up = box.pack.exitTiles.filter((_, i) => (s.exits >> i) & 1).map(({ id }) => id);
    expect([up.join(''), s.decrees]).toEqual([exits, 0b11]);
  }
});
test('EC-049 the sets of Qin tiles, from a bag of 139', () => {
  for (const [seats, sizes] of [
    [3, [4, 3, 2]],
    [4, [4, 3, 3, 2]],
    [5, [4, 3, 3, 3, 2]],
  ] as const) {
    const { s, told } = begun(seats);
    const raids = told.filter(([event]) => event === 'raided').length;
    expect(s.sets.map(set => set.length)).toEqual(sizes);
    expect(s.bag.length).toBe(139 - raids - sizes.reduce((sum, size) => sum + size, 0));
  }
});
test('EC-050 Hsiung-nu that come while the sets are laid make them stronger, leave the game and are replaced', () => {
  const raided = SEEDS.map(seed => begun(5, seed)).filter(({ told }) => told.some(([event]) => event === 'raided'));
  expect(raided.length).toBeGreaterThan(5);
  for (const { s, told, box } of raided) {
    const tiles = told.filter(([event]) => event === 'raided').map(([, tile]) => tile!);
    expect(s.strength).toBe(2 + tiles.reduce((sum, tile) => sum + box.tiles[tile]!.strength!, 0));
    expect(tiles.every(tile => s.gone.includes(tile))).toBe(true);
    expect(s.sets.flat().length).toBe(15);
  }
});
test('EC-051 the start player is drawn, unless the first seat shall begin', () => {
  for (const seats of COUNTS) {
    const starters = new Set(SEEDS.map(seed => begun(seats, seed).s.start));
    expect(starters).toEqual(new Set(Array.from({ length: seats }, (_, i) => i)));
    expect(new Set(SEEDS.map(seed => begun(seats, seed, { start: 'first' }).s.start))).toEqual(new Set([0]));
  }
});
test('EC-052 EC-053 bonus tiles go round to the right, from the last player to the start player', () => {
  for (const seats of COUNTS) {
    const { k, s } = begun(seats, 3, { start: 'first' });
    expect([s.bonusHand.pieces.length, s.bonusPile.length]).toEqual([seats, 6 - seats]);
    const asked: (readonly [number, number])[] = [];
    while (s.bonusTaken.includes(0)) {
      const seat = k.waiting(s)[0]!;
      if (s.agenda.at(-1)!.at === 'bonus') asked.push([seat, s.bonusHand.pieces.length]);
      k.apply(s, seat, k.anyOption(s, seat, fastRand(2)), fastRand(seat + 1));
    }
    expect(asked).toEqual(Array.from({ length: seats }, (_, i) => [seats - 1 - i, seats - i]));
  }
});
