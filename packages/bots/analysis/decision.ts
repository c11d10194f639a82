import { fastRand, type GameTypes, type Kernel, type Option, type Seat, seedOf, type Told } from '@tianxia/kernel';
import { doneAtOnce } from './at-once.ts';
import { ahead } from './difference.ts';
import { isError, type Mark, markOf } from './marks.ts';
import type { Position } from './positions.ts';
import { recheck } from './recheck.ts';
import type { Sense } from './sense.ts';
import { atEndAfter, type Gain, gainsBetween } from './sheet.ts';
import type { Trials } from './trial.ts';
import { plainlyBest, type Tried, topTried, tryAll, type Verdict, verdictOn, weighed } from './verdict.ts';

/** A verdict as it is kept and shown: options in words. */
export interface Judged {
  best: string;
  wins: { chosen: number[]; best: number[] };
  loss: number;
  mark: Mark;
}
export interface Decision {
  choice: number; // lines of the record before it
  seat: Seat;
  chosen: string;
  options: number; // there were so many
  knew: Judged; // by what the player could know
  truth: Judged; // by what was true
  others: { words: string; win: number }[]; // what else was tried, by what the player could know, best first
  line: { seat: Seat; words: string; told?: Told[] }[]; // expected after the best choice, where that is another; and what each does
  gains: Gain[]; // lines of the score sheet that the best choice would have changed, in points; none where whole games do not point the same way
  atOnce?: { chosen: Told[]; best: Told[]; points?: number }; // what each of the two does by itself, and how many points more the best brings at once; from the closer look
  depth: number; // rounds of trials
}
/** How closely something is looked at. */
export interface Depth {
  rounds: number; // by what the player could know …
  trueRounds: number; // … and by what was true
  laps: number;
  whole: number; // games played to their end, for the score sheet
}
export const QUICK: Depth = { rounds: 4, trueRounds: 2, laps: 1, whole: 0 };
export const CLOSE: Depth = { rounds: 16, trueRounds: 8, laps: 2, whole: 8 };
const CONFIRM = { rounds: 16, laps: 3, whole: 8 }; // of what would be a mistake

const ENTRANTS = 4; // the choice that was made, and the likeliest others
const LAST_ENTRANTS = 24; // in the last turn of a game, where what follows can be known, also those the mind does not think of
const UNLIKELY = 0.02;
const CLEAR = 0.9; // so sure of the choice that was made, nothing else is tried
const LINE = 6; // choices

export interface Teacher {
  decide(position: Position, depth: Depth): Decision;
}
export function teacher(k: Kernel<GameTypes>, sense: Sense, trials: Trials, seed: number): Teacher {
  function proposed({ seat, s, options, chosen, choice }: Position, depth: Depth) {
    const view = k.view(s, seat);
    const guess = k.determinize(view, fastRand(seedOf(seed, choice)));
    const shares = sense.shares(guess, seat, options, options.length);
    const ranked = options.map((option, i) => ({ option, share: shares[i]! })).sort((a, b) => b.share - a.share);
    const isLast = trials.isLastTurn(guess, seat, chosen);
    const others = ranked.filter(
      ({ option, share }, i) => option !== chosen && (isLast || i === 0 || share > UNLIKELY),
    );
    const isClear = !isLast && depth.whole === 0 && ranked[0]!.option === chosen && ranked[0]!.share > CLEAR;
    const most = isClear ? 0 : (isLast ? LAST_ENTRANTS : ENTRANTS) - 1;
    return { view, entrants: [chosen, ...others.slice(0, most).map(({ option }) => option)] };
  }
  function bothAtOnce(
    guess: GameTypes['state'],
    seat: Seat,
    chosen: Option,
    best: Option,
  ): NonNullable<Decision['atOnce']> {
    const [now, then] = [chosen, best].map(option => doneAtOnce(k, guess, seat, option));
    return { chosen: now!.told, best: then!.told, points: then!.points - now!.points };
  }
  /**
   * What would be called a mistake is looked at once more, farther ahead and with other luck. Both looks count alike; by the second it may
   * only become milder.
   */
  function confirmed(position: Position, verdict: Verdict, trial: Lead, games: Lead): Verdict {
    const again = recheck(k, trials, position, verdict.best, { ...CONFIRM, seed: seedOf(seed, CONFIRM.laps) });
    const { by, error } = together(trial, { by: again.loss, error: again.error });
    const loss = Math.min(verdict.loss, Math.max(0, by - error));
    const ends = together(games, { by: again.leads.best - again.leads.chosen, error: again.spread });
    return weighed({ ...verdict, loss, mark: markOf(loss, false) }, position.chosen, ends);
  }
  const inWords = ({ best, ...rest }: Verdict): Judged => ({ ...rest, best: k.write(best) });
  return {
    decide(position, depth) {
      const { choice, seat, s, chosen, options } = position;
      const { view, entrants } = proposed(position, depth);
      const luck = seedOf(seed, choice);
      const guess = (round: number) => k.determinize(view, fastRand(seedOf(luck, round)));
      const words = { choice, seat, chosen: k.write(chosen), options: options.length };
      if (entrants.length === 1) {
        const [knew, truth] = [guess(0), s].map(seen => inWords(plainlyBest(chosen, sense.wins(seen))));
        return { ...words, knew: knew!, truth: truth!, others: [], line: [], gains: [], depth: 0 };
      }
      const { rounds, trueRounds, laps, whole } = depth;
      const first = tryAll(trials, seat, entrants, { guess, seed: luck, rounds, laps });
      // Who leads after these rounds was lucky in them, too: other rounds say by how much it is better.
      const leader = topTried(first);
      const pair = leader === chosen ? [chosen] : [chosen, leader];
      const again =
        whole > 0 && pair.length > 1
          ? tryAll(trials, seat, pair, { guess, seed: luck, from: rounds, rounds, laps })
          : first;
      const verdict = verdictOn(again, chosen, leader);
      const open = tryAll(trials, seat, entrants, { guess: () => s, seed: luck, rounds: trueRounds, laps });
      const others = first.map(({ option, own }) => ({ option, win: own.reduce((a, b) => a + b, 0) / own.length }));
      const [played, better] =
        whole > 0 && verdict.best !== chosen
          ? [chosen, verdict.best].map(option =>
              atEndAfter(k, trials, seat, option, { guess, seed: luck, rounds: whole, laps: Infinity }),
            )
          : [];
      const games = played === undefined || better === undefined ? undefined : ahead(better.leads, played.leads);
      const seen = weighed(verdict, chosen, games);
      const knew =
        games !== undefined && isError(seen.mark)
          ? confirmed(position, verdict, leadOf(again, chosen, leader), games)
          : seen;
      const shown = games !== undefined && games.by > 0 && knew.best !== chosen;
      return {
        ...words,
        knew: inWords(knew),
        truth: inWords(weighed(verdictOn(open, chosen), chosen, shown ? games : undefined)),
        others: byWin(others).map(({ option, win }) => ({ words: k.write(option), win })),
        line:
          knew.best === chosen
            ? []
            : trials
                .line(guess(0), seat, knew.best, luck, LINE)
                .map(({ seat: who, option, told }) => ({ seat: who, words: k.write(option), told })),
        gains: shown ? gainsBetween(played!, better!) : [],
        ...(played !== undefined && { atOnce: bothAtOnce(guess(0), seat, chosen, knew.best) }),
        depth: rounds,
      };
    },
  };
}
type Lead = ReturnType<typeof ahead>;
/** Two looks that count alike. */
const together = (one: Lead, other: Lead): Lead => ({
  by: (one.by + other.by) / 2,
  error: Math.hypot(one.error, other.error) / 2,
});
function leadOf(tried: readonly Tried[], chosen: Option, best: Option): Lead {
  const own = (wanted: Option) => tried.find(({ option }) => option === wanted)!.own;
  return ahead(own(best), own(chosen));
}
const byWin = (others: { option: Option; win: number }[]) => others.sort((a, b) => b.win - a.win);
