import {
  type GameTypes,
  type Kernel,
  type LiveTable,
  liveTable,
  type Option,
  type Rand,
  type Seat,
  SPECTATOR,
  type Table,
} from '@tianxia/kernel';
import { audience, type Telling } from '../../tables/telling/audience.ts';
import type { Listener } from '../../tables/telling/listener.ts';
import { openParts } from '../../tables/telling/open-parts.ts';

type Rules = Kernel<GameTypes>;
type State = GameTypes['state'];

/** What a viewer of the table was sent, byte by byte. */
interface Ears extends Listener {
  texts: string[];
}
type Place = Pick<Listener, 'seat' | 'eyes' | 'changes'>;
function ears(place: Place): Ears {
  const texts: string[] = [];
  return { ...place, texts, send: text => void texts.push(text), close: () => {} };
}
/** A table that goes on from a state, with an audience: all who see with the eyes of `viewer`. */
interface World {
  live: LiveTable<State>;
  choose(seat: Seat, words: string, at: number): void;
  /** Everything sent since the last time, to each who listens, and to one who comes anew now. */
  sent(): string;
}
function world(k: Rules, table: Table, from: State, rand: Rand, viewer: Seat, telling: Telling): World {
  const live = liveTable({ ...k, setup: () => k.clone(from) }, table, rand);
  const shown = { live, open: openParts(k.game) };
  const everyone = audience();
  const enter = (place: Place) => {
    const listener = ears(place);
    everyone.add(listener);
    everyone.greet(listener, telling, shown);
    return listener;
  };
  // All others come first: whatever is shared between those who look must be everybody's to see.
  const others = Array.from({ length: table.seats + 1 }, (_, i) => i - 1).filter(seat => seat !== viewer);
  const strangers = others.map(seat => enter({ seat }));
  const listeners =
    viewer === SPECTATOR
      ? [enter({ seat: SPECTATOR }), enter({ seat: SPECTATOR, changes: true })]
      : [{ seat: viewer }, { seat: viewer, changes: true }, { seat: SPECTATOR, eyes: viewer }].map(enter);
  return {
    live,
    choose(seat, words, at) {
      const made = live.choose(seat, words, at);
      if ('refused' in made) throw new Error(`${words} by ${seat} is refused: ${made.refused}`);
      everyone.show(shown);
    },
    sent() {
      const late = ears(listeners.at(-1)!);
      everyone.greet(late, telling, shown);
      for (const { texts } of strangers) texts.length = 0;
      return [...listeners, late].flatMap(({ texts }) => texts.splice(0)).join('\n');
    },
  };
}

/** Counts what the rules are asked for: a clock that no busy machine disturbs. */
function metered(k: Rules): { k: Rules; spent(): string } {
  const times: Record<string, number> = {};
  const entries = Object.entries(k).map(([name, of]) => {
    if (typeof of !== 'function') return [name, of];
    const ask = of as (...args: unknown[]) => unknown;
    const count = (...args: unknown[]) => {
      times[name] = (times[name] ?? 0) + 1;
      return ask(...args);
    };
    return [name, count];
  });
  const spent = () => {
    const told = JSON.stringify(times);
    for (const name of Object.keys(times)) delete times[name];
    return told;
  };
  return { k: Object.fromEntries(entries) as Rules, spent };
}
export interface Compared {
  steps: number; // choices after which both worlds looked the same, and sounded the same
  bytes: number;
  end: 'learned' | 'forced' | 'parted' | 'over' | 'enough' | 'alike';
}
/**
 * Two worlds that this viewer cannot tell apart: the true one, and one with other pieces in every place the viewer cannot see into. Both
 * go on with the same choices (behind a seal: with different ones). As long as the viewer's view is the same in both, every byte sent to
 * them must be the same, too, and so its length: whatever differs could only come from what they must not know. The same holds for the
 * work that was done before it was sent, or a patient viewer could tell by the time it took.
 *
 * It ends soundly where the viewer rightly learns something: their views part; they draw a piece that is gone again at once; answers are
 * opened that differ; or the table itself plays for a player who has one option only, which it tells everybody.
 */
export function compareTwins(
  k: Rules,
  table: Table,
  truth: State,
  viewer: Seat,
  {
    rand,
    seeded,
    telling,
    most,
    change = same => same,
  }: {
    rand: Rand;
    seeded: () => Rand; // the same draws in both
    telling: Telling;
    most: number;
    change?: (k: Rules) => Rules; // what the tables are played by, for testing the test
  },
): Compared {
  const view = (state: State) => JSON.stringify(k.view(state, viewer));
  const other = k.determinize(k.view(truth, viewer), rand);
  const compared: Compared = { steps: 0, bytes: 0, end: 'alike' };
  // Nothing hidden, or answers under seal that no sample can know.
  if (JSON.stringify(other) === JSON.stringify(truth) || view(other) !== view(truth)) return compared;
  const meters = [metered(k), metered(k)] as const;
  const worlds = [truth, other].map((state, i) =>
    world(change(meters[i]!.k), table, state, seeded(), viewer, telling),
  ) as [World, World];
  const [a, b] = worlds;
  const isApart = rand(2) === 0; // answers behind a seal differ, too
  let hasOpened = false; // answers were, which may name different pieces by the same words
  for (;;) {
    const [mine, theirs] = [a.sent(), b.sent()];
    if (mine !== theirs && hasOpened) return { ...compared, end: 'learned' };
    if (mine !== theirs) throw new Error(`viewer ${viewer} can tell:\n${difference(mine, theirs)}`);
    compared.bytes += mine.length;
    const [work, other] = [meters[0].spent(), meters[1].spent()];
    if (work !== other) throw new Error(`viewer ${viewer} can tell by the work done: ${work}, or ${other}`);
    const waiting = k.waiting(a.live.state);
    if (waiting.length === 0) return { ...compared, end: 'over' };
    if (compared.steps === most) return { ...compared, end: 'enough' };
    const seat = waiting[rand(waiting.length)]!;
    const words = worlds.map(({ live }) => wordsOf(k, live.state, seat)) as [string[], string[]];
    const both = words[0].filter(one => words[1].includes(one));
    const isSealed = a.live.state.sealed.length > 0 && seat !== viewer;
    if (both.length === 0 && !(isSealed && isApart)) return { ...compared, end: 'parted' };
    const common = both[rand(both.length)];
    const chosen = words.map(list => (isSealed && isApart ? list[rand(list.length)]! : common!));
    const [was, from] = [a.live.state.sealed.length, a.live.entries.length];
    const before = a.live.happened.length;
    for (const [i, one] of worlds.entries()) one.choose(seat, chosen[i]!, compared.steps);
    hasOpened = was > 0 && (a.live.state.sealed.length === 0 || b.live.state.sealed.length === 0);
    const forced = worlds.map(({ live }) => JSON.stringify(live.entries.slice(from + 1)));
    if (forced[0] !== forced[1]) return { ...compared, end: 'forced' };
    if (view(a.live.state) !== view(b.live.state)) return { ...compared, end: 'learned' };
    const told = worlds.map(({ live }) => toldAlone(k, live, before, viewer));
    if (told[0] !== told[1]) return { ...compared, end: 'learned' };
    compared.steps++;
  }
}
/** The events since, as the viewer reads them, of which the public reads less. */
function toldAlone(k: Rules, live: LiveTable<State>, from: number, viewer: Seat): string {
  const events = live.happened.slice(from).flatMap(({ told }) => told);
  const read = events.map(one => [JSON.stringify(k.tell(one, viewer)), JSON.stringify(k.tell(one, SPECTATOR))]);
  return read.flatMap(([mine, everybodys]) => (mine === everybodys ? [] : [mine])).join();
}
function wordsOf(k: Rules, state: State, seat: Seat): string[] {
  const options: Option[] = [];
  options.length = k.options(state, seat, options, true);
  return options.map(option => k.write(option));
}
function difference(a: string, b: string): string {
  let i = 0;
  while (a[i] === b[i]) i++;
  return [a, b].map(text => text.slice(Math.max(0, i - 200), i + 100)).join('\n');
}
