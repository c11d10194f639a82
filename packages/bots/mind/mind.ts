import type { Game, GameTypes, Kernel, Option, Rand, Seat, View } from '@tianxia/kernel';
import { atOnce, type Bot } from '../bot.ts';
import { legalOptions } from '../legal.ts';
import { lookingAhead } from './ahead.ts';
import { hunchOf } from './hunch.ts';
import { type Look, type Looking, looking } from './look.ts';
import { type Thinker, thinker } from './network.ts';
import { type Reader, readerOf } from './reader.ts';
import { fingerprint } from './slots.ts';
import { surer } from './sureness.ts';
import { type Head, readWeights } from './weights.ts';

/** A learned mind of one game. */
export interface Minded {
  head: Head;
  bot: Bot; // takes what it thinks best, without looking further ahead
  ahead: Bot; // tries what it thinks likely
  /** How likely a strong player takes each option, in their order. */
  policy(k: Kernel<GameTypes>, view: View<GameTypes['state']>, seat: Seat, options: Option[], rand: Rand): Float64Array;
  /** What it expects for each seat. */
  expects(k: Kernel<GameTypes>, view: View<GameTypes['state']>, seat: Seat, rand: Rand): Expectation;
  /** Both at a guess of the whole state. A seat is not shown what the layout hides from it. */
  guessing(k: Kernel<GameTypes>): Guessing;
}
interface Guessing {
  shares(guess: GameTypes['state'], seat: Seat, options: Option[], many: number): Float64Array;
  wins(guess: GameTypes['state'], seat: Seat): number[]; // of all seats, as this one sees it
}
interface Expectation {
  wins: number[]; // by seat: chance to win
  leads: number[]; // by seat: lead over the best rival, from -1 (far behind) to 1
}

export function mindFrom(game: Game<GameTypes>, weights: Uint8Array): Minded {
  const { head, net } = readWeights(weights);
  const reader = readerOf(game);
  if (!fits(head, game, reader))
    throw new Error(`these weights are for ${head.game}, reading ${head.reading}: they do not fit ${game.id}`);
  const mind = thinker(net);
  const lookFor = looksOf(reader, head.hunchRows === undefined ? undefined : mind.pick);

  function thought(
    k: Kernel<GameTypes>,
    view: View<GameTypes['state']>,
    seat: Seat,
    options: Option[],
    rand: Rand,
  ): Look {
    const look = lookFor(k).view(view, seat, options, options.length, rand);
    mind.policy(look);
    return look;
  }
  const bot: Bot = (kernel, view, seat, { rand }) => {
    const options = legalOptions(kernel, view, seat);
    if (options.length === 1) return atOnce(options[0]!);
    const k = kernel as unknown as Kernel<GameTypes>;
    const { many, which } = thought(k, view as View<GameTypes['state']>, seat, options, rand);
    const lines = Array.from({ length: many }, (_, i) => ({
      option: options[which[i]!]!,
      visits: 1,
      value: mind.logits[i]!,
    }));
    lines.sort((a, b) => b.value - a.value);
    return { option: lines[0]!.option, iterations: 0, decisions: many, lines };
  };
  return {
    head,
    bot,
    ahead: lookingAhead(head, mind, lookFor),
    policy(k, view, seat, options, rand) {
      return sharesOf(mind, thought(k, view, seat, options, rand));
    },
    expects(k, view, seat, rand) {
      const look = lookFor(k).view(view, seat, [], 0, rand);
      mind.value(look);
      return fromHere(mind.expected, look, seat, head);
    },
    guessing(k) {
      const look = lookFor(k);
      return {
        shares(guess, seat, options, many) {
          const seen = look.guess(guess, seat, options, many);
          mind.policy(seen);
          return sharesOf(mind, seen);
        },
        wins(guess, seat) {
          const seen = look.guess(guess, seat, [], 0);
          mind.value(seen);
          return fromHere(mind.expected, seen, seat, head).wins;
        },
      };
    },
  };
}
/** The mind of these weights, where they fit this game: its earlier rules may have another reading. */
export function mindIfFits(game: Game<GameTypes>, weights: Uint8Array | undefined): Minded | undefined {
  if (weights === undefined) return undefined;
  const { head } = readWeights(weights);
  return fits(head, game, readerOf(game)) ? mindFrom(game, weights) : undefined;
}
const fits = (head: Head, game: Game<GameTypes>, { slots }: Reader): boolean =>
  head.game === game.id &&
  head.fingerprint === fingerprint(slots) &&
  (head.hunchRows === undefined || head.hunchFingerprint === hunchOf(game.reading)?.fingerprint);

/** By option that was given. What was not read is never taken. */
function sharesOf(mind: Thinker, { given, many, which }: Look): Float64Array {
  const read = softmax(mind.logits.subarray(0, many));
  if (many === given) return read;
  const shares = new Float64Array(given);
  for (let i = 0; i < many; i++) shares[which[i]!] = read[i]!;
  return shares;
}
/** One look for each kernel, made when it is first asked for. */
function looksOf(reader: Reader, pick?: (look: Look) => number) {
  const known = new WeakMap<Kernel<GameTypes>, Looking>();
  return (k: Kernel<GameTypes>) => {
    const found = known.get(k) ?? looking(k, reader, pick);
    known.set(k, found);
    return found;
  };
}
export function softmax(logits: ArrayLike<number>): Float64Array {
  const shares = Float64Array.from(logits);
  const top = shares.reduce((a, b) => Math.max(a, b), -Infinity);
  let sum = 0;
  for (let i = 0; i < shares.length; i++) sum += shares[i] = Math.exp(shares[i]! - top);
  for (let i = 0; i < shares.length; i++) shares[i]! /= sum;
  return shares;
}
/** The network counts seats from the viewer on; people from the first. */
function fromHere(
  expected: Float32Array,
  { seats }: Look,
  seat: Seat,
  { seats: most, sureness = 0 }: Head,
): Expectation {
  const turned = Array.from({ length: seats }, (_, other) => (other - seat + seats) % seats);
  const wins = softmax(turned.map(t => expected[most + t]!));
  return { wins: surer(Array.from(wins), sureness), leads: turned.map(t => expected[t]!) };
}
