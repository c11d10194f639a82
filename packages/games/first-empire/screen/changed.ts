import type { Told } from '@tianxia/kernel';
import type { State } from '../state.ts';
import { keyOf, thing } from './choosing.ts';

/** Which things on the table an event is about: they get the mark of the last change, or light up from the log. */
export function thingsTold(told: readonly Told[], view: Pick<State, 'symbols'>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [event, , a = 0, b = 0] of told) {
    if (event === 'wall') found.add(keyOf(thing('wallSlot', a)));
    else if (event === 'governor') found.add(keyOf(thing('governorSpace', a)));
    else if (event === 'soldier') found.add(keyOf(thing('spot', view.symbols.indexOf(a))));
    else if (event === 'tucked' || event === 'alchemist' || event === 'activated') found.add(keyOf(thing('card', a)));
    else if (event === 'emperor') found.add(keyOf(thing('card', b)));
  }
  return found;
}
