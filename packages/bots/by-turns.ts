import {
  fastRand,
  type GameTypes,
  type Kernel,
  type Option,
  type Rand,
  type Seat,
  seedOf,
  type View,
} from '@tianxia/kernel';
import type { Thinking, Thought } from './bot.ts';
import { type Entrant, enter, leader, stillIn } from './contest.ts';
import type { Judge } from './payoff.ts';
import { rank } from './ranking.ts';
import { turns } from './turns.ts';

const ENTRANTS = 6; // options that are worth a closer look: the best by the end of the turn
const TURNS = 8; // played on before a trial is judged, if the game does not ask for more, in whole laps so that everybody has had as many …
const FEWEST_LAPS = 2;
const STILL = 0.3; // … and the weight of what was there at the end of one's own turn: less is seen, but less by luck
const OWN_PICKS = 6; // first choices that are compared on one's own turns in a trial
const RIVAL_PICKS = 3; // … and on those of others

/**
 * Where turns are several choices, there is time for some hundred trials, too few for a tree. So the few best options by greedy's lights
 * are tried against each other: the turn is finished, everybody plays on by good whole turns, and the lead is compared.
 */
export function searchByTurns<G extends GameTypes>(
  k: Kernel<G>,
  view: View<G['state']>,
  seat: Seat,
  options: readonly Option[],
  judge: Judge<G['state']>,
  thinking: Thinking,
  most: number,
): Thought {
  const { rand, enough } = thinking;
  let luck: Rand = rand;
  const play = turns(k, judge, below => luck(below));
  const { foresight = TURNS } = k.game;
  const laps = Math.max(FEWEST_LAPS, Math.ceil(foresight / view.seats));
  const weight = STILL * Math.sqrt(TURNS / foresight); // where much comes late, what is there now tells less
  const picks = (who: Seat) => (who === seat ? OWN_PICKS : RIVAL_PICKS);

  /** What comes of an option with these hidden pieces and this luck. */
  function trial(guess: G['state'], option: Option, seed: number): number {
    luck = fastRand(seed);
    let s = play.begin(k.clone(guess), seat, option);
    const still = judge.margin(s, seat);
    for (let turn = 0; turn < laps * s.seats && !k.over(s); turn++) {
      luck = fastRand(seedOf(seed, turn)); // each turn anew: else one more draw would change the luck of all that follows
      s = play.next(s, picks);
    }
    return weight * still + (1 - weight) * judge.margin(s, seat);
  }

  const { ranked, looks } = rank(k, view, seat, options, judge, thinking);
  const entrants = ranked.slice(0, ENTRANTS).map(({ option }) => enter(option));
  let left: readonly Entrant[] = entrants;
  let made = 0;
  const isTime = () => made < most && !(made > 0 && enough?.());
  while (left.length > 1 && isTime()) {
    const guess = k.determinize(view, rand);
    const seed = rand(1 << 30);
    const values: number[] = [];
    while (values.length < left.length && isTime()) {
      values.push(trial(guess, left[values.length]!.option, seed));
      made++;
    }
    if (values.length < left.length) break; // a round that not all were part of compares nothing
    for (const [i, entrant] of left.entries()) {
      entrant.values.push(values[i]!);
      entrant.total += values[i]!;
    }
    left = stillIn(left);
  }
  const best = leader(left).option;
  const lines = ranked.map(({ option, lead }, i) => {
    const { values = [], total = 0 } = entrants[i] ?? {};
    return { option, visits: values.length, value: values.length > 0 ? total / values.length : lead };
  });
  const order = (option: Option, visits: number) => (option === best ? Infinity : visits);
  lines.sort((a, b) => order(b.option, b.visits) - order(a.option, a.visits) || b.value - a.value);
  return { option: best, iterations: made, decisions: looks + play.looks, lines };
}
