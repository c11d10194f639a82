import type { Rand } from '@tianxia/kernel';

type Path = readonly (string | number)[];
const WORDS = [
  '',
  'x',
  '-1',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\ud800',
  'v'.repeat(300),
  '秦'.repeat(50),
];
const pick = <T>(rand: Rand, from: readonly T[]): T => from[rand(from.length)]!;

/** Every value of a pack, with the way to it. */
function* values(json: unknown, path: Path = []): Generator<Path> {
  yield path;
  if (typeof json === 'object' && json !== null)
    for (const [key, item] of Object.entries(json))
      yield* values(item, [...path, Array.isArray(json) ? Number(key) : key]);
}
const at = (json: unknown, path: Path): unknown =>
  path.reduce((part, key) => (part as Record<string | number, unknown>)[key], json);

const NUMBERS: ((rand: Rand, was: number) => number)[] = [
  (_, was) => was + 1,
  (_, was) => was - 1,
  (_, was) => -was,
  (rand, was) => was * (2 + rand(9)),
  rand => rand(10),
  rand => rand(100),
  rand => rand(1024),
  rand => 2 ** rand(53),
  () => 0,
  () => 0.5,
  () => 1e308,
];
function nested(rand: Rand): unknown {
  let value: unknown = 1;
  for (let deep = pick(rand, [1, 5, 15, 19, 50, 1000]); deep > 0; deep--)
    value = rand(2) === 0 ? [value] : { kind: value };
  return value;
}
function otherValue(rand: Rand, was: unknown, pack: unknown): unknown {
  if (rand(20) === 0) return nested(rand);
  if (rand(20) === 0) return at(pack, pick(rand, [...values(pack)])); // what stands elsewhere
  if (typeof was === 'number') return pick(rand, NUMBERS)(rand, was);
  if (typeof was === 'string') return rand(2) === 0 ? pick(rand, WORDS) : otherWord(rand, was, pack);
  if (typeof was === 'boolean') return !was;
  if (Array.isArray(was)) return otherList(rand, was);
  return pick(rand, [null, 0, [], {}, 'x', [was], { ...(was as object), more: 1 }]);
}
/** A text of the same pack: an id that exists, of something else perhaps. */
function otherWord(rand: Rand, was: string, pack: unknown): string {
  const found = at(pack, pick(rand, [...values(pack)]));
  return typeof found === 'string' ? found : was.slice(1);
}
function otherList(rand: Rand, was: readonly unknown[]): unknown[] {
  const some = was[rand(Math.max(1, was.length))];
  const many = pick(rand, [2, 10, 100, 1000, 20_000]);
  return pick(rand, [
    () => was.slice(1),
    () => [...was, some],
    () => was.toReversed(),
    () => [],
    () => was.map(() => some),
    () => Array<unknown>(many).fill(typeof some === 'object' ? 0 : some),
    () => [...was, ...Array<unknown>(many % 101).fill(some)],
  ])();
}
/** The pack with one to five of its values replaced: most are refused, some are played with. */
export function mutant(pack: unknown, rand: Rand): unknown {
  const copy = structuredClone(pack);
  const paths = [...values(copy)].slice(1);
  for (let left = 1 + rand(5) * rand(2); left > 0; left--) {
    const path = pick(rand, paths);
    const [key, owner] = [path.at(-1)!, path.slice(0, -1)];
    try {
      const inside = at(copy, owner) as Record<string | number, unknown>;
      Object.defineProperty(inside, key, { value: otherValue(rand, inside[key], pack), enumerable: true });
    } catch {
      // an earlier change took away what this one would change
    }
  }
  return copy;
}

/** Every list and value of the pack that stands under this name. */
function* namesakes(pack: unknown, name: string): Generator<unknown> {
  for (const path of values(pack)) if (path.at(-1) === name) yield at(pack, path);
}
function nearby(rand: Rand, was: unknown, name: string | number | undefined, pack: unknown): unknown {
  if (typeof was === 'number') return Math.max(0, was + pick(rand, [-2, -1, 1, 2, 3]));
  if (typeof was === 'boolean') return !was;
  const others = typeof name === 'string' ? [...namesakes(pack, name)].filter(one => typeof one === typeof was) : [];
  if (typeof was === 'string') return others.length === 0 ? was : pick(rand, others);
  if (!Array.isArray(was)) return was;
  const lists = others.filter(one => Array.isArray(one));
  return pick(rand, [
    () => was.toReversed(),
    () => was.slice(1),
    () => [...was, ...was.slice(0, 1 + rand(3))],
    () => (lists.length === 0 ? was : pick(rand, lists)),
    () => was.map(() => pick(rand, was.length === 0 ? [was] : was)),
    () => [...new Set([...was, ...lists.flat()])].slice(0, was.length + 1 + rand(6)), // what one brings, all bring: bonus upon bonus
  ])();
}
/**
 * The pack with some values replaced by what could stand there: numbers a little off, ids and lists of other rows, effects that call
 * each other for ever. Only what `opens` takes is given, so the rules must cope with it.
 */
export function plausible(pack: unknown, rand: Rand, opens: (pack: unknown) => void): unknown {
  let copy = structuredClone(pack);
  for (let [changes, tries] = [1 + rand(8), 0]; changes > 0 && tries < 200; tries++) {
    const next = structuredClone(copy);
    const path = pick(rand, [...values(next)].slice(1));
    const inside = at(next, path.slice(0, -1)) as Record<string | number, unknown>;
    const key = path.at(-1)!;
    inside[key] = structuredClone(
      nearby(
        rand,
        inside[key],
        path.findLast(step => typeof step === 'string'),
        pack,
      ),
    );
    try {
      opens(next);
    } catch {
      continue;
    }
    if (JSON.stringify(next) === JSON.stringify(copy)) continue;
    copy = next;
    changes--;
  }
  return copy;
}
