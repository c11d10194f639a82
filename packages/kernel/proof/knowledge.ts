import {
  EMPTY,
  EVERYONE,
  type Kernel,
  OK,
  type Option,
  type Rand,
  type Remembered,
  type Seat,
  SPECTATOR,
  type Told,
  type Zone,
} from '../contract.ts';
import type { Erased } from '../engine/erased.ts';
import { NOT_ASKED } from '../engine/play.ts';
import { fastRand } from '../engine/random.ts';

/** What one viewer knows of a zone: how often each piece lies there, in the open for them or in their memory. */
interface Known {
  pool: string;
  many: number; // pieces, known or not
  openly: Map<number, number>;
  remembered: Map<number, number>;
}
const NO_OWNER = -2;
const countIn = (at: Known | undefined, piece: number) =>
  at === undefined ? 0 : (at.openly.get(piece) ?? 0) + (at.remembered.get(piece) ?? 0);
function total(known: Iterable<Known>, pool: string, times: (at: Known) => number): number {
  let sum = 0;
  for (const at of known) if (at.pool === pool) sum += times(at);
  return sum;
}

/** One choice, carried out beside the game: what stood before and after it, and what was told. */
export interface Change {
  k: Kernel<Erased>;
  before: Erased;
  after: Erased;
  told: readonly Told[];
  during: readonly (Erased | undefined)[]; // by event that names a piece: the state as it was told
  seat: Seat;
  option: Option;
  seed: number; // of its draws
}
export function change(k: Kernel<Erased>, s: Erased, seat: Seat, option: Option, rand: Rand): Change {
  const seed = rand(1 << 30);
  const { state, told, during } = carriedOut(k, k.clone(s), seat, option, seed);
  return { k, before: s, after: state, told, during, seat, option, seed };
}
function carriedOut(k: Kernel<Erased>, state: Erased, seat: Seat, option: Option, seed: number) {
  const told: Told[] = [];
  const during: (Erased | undefined)[] = [];
  const pools = k.game.pools(k.box, state);
  const kinds: Erased = k.game.events;
  const namesPiece = (event: string) => kinds[event].some((kind: string) => kind.replace(/^secret /, '') in pools);
  const chance = fastRand(seed);
  let isDrawn = false;
  const rand: Rand = below => {
    isDrawn = true;
    return chance(below);
  };
  k.apply(state, seat, option, rand, ((event: string, ...args: number[]) => {
    told.push([event, ...args]);
    during.push(namesPiece(event) ? k.clone(state) : undefined);
  }) as Erased);
  return { state, told, during, isDrawn };
}
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const admitted = (k: Kernel<Erased>, told: readonly Told[]) => told.filter(([event]) => k.game.admits?.includes(event));
const viewersOf = (s: Erased): Seat[] => Array.from({ length: s.seats + 1 }, (_, i) => SPECTATOR + i);

/** No viewer remembers a piece that no zone showed them and no event told them of. */
export function unearnedMemory({
  k,
  before,
  after,
  told,
}: Omit<Change, 'during' | 'seat' | 'option' | 'seed'>): string | undefined {
  for (const viewer of viewersOf(before)) {
    const was = knownTo(k, before, viewer);
    const now = knownTo(k, after, viewer);
    const heard = mentioned(k, before, told, viewer);
    for (const { pool, remembered } of now.values())
      for (const piece of remembered.keys()) {
        const memories = (known: Map<string, Known>) =>
          total(known.values(), pool, at => at.remembered.get(piece) ?? 0);
        let earned = memories(was) + heard.filter(one => one.pool === pool && one.piece === piece).length;
        for (const [place, at] of was)
          if (at.pool === pool)
            earned += Math.max(0, (at.openly.get(piece) ?? 0) - (now.get(place)?.openly.get(piece) ?? 0));
        if (memories(now) > earned) return `viewer ${viewer} knows ${pool} ${piece}, which nothing showed them`;
      }
  }
  return undefined;
}
/** The same of the deal: as a game begins they remember what they have been told of, and what by its rules is dealt for all to see. */
export function unearnedAtDeal(k: Kernel<Erased>, dealt: Erased, told: readonly Told[]): string | undefined {
  const before = k.clone(dealt);
  for (const field in before) if (!k.game.dealtOpenly?.includes(field)) forget(before[field]);
  return unearnedMemory({ k, before, after: dealt, told });
}
function forget(v: Erased): void {
  if (Array.isArray(v.known)) v.known.fill(0);
  else if (typeof v === 'object') for (const name in v) forget(v[name]);
}
/**
 * What an event tells a seat stands in its view: a piece told of lies, or lay, where they see it or remember it; or did so at the very
 * moment it was told, where it is shuffled in again before the next choice.
 */
export function toldButUnseen({ k, before, after, told, during }: Change): string | undefined {
  const pools: Erased = k.game.pools(k.box, before);
  for (let viewer = 0; viewer < before.seats; viewer++) {
    const was = knownTo(k, before, viewer);
    const now = knownTo(k, after, viewer);
    const isShown = ({ pool, piece, at }: Mention) => {
      const copies = pools[pool].pieces.filter((one: number) => one === piece).length;
      const noneHidden = [was, now].some(known => total(known.values(), pool, at => countIn(at, piece)) === copies);
      if (noneHidden) return true;
      if (total(now.values(), pool, at => at.remembered.get(piece) ?? 0) > 0) return true; // it may be that one, told of again
      // Of several alike one must have moved, or become known, before their eyes.
      const hasMoved = (then: Map<string, Known>) =>
        [...was.keys(), ...then.keys()].some(
          place =>
            (was.get(place) ?? then.get(place))!.pool === pool &&
            countIn(was.get(place), piece) !== countIn(then.get(place), piece),
        );
      return hasMoved(now) || hasMoved(knownTo(k, during[at], viewer));
    };
    const odd = mentioned(k, before, told, viewer).find(one => !isShown(one));
    if (odd !== undefined)
      return `"${odd.event}" tells viewer ${viewer} of ${odd.pool} ${odd.piece}, which their view does not hold`;
  }
  return undefined;
}
const isAnswer = (answer: unknown) => typeof answer === 'number' && answer !== EMPTY && answer !== NOT_ASKED;
/** How many answers are sealed, or wait to be opened. */
const answersIn = ({ sealed, agenda }: Erased): number =>
  sealed.filter(isAnswer).length + agenda.filter(({ answer }: Erased) => isAnswer(answer)).length;
/** Somebody who has looked on from the beginning remembers what everybody at the table does, though their view keeps no memory. */
function viewOf(k: Kernel<Erased>, s: Erased, viewer: Seat): Erased {
  const view = k.view(s, viewer);
  const all = (1 << s.seats) - 1;
  const recall = (seen: Erased, v: Erased): void => {
    if (Array.isArray(v.known))
      v.known.forEach((known: number, i: number) => {
        if (known === all) seen.pieces[i] = v.pieces[i];
      });
    else if (typeof v === 'object') for (const name in v) recall(seen[name], v[name]);
  };
  recall(view, s);
  return view;
}
/**
 * The same moment with other pieces where this viewer does not see. Others have answered as they did, or, as long as no answer is opened,
 * in any way they could there. Undefined where somebody could not have answered so.
 */
function otherWorld(k: Kernel<Erased>, before: Erased, viewer: Seat, opens: boolean, rand: Rand): Erased | undefined {
  const other = k.determinize(viewOf(k, before, viewer), rand);
  /** What somebody answers who is asked there; `asked` is the world with that question on top. */
  const answered = (asked: Erased, seat: Seat, was: Option): Option | undefined =>
    !opens ? k.anyOption(asked, seat, rand) : k.whyNot(asked, seat, was) === OK ? was : undefined;
  for (const [seat, was] of before.sealed.entries()) {
    if (!isAnswer(was) || seat === viewer) continue;
    other.sealed[seat] = EMPTY;
    const answer = answered(other, seat, was);
    if (answer === undefined) return undefined;
    other.sealed[seat] = answer;
  }
  for (const [i, { seat, answer: was }] of before.agenda.entries()) {
    if (!isAnswer(was) || seat === viewer) continue;
    const answer = answered({ ...other, agenda: other.agenda.slice(0, i + 1), sealed: [] }, seat, was);
    if (answer === undefined) return undefined;
    other.agenda[i].answer = answer;
  }
  return other;
}
/**
 * Two worlds that a viewer cannot tell apart stay so after the same choice with the same draws, unless other pieces came into their view
 * in one than in the other, or the rules tell of it (`admits`): nothing open, no frame, no event and no silence depends on what they do
 * not see.
 */
export function apart({ k, before, after, told, seat, option, seed }: Change, rand: Rand): string | undefined {
  if (k.over(after)) return; // at the end everything is counted in the open
  const due = answersIn(before) + (before.agenda.at(-1).seat === EVERYONE ? 1 : 0);
  const opens = answersIn(after) < due;
  for (const viewer of viewersOf(before)) {
    const other = otherWorld(k, before, viewer, opens, rand);
    if (other === undefined || k.whyNot(other, seat, option) !== OK) continue; // that choice itself shows which world it is
    const wasThere = k.view(other, viewer);
    const there = carriedOut(k, other, seat, option, seed);
    const views = [after, there.state].map(s => k.view(s, viewer));
    const isShown = k.learned(k.view(before, viewer), views[0]!) || k.learned(wasThere, views[1]!);
    const [shown, shownThere] = [after, there.state].map(s => shownIn(k, s, viewer, there.isDrawn)); // what chance draws comes in an order of its own
    if (isShown && !same(shown, shownThere)) continue;
    if (!same(mentioned(k, before, told, viewer), mentioned(k, before, there.told, viewer))) continue; // seen, and gone again
    if (!same(admitted(k, told), admitted(k, there.told))) continue; // the rules themselves tell it
    const reads = [told, there.told].map(list => list.map(one => k.tell(one, viewer)));
    const field = Object.keys(views[0]!).find(name => !same(views[0]![name], views[1]![name]));
    if (field !== undefined) return `viewer ${viewer} can tell hidden pieces from ${field} after ${k.write(option)}`;
    if (!same(reads[0], reads[1]))
      return `viewer ${viewer} can tell hidden pieces from the events of ${k.write(option)}`;
  }
  return undefined;
}

/** Zone by zone, under the name of its place in the state, so that two moments can be compared. */
function knownTo(k: Kernel<Erased>, s: Erased, viewer: Seat): Map<string, Known> {
  const out = new Map<string, Known>();
  const note = (held: number[] | Remembered, zone: Zone, owner: Seat, place: string) => {
    const isOpen = zone.seen === 'all' || (zone.seen === 'owner' && owner === viewer);
    const pieces = Array.isArray(held) ? held : held.pieces;
    const isKnown = (i: number) => !Array.isArray(held) && viewer >= 0 && ((held.known[i]! >> viewer) & 1) === 1;
    const remembered = isOpen ? [] : pieces.filter((_, i) => isKnown(i));
    out.set(place, {
      pool: zone.zone,
      many: pieces.length,
      openly: counted(isOpen ? pieces : []),
      remembered: counted(remembered),
    });
  };
  const walk = (v: Erased, layout: Erased, owner: Seat, place: string): void => {
    if (typeof layout === 'string') return;
    if (layout.zone !== undefined) note(v, layout, owner, place);
    else if (layout.bySeat !== undefined)
      for (let i = 0; i < v.length; i++) walk(v[i], layout.bySeat, i, `${place}.${i}`);
    else if (layout.each !== undefined)
      for (let i = 0; i < v.length; i++) walk(v[i], layout.each, owner, `${place}.${i}`);
    else for (const name in v) walk(v[name], layout[name], owner, `${place}.${name}`);
  };
  walk(s, k.game.layout, NO_OWNER, '');
  return out;
}
/** Place by place, how many pieces lie there and which of them a viewer sees or remembers: in any order, or in the one in which they lie. */
function shownIn(k: Kernel<Erased>, s: Erased, viewer: Seat, inOrder: boolean): unknown {
  const listed = (times: Map<number, number>) => (inOrder ? [...times] : [...times].sort(([a], [b]) => a - b));
  const places = [...knownTo(k, s, viewer)];
  return places.map(([place, { many, openly, remembered }]) => [place, many, listed(openly), listed(remembered)]);
}
function counted(pieces: readonly number[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const piece of pieces) if (piece > 0) times.set(piece, (times.get(piece) ?? 0) + 1);
  return times;
}
interface Mention {
  event: string;
  pool: string;
  piece: number;
  at: number; // which of the events it was
}
/** The pieces that these events name to a viewer: an argument whose kind is a pool is a piece of it. */
function mentioned(k: Kernel<Erased>, s: Erased, told: readonly Told[], viewer: Seat): Mention[] {
  const kindsOf: Erased = k.game.events;
  const pools = k.game.pools(k.box, s);
  return told.flatMap((one, at) => {
    const [event, ...args] = k.tell(one, viewer);
    return args.flatMap((piece, i) => {
      const pool = kindsOf[event][i].replace(/^secret /, '');
      return pool in pools && piece > 0 ? [{ event, pool, piece, at }] : [];
    });
  });
}
