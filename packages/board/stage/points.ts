import type { GameTypes, Kernel, Seat, Told } from '@tianxia/kernel';
import { signed } from '@tianxia/look';
import { seatIn } from '../tally/tally.ts';
import { type ThingKey, type ToldOf, thing, thingsTold } from '../things.ts';
import type { Act, Position } from './acts.ts';
import type { Snapshot } from './snapshot.ts';

/** What an act did to the large number of a player's panel, as this viewer may read it. */
export interface Points {
  seat: Seat;
  change: number;
}
/** How many points a player has; the total of the score sheet where a game does not say. */
export type PointsOf<G extends GameTypes> = (state: G['state'], seat: Seat) => number;

export function pointsBetween(
  kernel: Kernel<GameTypes>,
  { before, after }: Pick<Act, 'before' | 'after'>,
  pointsOf?: PointsOf<GameTypes>,
): Points[] {
  const all = ({ view }: Position) => {
    const { totals } = kernel.result(view);
    return pointsOf === undefined ? totals : totals.map((_, seat) => pointsOf(view, seat));
  };
  const was = all(before);
  return all(after)
    .map((points, seat) => ({ seat, change: points - (was[seat] ?? 0) }))
    .filter(({ change }) => change !== 0);
}
const AMOUNTS: readonly string[] = ['count', 'points']; // kinds of arguments that say how many

/**
 * The things that points were won with, the likeliest first: what the event names that tells of so many, then what the same player's
 * events before it name. None where no event tells of so many.
 */
export function wonWith(
  kernel: Kernel<GameTypes>,
  { steps, after: { view } }: Act,
  { seat, change }: Points,
  telling?: ToldOf<GameTypes>,
): ThingKey[] {
  const kinds = kernel.game.events as Readonly<Record<string, readonly string[]>>;
  const tells = ([event, ...args]: Told) =>
    args.some((value, i) => value === Math.abs(change) && AMOUNTS.includes(kinds[event]?.[i] ?? ''));
  const mine = steps.flatMap(({ told }) => told).filter(told => seatIn(kernel, told) === seat);
  return mine
    .slice(0, mine.findLastIndex(tells) + 1)
    .reverse()
    .flatMap(told => [...thingsTold(kernel, [told], event => telling?.(event, view, kernel.box))]);
}
const COIN = 42; // pixels, as in stage.css
const RISES = 1100; // milliseconds
const FLIES = 1400;

/** Points fly to a player's panel from where they were won, once the pieces have landed; else they rise out of the panel. */
export function rise(
  layer: HTMLElement,
  drawn: Snapshot,
  { seat, change }: Points,
  won: readonly ThingKey[],
  begins: number,
): Animation[] {
  const panel = drawn.get(thing('seat', seat))?.box;
  if (panel === undefined) return [];
  const coin = document.createElement('div');
  coin.className = change > 0 ? 'stage-points' : 'stage-points stage-loss';
  coin.textContent = `${change > 0 ? '+' : ''}${signed(change)}`;
  const [left, top] = [panel.right - COIN - 2, panel.top + 6];
  coin.style.cssText = `left:${left}px;top:${top}px`;
  layer.append(coin);
  const from = placeOf(drawn, won);
  const away = from && `translate(${from.x - COIN / 2 - left}px, ${from.y - COIN / 2 - top}px)`;
  const rising = coin.animate(
    [
      { transform: `${away ?? 'translate(0, 26px)'} scale(.4)`, opacity: 0 },
      ...(away === undefined ? [] : [{ transform: `${away} scale(1.12)`, opacity: 1, offset: 0.15 }]),
      ...(away === undefined ? [] : [{ transform: `${away} scale(1)`, opacity: 1, offset: 0.3 }]),
      { transform: 'translate(0, -4px) scale(1.12)', opacity: 1, offset: away === undefined ? 0.25 : 0.7 },
      { transform: 'translate(0, 0) scale(1)', opacity: 1, offset: 0.85 },
      { transform: 'translate(0, -10px) scale(.8)', opacity: 0 },
    ],
    { delay: begins, duration: away === undefined ? RISES : FLIES, fill: 'both', easing: 'ease-out' },
  );
  rising.finished.then(
    () => coin.remove(),
    () => coin.remove(),
  );
  return [rising];
}
/** The middle of the first of some things that is in sight, by its own name or the one events call it by. */
export function placeOf(drawn: Snapshot, things: readonly ThingKey[]): { x: number; y: number } | undefined {
  const all = [...drawn.values()];
  for (const key of things) {
    const box = (drawn.get(key) ?? all.find(({ told }) => told === key))?.box;
    if (box !== undefined) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return undefined;
}
