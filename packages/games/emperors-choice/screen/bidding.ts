import {
  fastRand,
  type Kernel,
  NOT_OFFERED,
  OK,
  type Option,
  type Reason,
  type Seat,
  type View,
} from '@tianxia/kernel';
import { has, spareCubes } from '../count.ts';
import { totalShown, withAdded } from '../facts/auction.ts';
import type { EmperorsChoice, State } from '../state.ts';

/** A bid, or a showing, in the making: a set of cards by their places in hand, and how many cubes. */
export interface Stage {
  set: number; // bits
  cubes: number;
  exit?: number; // a pass instead, with this exit tile
}
export const placesIn = (set: number): number[] => Array.from({ length: 31 }, (_, i) => i).filter(i => has(set, i));

/** Where a bid is composed. */
export interface Desk {
  kernel: Kernel<EmperorsChoice>;
  view: View<State>;
  seat: Seat;
}
/** What a staged bid is worth, what it still wants, and the two options that make it. */
export interface Bid {
  cards: readonly number[];
  cubes: number;
  total: number;
  least: number; // cubes that make this set of cards legal, or -1 when none do
  line: readonly Option[]; // empty while it is not legal
  why: Reason; // of what is staged: OK when it may be declared
}
const cardsIn = (view: State, seat: Seat, set: number): number[] =>
  placesIn(set).flatMap(place => view.hands[seat]!.pieces[place] ?? []);

export function bidOf(desk: Desk, { set, cubes }: Stage): Bid {
  const { kernel, view, seat } = desk;
  const cards = cardsIn(view, seat, set);
  const total = totalShown(withAdded(view, seat, cards, cubes), kernel.box, seat);
  const bid = { cards, cubes, total, least: -1, line: [] };
  if (view.agenda.at(-1)?.at === 'addCubes') return withCubesOn(desk, view, [], bid); // the cards lie there already
  const reveal = kernel.read(`bid.reveal ${set}`);
  if (reveal === undefined) return { ...bid, why: NOT_OFFERED };
  const why = kernel.whyNot(view, seat, reveal);
  if (why !== OK) return { ...bid, why };
  return withCubesOn(desk, kernel.preview(view, seat, [reveal], fastRand(1)).after, [reveal], bid);
}
function withCubesOn({ kernel, seat }: Desk, s: State, before: readonly Option[], bid: Omit<Bid, 'why'>): Bid {
  const adding = (n: number) => kernel.read(`addCubes.add ${n}`)!;
  const counts = Array.from({ length: spareCubes(s, seat) + 1 }, (_, n) => n);
  const least = counts.find(n => kernel.whyNot(s, seat, adding(n)) === OK) ?? -1;
  const add = adding(bid.cubes);
  const why = kernel.whyNot(s, seat, add);
  return { ...bid, least, line: why === OK ? [...before, add] : [], why };
}
export const toggled = ({ set, cubes }: Stage, place: number): Stage => ({ set: set ^ (1 << place), cubes });
export const withCubes = ({ set }: Stage, cubes: number, free: number): Stage => ({
  set,
  cubes: Math.max(0, Math.min(free, cubes)),
});
