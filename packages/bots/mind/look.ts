import {
  EVERYONE,
  type GameTypes,
  type Kernel,
  mute,
  type Option,
  type Rand,
  type Seat,
  type View,
} from '@tianxia/kernel';
import { hunches, hunchOf } from './hunch.ts';
import { Changes } from './leaves.ts';
import { type Reader, readerOf } from './reader.ts';
import { WORDS, wordsOf } from './words.ts';

/** What a mind knows of one decision: the state, and what every option changes in it. */
export interface Look {
  seats: number; // at this table
  seat: Seat; // who looks
  given: number; // options
  facts: number; // of one option, for a hunch
  told: Int32Array; // their rows, for each option
  many: number; // options that are read: all that follows is about these
  which: Int32Array; // their numbers among those given
  before: Int32Array; // by slot: its row
  changes: Int32Array; // rows that an option switches on, and as negative numbers those it switches off
  from: Int32Array; // by option: where its changes begin; one more for the end
  words: Int32Array; // WORDS rows for each option
  worth: Float32Array; // by seat from the viewer on: the game's evaluation
  gains: Float32Array; // GAINS for each option: what it adds to the own evaluation, and to the lead
}
export const GAINS = 2;
const USUAL = 512; // options that there is room for from the start
/** Of all options every one is read. */
export function everything(look: Look): number {
  for (let i = 0; i < look.given; i++) look.which[i] = i;
  return look.given;
}

/** Thrown instead of a draw: what an option does is looked at up to the first thing that chance decides. */
const CHANCE = { chance: true };
const noChance: Rand = () => {
  throw CHANCE;
};
type State = GameTypes['state'];

/** One for each kernel; what it returns is written over by the next look. */
export interface Looking {
  /** At what the seat knows. */
  view(view: View<State>, seat: Seat, options: Option[], many: number, rand: Rand): Look;
  /** At a guess of the whole state, which stays as it is. What the layout hides from the seat is not read from it. */
  guess(guess: State, seat: Seat, options: Option[], many: number): Look;
  /** What an option makes of a guess, up to the first thing that chance decides. */
  after(guess: State, seat: Seat, option: Option): State;
}
/** `pick` says which options are read, and how many; where it is left out no facts for a hunch are told either. */
export function looking(
  k: Kernel<GameTypes>,
  reader: Reader = readerOf(k.game),
  pick?: (look: Look) => number,
): Looking {
  const { evaluate = () => 0, reading } = k.game;
  const words = wordsOf(k);
  const facts = pick === undefined ? 0 : (hunchOf(reading)?.facts ?? 0);
  const tellFacts = hunches(k);
  const changes = new Changes();
  const look: Look = {
    seats: 0,
    seat: 0,
    given: 0,
    facts,
    many: 0,
    before: new Int32Array(reader.slots.slots),
    changes: changes.list,
    worth: new Float32Array(reader.seats),
    ...roomFor(USUAL, facts),
  };
  const bestRival = (s: State, seat: Seat): number => {
    let best = -Infinity;
    for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, evaluate(s, other, k.box));
    return s.seats === 1 ? 0 : best;
  };
  function afterwards(open: State, seat: Seat, option: Option): State {
    const s = k.clone(open);
    try {
      k.apply(s, seat, option, noChance, mute);
    } catch (stop) {
      if (stop !== CHANCE) throw stop;
    }
    return s;
  }
  function guess(guess: State, seat: Seat, options: Option[], many: number): Look {
    look.seats = guess.seats;
    look.seat = seat;
    look.given = many;
    if (many > look.which.length) Object.assign(look, roomFor(2 * many, facts));
    reader.read(guess, seat, k.box, look.before);
    look.worth.fill(0);
    const mine = evaluate(guess, seat, k.box);
    look.worth[0] = mine;
    let rival = guess.seats === 1 ? 0 : -Infinity;
    for (let turned = 1; turned < guess.seats; turned++) {
      const theirs = evaluate(guess, (seat + turned) % guess.seats, k.box);
      look.worth[turned] = theirs;
      rival = Math.max(rival, theirs);
    }
    const open = unsealed(k, guess, seat);
    const told = many > 0 ? reader.told(guess, seat, k.box) : {};
    if (facts > 0 && many > 0) tellFacts(guess, seat, options, many, look.told);
    look.many = pick === undefined ? everything(look) : pick(look);
    changes.length = 0;
    for (let i = 0; i < look.many; i++) {
      const option = options[look.which[i]!]!;
      const s = afterwards(open, seat, option);
      look.from[i] = changes.length;
      reader.differ(guess, told, s, seat, k.box, changes);
      words(option, seat, guess.seats, look.words, i * WORDS);
      const own = evaluate(s, seat, k.box);
      look.gains[i * GAINS] = finite(own - mine);
      look.gains[i * GAINS + 1] = reading?.rivals ? finite(own - bestRival(s, seat) - (mine - rival)) : 0;
    }
    look.from[look.many] = changes.length;
    look.changes = changes.list;
    return look;
  }
  return {
    guess,
    after: (guess, seat, option) => afterwards(unsealed(k, guess, seat), seat, option),
    view: (view, seat, options, many, rand) => guess(k.determinize(view, rand), seat, options, many),
  };
}
/** The lists that hold something for each option. */
const roomFor = (many: number, facts: number) => ({
  told: new Int32Array(many * facts),
  which: new Int32Array(many),
  from: new Int32Array(many + 1),
  words: new Int32Array(many * WORDS),
  gains: new Float32Array(many * GAINS),
});
const finite = (x: number): number => (Number.isFinite(x) ? x : 0);

/** Where everybody chooses at once, an own answer is looked at as if it were opened alone. */
function unsealed(k: Kernel<GameTypes>, guess: State, seat: Seat): State {
  const frame = guess.agenda[guess.agenda.length - 1]!;
  if (frame.seat !== EVERYONE) return guess;
  const s = k.clone(guess);
  s.sealed.length = 0;
  s.agenda[s.agenda.length - 1] = { ...frame, seat };
  return s;
}
