import { type Handlers, handle } from '@tianxia/kernel';
import type { Gift } from '../../../box.ts';
import type { Aspect } from '../../../content/shape.ts';
import { aspectNamed, officials } from '../kinds.ts';

interface Giving {
  region: string; // where the card lies
  points(aspect: Aspect): number; // for own tucked cards of it
}
const gifts: Handlers<Gift, [Giving], string> = {
  points: ({ amount }) => `${amount}分`,
  pointsPerCard: ({ aspect }, { points }) => `${points(aspect)}分，每張${aspectNamed(aspect)}牌1分`,
  marker: () => '任選一個標記',
  calmHere: ({ steps }, { region }) => `${region}動亂−${steps}`,
  calmAnywhere: ({ steps }) => `任一地區動亂−${steps}`,
  reassign: ({ points }) => `調動官員至多${points}步`,
  moveWorker: ({ count }) => `移動${count}名工人到相鄰地區`,
  worker: ({ count }, { region }) => `${region}得${count}名工人`,
  official: ({ colour, count }, { region }) => `${region}得${officials(count, colour)}`,
  calmForWorker: () => '任一地區動亂−1，並在那裡得一名工人',
  moveGovernor: () => '移動一名縣令到相鄰地區',
};
/** What an ability or a power brings its owner now. */
export const giftWords = (gift: Gift, giving: Giving): string => handle(gifts, gift, giving);
