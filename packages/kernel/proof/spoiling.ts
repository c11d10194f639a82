import type { Game, GameTypes, Rand, Table } from '../contract.ts';
import type { Erased } from '../engine/erased.ts';
import { fastRand, seedOf } from '../engine/random.ts';
import { kernelFor } from '../table/table.ts';

const SPOILT_AT_EACH = 40; // faults, one after the other
const EVERY = 5; // choices

/** Puts one thing of a state wrong: a number, or how many there are of something. Gives back how to put it right. */
function spoil(s: Erased, rand: Rand): () => void {
  const places: [Erased, string | number][] = [];
  const walk = (v: Erased): void => {
    if (typeof v !== 'object' || v === null) return;
    for (const key of Array.isArray(v) ? v.keys() : Object.keys(v)) {
      places.push([v, key]);
      walk(v[key]);
    }
  };
  walk(s);
  const [holder, key] = places[rand(places.length)]!;
  const was = holder[key];
  if (Array.isArray(was) && was.length > 0) {
    const pieces = [...was];
    if (rand(2) === 0) was.push(was[rand(was.length)]);
    else was.pop();
    return () => was.splice(0, was.length, ...pieces);
  }
  if (typeof was !== 'number') return () => {};
  const [other, at] = places[rand(places.length)]!;
  holder[key] = [was + 1, was - 1, -1, 0, typeof other[at] === 'number' ? other[at] : 99][rand(5)];
  return () => {
    holder[key] = was;
  };
}
/**
 * The game's own laws (`always`) that notice something wrong which is done to the states of a random game: what a law never notices, it
 * does not hold.
 */
export function noticed<G extends GameTypes>(game: Game<G>, table: Table, seed: number): Set<string> {
  const k = kernelFor(game as Game<Erased>, table);
  const [rand, mischief] = [fastRand(seed), fastRand(seedOf(seed, 1))];
  const laws = Object.entries<Erased>(game.always ?? {});
  const found = new Set<string>();
  const holds = (law: Erased, s: Erased) => {
    try {
      return law(s, k.box);
    } catch {
      return true; // so wrong that no law was asked
    }
  };
  const s = k.setup(table, rand);
  for (let turn = 0; !k.over(s); turn++) {
    for (let i = 0; turn % EVERY === 0 && i < SPOILT_AT_EACH; i++) {
      const mend = spoil(s, mischief);
      for (const [name, law] of laws) if (!found.has(name) && !holds(law, s)) found.add(name);
      mend();
    }
    const seat = k.waiting(s)[0]!;
    k.apply(s, seat, k.anyOption(s, seat, rand), rand);
  }
  return found;
}
