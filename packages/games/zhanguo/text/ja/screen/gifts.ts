import { type Handlers, handle } from '@tianxia/kernel';
import type { Words } from '../../../screen/words.ts';
import { aspectNamed, officials } from '../kinds.ts';

type Gift = Parameters<Words['gift']>[0];
type Giving = Parameters<Words['gift']>[1];
const at = (region: string) => (region === '' ? '' : `${region}に`);

const gifts: Handlers<Gift, [Giving], string> = {
  points: ({ amount }) => `${amount}点`,
  pointsPerCard: ({ aspect }, { points }) => `${points(aspect)}点（${aspectNamed(aspect)}カード1枚につき1点）`,
  marker: () => '好きなマーカー1つ',
  calmHere: ({ steps }, { region }) => `${region}の不満−${steps}`,
  calmAnywhere: ({ steps }) => `任意の地域の不満−${steps}`,
  reassign: ({ points }) => `役人を${points}歩まで`,
  moveWorker: ({ count }) => `労働者${count}人を隣へ`,
  worker: ({ count }, { region }) => `${at(region)}労働者${count}人`,
  official: ({ colour, count }, { region }) => `${at(region)}${officials(count, colour)}`,
  calmForWorker: () => '任意の地域の不満−1、そこに労働者1人',
  moveGovernor: () => '太守を隣へ',
};
/** What an ability or a power brings its owner now. */
export const giftWords: Words['gift'] = (gift, giving) => handle(gifts, gift, giving);
