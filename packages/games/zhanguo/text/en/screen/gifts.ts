import { type Handlers, handle } from '@tianxia/kernel';
import { capital, counted } from '@tianxia/kernel/english';
import type { Gift } from '../../../box.ts';
import type { Aspect } from '../../../content/shape.ts';

interface Giving {
  region: string; // where the card lies
  points(aspect: Aspect): number; // for own tucked cards of it
}
const gifts: Handlers<Gift, [Giving], string> = {
  points: ({ amount }) => `${amount} VP`,
  pointsPerCard: ({ aspect }, { points }) => `${points(aspect)} VP, 1 per ${capital(aspect)} card`,
  marker: () => 'a marker of your choice',
  calmHere: ({ steps }, { region }) => `unrest −${steps} in ${region}`,
  calmAnywhere: ({ steps }) => `unrest −${steps} in any Region`,
  reassign: ({ points }) => `up to ${counted(points, 'step')} of Officials`,
  moveWorker: ({ count }) => `move ${counted(count, 'Worker')} next door`,
  worker: ({ count }, { region }) => `${counted(count, 'Worker')} in ${region}`,
  official: ({ colour, count }, { region }) => `${counted(count, `${colour} Official`)} in ${region}`,
  calmForWorker: () => 'unrest −1 in any Region, and a Worker there',
  moveGovernor: () => 'move a Governor next door',
};
/** What an ability or a power brings its owner now. */
export const giftWords = (gift: Gift, giving: Giving): string => capital(handle(gifts, gift, giving));
