import { expect, test } from 'vitest';
import { type Game, known, type Remembered, type Step, show, tableFor } from '../index.ts';
import { lawsAlong } from '../proof/laws.ts';
import { type Stash, type State, stash } from './toy.ts';

/** Stash, dealt otherwise: a card lies in the chest, which nobody has seen. */
const dealing = (deal: (s: State) => void, more: Partial<Game<Stash>> = {}): Game<Stash> => ({
  ...stash,
  ...more,
  setup(...given) {
    const s = stash.setup(...given);
    deal(s);
    return s;
  },
});
const said = (game: Game<Stash>) => {
  const found = lawsAlong(game, tableFor(game, 2), 1);
  return found && [found.law, found.record.choices.length, found.detail.replace(/card \d+,/, 'a card,')];
};
const unearned = (viewer: number) => ['nothingUnearned', 0, `viewer ${viewer} knows a card, which nothing showed them`];

test('a card that somebody knows from the deal, though nothing showed it to them, is found before the first choice', () => {
  expect(said(dealing(() => {}))).toBeUndefined();
  expect(said(dealing(s => s.chest.known.fill(known(0, 1))))).toEqual(unearned(0));
  expect(said(dealing(s => s.chest.known.fill(known(1))))).toEqual(unearned(1));
});
test('what by the rules all know as the game begins is said of its field, and of no other', () => {
  const deal = (s: State) => s.chest.known.fill(known(0, 1));
  expect(said(dealing(deal, { dealtOpenly: ['chest'] }))).toBeUndefined();
  expect(said(dealing(deal, { dealtOpenly: ['deck', 'hands'] }))).toEqual(unearned(0));
});
test('the same holds for a box of each player', () => {
  type Boxed = State & { boxes: Remembered[] };
  const layout = Object.assign({}, stash.layout, { boxes: { bySeat: { zone: 'card', seen: 'nobody' } } });
  const deal = (s: State) => {
    const boxes = [0, known(1)].map(memory => ({ pieces: [s.deck.pop()!], known: [memory] }));
    Object.assign(s, { boxes } satisfies Partial<Boxed>);
  };
  expect(said(dealing(deal, { layout }))).toEqual(unearned(1));
  expect(said(dealing(deal, { layout, dealtOpenly: ['boxes'] }))).toBeUndefined();
});
test('what somebody is told of before the first choice they know', () => {
  const round = stash.flow.round as Step<Stash>;
  const looking = (tells: boolean): Game<Stash> => ({
    ...stash,
    flow: {
      ...stash.flow,
      round(play) {
        const { s, emit } = play;
        if (s.round === 0) {
          show(s.chest, s.chest.pieces[0]!, known(0));
          if (tells) emit('looked', 0, s.chest.pieces[0]!);
        }
        round(play);
      },
    },
  });
  expect(said(looking(true))).toBeUndefined();
  expect(said(looking(false))).toEqual(unearned(0));
});
