import { type Decision, fastRand, type Game, kernelFor, type Option, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { type Stash, type State, stash } from '../../kernel/test/toy.ts';
import { type Composer, doing, eachOf, type Gestures, nothingMade, type ThingKey, thingsTold } from '../index.ts';
import { everyOptionIsReached, gestureAt, pressing } from './at-table.ts';

/** A card is kept or thrown away by pressing it: its number in hand is not its own number, so the two have names. */
const how: Gestures<Stash> = { presses: { 'turn.discard': [eachOf('place', 0)] } };

function atTurn(change: (s: State) => void = () => {}) {
  const table = tableFor(stash, 2, {});
  const k = kernelFor(stash, table);
  const rand = fastRand(3);
  const s = k.setup(table, rand);
  while (s.agenda.at(-1)?.at !== 'turn') k.apply(s, k.waiting(s)[0]!, k.anyOption(s, k.waiting(s)[0]!, rand), rand);
  const seat = k.waiting(s)[0]!;
  s.hands[seat] = [4, 5, 6];
  change(s);
  return { k, s, seat, on: gestureAt(k, s, seat, how) };
}
test('every option of every decision can be reached, and every step taken back', () => {
  expect([...everyOptionIsReached(stash, how, 3, { length: 'long' }, { seed: 5 })].sort()).toEqual(
    [
      'show.card',
      ...['discard', 'draw', 'earn', 'look', 'pass', 'store', 'tip'].map(name => `turn.${name}`),
      'earn.coin',
      'earn.stop',
    ].sort(),
  );
});
describe('a set is pressed member by member', () => {
  test('it is whole at every legal size, and grows', () => {
    const { k, on } = atTurn();
    const one = pressing(on, ['place 0']);
    expect(on.proposal(one).map(k.write)).toEqual(['turn.discard 1']);
    const two = pressing(on, ['place 2'], one);
    expect(on.proposal(two).map(k.write)).toEqual(['turn.discard 5']);
    expect(on.look(two, 'place 0')?.is).toBe('chosen');
  });
  test('another member takes the place of one that is picked when the set is full', () => {
    const { k, on } = atTurn();
    const made = pressing(on, ['place 0', 'place 1', 'place 2']);
    expect(on.proposal(made).map(k.write)).toEqual(['turn.discard 5']);
  });
  test('a member pressed again is taken out', () => {
    const { k, on } = atTurn();
    expect(on.proposal(pressing(on, ['place 0', 'place 0']))).toEqual([]);
    const rest = pressing(on, ['place 0', 'place 1', 'place 0']);
    expect(on.proposal(rest).map(k.write)).toEqual(['turn.discard 2']);
  });
});
test('what cannot be says why, pressed or not', () => {
  const { on } = atTurn(s => s.deck.splice(0));
  expect(on.look(nothingMade, doing('turn.draw'))).toMatchObject({
    is: 'cannot',
    why: { name: 'noCard', rule: 'TOY-1' },
  });
  expect(on.press(nothingMade, doing('turn.draw'))?.refused?.why.rule).toBe('TOY-1');
  expect(on.press(nothingMade, 'card 12')).toBeUndefined();
});
describe('asides', () => {
  const rich = () => atTurn(s => s.coins.fill(1));
  test('are quiet, and never take the place of a choice in the making', () => {
    const { k, on } = rich();
    expect(on.look(nothingMade, doing('turn.tip'))?.is).toBe('may');
    expect(on.proposal(pressing(on, [doing('turn.tip')])).map(k.write)).toEqual(['turn.tip']);
    expect(on.look(pressing(on, ['place 0']), doing('turn.tip'))).toBeUndefined();
  });
});
describe('a gesture of several choices', () => {
  test('goes on while the same player is asked, and counts its steps', () => {
    const { k, on } = atTurn();
    const earning = pressing(on, [doing('turn.earn')]);
    expect(on.momentOf(earning).frame?.at).toBe('earn');
    expect(on.step(earning)).toEqual([2, 3]);
    const stopped = pressing(on, [doing('earn.stop')], earning);
    expect(on.proposal(stopped).map(k.write)).toEqual(['turn.earn', 'earn.stop']);
    expect(on.momentOf(stopped).frame).toBeUndefined();
    expect(on.back(stopped)).toEqual(earning);
  });
  test('an earlier choice is changed by pressing something else, once nothing more is asked', () => {
    const { k, on } = atTurn();
    const stopped = pressing(on, [doing('turn.earn'), doing('earn.stop')]);
    expect(on.look(stopped, doing('earn.coin'))?.is).toBe('may');
    const coins = pressing(on, [doing('earn.coin')], stopped);
    expect(on.proposal(coins).map(k.write)).toEqual(['turn.earn', 'earn.coin']);
    expect(on.look(coins, doing('turn.pass'))).toBeUndefined(); // the second coin is asked for
    expect(on.proposal(pressing(on, [doing('turn.pass')], stopped)).map(k.write)).toEqual(['turn.pass']);
  });
  test('what was pressed is chosen, and pressed again it is taken back', () => {
    const { on } = atTurn();
    const earning = pressing(on, [doing('turn.earn')]);
    expect(on.look(earning, doing('turn.earn'))?.is).toBe('chosen');
    expect(pressing(on, [doing('turn.earn')], earning)).toEqual(nothingMade);
  });
  test('a decision that begins a gesture of its own ends the one before', () => {
    const { k, s, seat } = atTurn();
    const on = gestureAt(k, s, seat, { ...how, begins: ['earn'] });
    expect(on.momentOf(pressing(on, [doing('turn.earn')])).frame).toBeUndefined();
  });
});
test('what has only one way answers itself, is named, and goes back with the choice before it', () => {
  const { s, seat } = atTurn();
  const { asks, moves } = stash.flow.earn as Decision<Stash, { left: number }>;
  const noStop: Game<Stash> = {
    ...stash,
    flow: { ...stash.flow, earn: { asks: asks!, moves: { coin: moves.coin! } } },
  };
  const k = kernelFor(noStop, tableFor(stash, 2, {}));
  const on = gestureAt(k, s, seat, how);
  const made = pressing(on, [doing('turn.earn')]);
  expect(on.proposal(made).map(k.write)).toEqual(['turn.earn', 'earn.coin', 'earn.coin']);
  expect(on.forced(made).map(k.write)).toEqual(['earn.coin', 'earn.coin']);
  expect(on.back(made)).toEqual(nothingMade);
});
test('what every way has in common is picked by itself', () => {
  const { k, s, seat } = atTurn(state => {
    state.agenda.push({ at: 'show', seat: 0 });
  });
  s.agenda.at(-1)!.seat = seat;
  s.hands[seat] = [9, 4];
  const on = gestureAt(k, s, seat, {
    presses: {
      'show.card': [
        { kind: 'hand', arg: 0, number: () => 0 },
        { kind: 'card', arg: 0 },
      ],
    },
  });
  expect(on.held(nothingMade)).toEqual(['hand 0']);
  expect(on.look(nothingMade, 'hand 0')?.is).toBe('chosen');
  expect(on.look(nothingMade, 'card 4')?.is).toBe('can');
  expect(on.back(nothingMade)).toBeUndefined();
});

describe('a composed choice', () => {
  /** Cards toggled one by one; the choice is whole with one or two of them. */
  const composer: Composer<Stash, readonly number[]> = {
    start: ({ frame }) => (frame?.at === 'turn' ? [] : undefined),
    look: (stage, thing) => (thing.startsWith('card') ? (stage.includes(cardOf(thing)) ? 'chosen' : 'can') : undefined),
    press(stage, thing) {
      if (!thing.startsWith('card')) return undefined;
      const card = cardOf(thing);
      if (stage.includes(card)) return { stage: stage.filter(one => one !== card) };
      return stage.length < 2
        ? { stage: [...stage, card] }
        : { why: { name: 'tooMany', rule: 'TOY-3', text: 'Two at most' } };
    },
    drop: (stage, thing, onto) => (onto === 'chest 0' ? { stage: [...stage, cardOf(thing)] } : undefined),
    back: stage => (stage.length === 0 ? undefined : stage.slice(0, -1)),
    line(stage, { kernel, state, seat }) {
      const set = stage.reduce((bits, card) => bits | (1 << state.hands[seat]!.indexOf(card)), 0);
      return set === 0 ? [] : [kernel.read(`turn.discard ${set}`) as Option];
    },
  };
  const cardOf = (thing: ThingKey) => Number(thing.split(' ')[1]);
  const composed = () => {
    const { k, s, seat } = atTurn();
    return { k, on: gestureAt<Stash, readonly number[]>(k, s, seat, { composer }) };
  };
  test('becomes a line once it is whole, step by step and back', () => {
    const { k, on } = composed();
    const two = pressing(on, ['card 4', 'card 6']);
    expect(on.proposal(two).map(k.write)).toEqual(['turn.discard 5']);
    expect(on.look(two, 'card 6')?.is).toBe('chosen');
    expect(on.press(two, 'card 5')?.refused?.why.rule).toBe('TOY-3');
    const one = on.back(two)!;
    expect(on.proposal(one).map(k.write)).toEqual(['turn.discard 1']);
    expect(on.proposal(on.back(one)!)).toEqual([]);
  });
  test('leaves the other moves of the decision as they are', () => {
    const { k, on } = composed();
    const passed = pressing(on, [doing('turn.pass')], pressing(on, ['card 4']));
    expect(on.proposal(passed).map(k.write)).toEqual(['turn.pass']);
  });
  test('takes a drop, and a change from its own controls', () => {
    const { k, on } = composed();
    expect(on.proposal(on.drop(nothingMade, 'card 5', 'chest 0')!).map(k.write)).toEqual(['turn.discard 2']);
    expect(on.proposal(on.compose(nothingMade, [4, 5])).map(k.write)).toEqual(['turn.discard 3']);
  });
});
test('what happened names the things it was about; secrets and sums are none', () => {
  const { k } = atTurn();
  expect([
    ...thingsTold(k, [
      ['shown', 1, 7],
      ['drew', 0, -1],
      ['earned', 1],
    ]),
  ]).toEqual(['card 7']);
});
