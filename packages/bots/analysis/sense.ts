import type { GameTypes, Kernel, Option, Seat } from '@tianxia/kernel';
import { type Minded, softmax } from '../mind/mind.ts';
import { judge } from '../payoff.ts';

type State = GameTypes['state'];

/** What the teacher knows of a game: what a strong player would do, and how a position stands. */
export interface Sense {
  /** How likely a strong player takes each option, in their order. */
  shares(s: State, seat: Seat, options: Option[], many: number): Float64Array;
  /** Every seat's chance to win; the chances add up to 1. */
  wins(s: State): number[];
}
const NEAR = 3; // points: without a mind, an option so far behind is taken e times less often

/** `people`: seats that are asked. A rival that plays by itself has no view of its own. */
export function senseOf(k: Kernel<GameTypes>, people: number, mind?: Minded): Sense {
  return mind === undefined ? byEvaluation(k) : byMind(k, people, mind);
}
/** Each seat knows its own hand best, so what all of them expect is averaged. */
function byMind(k: Kernel<GameTypes>, people: number, mind: Minded): Sense {
  const guessing = mind.guessing(k);
  return {
    shares: guessing.shares,
    wins(s) {
      if (k.over(s)) return wonBy(k, s);
      const sum = new Array<number>(s.seats).fill(0);
      for (let seat = 0; seat < people; seat++)
        guessing.wins(s, seat).forEach((win, other) => {
          sum[other]! += win / people;
        });
      return sum;
    },
  };
}
/** For a game that nothing was learned about. */
function byEvaluation(k: Kernel<GameTypes>): Sense {
  const judging = judge(k);
  judging.scale = NEAR;
  const certain = () => 0;
  return {
    shares(s, seat, options, many) {
      const leads = options.slice(0, many).map(option => {
        const after = k.clone(s);
        k.apply(after, seat, option, certain);
        return judging.margin(after, seat) / NEAR;
      });
      return softmax(leads);
    },
    wins(s) {
      const out: number[] = [];
      judging.payoffs(s, out);
      return out;
    },
  };
}
/** A finished game: winners share it. */
function wonBy(k: Kernel<GameTypes>, s: State): number[] {
  const { places } = k.result(s);
  const winners = places.filter(place => place === 1).length;
  return places.map(place => (place === 1 ? 1 / winners : 0));
}
