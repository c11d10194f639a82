import {
  fastRand,
  type GameTypes,
  type Kernel,
  mute,
  type Option,
  type Seat,
  seedOf,
  type View,
} from '@tianxia/kernel';
import type { Minded } from '../mind/mind.ts';
import { markOf } from './marks.ts';
import { senseOf } from './sense.ts';
import { atEndAfter, gainsBetween } from './sheet.ts';
import { type Trials, trials } from './trial.ts';
import { topTried, tryAll, verdictOn } from './verdict.ts';

type State = GameTypes['state'];

/** Why a choice that is being made looks like a blunder. */
export interface Warning {
  chosen: string; // in the words of records; of a gesture the part that is the blunder
  best: string;
  wins: { chosen: number; best: number }; // the player's chance to win
}
interface Judging {
  people: number;
  mind: Minded | undefined;
  seed: number;
}
const LIKELY = 0.15; // what a strong player takes so often is no blunder
const OTHERS = 2; // tried beside it
const ROUNDS = 6; // at a first look, and as many others at a second one
const LAPS = 1;
const WHOLE = 3; // games to their end, for the reasons
const REASONS = 2;
const LEAST = 0.5; // points: less is no reason
const UP = { timeIsUp: true };

/**
 * Is this line of choices very likely a blunder, by what the player knows? Two looks at different rounds of trials have to agree; where
 * the time is up before, or it is none, nothing is said.
 */
export function warningFor(
  k: Kernel<GameTypes>,
  view: View<State>,
  seat: Seat,
  line: readonly Option[],
  { people, mind, seed, enough }: Judging & { enough(): boolean }, // the time is up: nothing is said
): Warning | undefined {
  const sense = senseOf(k, people, mind);
  const untimed = trials(k, sense);
  const timed: Trials = {
    ...untimed,
    play(...given) {
      if (enough()) throw UP;
      return untimed.play(...given);
    },
  };
  try {
    for (const [made, chosen] of line.entries()) {
      const guess = worldsAfter(k, view, seat, line.slice(0, made), seed);
      const first = guess(0);
      if (!k.waiting(first).includes(seat)) return undefined; // somebody else comes between
      const options: Option[] = [];
      options.length = k.options(first, seat, options, false);
      if (options.length < 2 || !options.includes(chosen)) continue;
      const shares = sense.shares(first, seat, options, options.length);
      const ranked = options.map((option, i) => ({ option, share: shares[i]! })).sort((a, b) => b.share - a.share);
      if (ranked.find(({ option }) => option === chosen)!.share > LIKELY) continue;
      const others = ranked.filter(({ option }) => option !== chosen).slice(0, OTHERS);
      const looked = tryAll(timed, seat, [chosen, ...others.map(({ option }) => option)], {
        guess,
        seed,
        rounds: ROUNDS,
        laps: LAPS,
      });
      const best = topTried(looked);
      if (best === chosen || !isBlunder(verdictOn(looked, chosen, best).loss)) continue;
      const again = tryAll(timed, seat, [chosen, best], { guess, seed, from: ROUNDS, rounds: ROUNDS, laps: LAPS });
      const { loss, wins } = verdictOn(again, chosen, best);
      if (!isBlunder(loss)) continue;
      return {
        chosen: k.write(chosen),
        best: k.write(best),
        wins: { chosen: wins.chosen[seat]!, best: wins.best[seat]! },
      };
    }
  } catch (stop) {
    if (stop !== UP) throw stop;
  }
  return undefined;
}
const isBlunder = (loss: number): boolean => markOf(loss, false) === 'blunder';

/** Worlds the player cannot tell from the true one, after the first choices of a line. */
const worldsAfter =
  (k: Kernel<GameTypes>, view: View<State>, seat: Seat, made: readonly Option[], seed: number) =>
  (round: number): State => {
    const luck = fastRand(seedOf(seed, round));
    const s = k.determinize(view, luck);
    for (const option of made) k.apply(s, seat, option, luck, mute);
    return s;
  };

/** Lines of the score sheet: what the better choice brings by the end, in a few games that are played on in thought. Slow. */
export function reasonsFor(
  k: Kernel<GameTypes>,
  view: View<State>,
  seat: Seat,
  line: readonly Option[],
  warning: Warning,
  { people, mind, seed }: Judging,
): { line: string; points: number }[] {
  const made = line.findIndex(option => k.write(option) === warning.chosen);
  const play = trials(k, senseOf(k, people, mind));
  const whole = {
    guess: worldsAfter(k, view, seat, line.slice(0, made), seed),
    seed,
    rounds: WHOLE,
    laps: Infinity,
  };
  const [played, better] = [line[made]!, k.read(warning.best)!].map(option => atEndAfter(k, play, seat, option, whole));
  return gainsBetween(played!, better!)
    .map(({ line: name, chosen, best }) => ({ line: name, points: best - chosen }))
    .filter(({ points }) => Math.abs(points) >= LEAST)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, REASONS);
}
