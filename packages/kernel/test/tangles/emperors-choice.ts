/** Emperor's Choice's tangles: the auction, secret shows, and cards that others remember. */
import {
  among,
  bits,
  type Check,
  type Decision,
  EMPTY,
  EVERYONE,
  endGame,
  type Game,
  type Handlers,
  handle,
  known,
  type Look,
  OK,
  type Play,
  put,
  remove,
  type Seat,
  type Step,
  show,
  subset,
  todo,
  WHOLE_TABLE,
} from '../../index.ts';
import { addCubes, auction, bid, declare, effects, victim } from './emperors-choice-auction.ts';
import {
  content,
  type EmperorsChoice,
  events,
  everyone,
  type Frames,
  has,
  layout,
  me,
  membersOf,
  No,
  open,
  type Player,
  POLICIES,
  type Policy,
  payCubes,
  powerOf,
  score,
  startingHand,
} from './emperors-choice-board.ts';
import { drawCharacter, exit, keepOne, loseOne, loss } from './emperors-choice-passing.ts';

const ROUNDS = 4;

// ---- management, shortened to hiring ----
const management: Step<EmperorsChoice, Frames['management']> = play => {
  const { s, frame } = play;
  const seat = s.players.findIndex(p => p.tile === frame.tile);
  if (seat >= 0) todo(play, { at: 'hire', seat }, { at: 'management', seat: WHOLE_TABLE, tile: frame.tile + 1 });
};
const affordable: Check<EmperorsChoice> = (look, card) =>
  look.box.characters[card]!.cost <= me(look).money ? OK : No.tooPoor;
const hire: Decision<EmperorsChoice> = {
  moves: {
    hire: {
      rule: 'EC-118',
      point: [among('character', ({ s }) => s.market, affordable)],
      effect(play, card) {
        me(play).money -= play.box.characters[card]!.cost;
        remove(play.s.market, card);
        put(me(play).hand, card, everyone(play)); // bought openly: all know who has it
      },
    },
    end: { rule: 'EC-117', effect() {} },
  },
};

// ---- policies: cards are shown in secret, at once, opened from the chooser on (EC-159, 178) ----
const settle: Decision<EmperorsChoice> = {
  moves: {
    settle: {
      rule: 'EC-153',
      point: [among('policy', [...POLICIES.keys()], ({ s }, policy) => (has(s.done, policy) ? No.alreadyDone : OK))],
      effect(play, policy) {
        const { s, seat } = play;
        s.done |= 1 << policy;
        if (bits(s.done) === POLICIES.length) s.done = 0;
        play.emit('settled', seat, policy);
        todo(play, { at: 'show', seat: EVERYONE, from: seat, policy });
      },
    },
  },
};
type Showing = Look<EmperorsChoice, Frames['show']>;
const policyOf = ({ frame }: Showing): Policy => ({ kind: POLICIES[frame.policy]! });
const fits: Handlers<Policy, [Look<EmperorsChoice>, card: number], boolean> = {
  borderDefence: (_, { box }, card) => box.characters[card]!.defence !== undefined,
  meritocracy: () => true,
  bloodLineage: (_, { box }, card) => box.characters[card]!.blood === true,
};
const fitting = (look: Showing) => me(look).hand.pieces.filter(card => handle(fits, policyOf(look), look, card));
const howManyFit = (look: Showing) => fitting(look).length;
const exactlyTwo: Check<EmperorsChoice, Frames['show']> = (look, set) =>
  policyOf(look).kind !== 'meritocracy' || bits(set) === Math.min(2, howManyFit(look)) ? OK : No.exactlyTwo;
const reward: Handlers<Policy, [Play<EmperorsChoice>, cards: readonly number[]]> = {
  borderDefence: (_, play, cards) => {
    const { strength } = play.s;
    const defence = cards.reduce((sum, card) => sum + play.box.characters[card]!.defence!, 1);
    score(play, play.seat, defence >= strength ? strength + 2 : defence >> 1); // EC-179: before the cubes are paid
    payCubes(play, defence >= strength ? 2 : 1);
  },
  meritocracy: (_, play, cards) => {
    const powers = cards.map(card => powerOf(play.box, me(play), card));
    score(
      play,
      play.seat,
      powers.reduce((sum, power) => sum + power, 0),
    );
  },
  bloodLineage: (_, play, cards) => score(play, play.seat, 3 * cards.length),
};
const showCards: Decision<EmperorsChoice, Frames['show']> = {
  asks: look => me(look).hand.pieces.length > 0, // all with a card: who is asked tells nothing about what they hold
  moves: {
    show: {
      rule: 'EC-178',
      point: [subset('character', howManyFit, howManyFit, exactlyTwo)],
      effect(play, set) {
        const cards = membersOf(set, fitting(play));
        for (const card of cards) {
          show(me(play).hand, card, everyone(play)); // EC-036: back in hand, but seen
          play.emit('showed', play.seat, card);
        }
        handle(reward, policyOf(play), play, cards);
      },
    },
  },
};

// ---- a round ----
const round: Step<EmperorsChoice> = play => {
  const { s } = play;
  Object.assign(s, { highest: 0, opened: false, exits: (1 << s.seats) - 1 });
  for (const p of s.players) {
    p.tile = 0;
    p.money += 2;
  }
  s.discard.push(...s.market.splice(0));
  for (let i = 0; i < s.seats + 1; i++) {
    const card = drawCharacter(play);
    if (card !== EMPTY) s.market.push(card);
  }
  const mostTrusted = s.players.reduce((best, p, seat) => (p.trust > s.players[best]!.trust ? seat : best), 0);
  todo(
    play,
    { at: 'auction', seat: s.start, mustOpen: true },
    { at: 'management', seat: WHOLE_TABLE, tile: 1 },
    { at: 'settle', seat: mostTrusted },
    { at: 'endOfRound', seat: WHOLE_TABLE },
  );
};
const endOfRound: Step<EmperorsChoice> = play => {
  const { s } = play;
  s.start = s.players.findIndex(p => p.tile === s.seats); // EC-217: who passed first
  s.strength++;
  if (++s.round === ROUNDS) endGame(play, 'unified');
  else todo(play, { at: 'round', seat: WHOLE_TABLE });
};

const newPlayer = (seat: Seat, seats: number): Player => ({
  hand: { pieces: startingHand(seat), known: startingHand(seat).map(() => known(...Array(seats).keys())) },
  drawn: [],
  shown: [],
  cubes: 4,
  shownCubes: 0,
  trust: 5,
  money: 2,
  points: 10,
  tile: 0,
});
export const emperorsChoice: Game<EmperorsChoice> = {
  id: 'emperors-choice',
  rules: 'tangles',
  seats: [3, 5],
  colours: ['red', 'blue', 'yellow', 'green', 'purple'],
  options: {},
  content,
  open,
  setup: (box, { seats }) => ({
    seats,
    agenda: [{ at: 'round', seat: WHOLE_TABLE }],
    sealed: [],
    ending: '',
    round: 0,
    start: 0,
    highest: 0,
    opened: false,
    exits: 0,
    done: 0,
    strength: 2,
    supply: 2 * seats,
    deck: [...box.characters.keys()].slice(box.starting + 1),
    market: [],
    discard: [],
    unused: [0, 1, 2, 3, 4].slice(seats).flatMap(startingHand),
    players: Array.from({ length: seats }, (_, seat) => newPlayer(seat, seats)),
  }),
  flow: {
    round,
    auction,
    bid,
    addCubes,
    declare,
    effects,
    victim,
    loss,
    loseOne,
    exit,
    keepOne,
    management,
    hire,
    settle,
    show: showCards,
    endOfRound,
  },
  layout,
  pools: box => ({ character: { pieces: [...box.characters.keys()].slice(1) } }),
  events,
  reasons: No.book,
  endings: ['unified'],
  always: {
    'EC-014': s => s.players.reduce((sum, p) => sum + p.cubes, s.supply) === 6 * s.seats,
    'EC-070': s => s.players.every(p => p.shownCubes <= p.cubes),
  },
  score: { points: (s, seat) => s.players[seat]!.points },
  tiebreak: [(s, seat) => s.players[seat]!.trust],
};
