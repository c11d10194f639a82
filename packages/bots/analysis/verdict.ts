import { type GameTypes, type Option, type Seat, seedOf } from '@tianxia/kernel';
import { ahead, mean } from './difference.ts';
import { atWorst, type Mark, markOf, milder } from './marks.ts';
import type { Trials } from './trial.ts';

type State = GameTypes['state'];

/** An option that was tried as often as the others, each time with the same hidden pieces and the same luck. */
export interface Tried {
  option: Option;
  wins: number[]; // by seat, the mean of all rounds
  own: number[]; // the chooser's, round by round
}
export interface Trying {
  guess(round: number): State;
  seed: number;
  from?: number; // the first round: a second look takes other rounds than the first
  rounds: number;
  laps: number;
}
export function tryAll(
  trials: Trials,
  seat: Seat,
  options: readonly Option[],
  { guess, seed, from = 0, rounds, laps }: Trying,
): Tried[] {
  const tried = options.map((option): Tried => ({ option, wins: [], own: [] }));
  for (let round = from; round < from + rounds; round++) {
    const s = guess(round);
    const play = (option: Option, far: number) => trials.play(s, seat, option, seedOf(seed, round), far);
    const outcomes = options.map(option => play(option, laps));
    const ends = outcomes.some(({ over }) => over);
    for (const [i, one] of tried.entries()) {
      // A result is only compared with results: a won game must not look better than one that is as good as won.
      const { wins } = ends && !outcomes[i]!.over ? play(one.option, Infinity) : outcomes[i]!;
      wins.forEach((win, other) => {
        one.wins[other] = (one.wins[other] ?? 0) + win / rounds;
      });
      one.own.push(wins[seat]!);
    }
  }
  return tried;
}

/** What a choice cost, by one way of judging it. */
export interface Verdict {
  best: Option;
  wins: { chosen: number[]; best: number[] }; // by seat, after each of the two
  loss: number; // of the chooser's win chance: at least so much, one standard error taken off
  mark: Mark;
}
/** `best` may be known from earlier rounds: then these tell its worth without having picked it for its luck. */
export function verdictOn(tried: readonly Tried[], chosen: Option, best = topTried(tried)): Verdict {
  const played = tried.find(({ option }) => option === chosen)!;
  const better = tried.find(({ option }) => option === best)!;
  const loss = lossOf(played, better);
  const isBetter = loss > 0;
  return {
    best: isBetter ? best : chosen,
    wins: { chosen: played.wins, best: isBetter ? better.wins : played.wins },
    loss,
    mark: markOf(loss, !isBetter),
  };
}
/**
 * The same after whole games that ended `by` points better for the best. What they show by more than their luck stands; what they
 * only point to is one step milder; what they do not see is no mistake; and where they show the opposite, nothing is held against the choice.
 */
export function weighed(verdict: Verdict, chosen: Option, games: { by: number; error: number } | undefined): Verdict {
  const { by, error } = games ?? { by: 0, error: 1 };
  if (by > error) return verdict;
  if (by > 0) return { ...verdict, mark: milder(verdict.mark) };
  if (by > -error) return { ...verdict, mark: atWorst(verdict.mark, 'inaccuracy') };
  const { wins } = verdict;
  return { best: chosen, wins: { chosen: wins.chosen, best: wins.chosen }, loss: 0, mark: 'good' };
}
export const topTried = (tried: readonly Tried[]): Option =>
  tried.reduce((top, one) => (mean(one.own) > mean(top.own) ? one : top)).option;
function lossOf(chosen: Tried, best: Tried): number {
  const { by, error } = ahead(best.own, chosen.own);
  return Math.max(0, by - error);
}
/** A choice that needs no trials: a strong player would hardly ever take another. */
export const plainlyBest = (chosen: Option, wins: number[]): Verdict => ({
  best: chosen,
  wins: { chosen: wins, best: wins },
  loss: 0,
  mark: 'best',
});
