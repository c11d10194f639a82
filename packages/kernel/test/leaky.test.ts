import { expect, test } from 'vitest';
import type { Erased } from '../engine/erased.ts';
import { NOT_ASKED } from '../engine/play.ts';
import {
  among,
  amount,
  type Decision,
  EMPTY,
  EVERYONE,
  type Game,
  known,
  type Move,
  mute,
  OK,
  type Option,
  put,
  type Rand,
  remove,
  show,
  tableFor,
  takeAny,
  todo,
} from '../index.ts';
import { apart, change, toldButUnseen, unearnedMemory } from '../proof/knowledge.ts';
import { lawsAlong } from '../proof/laws.ts';
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
import { No, type Stash, type State, stash, withTurn } from './toy.ts';

// ---- memories ----
test('an empty place in the chest is nothing that anybody remembers', () => {
  const kept = passing(({ s }) => put(s.chest, EMPTY, known(...s.hands.keys())));
  expect(found(ofPass(unearnedMemory, kept))).toEqual([]);
});

// ---- tiles beside cards, with numbers of their own, and rows that come and go ----
const NUMBERS = Array.from({ length: 12 }, (_, i) => i + 1);
interface Richer extends State {
  laid: number[]; // tiles in the open
  tiles: number[]; // others, face down
  rows: number[][]; // of cards in the open
}
const richer = (effect: (play: Omit<Parameters<Effect>[0], 's'> & { s: Richer }) => void, more = {}): Game<Stash> =>
  ({
    ...passing(effect as Effect, alike),
    setup: (...given: Parameters<Game<Stash>['setup']>) => ({
      ...stash.setup(...given),
      laid: [...NUMBERS],
      tiles: [],
      rows: [],
    }),
    layout: {
      ...(stash.layout as object),
      laid: { zone: 'tile', seen: 'all' },
      tiles: { zone: 'tile', seen: 'nobody' },
      rows: { each: { zone: 'card', seen: 'all' } },
    },
    pools: (box: { cards: readonly number[] }) => ({ card: { pieces: box.cards }, tile: { pieces: NUMBERS } }),
    events: { ...stash.events, drew: ['seat', 'card'], turned: ['seat', 'tile'] },
    ...more,
  }) as Erased;
test('a tile of the same number earns no memory of a card, neither by being told of nor by lying in the open', () => {
  const unalike = { open: stash.open };
  const told = richer(({ s, seat, emit }) => {
    const card = s.chest.pieces[0]!;
    show(s.chest, card, known(seat));
    (emit as Erased)('turned', seat, card);
  }, unalike);
  expect(found(ofPass(unearnedMemory, told)).length).toBe(SEEDS.length);
  const turnedDown = richer(({ s, seat }) => {
    const card = s.chest.pieces[0]!;
    show(s.chest, card, known(seat));
    remove(s.laid, card);
    s.tiles.push(card);
  }, unalike);
  expect(found(ofPass(unearnedMemory, turnedDown)).length).toBe(SEEDS.length);
});
test('a tile of the same number shows no card that is told of, neither by lying in the open nor by moving', () => {
  const unalike = { open: stash.open };
  const lying = richer(({ s, seat, emit }) => emit('drew', seat, s.deck[0]!), unalike);
  expect(found(ofPass(toldButUnseen, lying)).length).toBe(SEEDS.length);
  const moving = richer(({ s, seat, emit }) => {
    const card = s.deck[0]!;
    remove(s.laid, card);
    s.tiles.push(card);
    emit('drew', seat, card);
  }, unalike);
  expect(found(ofPass(toldButUnseen, moving)).length).toBe(SEEDS.length);
});
test('a card is seen to go into a row that was not there before, and remembered out of one that is gone', () => {
  const begun = richer(({ s, seat, emit }) => {
    const card = takeAny(s.deck, () => 0);
    s.rows.push([card]);
    emit('drew', seat, card);
  });
  expect(found(ofPass(toldButUnseen, begun))).toEqual([]);
  const gone = richer(({ s }) => put(s.chest, s.rows.pop()!.pop()!, known(...s.hands.keys())));
  const withRow = (s: State) => (s as Richer).rows.push([takeAny(s.deck, () => 0)]);
  expect(found(ofPass(unearnedMemory, gone, withRow))).toEqual([]);
});

// ---- what is told ----
test('what only its owner sees is seen by nobody where nobody owns it, and what nobody sees not by its owner', () => {
  const last = ({ s }: { s: State }) => s.seats - 1;
  const ownerless = passing(play => play.emit('looked', last(play), play.s.deck[0]!), {
    layout: { ...(stash.layout as object), deck: { zone: 'card', seen: 'owner' } } as Game<Stash>['layout'],
  });
  expect(found(ofPass(toldButUnseen, ownerless)).length).toBe(SEEDS.length);
  const faceDown = passing(({ s, seat, emit }) => emit('looked', seat, s.hands[seat]![0]!), {
    layout: {
      ...(stash.layout as object),
      hands: { bySeat: { zone: 'card', seen: 'nobody' } },
    } as Game<Stash>['layout'],
  });
  const withCard = ({ hands, deck }: State) => {
    for (const hand of hands) hand.push(takeAny(deck, () => 0));
  };
  expect(found(ofPass(toldButUnseen, faceDown, withCard)).length).toBe(SEEDS.length);
});
test('a watcher who is told of a card need not remember it, as the players do', () => {
  const reminded = passing(({ s, seat, emit }) => emit('shown', seat, s.chest.pieces[0]!));
  const allKnow = (s: State) => show(s.chest, s.chest.pieces[0]!, known(...s.hands.keys()));
  expect(found(ofPass(toldButUnseen, reminded, allKnow))).toEqual([]);
});

// ---- two worlds ----
test('a card that is shown, or not, for what it is tells of itself; so does one that is seen and gone again', () => {
  const high = passing(play => {
    const { s, seat } = play;
    const card = lastHidden(play);
    if (card <= 6) return;
    remove(s.hands[(seat + 1) % s.seats]!, card);
    s.shown.push(card); // nothing is told of it: it is seen
  });
  expect(found(ofPass(apart, high))).toEqual([]);
  const glimpsed = passing(({ s, seat, rand, emit }) => {
    const card = takeAny(s.deck, rand);
    emit('shown', seat, card);
    s.deck.push(card);
  });
  expect(found(ofPass(apart, glimpsed))).toEqual([]);
});
test('nothing else is excused by a card that was shown: not a number, not its like, not the order in which cards lay unseen', () => {
  const drawnAndLeaked = passing(play => {
    const { s, seat, rand, emit } = play;
    const card = takeAny(s.deck, rand);
    s.shown.push(card);
    emit('shown', seat, card);
    s.coins.fill(lastHidden(play));
  }, alike);
  expect(found(ofPass(apart, drawnAndLeaked)).length).toBeGreaterThan(0);
  const hiddenAgain = passing(play => {
    if (lastHidden(play) > 6) put(play.s.chest, play.s.shown.pop()!, 0);
  });
  expect(found(ofPass(apart, hiddenAgain)).length).toBeGreaterThan(SEEDS.length / 2);
  const inOrder = passing(({ s }) => s.shown.push(...s.deck.splice(0)));
  const allButTwo = (s: State) => {
    s.shown.push(...s.hands.flatMap(hand => hand.splice(0)), ...s.chest.pieces.splice(0), ...s.deck.splice(2));
    s.chest.known.length = 0;
  };
  expect(found(ofPass(apart, inOrder, allButTwo)).length).toBeGreaterThan(0);
  const drawn = passing(({ s, rand }) => s.shown.push(takeAny(s.deck, rand), takeAny(s.deck, rand)));
  expect(found(ofPass(apart, drawn, allButTwo))).toEqual([]); // an order of chance's own
});
test('an event that names another seat, or no card at all, because of a hidden card is found', () => {
  const who = passing(play => play.emit('earned', lastHidden(play) > 6 ? 0 : 1));
  expect(found(ofPass(apart, who)).length).toBeGreaterThan(SEEDS.length / 2);
  const noCard = passing(play => (lastHidden(play) > 6 ? play.emit('shown', play.seat, EMPTY) : undefined));
  expect(found(ofPass(apart, noCard)).length).toBeGreaterThan(SEEDS.length / 2);
});
/** The same where each chooses coins, or a card by its number; the one is seen when it is opened, the other never. */
function choosing(
  what: 'coins' | 'card',
  more: Effect = () => {},
  asks?: (look: { seat: number }) => boolean,
): Game<Stash> {
  const game = sealing(more);
  const show = game.flow.show as Decision<Stash>;
  const coins: Move<Stash> = {
    rule: 'TOY-2',
    point: [amount('coins', () => 6)],
    effect(play, many) {
      play.s.coins[play.seat]! += many;
      more(play, 0, 0);
    },
  };
  const card: Move<Stash> = {
    rule: 'TOY-1',
    point: [among('card', ({ s, seat }) => s.hands[seat]!)],
    effect(play, chosen) {
      remove(play.s.hands[play.seat]!, chosen);
      put(play.s.chest, chosen, known(play.seat));
      more(play, 0, 0);
    },
  };
  const moves = what === 'coins' ? { coins } : { card };
  return { ...game, flow: { ...game.flow, show: { ...show, moves, ...(asks === undefined ? {} : { asks }) } } };
}
/** What the law says of the coin that ends a question asked by one of the answers, while so many of the others wait. */
function asTheNextIsOpened(game: Game<Stash>, waiting: number) {
  const isThere = ({ agenda }: State) => {
    const asked = agenda.filter(({ at }) => at === 'earn') as Erased[];
    return asked.length === 1 && asked[0].left === 1 && agenda.filter(one => 'answer' in one).length === waiting;
  };
  return SEEDS.map(seed => {
    const { k, s, rand } = begun(game, seed, ({ agenda }) => agenda.at(-1)!.at === 'earn');
    while (!isThere(s)) k.apply(s, k.waiting(s)[0]!, k.read('earn.coin')!, rand, mute);
    return apart(change(k as Erased, s, k.waiting(s)[0]!, k.read('earn.coin')!, rand), rand);
  });
}
const once: Effect = play => todo(play, { at: 'earn', seat: play.seat, left: 2 });
const twice: Effect = play => {
  once(play, 0, 0);
  once(play, 0, 0);
};
const notTheLast = ({ seat }: { seat: number }) => seat < 2;
test('what others answered stays what it was where it is opened, at once or after a question of another', () => {
  for (const more of [undefined, once, twice])
    for (const answered of [0, 1, 2]) expect(found(whereAllChoose(choosing('coins', more), answered))).toEqual([]);
  expect(found(whereAllChoose(choosing('coins', undefined, notTheLast), 1))).toEqual([]);
  for (const waiting of [1, 2])
    for (const more of [once, twice]) expect(found(asTheNextIsOpened(choosing('coins', more), waiting))).toEqual([]);
});
test('a world in which somebody could not have answered so is not compared', () => {
  expect(found(whereAllChoose(choosing('card'), 2))).toEqual([]);
  for (const waiting of [1, 2]) expect(found(asTheNextIsOpened(choosing('card', once), waiting))).toEqual([]);
});
test('who is not asked hides no leak from the others, nor do answers that wait below a question', () => {
  const chest: Effect = ({ s }) => s.coins.fill(s.chest.pieces[0]!);
  const game = choosing('coins', chest, notTheLast);
  const said = SEEDS.map(seed => {
    const { k, s, rand } = begun(game, seed, one => one.sealed.filter(answer => answer > 1).length === 1);
    s.chest.known[0] = known(2); // who is not asked knows that card, so only the others can be told of it
    return apart(change(k as Erased, s, k.waiting(s)[0]!, k.read('show.coins 3')!, rand), rand);
  });
  expect(found(said).length).toBe(SEEDS.length);
  const leaky = sealing((play, a, b) => {
    play.s.coins.fill(lastHidden(play));
    once(play, a, b);
  });
  expect(found(asTheNextIsOpened(leaky, 2)).length).toBeGreaterThan(0);
});

// ---- laws by themselves ----
test('of sixty candidates each is looked at', () => {
  const few = Array.from({ length: 60 }, (_, i) => ({ option: i, why: OK }));
  const k = {
    explain: () => few,
    whyNot: (_: unknown, __: unknown, option: number) => (option === 31 ? 5 : OK),
    write: String,
  };
  const first: Rand = () => 0; // chance would look at the first one only
  expect(says('whyNotAgrees', { k, rand: first })).toBe('whyNot and explain differ on 31');
});
test('who may do nothing but an aside is stuck', () => {
  const k = { options: (_: unknown, __: unknown, ___: unknown, asides = true) => (asides ? 1 : 0) };
  expect(says('neverStuck', { k, seat: 2 })).toBe('seat 2 has no option');
});
test('a sample in which something else is asked, and a preview that plays on the state itself, are found', () => {
  const { k, s, rand } = begun(withTurn({}), 1);
  const right = { game: stash, k, s, seat: k.waiting(s)[0]!, rand, legal: [k.read('turn.pass')!] };
  expect([says('samplesAgree', right), says('cloneIsDeep', right)]).toEqual([undefined, undefined]);
  const determinize = (view: Erased, chance: Rand) => {
    const sample = k.determinize(view, chance);
    return { ...sample, agenda: sample.agenda.map(frame => ({ ...frame, seat: 0 })) };
  };
  expect(says('samplesAgree', { ...right, k: { ...k, determinize } })).toMatch(/can tell a sample/);
  const preview = (_: unknown, seat: number, line: readonly Option[]) => k.apply(s, seat, line[0]!, rand, mute);
  const played = {
    ...k,
    preview: (view: unknown, seat: number, line: readonly Option[]) => line.length > 0 && preview(view, seat, line),
  };
  expect(says('cloneIsDeep', { ...right, k: played })).toBe('playing on a clone changed the original');
});

// ---- along a whole game ----
const along = (game: Game<Stash>, every?: number) => lawsAlong(game, tableFor(game, 2), 1, every);
test('a law of the game that holds is not broken', () => {
  expect(along({ ...stash, always: { 'TOY-2': s => s.coins.every(coins => coins >= 0) } })).toBeUndefined();
});
test('who is stuck, or where nobody is asked, is found also between the choices that are looked at', () => {
  const draw = withTurn({}).flow.turn as Decision<Stash>;
  const stuck: Game<Stash> = { ...stash, flow: { ...stash.flow, turn: { moves: { draw: draw.moves.draw! } } } };
  expect(along({ ...stuck, content: { cards: 8 } }, 1000)).toMatchObject({ law: 'neverStuck' });
  const nobody: Game<Stash> = {
    ...stash,
    setup: (...given) => ({
      ...stash.setup(...given),
      agenda: [{ at: 'show', seat: EVERYONE }],
      sealed: [NOT_ASKED, NOT_ASKED],
    }),
  };
  expect(along(nobody)).toMatchObject({ law: 'neverStuck', detail: 'nobody is asked' });
});
test('a game that goes on and on is left after 20,000 choices', () => {
  const again: Move<Stash> = {
    rule: 'TOY-1',
    effect: play => todo(play, { at: 'turn', seat: (play.seat + 1) % play.s.seats }),
  };
  const endless: Game<Stash> = { ...stash, flow: { ...stash.flow, turn: { moves: { pass: again, again } } } };
  const left = along(endless, 1e9);
  expect(left).toMatchObject({ law: 'ends', detail: 'not over after 20000 choices' });
  expect(left?.record.choices.length).toBe(20_001);
});
test('repeats finds chance that is asked otherwise when the same game is dealt again', () => {
  let dealt = 0;
  const odd: Game<Stash> = {
    ...withTurn({
      pass: {
        rule: 'TOY-1',
        effect({ s, seat, rand }) {
          s.coins[seat]! += rand(dealt % 3 === 0 ? 1000 : 7); // as it is played, as the record replays, as the seed is tried again
        },
      },
      tip: { ...(withTurn({}).flow.turn as Decision<Stash>).moves.tip!, when: () => No.noCoin },
    }),
    setup: (...given) => {
      dealt++;
      return stash.setup(...given);
    },
  };
  const laws = SEEDS.map(seed => lawsAlong(odd, tableFor(odd, 2), seed)?.law);
  expect(new Set(laws)).toEqual(new Set([undefined, 'repeats'])); // nothing where nobody happened to pass
  expect(dealt).toBe(3 * SEEDS.length);
});
