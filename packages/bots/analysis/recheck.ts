import { fastRand, type GameTypes, type Kernel, type Option, seedOf } from '@tianxia/kernel';
import { ahead, mean } from './difference.ts';
import type { Position } from './positions.ts';
import { atEndAfter } from './sheet.ts';
import type { Trials } from './trial.ts';
import { tryAll } from './verdict.ts';

/** How two options compare when they are looked at for much longer, with luck that no verdict has used. */
export interface Rechecked {
  loss: number; // of the chooser's chance to win, by the trials
  error: number; // its standard error
  leads: { chosen: number; best: number }; // points ahead at the end of whole games
  spread: number; // standard error of the difference of the two
}
const FAR = 7000; // rounds begin here: no verdict goes so far
const WHOLE_FROM = 9000;

export function recheck(
  k: Kernel<GameTypes>,
  trials: Trials,
  { s, seat, chosen, choice }: Position,
  best: Option,
  { rounds, laps, whole, seed }: { rounds: number; laps: number; whole: number; seed: number },
): Rechecked {
  const view = k.view(s, seat);
  const luck = seedOf(seed, choice);
  const guess = (round: number) => k.determinize(view, fastRand(seedOf(luck, round)));
  const [played, better] = tryAll(trials, seat, [chosen, best], { guess, seed: luck, from: FAR, rounds, laps });
  const ends = Array.from({ length: whole }, (_, i) =>
    [chosen, best].map(option => {
      const asked = {
        guess: () => guess(WHOLE_FROM + i),
        seed: seedOf(luck, WHOLE_FROM + i),
        rounds: 1,
        laps: Infinity,
      };
      return atEndAfter(k, trials, seat, option, asked);
    }),
  );
  const { by: loss, error } = ahead(better!.own, played!.own);
  const [after, afterBest] = [0, 1].map(which => ends.flatMap(end => end[which]!.leads));
  return {
    loss,
    error,
    leads: { chosen: mean(after!), best: mean(afterBest!) },
    spread: ahead(afterBest!, after!).error,
  };
}
