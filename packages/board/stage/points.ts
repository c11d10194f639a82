import type { GameTypes, Kernel, Seat } from '@tianxia/kernel';
import { signed } from '@tianxia/look';
import { thing } from '../things.ts';
import type { Act } from './acts.ts';
import type { Snapshot } from './snapshot.ts';

/** What an act did to a total of the score sheet, as this viewer may read it. */
export interface Points {
  seat: Seat;
  change: number;
}
export function pointsBetween(kernel: Kernel<GameTypes>, { before, after }: Act): Points[] {
  const was = kernel.result(before.view).totals;
  return kernel
    .result(after.view)
    .totals.map((total, seat) => ({ seat, change: total - (was[seat] ?? 0) }))
    .filter(({ change }) => change !== 0);
}
/** Points rise out of a player's panel once the pieces have landed. */
export function rise(layer: HTMLElement, drawn: Snapshot, { seat, change }: Points, begins: number): Animation[] {
  const panel = drawn.get(thing('seat', seat))?.box;
  if (panel === undefined) return [];
  const coin = document.createElement('div');
  coin.className = change > 0 ? 'stage-points' : 'stage-points stage-loss';
  coin.textContent = `${change > 0 ? '+' : ''}${signed(change)}`;
  coin.style.cssText = `left:${panel.right - 44}px;top:${panel.top + 6}px`;
  layer.append(coin);
  const rising = coin.animate(
    [
      { transform: 'translate(0, 26px) scale(.4)', opacity: 0 },
      { transform: 'translate(0, -4px) scale(1.12)', opacity: 1, offset: 0.25 },
      { transform: 'translate(0, 0) scale(1)', opacity: 1, offset: 0.8 },
      { transform: 'translate(0, -10px) scale(.8)', opacity: 0 },
    ],
    { delay: begins, duration: 1100, fill: 'both', easing: 'ease-out' },
  );
  rising.finished.then(
    () => coin.remove(),
    () => coin.remove(),
  );
  return [rising];
}
