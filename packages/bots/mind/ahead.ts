import {
  fastRand,
  type GameTypes,
  type Kernel,
  mute,
  type Option,
  type Rand,
  type Seat,
  seedOf,
  type View,
} from '@tianxia/kernel';
import { atOnce, type Bot } from '../bot.ts';
import { type Entrant, enter, leader, stillIn } from '../contest.ts';
import { asked } from '../finish.ts';
import { legalOptions } from '../legal.ts';
import type { Looking } from './look.ts';
import type { Thinker } from './network.ts';
import type { Head } from './weights.ts';

const ENTRANTS = 6; // options that are tried: the likeliest …
const UNLIKELY = 0.01; // … but none that the policy hardly ever takes
const CLEAR = 0.97; // so sure a policy is asked for nothing more
const ITERATIONS = 120; // trials, when nobody says how long
const LAPS = 2; // turns of everybody before a trial is judged
const MOST_CHOICES = 80; // of one trial
const SHARP = 2; // in trials good options are likelier than the policy says
const LOOKED_AT = 24; // options of one choice in a trial, where the mind has no hunch which to read
const TRUST = 0.1; // what the policy's word is worth in the sum of all trials

/**
 * A mind that looks ahead: its policy proposes a few options and plays whole turns for everybody after each of them, its value
 * judges where that leads. All options of a round get the same hidden pieces and the same luck.
 */
export function lookingAhead(head: Head, mind: Thinker, lookFor: (k: Kernel<GameTypes>) => Looking): Bot {
  return (kernel, seen, seat, { rand, iterations, enough }) => {
    const options = legalOptions(kernel, seen, seat);
    if (options.length === 1) return atOnce(options[0]!);
    const k = kernel as unknown as Kernel<GameTypes>;
    const view = seen as View<GameTypes['state']>;
    const look = lookFor(k);
    const read = look.view(view, seat, options, options.length, rand);
    mind.policy(read);
    const ranked = Array.from(softmax(mind.logits, read.many, 1), (share, i) => ({
      option: options[read.which[i]!]!,
      share,
    })).sort((a, b) => b.share - a.share);
    const proposed = ranked.filter(({ share }, i) => i < ENTRANTS && (i === 0 || share > UNLIKELY));
    const entrants = proposed.map(({ option, share }) => enter(option, TRUST * Math.log(share)));
    const most = iterations ?? (enough === undefined ? ITERATIONS : Infinity);
    const trial = trials(head, mind, k, look, seat);
    let made = 0;
    const isTime = () => made < most && !(made > 0 && enough?.());
    let left: readonly Entrant[] = proposed[0]!.share > CLEAR ? entrants.slice(0, 1) : entrants;
    while (left.length > 1 && isTime()) {
      const guess = k.determinize(view, rand);
      const seed = rand(1 << 30);
      const values: number[] = [];
      while (values.length < left.length && isTime()) {
        values.push(trial.play(guess, left[values.length]!.option, seed));
        made++;
      }
      if (values.length < left.length) break; // a round that not all were part of compares nothing
      for (const [i, entrant] of left.entries()) {
        entrant.values.push(values[i]!);
        entrant.total += values[i]!;
      }
      left = stillIn(left);
    }
    const isSealed = k.waiting(view).length > 1;
    const best = isSealed ? oneOf(left, ranked, rand) : leader(left).option;
    const lines = ranked.map(({ option, share }, i) => {
      const { values = [], total = 0 } = entrants[i] ?? {};
      return { option, visits: values.length, value: values.length > 0 ? total / values.length : share };
    });
    const order = (option: Option, visits: number) => (option === best ? Infinity : visits);
    lines.sort((a, b) => order(b.option, b.visits) - order(a.option, a.visits) || b.value - a.value);
    return { option: best, iterations: made, decisions: ranked.length + trial.made(), lines };
  };
}
/**
 * Where all choose at once, a best answer that never changes can be foreseen. So one of those that the trials could not tell apart
 * is drawn, as likely as the policy takes it.
 */
function oneOf(left: readonly Entrant[], ranked: readonly { option: Option; share: number }[], rand: Rand): Option {
  const among = ranked.filter(({ option }) => left.some(entrant => entrant.option === option));
  return among[
    drawn(
      Float64Array.from(among, ({ share }) => share),
      rand,
    )
  ]!.option;
}

/** Plays on by the policy for everybody, until the seat is asked again after some turns; says what that is worth to it. */
function trials(head: Head, mind: Thinker, k: Kernel<GameTypes>, look: Looking, seat: Seat) {
  type State = GameTypes['state'];
  const options: Option[] = [];
  let made = 0;

  function choose(s: State, who: Seat, luck: Rand): Option {
    let many = k.options(s, who, options, false);
    if (many === 1) return options[0]!;
    if (head.hunchRows === undefined) {
      for (let i = 0; many > LOOKED_AT && i < LOOKED_AT; i++) {
        const at = i + luck(many - i);
        const other = options[at]!;
        options[at] = options[i]!;
        options[i] = other;
      }
      many = Math.min(many, LOOKED_AT);
    }
    const read = look.guess(s, who, options, many);
    made += read.many;
    mind.policy(read);
    return options[read.which[drawn(softmax(mind.logits, read.many, SHARP), luck)]!]!;
  }
  function payoff(s: State): number {
    if (!k.over(s)) {
      mind.value(look.guess(s, seat, [], 0));
      return mind.expected[2 * head.seats]!;
    }
    const { totals, places } = k.result(s);
    const winners = places.filter(place => place === 1).length;
    const win = places[seat] === 1 ? 1 / winners : 0;
    const rival = Math.max(...totals.filter((_, other) => other !== seat), totals.length === 1 ? 0 : -Infinity);
    const fair = 1 / totals.length;
    return (
      0.5 * (totals.length === 1 ? 0 : (win - fair) / (1 - fair)) +
      0.5 * Math.tanh((totals[seat]! - rival) / head.leadScale)
    );
  }
  return {
    made: () => made,
    play(guess: State, option: Option, seed: number): number {
      const s = k.clone(guess);
      let luck = fastRand(seed);
      const from = asked(s);
      let turn = 0;
      let last = seat;
      for (const other of k.waiting(s).filter(other => other !== seat))
        k.apply(s, other, choose(s, other, luck), luck, mute);
      k.apply(s, seat, option, luck, mute);
      for (let choices = 0; choices < MOST_CHOICES && !k.over(s); choices++) {
        const waiting = k.waiting(s);
        const who = waiting[0]!;
        if (who !== last || asked(s) === from) {
          last = who;
          turn++;
          if (turn > LAPS * s.seats && who === seat) break;
          luck = fastRand(seedOf(seed, turn)); // each turn anew: else one more draw would change the luck of all that follows
        }
        k.apply(s, who, choose(s, who, luck), luck, mute);
      }
      return payoff(s);
    },
  };
}
function softmax(logits: Float32Array, many: number, sharp: number): Float64Array {
  const shares = new Float64Array(many);
  let top = -Infinity;
  for (let i = 0; i < many; i++) top = Math.max(top, logits[i]!);
  let sum = 0;
  for (let i = 0; i < many; i++) sum += shares[i] = Math.exp((logits[i]! - top) * sharp);
  for (let i = 0; i < many; i++) shares[i]! /= sum;
  return shares;
}
function drawn(shares: Float64Array, rand: Rand): number {
  let sum = 0;
  for (const share of shares) sum += share;
  let rest = (rand(1 << 30) / (1 << 30)) * sum;
  for (let i = 0; i < shares.length; i++) {
    rest -= shares[i]!;
    if (rest < 0) return i;
  }
  return shares.length - 1;
}
