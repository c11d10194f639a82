import type { Minded } from '@tianxia/bots/mind';
import { fastRand, type GameTypes, mute, type Option, type Rand, type Seat, seedOf, type Table } from '@tianxia/kernel';
import { MOST_CHOICES } from './simulation.ts';
import type { AnyKernel } from './table.ts';

type State = GameTypes['state'];

/** Which decision counts as the first move, and what makes two first moves of one kind. */
export interface Opening {
  at: string; // a decision, as in 'play'
  by: 'points' | ReadonlyMap<string, number | undefined>; // what it scores at once; or moves: as a whole, or by one of their arguments
}
/** All first moves of a kind: `lay +2`, `play.tuck`, `play.court 3`. */
export interface Kind {
  kind: string;
  games: number;
  wins: number; // of whoever moved so; a shared win counts as its share
  liked: number; // deals in which the bot's own choice was of this kind
}

/**
 * From each deal bots play to the first such decision. There the best move of every kind, by the bot's own order, is tried: each time the
 * game is played to its end, with the same luck. So kinds are compared at the same deals, and no kind gets the easier ones.
 */
export function* tryOpenings(
  k: AnyKernel,
  table: Table,
  mind: Minded,
  { at, by }: Opening,
  seed: number,
  deals: number,
): Generator<ReadonlyMap<string, Kind>> {
  const kinds = new Map<string, Kind>();
  for (let deal = 0; deal < deals; deal++) {
    const luck = fastRand(seedOf(seed, deal));
    const s = k.setup(table, luck);
    playOn(k, s, mind, luck, state => askedOf(state) === at);
    if (k.over(s)) throw new Error(`nobody was asked "${at}" in a whole game`);
    const seat = k.waiting(s)[0]!;
    const { lines } = mind.bot(k, k.view(s, seat), seat, { rand: fastRand(seed) });
    const best = new Map<string, Option>();
    for (const { option } of lines) {
      const kind = by === 'points' ? gained(k, s, seat, option) : kindOf(k.write(option), by);
      if (kind !== undefined && !best.has(kind)) best.set(kind, option);
    }
    const [own] = best.keys();
    for (const [kind, option] of best) {
      const world = k.clone(s);
      const after = fastRand(seedOf(seedOf(seed, deal), 1));
      k.apply(world, seat, option, after, mute);
      playOn(k, world, mind, after, () => false);
      const { places } = k.result(world);
      const one = kinds.get(kind) ?? { kind, games: 0, wins: 0, liked: 0 };
      one.games++;
      if (places[seat] === 1) one.wins += 1 / places.filter(place => place === 1).length;
      if (kind === own) one.liked++;
      kinds.set(kind, one);
    }
    yield kinds;
  }
}
const askedOf = ({ agenda }: State): string => agenda.at(-1)?.at ?? '';

function playOn(k: AnyKernel, s: State, mind: Minded, luck: Rand, until: (s: State) => boolean): void {
  const scratch: Option[] = [];
  for (let choices = 0; !k.over(s) && !until(s); choices++) {
    if (choices > MOST_CHOICES) throw new Error(`not over after ${MOST_CHOICES} choices`);
    const seat = k.waiting(s)[0]!;
    const only = k.options(s, seat, scratch, false) === 1 ? scratch[0] : undefined;
    k.apply(s, seat, only ?? mind.bot(k, k.view(s, seat), seat, { rand: luck }).option, luck, mute);
  }
}
function kindOf(words: string, by: ReadonlyMap<string, number | undefined>): string | undefined {
  const [move, ...given] = words.split(' ');
  if (!by.has(move!)) return undefined;
  const argument = by.get(move!);
  return argument === undefined ? move : `${move} ${given[argument - 1]}`;
}
/** What the sheet shows more of, right after it. */
function gained(k: AnyKernel, s: State, seat: Seat, option: Option): string {
  const after = k.clone(s);
  const before = k.result(s).totals[seat]!;
  k.apply(after, seat, option, fastRand(0), mute);
  return `+${k.result(after).totals[seat]! - before}`;
}
