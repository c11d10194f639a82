import { expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { type Pack, readPack } from '../content/shape.ts';

// What an owner of the box may put in: the last pack that is taken, and the first that is refused with its path.
const taken = (change: Partial<Pack>) => expect(() => readPack({ ...content, ...change })).not.toThrow();
const refused = (change: Partial<Pack>, why: string) =>
  expect(() => readPack({ ...content, ...change })).toThrow(`pack.${why}`);

/** The rows with the one at this place changed. */
const changed = <T extends object>(rows: readonly T[], at: number, change: Partial<T>): T[] =>
  rows.map((row, i) => (i === at ? { ...row, ...change } : row));
/** So many cards of each aspect, in a game so short that there are enough of them. */
const hand = (ofEach: number, drawn: number, kept: number): Partial<Pack> => ({
  hand: { ofEach, drawn, kept },
  rewards: content.rewards.slice(0, 3),
});

test('ZG-012 ZG-016 ZG-096 aspects, Officials and Court Actions stand in their order', () => {
  refused({ aspects: content.aspects.toReversed() }, 'aspects[0].id: expected writing');
  refused({ officials: content.officials.toReversed() }, 'officials[0].colour: expected red');
  refused({ court: content.court.toReversed() }, 'court[0].id: expected wall');
});
test('ZG-012 a number lies within those of its aspect', () => {
  refused({ cards: changed(content.cards, 0, { aspect: 'currency' }) }, 'cards[0].number: expected 41 to 80 for');
  refused({ cards: changed(content.cards, 119, { aspect: 'currency' }) }, 'cards[119].number: expected 41 to 80 for');
});
test('ZG-013 no card is triggered by re-assigning', () => {
  refused(
    { cards: changed(content.cards, 2, { after: 'reassign' }) },
    'cards[2].after: expected another action, re-assigning triggers no card',
  );
});
test('ZG-063 ZG-238 of each aspect one card more is drawn than is kept, as many are kept as without the choice', () => {
  taken(hand(1, 2, 1));
  refused(hand(2, 4, 2), 'hand: expected to draw one card more than is kept');
  refused(hand(1, 3, 2), 'hand: expected to draw one card more than is kept');
});
test('ZG-238 four cards of each aspect can be drawn, and one of them is put back', () => {
  taken(hand(3, 4, 3));
  refused(hand(3, 5, 3), 'hand.drawn: expected a whole number 2..4, found 5');
});
test('ZG-238 no more than three cards of each aspect are kept', () => {
  refused(hand(3, 4, 4), 'hand.kept: expected a whole number 1..3, found 4');
});
test('ZG-063 ZG-238 no more than three cards of each aspect are dealt', () => {
  refused(hand(4, 4, 3), 'hand.ofEach: expected a whole number 1..3, found 4');
});
test('ZG-064 there are cards of every aspect for four players in every round', () => {
  for (const [at, { id }] of content.aspects.entries())
    refused({ cards: content.cards.filter((_, i) => i !== 40 * at) }, `cards: expected 40 cards for ${id}`);
  taken({ cards: content.cards.filter(({ number }) => number % 5 > 0), rewards: content.rewards.slice(0, 4) });
});
test('ZG-011 a border lies between two Regions, and every Region has a neighbour', () => {
  refused({ adjacent: [...content.adjacent, [1, 1]] }, 'adjacent[4]: expected two Regions');
  refused({ adjacent: content.adjacent.slice(1) }, 'adjacent: expected a neighbour of 1');
  refused({ adjacent: content.adjacent.slice(0, -1) }, 'adjacent: expected a neighbour of 5');
});
test('ZG-006 every Region has as many squares as the first', () => {
  const squares = content.squares.map((row, region) => (region === 3 ? row.slice(1) : row));
  refused({ squares }, 'squares[3]: expected 3 squares, as in the first Region');
});
test('ZG-023 ZG-079 ZG-081 a Region has three places for cards, each with its markers and its unrest', () => {
  const { markers, unrest } = content.unification;
  const wanted = 'unification: expected three places for cards';
  refused({ unification: { markers: markers.slice(1), unrest } }, wanted);
  refused({ unification: { markers, unrest: unrest.slice(1) } }, wanted);
});
test('ZG-021 a Workers area has two places for Officials', () => {
  for (const officialsBelow of [1, 3]) refused({ places: { officialsBelow } }, 'places.officialsBelow: expected 2');
});
test('ZG-016 ZG-050 a board begins with no more Officials of a colour than a player has', () => {
  const { a, b } = content.boards;
  const start = (reds: number): Pack['boards']['a']['start'] => ({
    region: 1,
    officials: [...Array<'red'>(reds).fill('red'), 'gray'],
  });
  taken({ boards: { a: { ...a, start: start(5) }, b } });
  refused({ boards: { a: { ...a, start: start(6) }, b } }, 'boards.a.start: expected at most 5 red');
  refused({ boards: { a, b: changed(b, 2, { start: start(6) }) } }, 'boards.b[2].start: expected at most 5 red');
});
test('ZG-092 the symbol that blocks a Palace lies on a slot of its track', () => {
  const { a, b } = content.boards;
  const unrest = (palaceBlock: number) => a.unrest.map((track, i) => (i === 1 ? { length: 2, palaceBlock } : track));
  taken({ boards: { a: { ...a, unrest: unrest(2) }, b } });
  refused({ boards: { a: { ...a, unrest: unrest(3) }, b } }, 'boards.a.unrest[1].palaceBlock: expected a slot up to 2');
});
test('ZG-178 the boards of the B side stand in their order', () => {
  const { a, b } = content.boards;
  refused({ boards: { a, b: b.toReversed() } }, 'boards.b[0].id: expected circle');
});
test('ZG-204 there are two Tasks of every kind at least, one for each section', () => {
  const kept = (ids: RegExp) => ({ tasks: content.tasks.filter(({ id }) => ids.test(id)) });
  taken(kept(/[12]/));
  refused(kept(/1|[PG]/), 'tasks: expected two tiles or more for wall');
  refused(kept(/1|[WG]/), 'tasks: expected two tiles or more for palace');
});
