import type { GameTypes, Kernel, Seat } from '@tianxia/kernel';

/** How a state is worth what to whom: by the game's evaluation while it goes on, by the places at its end. */
export interface Judge<S> {
  /** How far this seat is ahead of its best rival, in points; a decided game outweighs every evaluation. */
  lead(s: S, seat: Seat): number;
  /** The same, but a decided game counts only `scale` more: this can be averaged with games that go on. */
  margin(s: S, seat: Seat): number;
  /** By seat, a share of the win in [0,1]; the shares add up to 1, or rise with the points of a lone player. Written into `out`. */
  payoffs(s: S, out: number[]): void;
  /** The lead that counts as nearly decided, in points. */
  scale: number;
  /** The points that a lone player has now: there is no rival to compare with. */
  level: number;
}
const DECIDED = 1e6;

export function judge<G extends GameTypes>(k: Kernel<G>): Judge<G['state']> {
  type S = G['state'];
  const { game, box } = k;
  const { evaluate } = game;
  const lines = Object.values(game.score);
  function standing(s: S, seat: Seat): number {
    if (evaluate !== undefined) return evaluate(s, seat, box);
    let total = 0;
    for (const line of lines) total += line(s, seat, box);
    return total;
  }
  function shares(s: S, out: number[]): void {
    const { places } = k.result(s);
    const winners = places.filter(place => place === 1).length;
    for (let seat = 0; seat < s.seats; seat++) out[seat] = places[seat] === 1 ? 1 / winners : 0;
  }
  const won: number[] = [];
  function ahead(s: S, seat: Seat, win: number): number {
    const mine = standing(s, seat);
    let rival = -DECIDED;
    for (let other = 0; other < s.seats; other++) if (other !== seat) rival = Math.max(rival, standing(s, other));
    const points = s.seats === 1 ? mine : mine - rival;
    if (!k.over(s)) return points;
    shares(s, won);
    return points + (won[seat]! - 1 / s.seats) * win;
  }
  return {
    scale: 1,
    level: 0,
    lead: (s, seat) => ahead(s, seat, DECIDED),
    margin(s, seat) {
      return ahead(s, seat, this.scale);
    },
    payoffs(s, out) {
      if (s.seats === 1) {
        out[0] = 1 / (1 + Math.exp((this.level - standing(s, 0)) / this.scale));
        return;
      }
      if (k.over(s)) {
        shares(s, out);
        return;
      }
      let best = -Infinity;
      for (let seat = 0; seat < s.seats; seat++) {
        out[seat] = standing(s, seat);
        best = Math.max(best, out[seat]!);
      }
      let sum = 0;
      for (let seat = 0; seat < s.seats; seat++) {
        out[seat] = Math.exp((out[seat]! - best) / this.scale);
        sum += out[seat]!;
      }
      for (let seat = 0; seat < s.seats; seat++) out[seat]! /= sum;
    },
  };
}
