import { expect, test } from 'vitest';
import type { Erased } from '../engine/erased.ts';
import {
  among,
  amount,
  counted,
  endGame,
  everyTable,
  fastRand,
  type Game,
  kernelFor,
  known,
  type Move,
  mute,
  type Option,
  put,
  quick,
  type Rand,
  remove,
  show,
  tableFor,
  todo,
} from '../index.ts';
import { change } from '../proof/knowledge.ts';
import { LAWS, lawsAlong } from '../proof/laws.ts';
import { No, type Stash, stash, turn, withTurn } from './toy.ts';

/** The laws that random games of this table break. */
function broken(game: Game<Stash>, every = 1): string[] {
  const laws = everyTable(game).flatMap(table =>
    Array.from({ length: 4 }, (_, seed) => lawsAlong(game, table, seed + 1, every)?.law ?? 'none'),
  );
  return [...new Set(laws)].filter(law => law !== 'none');
}
const first = (() => {
  const table = tableFor(stash, 2);
  const k = kernelFor(stash, table);
  return { k, s: k.setup(table, fastRand(1), mute) };
})();
const move = (name: string): Move<Stash> => turn.moves[name]!;

test('a lawful game breaks no law', () => {
  expect(broken(stash)).toEqual([]);
});
test('plainData finds what JSON would lose', () => {
  const pass: Move<Stash> = { rule: 'TOY-1', effect: ({ s }) => s.coins.fill(Number.NaN) };
  expect(broken(withTurn({ pass }))).toContain('plainData');
});
test('noAliases finds frames that share one object', () => {
  const earn: Move<Stash> = {
    rule: 'TOY-2',
    effect(play) {
      const frame = { at: 'earn', seat: play.seat, left: 2 } as const;
      todo(play, frame, frame);
    },
  };
  expect(broken(withTurn({ earn }))).toEqual(['noAliases']);
});
test('neverStuck finds a decision without a choice', () => {
  const stuck: Game<Stash> = { ...stash, flow: { ...stash.flow, turn: { moves: { draw: move('draw') } } } };
  expect(broken({ ...stuck, content: { cards: 8 } })).toEqual(['neverStuck']);
});
test('noOptionTwice finds a candidate listed twice', () => {
  const store = {
    ...move('store'),
    point: [among<Stash>('card', ({ s, seat }) => [...s.hands[seat]!, s.hands[seat]![0] ?? 0])] as const,
  };
  expect(broken(withTurn({ store: store as Move<Stash> }))).toContain('noOptionTwice');
});
test('explainAgrees finds an index that misses a candidate', () => {
  const full = among<Stash>('card', ({ s, seat }) => s.hands[seat]!);
  const index = counted<Stash>(
    'card',
    ({ s, seat }) => Math.max(0, s.hands[seat]!.length - 1),
    ({ s, seat }, _, i) => s.hands[seat]![i]!,
  );
  expect(broken(withTurn({ store: { ...move('store'), point: [quick(full, index)] } }))).toEqual(['explainAgrees']);
});
test('legalFromOwnView finds a check that reads another hand', () => {
  const peeking = among<Stash>(
    'card',
    ({ s, seat }) => s.hands[seat]!,
    ({ s, seat }) => (s.hands[(seat + 1) % s.seats]![0]! > 6 ? No.noCard : (0 as never)),
  );
  expect(broken(withTurn({ store: { ...move('store'), point: [peeking] } }))).toEqual(['legalFromOwnView']);
});
test('refusedFromOwnView finds a refusal whose reason reads another hand', () => {
  const peeking = among<Stash>(
    'card',
    ({ s, seat }) => s.hands[seat]!,
    ({ s, seat }) => (s.hands[(seat + 1) % s.seats]![0]! > 6 ? No.noCard : No.noCoin),
  );
  expect(broken(withTurn({ store: { ...move('store'), point: [peeking] } }))).toEqual(['refusedFromOwnView']);
});
test('conserved and samplesAgree find a lost piece and a doubled one', () => {
  const lose: Move<Stash> = { ...move('store'), effect: ({ s, seat }, card) => remove(s.hands[seat]!, card) };
  expect(broken(withTurn({ store: lose }))).toEqual(['samplesAgree']); // which is asked first
  const double: Move<Stash> = { ...move('store'), effect: ({ s }, card) => put(s.chest, card, 0) };
  expect(broken(withTurn({ store: double }))).toEqual(['samplesAgree']);
  const right = moment(first.k, first.s);
  expect(LAWS.conserved!(right)).toBeUndefined();
  expect(LAWS.conserved!({ ...right, s: { ...first.s, shown: [1] } })).toBe('a card is lost or doubled');
});
test('samplesAgree finds a sample that its viewer can tell from the truth', () => {
  const right = moment(first.k, first.s);
  expect(LAWS.samplesAgree!(right)).toBeUndefined();
  const determinize = (v: Erased, rand: Rand) => ({ ...first.k.determinize(v, rand), round: 9 });
  expect(LAWS.samplesAgree!({ ...right, k: { ...first.k, determinize } })).toMatch(/can tell a sample/);
});
test('memoriesInStep finds pieces that were moved without their memories', () => {
  const store: Move<Stash> = {
    ...move('store'),
    effect({ s, seat }, card) {
      remove(s.hands[seat]!, card);
      s.chest.pieces.push(card);
    },
  };
  expect(broken(withTurn({ store }))).toContain('memoriesInStep');
});
test('nothingUnearned finds a memory of a card that its seat was never shown', () => {
  const store: Move<Stash> = {
    ...move('store'),
    effect({ s, seat }, card) {
      remove(s.hands[seat]!, card);
      put(s.chest, card, known(seat, (seat + 1) % s.seats));
    },
  };
  expect(broken(withTurn({ store }))).toEqual(['nothingUnearned']);
  const silent: Move<Stash> = {
    ...move('look'),
    effect: ({ s, seat }) => show(s.chest, s.chest.pieces[0]!, known(seat)),
  };
  expect(broken(withTurn({ look: silent }))).toEqual(['nothingUnearned']);
});
test('toldIsSeen finds an event that tells everybody what one seat drew, also of cards that are all alike', () => {
  const open: Game<Stash> = { ...stash, events: { ...stash.events, drew: ['seat', 'card'] } };
  expect(broken(open)).toEqual(['toldIsSeen']);
  const alike: Game<Stash> = {
    ...open,
    open: (content, table) => ({ ...stash.open(content, table), cards: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2] }),
  };
  expect(broken(alike)).toContain('toldIsSeen');
  expect(broken({ ...alike, events: stash.events })).not.toContain('toldIsSeen');
});
test('toldIsSeen finds a hidden card that is told of, though another like it was shown a moment before', () => {
  const pass: Move<Stash> = {
    rule: 'TOY-1',
    effect({ s, seat, emit }) {
      const card = s.hands[seat]!.pop();
      if (card === undefined) return;
      s.shown.push(card);
      emit('shown', seat, card);
      s.hands[seat]!.push(s.shown.pop()!);
      if (s.deck.includes(card)) emit('drew', seat, card);
    },
  };
  const leaky: Game<Stash> = {
    ...withTurn({ pass }),
    events: { ...stash.events, drew: ['seat', 'card'] },
    open: (content, table) => ({ ...stash.open(content, table), cards: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2] }),
  };
  const table = tableFor(leaky, 2);
  const k = kernelFor(leaky, table);
  const rand = fastRand(1);
  const s = k.setup(table, rand, mute);
  while (s.agenda.at(-1)!.at !== 'turn')
    k.apply(s, k.waiting(s)[0]!, k.anyOption(s, k.waiting(s)[0]!, rand), rand, mute);
  const seat = k.waiting(s)[0]!;
  const told = change(k as Erased, s, seat, k.read('turn.pass')!, rand);
  expect(told.told.map(([event]) => event)).toEqual(['shown', 'drew']);
  expect(LAWS.toldIsSeen!({ change: told } as Erased)).toMatch(
    /^"drew" tells viewer . of card ., which their view does not hold$/,
  );
});
test('worldsAlike finds an open number, a frame and a silence that depend on a hidden card', () => {
  const hidden = ({ s, seat }: { s: Stash['state']; seat: number }) => s.hands[(seat + 1) % s.seats]![0] ?? 0;
  const coins: Move<Stash> = { rule: 'TOY-1', effect: play => play.s.coins.fill(hidden(play)) };
  expect(broken(withTurn({ pass: coins }))).toEqual(['worldsAlike']);
  const frame: Move<Stash> = {
    rule: 'TOY-2',
    effect: play => todo(play, { at: 'earn', seat: play.seat, left: 1 + hidden(play) }),
  };
  expect(broken(withTurn({ pass: frame }))).toEqual(['worldsAlike']);
  const silence: Move<Stash> = {
    rule: 'TOY-2',
    effect: play => (hidden(play) > 6 ? play.emit('earned', play.seat) : undefined),
  };
  expect(broken(withTurn({ pass: silence }))).toEqual(['worldsAlike']);
});
test('always finds a broken law of the game itself', () => {
  const rich: Game<Stash> = { ...stash, always: { 'TOY-2': s => s.coins.every(coins => coins < 2) } };
  expect(broken(rich)).toEqual(['always']);
});
test('scoresAreWhole finds half a point', () => {
  expect(broken({ ...stash, score: { cards: (s, seat) => s.hands[seat]!.length / 2 } })).toEqual(['scoresAreWhole']);
});
test('ends finds an ending nobody declared', () => {
  const pass: Move<Stash> = { rule: 'TOY-1', effect: play => endGame(play, 'boredom') };
  expect(broken(withTurn({ pass }))).toEqual(['ends']);
});
test('undoRedo and replays find rules that remember something outside the state', () => {
  let calls = 0;
  const pass: Move<Stash> = {
    rule: 'TOY-1',
    effect({ s, seat }) {
      s.coins[seat]! += calls++ % 7;
    },
  };
  const tip: Move<Stash> = { ...move('tip'), when: () => No.noCoin }; // so that coins decide nothing and every replay comes to its end
  const laws = broken(withTurn({ pass, tip }), 1000); // at its first choice only, before worldsAlike finds it too
  expect(laws).toContain('replays');
  expect(laws).toContain('undoRedo');
});
test('throws tells of a rule that breaks off, with the choices before it', () => {
  const pass: Move<Stash> = {
    rule: 'TOY-1',
    effect() {
      throw new Error('no such piece');
    },
  };
  const found = lawsAlong(withTurn({ pass }), tableFor(stash, 2), 1);
  expect(found).toMatchObject({ law: 'throws', detail: 'no such piece' });
  expect(found?.record.choices.length).toBeGreaterThan(0);
});

function moment(k: Erased, s: Erased): Erased {
  const legal: Option[] = [];
  const seat = k.waiting(s)[0];
  legal.length = k.options(s, seat, legal);
  const rand = fastRand(3);
  return { game: stash, k, s, seat, rand, legal, change: change(k, s, seat, legal[0]!, rand) };
}
test('laws about the kernel find a kernel that is wrong', () => {
  const { k, s } = first;
  const wrong: Record<string, Erased> = {
    whyNotAgrees: { ...k, whyNot: () => No.noCard },
    anyOptionIsLegal: { ...k, anyOption: () => 1 },
    wordsSurvive: { ...k, read: () => undefined },
    cloneIsDeep: { ...k, clone: (same: unknown) => same },
    neverStuck: { ...k, options: () => 0 },
  };
  for (const [law, doctored] of Object.entries(wrong)) {
    const right = moment(k, s);
    expect(LAWS[law]!(right), law).toBeUndefined();
    expect(LAWS[law]!({ ...right, k: doctored }), law).toBeDefined();
  }
});
test('a game whose steps never come to a choice is an error, not an endless loop', () => {
  const endless: Game<Stash> = {
    ...stash,
    flow: { ...stash.flow, round: play => todo(play, { at: 'round', seat: play.seat }) },
  };
  const table = tableFor(endless, 2);
  expect(() => kernelFor(endless, table).setup(table, fastRand(1))).toThrow(/no choice after 10000 steps/);
});
test('amounts are offered from nothing to the most', () => {
  const give: Move<Stash> = { rule: 'TOY-2', point: [amount('coins', ({ s, seat }) => s.coins[seat]!)], effect() {} };
  expect(broken(withTurn({ pass: give }))).toEqual([]);
});
