import type { InLands } from '@tianxia/board';
import { regionOf } from '../at.ts';
import { REGIONS } from '../content/shape.ts';
import { type Events, events } from '../events.ts';

/** What is seen in the lands of the player who does it. */
export const IN_LANDS: readonly (keyof Events)[] = [
  'tucked',
  'recruited',
  'movedDown',
  'moved',
  'hired',
  'worker',
  'workerMoved',
  'unrest',
  'calmed',
];
export const lands: InLands = {
  kinds: events,
  events: IN_LANDS,
  regionOf: { region: region => region, official: regionOf, area: area => area % REGIONS },
};
