import { expect, test } from 'vitest';
import type { Erased } from '../engine/erased.ts';
import { fastRand, type Game, known, OK, type Option, put, remove, show, tableFor, takeAny, todo } from '../index.ts';
import { apart, change, toldButUnseen, unearnedMemory } from '../proof/knowledge.ts';
import { headOf, lawsAt } from '../proof/laws.ts';
import {
  alike,
  begun,
  type Effect,
  found,
  lastHidden,
  ofPass,
  passing,
  SEEDS,
  says,
  sealing,
  whereAllChoose,
} from './leaky-games.ts';
import { type Stash, type State, stash, withTurn } from './toy.ts';

// ---- memories ----
test('hearing of one card earns no memory of another, and seeing one taken earns a single memory', () => {
  const heardOfAnother = passing(({ s, seat, emit }) => {
    show(s.chest, s.chest.pieces[0]!, known(seat));
    emit('looked', seat, s.hands[seat]![0] ?? s.deck[0]!);
  });
  expect(found(ofPass(unearnedMemory, heardOfAnother)).length).toBe(SEEDS.length);
  const heard = passing(({ s, seat, emit }) => {
    show(s.chest, s.chest.pieces[0]!, known(seat));
    emit('looked', seat, s.chest.pieces[0]!);
  });
  expect(found(ofPass(unearnedMemory, heard))).toEqual([]);
  const everybody = (s: State) => known(...s.hands.keys());
  const tucked = passing(({ s }) => put(s.chest, s.shown.pop()!, everybody(s)), alike);
  expect(found(ofPass(unearnedMemory, tucked))).toEqual([]); // it lay in the open a moment ago
  const another = passing(({ s }) => {
    const card = s.shown.at(-1)!; // stays where it is
    if (!s.deck.includes(card)) return;
    remove(s.deck, card);
    put(s.chest, card, everybody(s));
  }, alike);
  expect(found(ofPass(unearnedMemory, another)).length).toBeGreaterThan(SEEDS.length / 2);
  const both = passing(({ s }) => {
    const card = s.shown.pop()!;
    put(s.chest, card, everybody(s));
    if (!s.deck.includes(card)) return;
    remove(s.deck, card);
    put(s.chest, card, everybody(s)); // two memories, one card that was seen
  }, alike);
  expect(found(ofPass(unearnedMemory, both)).length).toBeGreaterThan(SEEDS.length / 2);
});

// ---- what is told ----
test('a card is told of in vain where all its like lie in the open, or it moved before their eyes; never where it lies hidden', () => {
  const open: Partial<Game<Stash>> = { events: { ...stash.events, drew: ['seat', 'card'] } };
  const lying = passing(({ s, seat, emit }) => emit('drew', seat, s.shown[0]!), open);
  expect(found(ofPass(toldButUnseen, lying))).toEqual([]);
  const moved = passing(({ s, seat, emit }) => {
    const card = s.hands[seat]!.pop() ?? takeAny(s.deck, () => 0);
    s.shown.push(card);
    emit('drew', seat, card);
  }, open);
  expect(found(ofPass(toldButUnseen, moved))).toEqual([]);
  const hidden = passing(({ s, seat, emit }) => emit('drew', seat, s.deck[0]!), open);
  expect(found(ofPass(toldButUnseen, hidden)).length).toBe(SEEDS.length);
  const likeOne = passing(({ s, seat, emit }) => emit('drew', seat, s.deck[0]!), { ...alike, ...open });
  expect(found(ofPass(toldButUnseen, likeOne)).length).toBe(SEEDS.length); // another like it lies in the open, and did not move
  const nothing = passing(({ seat, emit }) => emit('drew', seat, 0), open);
  expect(found(ofPass(toldButUnseen, nothing))).toEqual([]);
});

// ---- two worlds ----
test('what the rules admit, and what is counted when the game is over, may depend on hidden cards', () => {
  const telling: Effect = play => (lastHidden(play) > 6 ? play.emit('earned', play.seat) : undefined);
  expect(found(ofPass(apart, passing(telling))).length).toBeGreaterThan(0);
  expect(found(ofPass(apart, passing(telling, { admits: ['earned'] })))).toEqual([]);
  const ending: Effect = play => {
    play.s.coins.fill(lastHidden(play));
    play.s.agenda.length = 0;
    play.s.ending = 'rounds';
  };
  expect(found(ofPass(apart, passing(ending)))).toEqual([]);
});
test('worlds stay alike where all choose at once: before the last answer, and as all are opened', () => {
  for (const answered of [0, 1, 2]) expect(found(whereAllChoose(sealing(), answered)), `${answered}`).toEqual([]);
});
test('an answer that is opened and tells of hidden cards is found; one that is still sealed tells nothing', () => {
  const leaky = sealing(play => play.s.coins.fill(lastHidden(play)));
  expect(found(whereAllChoose(leaky, 2)).length).toBeGreaterThan(SEEDS.length / 2);
  for (const answered of [0, 1]) expect(found(whereAllChoose(leaky, answered))).toEqual([]);
  const unsealed = sealing(() => {}, {
    layout: { ...(stash.layout as object), sealed: 'open' } as Game<Stash>['layout'],
  });
  expect(found(whereAllChoose(unsealed, 1)).length).toBeGreaterThan(SEEDS.length / 2);
});
test('an answer that waits to be opened while another asks on is compared too', () => {
  const asking = (coin: Effect): Game<Stash> => {
    const game = sealing(play => todo(play, { at: 'earn', seat: play.seat, left: 2 }));
    const earn = game.flow.earn as Erased;
    return {
      ...game,
      flow: { ...game.flow, earn: { ...earn, moves: { ...earn.moves, coin: { ...earn.moves.coin, effect: coin } } } },
    };
  };
  const atCoin = (game: Game<Stash>) =>
    SEEDS.map(seed => {
      const { k, s, rand } = begun(game, seed, one => one.agenda.at(-1)!.at === 'earn');
      expect(s.agenda.filter(frame => 'answer' in frame).length).toBeGreaterThan(0);
      return apart(change(k as Erased, s, k.waiting(s)[0]!, k.read('earn.coin')!, rand), rand);
    });
  const coin =
    (also: Effect): Effect =>
    (play, a, b) => {
      (play.frame as Erased).left--;
      also(play, a, b);
    };
  expect(found(atCoin(asking(coin(() => {}))))).toEqual([]);
  const peeking = coin(({ s }) => {
    const waiting = s.agenda.find(frame => 'answer' in frame) as Erased;
    s.coins.fill((waiting?.answer as Option) % 7);
  });
  expect(found(atCoin(asking(peeking))).length).toBeGreaterThan(0);
});

test('who looked on from the beginning knows again what everybody at the table has seen before, and only that', () => {
  const everybody = ({ seats }: State) => (1 << seats) - 1;
  const again = passing(({ s, seat, emit }) => {
    if (!s.chest.pieces.includes(1)) return;
    show(s.chest, 1, everybody(s));
    emit('shown', seat, 1);
  }, alike);
  const seenBy = (whom: (s: State) => number) => (s: State) => {
    const cards = [...s.chest.pieces.splice(0), ...s.deck.splice(0)].sort((a, b) => a - b);
    s.chest.pieces.push(...cards);
    s.chest.known = cards.map((_, i) => (i === 0 ? whom(s) : 0));
  };
  expect(found(ofPass(apart, again, seenBy(everybody)))).toEqual([]);
  expect(
    found(
      ofPass(
        apart,
        again,
        seenBy(() => known(0, 1)),
      ),
    ).length,
  ).toBeGreaterThan(0);
});

// ---- laws by themselves ----
test('a state is plain data, and its zones are in step, all the way down', () => {
  const plain = (s: unknown) => says('plainData', { s }) === undefined;
  expect(
    [{ a: ['', { b: 1 }] }, { a: [null] }, { a: undefined }, { a: () => 1 }, { a: Number.POSITIVE_INFINITY }].map(
      plain,
    ),
  ).toEqual([true, false, false, false, false]);
  const inStep = (s: unknown) => says('memoriesInStep', { s }) === undefined;
  const zone = { pieces: [1, 2], known: [0] };
  expect(
    [{ zone: { pieces: [1], known: [0] } }, { pieces: [1], known: 2 }, { at: [null, 1] }, { deep: [zone] }].map(inStep),
  ).toEqual([true, true, true, false]);
  const twice = { left: 1 };
  expect([says('noAliases', { s: [null, twice, {}] }), says('noAliases', { s: [twice, twice] })]).toEqual([
    undefined,
    'two places share one object',
  ]);
});
test('of very many candidates one of each move and reason is looked at, and others by chance', () => {
  const explained = Array.from({ length: 300 }, (_, i) => ({ option: i, why: i === 7 ? 9 : OK }));
  const k = (wrong: number) => ({
    explain: () => explained,
    whyNot: (_: unknown, __: unknown, option: number) => (option === wrong ? 5 : explained[option]!.why),
    write: String,
  });
  const asked = (wrong: number) => says('whyNotAgrees', { k: k(wrong), rand: fastRand(1) });
  expect([asked(7), asked(-1)]).toEqual(['whyNot and explain differ on 7', undefined]);
  const few = explained.slice(0, 60);
  for (const wrong of [0, 31, 59])
    expect(says('whyNotAgrees', { k: { ...k(wrong), explain: () => few }, rand: fastRand(1) })).toBeDefined();
  let calls = 0;
  const counting = {
    ...k(-1),
    whyNot: (_: unknown, __: unknown, option: number) => [calls++, explained[option]!.why][1],
  };
  says('whyNotAgrees', { k: counting, rand: fastRand(1) });
  expect(calls).toBe(52); // the two of a kind, and fifty by chance
});
test('whoever has no option, draws an illegal one or half a point is found at once', () => {
  expect(says('neverStuck', { k: { options: () => 0 }, seat: 2 })).toBe('seat 2 has no option');
  let draws = 0;
  const unsure = { anyOption: () => [4, 4, 5][draws++] };
  expect(says('anyOptionIsLegal', { k: unsure, legal: [4] })).toBe('anyOption drew an illegal option');
  expect(says('scoresAreWhole', { k: { result: () => ({ totals: [1, 1.5] }) } })).toBe('a score is not a whole number');
  const { k, s, rand } = begun(withTurn({}), 1);
  expect(lawsAt(stash, { ...k, options: () => 0 }, s, 1, rand)).toEqual({
    law: 'neverStuck',
    detail: 'seat 1 has no option',
  });
  expect(headOf(stash, tableFor(stash, 2)).players).toEqual([
    { name: 'P1', colour: 'red' },
    { name: 'P2', colour: 'blue' },
  ]);
});
