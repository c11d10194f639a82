import { type Core, EMPTY, type Frame, type Rand, type Remembered, type Seat } from '../contract.ts';
import type { Erased } from './erased.ts';

/** The first listed is done first, all of them before what already waits. */
export function todo<F>(here: { readonly s: Core<F> }, ...next: Frame<F>[]): void {
  for (let i = next.length - 1; i >= 0; i--) here.s.agenda.push(next[i]!);
}
export function endGame(here: { readonly s: Core<Erased> }, ending: string): void {
  here.s.agenda.length = 0;
  here.s.ending = ending;
}

/** Takes one such piece out, keeping the order of the rest. */
export function remove(pieces: number[], piece: number): void {
  const at = pieces.indexOf(piece);
  if (at < 0) throw new Error(`no piece ${piece} to remove`);
  for (let i = at; i < pieces.length - 1; i++) pieces[i] = pieces[i + 1]!;
  pieces.pop();
}
/** Draws from a bag: a face-down pile has no order until somebody draws, so no order can leak. */
export function takeAny(bag: number[], rand: Rand): number {
  if (bag.length === 0) return EMPTY;
  const i = rand(bag.length);
  const piece = bag[i]!;
  bag[i] = bag[bag.length - 1]!;
  bag.pop();
  return piece;
}

// ---- zones that are remembered: pieces and memories change together, here and nowhere else ----
export const NOBODY_KNOWS = 0;
export const known = (...seats: Seat[]): number => seats.reduce((set, seat) => set | (1 << seat), 0);
export function put(zone: Remembered, piece: number, knownTo: number): void {
  zone.pieces.push(piece);
  zone.known.push(knownTo);
}
/** Takes one such piece out; returns who remembered it. */
export function take(zone: Remembered, piece: number): number {
  const at = zone.pieces.indexOf(piece);
  if (at < 0) throw new Error(`no piece ${piece} to take`);
  zone.pieces.splice(at, 1);
  return zone.known.splice(at, 1)[0]!;
}
/** Draws at random. Which of the remembered ones is gone cannot be told any more, so all memories of the rest are lost. */
export function takeAnyOf(zone: Remembered, rand: Rand): number {
  const piece = takeAny(zone.pieces, rand);
  zone.known.length = zone.pieces.length;
  zone.known.fill(NOBODY_KNOWS);
  return piece;
}
/** The piece stays where it is; these seats remember it from now on. */
export function show(zone: Remembered, piece: number, to: number): void {
  const at = zone.pieces.indexOf(piece);
  if (at < 0) throw new Error(`no piece ${piece} to show`);
  zone.known[at]! |= to;
}
