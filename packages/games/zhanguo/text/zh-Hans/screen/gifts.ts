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
  pointsPerCard: ({ aspect }, { points }) => `${points(aspect)}分，每张${aspectNamed(aspect)}牌1分`,
  marker: () => '任选一个标记',
  calmHere: ({ steps }, { region }) => `${region}动乱−${steps}`,
  calmAnywhere: ({ steps }) => `任一地区动乱−${steps}`,
  reassign: ({ points }) => `调动官员至多${points}步`,
  moveWorker: ({ count }) => `移动${count}名工人到相邻地区`,
  worker: ({ count }, { region }) => `${region}得${count}名工人`,
  official: ({ colour, count }, { region }) => `${region}得${officials(count, colour)}`,
  calmForWorker: () => '任一地区动乱−1，并在那里得一名工人',
  moveGovernor: () => '移动一名县令到相邻地区',
};
/** What an ability or a power brings its owner now. */
export const giftWords = (gift: Gift, giving: Giving): string => handle(gifts, gift, giving);
