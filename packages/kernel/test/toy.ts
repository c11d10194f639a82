import {
  among,
  type Core,
  type Decision,
  EVERYONE,
  type EventKinds,
  endGame,
  type Game,
  known,
  type Layout,
  OK,
  put,
  type Remembered,
  reasons,
  remove,
  type Step,
  show,
  subset,
  takeAny,
  todo,
  WHOLE_TABLE,
} from '../index.ts';

/**
 * Stash: a game for tests with what the kernel offers and few rules. Each round everybody shows a card at once, then in turn draws,
 * looks into the chest, stores a card there, earns coins one by one, throws cards away or passes.
 */
interface Frames {
  round: {};
  show: {};
  turn: {};
  earn: { left: number };
}
export interface State extends Core<Frames> {
  hands: number[][];
  deck: number[];
  shown: number[];
  chest: Remembered;
  coins: number[];
  round: number;
}
type Events = {
  shown: [seat: number, card: number];
  drew: [seat: number, card: number];
  looked: [seat: number, card: number];
  earned: [seat: number];
};
interface Box {
  cards: readonly number[];
  rounds: number;
}
export type Stash = { state: State; frames: Frames; events: Events; box: Box };

export const No = reasons({ noCard: 'TOY-1', noCoin: 'TOY-2', tooMany: 'TOY-3' });
const HAND = 2;

const round: Step<Stash> = play => {
  const { s, box } = play;
  if (s.round === box.rounds) {
    endGame(play, 'rounds');
    return;
  }
  s.round++;
  const turns = Array.from({ length: s.seats }, (_, seat) => ({ at: 'turn', seat }) as const);
  todo(play, { at: 'show', seat: EVERYONE, from: s.round % s.seats }, ...turns, { at: 'round', seat: WHOLE_TABLE });
};
const showing: Decision<Stash> = {
  asks: ({ s, seat }) => s.hands[seat]!.length > 0,
  moves: {
    card: {
      rule: 'TOY-1',
      point: [among('card', ({ s, seat }) => s.hands[seat]!)],
      effect({ s, seat, emit }, card) {
        remove(s.hands[seat]!, card);
        s.shown.push(card);
        emit('shown', seat, card);
      },
    },
  },
};
export const turn: Decision<Stash> = {
  moves: {
    draw: {
      rule: 'TOY-1',
      when: ({ s }) => (s.deck.length > 0 ? OK : No.noCard),
      effect({ s, seat, rand, emit }) {
        const card = takeAny(s.deck, rand);
        s.hands[seat]!.push(card);
        emit('drew', seat, card);
      },
    },
    look: {
      rule: 'TOY-1',
      when: ({ s }) => (s.chest.pieces.length > 0 ? OK : No.noCard),
      effect({ s, seat, emit }) {
        show(s.chest, s.chest.pieces[0]!, known(seat));
        emit('looked', seat, s.chest.pieces[0]!);
      },
    },
    store: {
      rule: 'TOY-1',
      point: [among('card', ({ s, seat }) => s.hands[seat]!)],
      effect({ s, seat }, card) {
        remove(s.hands[seat]!, card);
        put(s.chest, card, known(seat));
      },
    },
    discard: {
      rule: 'TOY-3',
      point: [
        subset(
          'card',
          ({ s, seat }) => s.hands[seat]!.length,
          () => 2,
          (_, set) => (set === 0 ? No.noCard : OK),
        ),
      ],
      effect({ s, seat }, set) {
        const hand = s.hands[seat]!;
        const gone = hand.filter((_, i) => (set >> i) & 1);
        for (const card of gone) remove(hand, card);
        s.shown.push(...gone);
      },
    },
    earn: { rule: 'TOY-2', effect: play => todo(play, { at: 'earn', seat: play.seat, left: 2 }) },
    tip: {
      rule: 'TOY-2',
      stays: true,
      aside: true,
      when: ({ s, seat }) => (s.coins[seat]! > 0 ? OK : No.noCoin),
      effect({ s, seat }) {
        s.coins[seat]!--;
        s.coins[(seat + 1) % s.seats]!++;
      },
    },
    pass: { rule: 'TOY-1', effect() {} },
  },
};
const earn: Decision<Stash, Frames['earn']> = {
  asks: ({ frame }) => frame.left > 0,
  moves: {
    coin: {
      rule: 'TOY-2',
      stays: true,
      effect({ s, seat, frame, emit }) {
        frame.left--;
        s.coins[seat]!++;
        emit('earned', seat);
      },
    },
    stop: { rule: 'TOY-2', effect() {} },
  },
};
const events: EventKinds<Events> = {
  shown: ['seat', 'card'],
  drew: ['seat', 'secret card'],
  looked: ['seat', 'secret card'],
  earned: ['seat'],
};
const layout: Layout<State> = {
  seats: 'open',
  agenda: 'open',
  sealed: 'sealed',
  ending: 'open',
  hands: { bySeat: { zone: 'card', seen: 'owner' } },
  deck: { zone: 'card', seen: 'nobody' },
  shown: { zone: 'card', seen: 'all' },
  chest: { zone: 'card', seen: 'nobody' },
  coins: 'open',
  round: 'open',
};
export const stash: Game<Stash> = {
  id: 'stash',
  rules: '1',
  seats: [2, 3],
  colours: ['red', 'blue', 'green'],
  options: { length: ['short', 'long'] },
  content: { cards: 12 },
  open: (content, { options }) => ({
    cards: Array.from({ length: (content as { cards: number }).cards }, (_, i) => i + 1),
    rounds: options.length === 'long' ? 5 : 3,
  }),
  setup(box, { seats }, rand) {
    const deck = [...box.cards];
    const hands = Array.from({ length: seats }, () => Array.from({ length: HAND }, () => takeAny(deck, rand)));
    const agenda: State['agenda'] = [{ at: 'round', seat: WHOLE_TABLE }];
    const chest = { pieces: [takeAny(deck, rand)], known: [0] };
    const coins = Array<number>(seats).fill(0);
    return { seats, agenda, sealed: [], ending: '', hands, deck, shown: [], chest, coins, round: 0 };
  },
  flow: { round, show: showing, turn, earn },
  layout,
  pools: box => ({ card: { pieces: box.cards } }),
  events,
  reasons: No.book,
  endings: ['rounds'],
  score: { cards: (s, seat) => s.hands[seat]!.length },
  tiebreak: [(s, seat) => s.coins[seat]!],
};
/** The same game with some of the moves of a turn changed: for planted faults and scripted lines. */
export const withTurn = (moves: Partial<(typeof turn)['moves']>): Game<Stash> => ({
  ...stash,
  flow: { ...stash.flow, turn: { moves: { ...turn.moves, ...moves } as (typeof turn)['moves'] } },
});
