import {
  fastRand,
  type GameTypes,
  type Kernel,
  mute,
  type Option,
  type Rand,
  type Seat,
  seedOf,
  type Told,
} from '@tianxia/kernel';
import { asked } from '../finish.ts';
import { CHANCE, noChance } from './no-chance.ts';
import type { Sense } from './sense.ts';

type State = GameTypes['state'];
const MOST_CHOICES = 2000; // of one trial: a game that never ends would be a bug of its rules
const LOOKED_AT = 24; // options of one choice in a trial
const SHARP = 2; // in trials good options are likelier than the mind says
const LAST_TURNS = 100; // ways to finish a game that are looked at

/** Where a trial led. */
interface Outcome {
  wins: number[]; // by seat
  s: State; // the position it ended in
  over: boolean; // with the game
}
interface Next {
  seat: Seat;
  option: Option;
  told: Told[];
}
export interface Trials {
  /** `laps`: turns of everybody before the trial is judged; Infinity plays to the end of the game. */
  play(guess: State, seat: Seat, option: Option, seed: number, laps: number): Outcome;
  /** Whether the game ends in this seat's hands, with nobody else asked and no chance in between. */
  isLastTurn(guess: State, seat: Seat, option: Option): boolean;
  /** What follows after an option if everybody takes what seems best. */
  line(guess: State, seat: Seat, option: Option, seed: number, most: number): Next[];
}
export function trials(k: Kernel<GameTypes>, sense: Sense): Trials {
  const options: Option[] = [];

  function choose(s: State, who: Seat, luck: Rand, best: boolean): Option {
    let many = k.options(s, who, options, false);
    if (many === 1) return options[0]!;
    if (!best) many = someOf(options, many, luck);
    const shares = sense.shares(s, who, options, many);
    return options[best ? topOf(shares) : drawn(shares, luck)]!;
  }
  function open(guess: State, seat: Seat, option: Option, luck: Rand): State {
    const s = k.clone(guess);
    for (const other of k.waiting(s)) if (other !== seat) k.apply(s, other, choose(s, other, luck, false), luck, mute); // all choose at once
    k.apply(s, seat, option, luck, mute);
    return s;
  }
  /** The end of a game that is in the hands of this seat alone: it is finished as well as can be found, not as the mind would. */
  function lastTurn(guess: State, seat: Seat, option: Option, seed: number): Outcome | undefined {
    let best: Outcome | undefined;
    for (let way = 0; way < LAST_TURNS && !(best !== undefined && best.wins[seat]! === 1); way++) {
      const s = k.clone(guess);
      if (!finishes(s, seat, option, fastRand(seedOf(seed, way)))) return undefined;
      const wins = sense.wins(s);
      if (best === undefined || wins[seat]! > best.wins[seat]!) best = { wins, s, over: true };
    }
    return best;
  }
  /** Goes on as it comes; false where somebody else is asked or chance decides before the end. */
  function finishes(s: State, seat: Seat, option: Option, any: Rand): boolean {
    try {
      for (let next = option; ; next = options[any(k.options(s, seat, options, false))]!) {
        const waiting = k.waiting(s);
        if (waiting.length !== 1 || waiting[0] !== seat) return false;
        k.apply(s, seat, next, noChance, mute);
        if (k.over(s)) return true;
      }
    } catch (stop) {
      if (stop !== CHANCE) throw stop;
      return false;
    }
  }
  return {
    isLastTurn: (guess, seat, option) => finishes(k.clone(guess), seat, option, fastRand(1)),
    play(guess, seat, option, seed, laps) {
      const finish = lastTurn(guess, seat, option, seed);
      if (finish !== undefined) return finish;
      let luck = fastRand(seed);
      const from = asked(guess);
      const s = open(guess, seat, option, luck);
      let turn = 0;
      let last = seat;
      for (let choices = 0; choices < MOST_CHOICES && !k.over(s); choices++) {
        const who = k.waiting(s)[0]!;
        if (who !== last || asked(s) === from) {
          last = who;
          turn++;
          if (turn > laps * s.seats && who === seat) break;
          luck = fastRand(seedOf(seed, turn)); // each turn anew: one more draw must not change the luck of all that follows
        }
        k.apply(s, who, choose(s, who, luck, false), luck, mute);
      }
      return { wins: sense.wins(s), s, over: k.over(s) };
    },
    line(guess, seat, option, seed, most) {
      const luck = fastRand(seed);
      const s = open(guess, seat, option, luck);
      const made: Next[] = [];
      while (made.length < most && !k.over(s)) {
        const who = k.waiting(s)[0]!;
        const next = choose(s, who, luck, true);
        const told: Told[] = [];
        const tell: typeof mute = (event, ...args) => told.push([event, ...args]);
        k.apply(s, who, next, luck, tell);
        made.push({ seat: who, option: next, told });
      }
      return made;
    },
  };
}
/** Draws a few of very many options to the front. */
function someOf(options: Option[], many: number, luck: Rand): number {
  for (let i = 0; many > LOOKED_AT && i < LOOKED_AT; i++) {
    const at = i + luck(many - i);
    const other = options[at]!;
    options[at] = options[i]!;
    options[i] = other;
  }
  return Math.min(many, LOOKED_AT);
}
function topOf(shares: ArrayLike<number>): number {
  let top = 0;
  for (let i = 1; i < shares.length; i++) if (shares[i]! > shares[top]!) top = i;
  return top;
}
function drawn(shares: Float64Array, luck: Rand): number {
  let sum = 0;
  for (let i = 0; i < shares.length; i++) sum += shares[i]! ** SHARP;
  let rest = (luck(1 << 30) / (1 << 30)) * sum;
  for (let i = 0; i < shares.length; i++) {
    rest -= shares[i]! ** SHARP;
    if (rest < 0) return i;
  }
  return shares.length - 1;
}
