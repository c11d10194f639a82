import { fastRand, kernelFor, type Rand, SPECTATOR, tableFor } from '@tianxia/kernel';
import { hearing } from '@tianxia/kernel/testing';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import type { State } from '../state.ts';

/** The state before the first choice, as the box says it. Every setup rule is looked at with and without the tutorial. */
const made = (option: string, rand: Rand = fastRand(1)): State => {
  const table = tableFor(game, 3, { game: option });
  const k = kernelFor(game, table);
  return k.setup(table, rand, hearing(k, []));
};
const both = (look: (s: State) => void) => {
  for (const option of ['full', 'tutorial']) look(made(option));
};
const k = kernelFor(game, tableFor(game, 3));
const GOLD = 0;
const [RICE, SUPPORT] = [1, 8];

test('TK-030 the three seats are the three states, and a player takes a seat by its colour', () => {
  expect(game.colours).toEqual(['blue', 'red', 'green']);
  both(s => expect(s.players.map(({ tribe }) => tribe)).toEqual([5, 6, 7])); // by these levels Wei, Wu, Shu
});
test('TK-031 TK-032 round 1 of 12, bid order Wei, Wu, Shu, no action order yet', () => {
  both(s => expect([s.round, s.order, s.acting]).toEqual([1, [0, 1, 2], []]));
  expect(k.box.pack.rounds).toBe(12);
});
test('TK-033 the criterion of the Han emperor is drawn; popular support has the other', () => {
  const drawn = (first: number) => made('full', below => (below === 2 ? first : 0)).criterion;
  expect([drawn(0), drawn(1)]).toEqual([0, 1]);
  const table = tableFor(game, 3);
  const counts = [0, 0];
  for (let seed = 1; seed <= 200; seed++) counts[k.setup(table, fastRand(seed)).criterion]!++;
  expect(Math.min(...counts)).toBeGreaterThan(60);
});
test('TK-034 every location has its token, 0 VP side up', () => {
  both(s => {
    expect([s.garrison.length, s.garrison.every(g => g === 0), s.token.every(t => t === 0)]).toEqual([15, true, true]);
    expect(s.flips).toEqual(Array(15).fill(0));
  });
});
test('TK-035 no military points, and everybody is Governor', () => {
  both(s =>
    expect(s.players.map(({ military, rank }) => [military, k.box.pack.ranks[rank]!.names.en])).toEqual(
      Array(3).fill([0, 'Governor']),
    ),
  );
});
test('TK-036 five undeveloped farms and marketplaces, empty granary and treasury', () => {
  both(s => {
    for (const { level, flipped, stored } of s.players) expect([level, flipped, stored]).toEqual(Array(3).fill([0, 0]));
    expect(k.box.pack.lands.levels).toBe(5);
  });
});
test('TK-037 tribal relations of Wei 5, Wu 6, Shu 7', () => {
  both(s => expect(s.players.map(({ tribe }) => tribe)).toEqual([5, 6, 7]));
});
test('TK-038 TK-039 Shu has the alliance token to place, nobody has the Han emperor', () => {
  both(s => expect([s.alliance, s.emperor, s.left]).toEqual([-1, -1, 0]));
  expect(made('tutorial').agenda.at(-1)).toMatchObject({ at: 'alliance', seat: 2 });
});
test('TK-040 gold and rice 3, 4, 5; popular support 0, 1, 2; nothing else', () => {
  both(s => {
    const [wei, wu, shu] = s.players.map(({ goods }) => [goods[GOLD], goods[RICE], goods[SUPPORT]]);
    expect([wei, wu, shu]).toEqual([
      [3, 3, 0],
      [4, 4, 1],
      [5, 5, 2],
    ]);
    for (const { goods } of s.players) expect(goods.slice(2, 8)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
test('TK-041 three Unification cards each, and one, two, three Separation cards', () => {
  both(s => {
    const dealt = s.players.map(({ hand }) =>
      [0, 1].map(deck => hand.pieces.filter(card => k.box.deckOf[card] === deck).length),
    );
    expect(dealt).toEqual([
      [3, 1],
      [3, 2],
      [3, 3],
    ]);
    expect(s.decks.map(deck => deck.length)).toEqual([12, 15]);
  });
  const hands = Array.from({ length: 20 }, (_, seed) =>
    made('full', fastRand(seed + 1)).players[0]!.hand.pieces.join(),
  );
  expect(new Set(hands).size).toBeGreaterThan(15); // shuffled
});
test('TK-042 TK-043 six cards are drawn; four, three and two are kept, the others go back', () => {
  const s = made('full');
  expect(s.players.map(({ drawn, reserve }) => [drawn.length, reserve.length])).toEqual(Array(3).fill([6, 16]));
  const before = s.players.map(({ drawn }) => drawn.slice());
  const keep = [0b001111, 0b010101, 0b100001];
  for (const [seat, set] of keep.entries()) {
    for (const wrong of [set & (set - 1), 0b111111])
      expect(k.game.reasons[k.whyNot(s, seat, k.read(`recruit.keep ${wrong}`)!)]![0]).toBe('wrongNumber');
    k.apply(s, seat, k.read(`recruit.keep ${set}`)!, fastRand(1));
  }
  for (const [seat, { shown, fresh, reserve, drawn }] of s.players.entries()) {
    const kept = before[seat]!.filter((_, i) => (keep[seat]! >> i) & 1);
    expect([shown.length + fresh.length, fresh, drawn]).toEqual([5 - seat, kept, []]);
    expect([...reserve].sort()).toEqual(expect.arrayContaining(before[seat]!.filter(g => !kept.includes(g)).sort()));
    expect(reserve.length).toBe(22 - kept.length);
  }
});
test('TK-044 hands are dealt before generals are chosen, and their owners alone see them', () => {
  const s = made('full');
  expect(s.agenda.at(-1)!.at).toBe('recruit');
  for (const seat of [0, 1, 2])
    for (const viewer of [SPECTATOR, 0, 1, 2]) {
      const seen = k.view(s, viewer).players[seat]!.hand.pieces;
      if (viewer === seat) expect(seen).toEqual(s.players[seat]!.hand.pieces);
      else expect(seen.filter(card => card > 0)).toEqual([]); // backs
    }
});
test('TK-045 TK-075 the choice of generals is made by all at once and in secret', () => {
  const s = made('full');
  expect(k.waiting(s)).toEqual([0, 1, 2]);
  k.apply(s, 1, k.read('recruit.keep 7')!, fastRand(1));
  expect(k.waiting(s)).toEqual([0, 2]);
  for (const viewer of [SPECTATOR, 0, 2]) {
    expect(k.view(s, viewer).sealed[1]).toBe(-1); // chosen, not told
    expect(k.view(s, viewer).players[1]!.drawn).toEqual(Array(6).fill(-2)); // cards of Wu, faces unknown
  }
  expect(k.view(s, 1).sealed[1]).toBe(k.read('recruit.keep 7'));
});
test('TK-046 each state has two bid tokens', () => {
  expect([k.box.pack.bidTokens, k.box.pack.components.find(({ item }) => item.startsWith('bid token'))?.count]).toEqual(
    [2, 6],
  );
  const yuJin = k.box.pack.generals.find(({ id }) => id === 'yu-jin')!;
  const put = yuJin.abilities
    .flatMap(one => (one.kind === 'benefit' ? one.gives : []))
    .find(one => one.kind === 'putOnCard');
  expect(put).toMatchObject({ item: 'charge', amount: k.box.pack.bidTokens }); // both of Wei's
});
