import type { GameTypes, Kernel, Option, Seat, View } from '@tianxia/kernel';
import { atOnce, type Bot, type Thinking } from './bot.ts';
import { type Counsel, searchByTree } from './by-tree.ts';
import { searchByTurns } from './by-turns.ts';
import { legalOptions } from './legal.ts';
import { judge } from './payoff.ts';
import { rehearse, SEVERAL } from './rehearsal.ts';

const ITERATIONS = 1000; // when nobody says how long

/** What a mind adds where a tree is grown. */
export type Counsellor = <G extends GameTypes>(
  k: Kernel<G>,
  view: View<G['state']>,
  seat: Seat,
  options: Option[],
  thinking: Thinking,
) => Counsel<G['state']>;

/** Looks farther ahead than greedy: by a tree where a turn is one choice, by trials of whole turns where it is several. */
export const searching =
  (counsellor?: Counsellor): Bot =>
  (k, view, seat, thinking) => {
    const options = legalOptions(k, view, seat);
    if (options.length === 1) return atOnce(options[0]!);
    const { rand, iterations, enough } = thinking;
    const judging = judge(k);
    const { swing, steps } = rehearse(k, view, judging, rand);
    judging.scale = swing;
    const most = iterations ?? (enough === undefined ? ITERATIONS : Infinity);
    // Without an evaluation a trial of a few turns would be judged by the score sheet, which tells little before the end.
    if (steps >= SEVERAL && k.game.evaluate !== undefined)
      return searchByTurns(k, view, seat, options, judging, thinking, most);
    if (view.seats === 1) judging.level = judging.lead(k.determinize(view, rand), seat);
    return searchByTree(k, view, seat, judging, thinking, most, counsellor?.(k, view, seat, options, thinking));
  };
export const search = searching();
