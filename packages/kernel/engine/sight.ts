import {
  EMPTY,
  type Game,
  type GameTypes,
  type Pool,
  type Rand,
  type Remembered,
  type Seat,
  UNCOUNTED,
  UNKNOWN,
  type View,
  type Zone,
} from '../contract.ts';
import { clone } from './clone.ts';
import { takeAny } from './effects.ts';
import type { Erased } from './erased.ts';
import { NOT_ASKED } from './play.ts';

const NO_OWNER = -2;
const same = <T>(v: T): T => v;
/** The same pieces and memories in an order that tells nothing. */
function sorted({ pieces, known }: Remembered): Remembered {
  const at = pieces.map((_, i) => i).sort((a, b) => pieces[b]! - pieces[a]! || known[b]! - known[a]!);
  return { pieces: at.map(i => pieces[i]!), known: at.map(i => known[i]!) };
}

/** Visits every zone of a state with its pieces. */
function zones(v: Erased, layout: Erased, visit: (pieces: number[], pool: string) => void): void {
  if (typeof layout === 'string') return;
  const inner = layout.bySeat ?? layout.each;
  if (layout.zone !== undefined) visit(Array.isArray(v) ? v : v.pieces, layout.zone);
  else if (inner !== undefined) for (const e of v) zones(e, inner, visit);
  else for (const k in v) zones(v[k], layout[k], visit);
}

/** What stands in no place of known size lies in one of those whose size is secret: any of them. */
function dealOut(pieces: readonly number[], among: readonly number[][], rand: Rand): void {
  for (const zone of among) zone.length = 0;
  for (const piece of pieces) among[rand(among.length)]!.push(piece);
}

/** Who sees what, derived from the layout of the state alone. */
export function sight<G extends GameTypes>(game: Game<G>, box: G['box']) {
  type S = Erased;
  const poolsOf = (s: S): Record<string, Pool> => game.pools(box, s);

  function hide(piece: number, back: readonly number[] | undefined): number {
    if (piece === EMPTY) return EMPTY;
    return piece < 0 ? piece : UNKNOWN - (back === undefined ? 0 : back[piece]!);
  }
  const view = (s: S, seat: Seat): View<S> => seen(s, seat, clone);
  const glance = (s: S, seat: Seat, parts?: readonly string[]): View<S> => seen(s, seat, same, parts);
  function seen(s: S, seat: Seat, copy: <T>(v: T) => T, parts: Iterable<string> = Object.keys(s)): View<S> {
    const pools = poolsOf(s);
    const zone = (v: Erased, { zone: pool, seen: by, size, order }: Zone, owner: Seat): Erased => {
      if (by === 'all' || (by === 'owner' && owner === seat)) return copy(v);
      if (size === 'secret') return [UNCOUNTED];
      const { back } = pools[pool]!;
      if (Array.isArray(v)) {
        const pieces = v.map(piece => hide(piece, back));
        return order === 'secret' ? pieces.sort((a, b) => b - a) : pieces;
      }
      const remembers = (i: number) => seat >= 0 && (v.known[i] >> seat) & 1;
      const pieces = v.pieces.map((piece: number, i: number) => (remembers(i) ? piece : hide(piece, back)));
      return order === 'secret' ? sorted({ pieces, known: v.known }) : { pieces, known: v.known.slice() };
    };
    const walk = (v: Erased, layout: Erased, owner: Seat): Erased => {
      if (layout === 'open') return copy(v);
      if (layout === 'sealed')
        return v.map((answer: number, i: number) =>
          i === seat || answer === EMPTY || answer === NOT_ASKED ? answer : UNKNOWN,
        );
      if (layout.zone !== undefined) return zone(v, layout, owner);
      if (layout.bySeat !== undefined) return v.map((e: Erased, i: number) => walk(e, layout.bySeat, i));
      if (layout.each !== undefined) return v.map((e: Erased) => walk(e, layout.each, owner));
      const out: Erased = {};
      for (const k in v) out[k] = walk(v[k], layout[k], owner);
      return out;
    };
    const layout: Erased = game.layout;
    const v: Erased = {};
    for (const name of parts) v[name] = walk(s[name], layout[name], NO_OWNER);
    // An answer that waits to be opened is its owner's until then, though the agenda is open.
    const isHidden = (frame: Erased) => frame.answer !== undefined && frame.seat !== seat;
    if (v.agenda?.some(isHidden))
      v.agenda = v.agenda.map((frame: Erased) => (isHidden(frame) ? { ...frame, answer: UNKNOWN } : frame));
    return v;
  }

  /** By pool and back: the pieces that stand nowhere in this view. */
  function unseen(v: S): Record<string, Map<number, number[]>> {
    const pools = poolsOf(v);
    const left: Record<string, Map<number, number>> = {};
    for (const name in pools) {
      const count = new Map<number, number>();
      left[name] = count;
      for (const piece of pools[name]!.pieces) count.set(piece, (count.get(piece) ?? 0) + 1);
    }
    zones(v, game.layout, (pieces, name) => {
      for (const piece of pieces) if (piece > 0) left[name]!.set(piece, (left[name]!.get(piece) ?? 0) - 1);
    });
    const out: Record<string, Map<number, number[]>> = {};
    for (const name in pools) {
      const byBack = new Map<number, number[]>();
      out[name] = byBack;
      for (const [piece, n] of left[name]!) {
        const back = pools[name]!.back?.[piece] ?? 0;
        const sameBack = byBack.get(back) ?? [];
        byBack.set(back, sameBack);
        for (let i = 0; i < n; i++) sameBack.push(piece);
      }
    }
    return out;
  }
  function determinize(v: View<S>, rand: Rand): S {
    const s = clone(v);
    const rest = unseen(v);
    const uncounted = new Map<string, number[][]>();
    zones(s, game.layout, (pieces, name) => {
      if (pieces[0] === UNCOUNTED) uncounted.set(name, [...(uncounted.get(name) ?? []), pieces]);
      else
        for (let i = 0; i < pieces.length; i++)
          if (pieces[i]! < 0) pieces[i] = takeAny(rest[name]!.get(UNKNOWN - pieces[i]!)!, rand);
    });
    for (const [name, among] of uncounted) dealOut([...rest[name]!.values()].flat(), among, rand);
    // Sealed answers of others are reopened: whoever plays on from here chooses for them.
    s.sealed = s.sealed.map((answer: number) => (answer === UNKNOWN ? EMPTY : answer));
    for (const frame of s.agenda) if (frame.answer === UNKNOWN) delete frame.answer;
    return s;
  }
  function learned(before: View<S>, after: View<S>): boolean {
    const was = unseen(before);
    const now = unseen(after);
    const times = (pieces: readonly number[], piece: number) => pieces.filter(p => p === piece).length;
    for (const name in was)
      for (const [back, pieces] of was[name]!) {
        const still = now[name]!.get(back) ?? [];
        if (pieces.some(piece => times(still, piece) < times(pieces, piece))) return true;
      }
    return false;
  }
  /** The name of a pool whose pieces are not each in exactly one place. */
  function lost(s: S): string | undefined {
    const pools = poolsOf(s);
    const found = Object.fromEntries(Object.keys(pools).map(name => [name, [] as number[]]));
    zones(s, game.layout, (pieces, name) => found[name]!.push(...pieces.filter(piece => piece !== EMPTY)));
    const sorted = (list: readonly number[]) => [...list].sort((x, y) => x - y).join();
    return Object.keys(pools).find(name => sorted(found[name]!) !== sorted(pools[name]!.pieces));
  }
  return { view, glance, determinize, learned, lost };
}
