import { type Handlers, handle } from '@tianxia/kernel';
import { capital, counted } from '@tianxia/kernel/french';
import type { Words } from '../../../screen/words.ts';
import { aspectNamed, officials } from '../kinds.ts';

type Gift = Parameters<Words['gift']>[0];
type Giving = Parameters<Words['gift']>[1];

const gifts: Handlers<Gift, [Giving], string> = {
  points: ({ amount }) => `${amount} PV`,
  pointsPerCard: ({ aspect }, { points }) => `${points(aspect)} PV, 1 par carte ${aspectNamed(aspect)}`,
  marker: () => 'un marqueur de votre choix',
  calmHere: ({ steps }, { region }) => `agitation −${steps} en ${region}`,
  calmAnywhere: ({ steps }) => `agitation −${steps} dans une Région au choix`,
  reassign: ({ points }) => `jusqu’à ${counted(points, 'pas', 'pas')} de fonctionnaires`,
  moveWorker: ({ count }) => `déplacer ${counted(count, 'ouvrier')} à côté`,
  worker: ({ count }, { region }) => `${counted(count, 'ouvrier')} en ${region}`,
  official: ({ colour, count }, { region }) => `${officials(count, colour)} en ${region}`,
  calmForWorker: () => 'agitation −1 dans une Région au choix, et un ouvrier là-bas',
  moveGovernor: () => 'déplacer un gouverneur à côté',
};
/** What an ability or a power brings its owner now. */
export const giftWords: Words['gift'] = (gift, giving) => capital(handle(gifts, gift, giving));
