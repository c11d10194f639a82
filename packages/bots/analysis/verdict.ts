import { type GameTypes, type Option, type Seat, seedOf } from '@tianxia/kernel';
import { type Mark, markOf } from './marks.ts';
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
    for (const one of tried) {
      const { wins } = trials.play(s, seat, one.option, seedOf(seed, round), laps);
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
export const topTried = (tried: readonly Tried[]): Option =>
  tried.reduce((top, one) => (mean(one.own) > mean(top.own) ? one : top)).option;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function lossOf(chosen: Tried, best: Tried): number {
  const behind = best.own.map((own, round) => own - chosen.own[round]!);
  const by = mean(behind);
  const spread = mean(behind.map(one => (one - by) ** 2));
  const error = Math.sqrt(spread / Math.max(1, behind.length - 1));
  return Math.max(0, by - error);
}
/** A choice that needs no trials: a strong player would hardly ever take another. */
export const plainlyBest = (chosen: Option, wins: number[]): Verdict => ({
  best: chosen,
  wins: { chosen: wins, best: wins },
  loss: 0,
  mark: 'best',
});
