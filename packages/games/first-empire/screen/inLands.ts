import type { InLands } from '@tianxia/board';
import { type Events, events } from '../events.ts';

/** What is seen in the lands of the player who does it. */
export const IN_LANDS: readonly (keyof Events)[] = [
  'tucked',
  'recruited',
  'hired',
  'alchemist',
  'movedOfficial',
  'movedWorker',
  'unrest',
  'calmed',
];
export const lands: InLands = { kinds: events, events: IN_LANDS, regionOf: { region: region => region } };
