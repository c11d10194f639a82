import { expect, test } from 'vitest';
import { sight } from '../engine/sight.ts';
import {
  fastRand,
  type Game,
  kernelFor,
  type Layout,
  type Pool,
  SPECTATOR,
  tableFor,
  UNKNOWN,
  WHOLE_TABLE,
} from '../index.ts';
import { type Stash, type State, stash } from './toy.ts';

const table = tableFor(stash, 2);
/** The toy game with another stock of cards: equal ones, and backs that tell something. */
function stocked(pool: Pool, change: Partial<State>) {
  const game: Game<Stash> = { ...stash, pools: () => ({ card: pool }) };
  const k = kernelFor(game, table);
  const empty = { hands: [[], []], deck: [], shown: [], chest: { pieces: [], known: [] } };
  const s: State = {
    ...k.setup(table, fastRand(1)),
    agenda: [{ at: 'turn', seat: 0 }],
    sealed: [],
    ...empty,
    ...change,
  };
  const samples = (viewer: number) =>
    Array.from({ length: 30 }, (_, seed) => k.determinize(k.view(s, viewer), fastRand(seed)));
  return { k, s, samples, lost: (state: State) => sight(game, k.box).lost(state) };
}
test('an empty place is seen empty by everybody, and stays so in every sample', () => {
  const { k, s, samples, lost } = stocked(
    { pieces: [1, 2, 3] },
    {
      hands: [
        [1, 0],
        [0, 2],
      ],
      deck: [0, 3],
    },
  );
  expect([k.view(s, 0).hands, k.view(s, 0).deck]).toEqual([
    [
      [1, 0],
      [0, UNKNOWN],
    ],
    [0, UNKNOWN],
  ]);
  expect(lost(s)).toBeUndefined();
  for (const sample of samples(0)) {
    expect([sample.hands[0], sample.hands[1]![0], sample.deck[0]]).toEqual([[1, 0], 0, 0]);
    expect(lost(sample)).toBeUndefined();
  }
});
test('a back tells its kind to everybody, and a sample deals only pieces of that back there', () => {
  const back = [0, 4, 4, 5, 5, 5];
  const { k, s, samples, lost } = stocked({ pieces: [1, 2, 3, 4, 5], back }, { hands: [[1, 3], [4]], deck: [5, 2] });
  const view = k.view(s, 0);
  expect([view.hands, view.deck]).toEqual([
    [[1, 3], [UNKNOWN - 5]],
    [UNKNOWN - 5, UNKNOWN - 4],
  ]);
  expect(k.view(view, 0)).toEqual(view); // seen again, it is the same
  const dealt = new Set(samples(0).map(({ hands, deck }) => `${hands[1]} ${deck}`));
  expect([...dealt].sort()).toEqual(['4 5,2', '5 4,2']);
  expect(samples(0).map(lost)).toEqual(Array(30).fill(undefined));
});
test('of equal pieces as many are unseen as are not in sight', () => {
  const { samples, lost } = stocked({ pieces: [1, 1, 1, 2] }, { hands: [[1], [1]], shown: [1], deck: [2] });
  const dealt = new Set(samples(0).map(({ hands, deck }) => `${hands[1]} ${deck}`));
  expect([...dealt].sort()).toEqual(['1 2', '2 1']);
  expect(samples(SPECTATOR).map(lost)).toEqual(Array(30).fill(undefined));
});
test('one more of equal pieces in sight is news, as many as before is none', () => {
  const { k, s } = stocked({ pieces: [1, 1, 2, 2] }, { hands: [[], [1]], shown: [1], deck: [2, 2] });
  const news = (change: Partial<State>) => k.learned(k.view(s, 0), k.view({ ...s, ...change }, 0));
  expect(news({ shown: [1, 1], hands: [[], []] })).toBe(true);
  expect(news({ shown: [1, 2], deck: [2] })).toBe(true);
  expect(news({ shown: [], hands: [[1], [1]] })).toBe(false);
  expect(news({ shown: [2], hands: [[], [1, 1]], deck: [2] })).toBe(true); // though as many are unseen as before
  expect(news({ deck: [2], hands: [[], [1, 2]] })).toBe(false);
});
test('the last unseen piece of a kind of back is news when it comes to light', () => {
  const back = [0, 4, 5];
  const { k, s } = stocked({ pieces: [1, 2], back }, { hands: [[], [1]], deck: [2] });
  expect(k.learned(k.view(s, 0), k.view({ ...s, hands: [[], []], shown: [1] }, 0))).toBe(true);
});
test('what lies nowhere or in two places is told by its pool; empty places do not count', () => {
  const { s, lost } = stocked({ pieces: [1, 2] }, { hands: [[1, 0], [0]], deck: [2] });
  expect([lost(s), lost({ ...s, deck: [] }), lost({ ...s, shown: [1] })]).toEqual([undefined, 'card', 'card']);
});
test('who is not asked under a seal is known to all; a sample keeps that, and opens the answers of others again', () => {
  const k = kernelFor(stash, tableFor(stash, 3));
  const s = k.setup(tableFor(stash, 3), fastRand(1));
  const [own, other] = [0, 2].map(seat => k.read(`show.card ${s.hands[seat]![0]}`)!);
  s.sealed = [own!, 1, other!];
  const view = k.view(s, 0);
  expect(view.sealed).toEqual([own, 1, UNKNOWN]);
  expect(k.view(s, SPECTATOR).sealed).toEqual([UNKNOWN, 1, UNKNOWN]);
  expect(k.determinize(view, fastRand(1)).sealed).toEqual([own, 1, 0]);
});
test('frames without an answer are seen as they are, and one’s own answer stays in a sample', () => {
  const { k, s } = stocked({ pieces: [1, 2] }, { hands: [[1], [2]] });
  const answer = k.read('show.card 1')!;
  s.agenda = [
    { at: 'round', seat: WHOLE_TABLE },
    { at: 'show', seat: 1, answer: k.read('show.card 2')! },
    { at: 'show', seat: 0, answer },
    { at: 'earn', seat: 1, left: 2 },
  ];
  const sample = k.determinize(k.view(s, 0), fastRand(1));
  expect(k.view(s, 0).agenda).toEqual([
    s.agenda[0],
    { at: 'show', seat: 1, answer: UNKNOWN },
    s.agenda[2],
    s.agenda[3],
  ]);
  expect(sample.agenda).toEqual([s.agenda[0], { at: 'show', seat: 1 }, s.agenda[2], s.agenda[3]]);
});
test('a glance shares what is open with the state, an agenda without secrets too, and may leave the rest out', () => {
  const { k, s } = stocked({ pieces: [1, 2] }, { hands: [[1], [2]] });
  expect(k.glance(s, 0)).toEqual(k.view(s, 0));
  expect([k.glance(s, 0).agenda === s.agenda, k.view(s, 0).agenda === s.agenda]).toEqual([true, false]);
  expect(k.glance(s, 1, ['hands', 'coins'])).toEqual({ hands: [[UNKNOWN], [2]], coins: s.coins });
});
test('what nobody sees its owner does not see either', () => {
  const hands = { bySeat: { zone: 'card', seen: 'nobody' } };
  const layout: Layout<State> = Object.assign({}, stash.layout, { hands });
  const k = kernelFor({ ...stash, layout }, table);
  const s = k.setup(table, fastRand(1));
  for (const viewer of [0, 1, SPECTATOR])
    expect(k.view(s, viewer).hands).toEqual(s.hands.map(hand => hand.map(() => UNKNOWN)));
});
test('where the order of a hand is secret, others see its backs, and what they remember, in an order that tells nothing', () => {
  const hands = { bySeat: { zone: 'card', seen: 'owner', order: 'secret' } };
  const chest = { zone: 'card', seen: 'nobody', order: 'secret' };
  const layout: Layout<State> = Object.assign({}, stash.layout, { hands, chest });
  const cards = { pieces: [1, 2, 3, 4, 5, 6], back: [0, 1, 2, 1, 2, 1, 2] };
  const held = (hand: number[], pieces: number[], known: number[]) => {
    const k = kernelFor({ ...stash, layout, pools: () => ({ card: cards }) }, table);
    const s = { ...k.setup(table, fastRand(1)), hands: [[], hand], deck: [], shown: [], chest: { pieces, known } };
    const view = k.view(s, 0);
    return { hand: view.hands[1], chest: view.chest, own: k.view(s, 1).hands[1], s, k };
  };
  const [first, second] = [UNKNOWN - 1, UNKNOWN - 2];
  const one = held([2, 1, 4], [6, 3, 5], [0b10, 0b01, 0b00]);
  const other = held([4, 2, 1], [5, 6, 3], [0b00, 0b10, 0b01]);
  expect(one.hand).toEqual([first, second, second]);
  expect(one.chest).toEqual({ pieces: [3, first, second], known: [0b01, 0b00, 0b10] });
  expect([other.hand, other.chest]).toEqual([one.hand, one.chest]);
  expect([one.own, other.own]).toEqual([
    [2, 1, 4],
    [4, 2, 1],
  ]);
  const alike = held([], [1, 3, 5], [0b10, 0b00, 0b10]);
  expect(alike.chest.known).toEqual([0b10, 0b10, 0b00]);
  expect(one.s.chest.known).toEqual([0b10, 0b01, 0b00]); // the state stays as it is
  expect(one.k.view(one.k.determinize(one.k.view(one.s, 0), fastRand(3)), 0)).toEqual(one.k.view(one.s, 0));
});
