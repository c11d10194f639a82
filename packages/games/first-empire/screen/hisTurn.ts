import type { Told } from '@tianxia/kernel';
import { LI_SI } from '../box.ts';
import { events } from '../events.ts';

/** What Li Si did last, from the card he drew on; what follows it of others is left out. */
export function hisTurn(told: readonly Told[]): Told[] {
  const from = told.findLastIndex(([event]) => event === 'liSiOrder');
  const steps = from < 0 ? told : told.slice(from);
  const kinds: Readonly<Record<string, readonly string[]>> = events;
  return steps.filter(([event, seat]) => kinds[event]?.[0] === 'seat' && seat === LI_SI);
}
