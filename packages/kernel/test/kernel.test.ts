import { expect, test } from 'vitest';
import { sight } from '../engine/sight.ts';
import {
  fastRand,
  kernelFor,
  NOT_OFFERED,
  type Option,
  plain,
  SPECTATOR,
  sentence,
  tableFor,
  UNCOUNTED,
} from '../index.ts';
import { tableAt } from '../proof/testing.ts';
import { elided } from '../words/french.ts';
import { No, type State, stash } from './toy.ts';

const table = tableFor(stash, 3);
const k = kernelFor(stash, table);
/** The first seat's turn, with hands as named. */
function turnOf(hands: number[][], change: Partial<State> = {}): State {
  const s = k.setup(table, fastRand(1));
  const agenda: State['agenda'] = [
    { at: 'round', seat: -2 },
    { at: 'turn', seat: 0 },
  ];
  const deck = k.box.cards.filter(card => !hands.flat().includes(card) && card !== 12);
  return { ...s, agenda, sealed: [], hands, deck, shown: [], chest: { pieces: [12], known: [0] }, ...change };
}
const HANDS = [[1, 2], [3, 4], [5]];

test('words are read exactly as they are written, and nothing else is', () => {
  const option = k.read('turn.store 2')!;
  expect([k.write(option), k.words(option)]).toEqual([
    'turn.store 2',
    { move: 'turn.store', args: [2], kinds: ['card'] },
  ]);
  const bad = [
    '',
    ' ',
    'turn',
    'turn.',
    'turn.storm 1',
    'turn.store',
    'turn.store 1 2',
    'turn.store  1',
    'turn.pass 0',
  ];
  const numbers = ['-1', '+1', '1.0', '1e3', '01', 'NaN', '0x1', '1048576', '99999999', '１'].map(
    n => `turn.store ${n}`,
  );
  for (const words of [...bad, ...numbers, 'constructor', 'turn.store 1\n'])
    expect(k.read(words), words).toBeUndefined();
  expect(k.read('turn.store 1048575')).toBeDefined();
});
test('what is refused says why: the move as a whole, the candidate, or that it is not offered', () => {
  const t = tableAt(k, turnOf(HANDS, { deck: [] }));
  t.at('turn', 0).offers('turn.store 1', 'turn.pass', 'turn.look').refuses('turn.draw', 'noCard');
  t.refuses('turn.store 3', 'notOffered').refuses('earn.coin', 'notOffered').refuses('turn.discard 0', 'noCard');
  expect(k.whyNot(t.state, 1, k.read('turn.pass')!)).toBe(NOT_OFFERED);
  expect(k.whyNot(t.state, 0, 12345 as Option)).toBe(NOT_OFFERED);
});
test('explain tells every candidate with its reason and rule', () => {
  const explained = k.explain(turnOf(HANDS), 0).map(e => `${k.write(e.option)} ${k.game.reasons[e.why]![0]} ${e.rule}`);
  expect(explained).toEqual([
    ...['turn.draw ok TOY-1', 'turn.look ok TOY-1', 'turn.store 1 ok TOY-1', 'turn.store 2 ok TOY-1'],
    ...['turn.discard 0 noCard TOY-3', 'turn.discard 1 ok TOY-3', 'turn.discard 2 ok TOY-3', 'turn.discard 3 ok TOY-3'],
    ...['turn.earn ok TOY-2', 'turn.tip noCoin TOY-2', 'turn.pass ok TOY-1'],
  ]);
});
test('an aside is legal, but left out of bots’ lists and random play', () => {
  const s = turnOf(HANDS, { coins: [3, 0, 0] });
  const tip = k.read('turn.tip')!;
  const all: Option[] = [];
  all.length = k.options(s, 0, all);
  const bots: Option[] = [];
  bots.length = k.options(s, 0, bots, false);
  expect([all.includes(tip), bots.includes(tip), all.length - bots.length]).toEqual([true, false, 1]);
  const rand = fastRand(1);
  for (let i = 0; i < 200; i++) expect(k.anyOption(s, 0, rand)).not.toBe(tip);
  tableAt(k, s).plays('turn.tip', 'turn.tip').at('turn', 0);
  expect(s.coins).toEqual([1, 2, 0]);
});
test('anyOption is uniform over the options', () => {
  const s = turnOf(HANDS);
  const counts = new Map<Option, number>();
  const rand = fastRand(5);
  for (let i = 0; i < 9000; i++) {
    const option = k.anyOption(s, 0, rand);
    counts.set(option, (counts.get(option) ?? 0) + 1);
  }
  expect(counts.size).toBe(9);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150); // five standard deviations
});
test('a move that stays keeps its decision open, and counts in its frame', () => {
  const t = tableAt(k, turnOf(HANDS)).plays('turn.earn').at('earn', 0).plays('earn.coin').at('earn', 0);
  expect(t.state.agenda.at(-1)).toEqual({ at: 'earn', seat: 0, left: 1 });
  t.plays('earn.coin');
  expect([t.state.coins[0], t.state.agenda.at(-1)?.at]).toEqual([2, 'show']);
});
test('a set of things is one choice of bits', () => {
  const t = tableAt(k, turnOf([[1, 2, 3], [4], [5]]))
    .offers('turn.discard 5')
    .refuses('turn.discard 7', 'notOffered');
  t.plays('turn.discard 5');
  expect([t.state.hands[0], t.state.shown]).toEqual([[2], [1, 3]]);
});
test('who has nothing to answer is not asked at a decision for everyone', () => {
  const t = tableAt(k, turnOf([[1], [], [5]], { round: 0 }))
    .plays('turn.pass')
    .at('show', 0, 2);
  expect(k.view(t.state, 1).sealed).toEqual([0, 1, 0]);
  t.as(2).plays('show.card 5').as(0).plays('show.card 1').at('turn', 0);
  expect(t.told.map(([event, seat]) => [event, seat])).toEqual([
    ['shown', 2],
    ['shown', 0],
  ]);
  const nobody = tableAt(k, turnOf([[], [], []], { round: 0 })).plays('turn.pass');
  expect([nobody.state.agenda.at(-1)?.at, nobody.state.sealed]).toEqual(['turn', []]);
});
test('a preview shows one’s own line up to a draw, a sealed answer or another seat', () => {
  const s = turnOf(HANDS);
  const line = (...words: string[]) => words.map(word => k.read(word)!);
  const preview = (...words: string[]) => k.preview(k.view(s, 0), 0, line(...words), fastRand(1));
  const earned = preview('turn.earn', 'earn.coin');
  expect([earned.stopped, earned.after.coins[0], earned.told]).toEqual([false, 1, [['earned', 0]]]);
  expect(preview('turn.draw').stopped).toBe(true);
  expect(preview('turn.pass').stopped).toBe(true); // what follows is the whole table's step
  expect(s).toEqual(turnOf(HANDS));
});
test('secret arguments are read by the first seat of the event only', () => {
  expect([0, 1, SPECTATOR].map(viewer => k.tell(['drew', 0, 7], viewer))).toEqual([
    ['drew', 0, 7],
    ['drew', 0, -1],
    ['drew', 0, -1],
  ]);
  expect(k.tell(['shown', 0, 7], 1)).toEqual(['shown', 0, 7]);
});
test('places go by totals, then by the tie-breaks, and are shared where all is equal', () => {
  const result = (hands: number[][], coins: number[]) => k.result(turnOf(hands, { coins }));
  expect(result([[1, 2], [3], [4]], [0, 9, 9])).toEqual({
    lines: { cards: [2, 1, 1] },
    totals: [2, 1, 1],
    places: [1, 2, 2],
  });
  expect(result([[1], [3], [4]], [0, 1, 2]).places).toEqual([3, 2, 1]);
  expect(result([[1], [3], [4]], [2, 1, 2]).places).toEqual([1, 3, 1]);
  expect(result([[], [3], []], [5, 0, 5]).places).toEqual([2, 1, 2]);
});
test('news is what was unseen before: not one’s own cards moving, not what others learn', () => {
  const before = turnOf(HANDS);
  const after = tableAt(k, k.clone(before)).plays('turn.look').state;
  expect(k.learned(k.view(before, 0), k.view(after, 0))).toBe(true);
  expect(k.learned(k.view(before, 1), k.view(after, 1))).toBe(false);
  const stored = tableAt(k, k.clone(before)).plays('turn.store 1').state;
  expect(k.learned(k.view(before, 0), k.view(stored, 0))).toBe(false);
});
test('a zone of secret size shows others neither its pieces nor how many there are', () => {
  const hands = { bySeat: { zone: 'card', seen: 'owner', size: 'secret' } };
  const secretive = kernelFor({ ...stash, layout: Object.assign({}, stash.layout, { hands }) }, table);
  const s = turnOf([[1, 2, 3], [4], []]);
  expect(secretive.view(s, 1).hands).toEqual([[UNCOUNTED], [4], [UNCOUNTED]]);
  expect(secretive.view(s, SPECTATOR).hands).toEqual([[UNCOUNTED], [UNCOUNTED], [UNCOUNTED]]);
  expect(secretive.view(secretive.view(s, 1), 1)).toEqual(secretive.view(s, 1));
  const sizes = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const sample = secretive.determinize(secretive.view(s, 1), fastRand(seed));
    expect([sample.hands[1], sample.deck.length, sample.hands.flat().length]).toEqual([[4], s.deck.length, 4]);
    expect(sight(secretive.game, secretive.box).lost(sample)).toBeUndefined();
    sizes.add(sample.hands.map(hand => hand.length).join());
  }
  expect([...sizes].sort()).toEqual(['0,1,3', '1,1,2', '2,1,1', '3,1,0']);
});
test('a sentence says one thing to the reader and another to everybody else, and counts in its own words', () => {
  const parts = sentence(
    '{0?Votre province|La province de @} compte {1:squares}.',
    ['seat', 'count'],
    [1, 3],
    (kind, value) => (kind === 'seat' ? 'Alice' : `${value} ${kind}`),
  );
  expect(elided(plain(parts))).toBe('La province d’Alice compte 3 squares.');
  expect(parts[0]).toEqual({ kind: 'seat', value: 1, name: 'La province de Alice', mine: 'Votre province' });
  expect(elided('le modèle de Han, que Yan et que Ulric')).toBe('le modèle de Han, que Yan et qu’Ulric');
});
test('a sentence puts names for its arguments', () => {
  const parts = sentence(
    '{0} drew {1}, {2} left.',
    ['seat', 'secret card', 'count'],
    [1, 4, 9],
    (kind, value) => `${kind} ${value}`,
  );
  expect(plain(parts)).toBe('seat 1 drew card 4, 9 left.');
  expect(parts[2]).toEqual({ kind: 'card', value: 4, name: 'card 4' });
  expect([No.book.length, k.game.reasons[1]]).toEqual([4, ['noCard', 'TOY-1']]);
});
