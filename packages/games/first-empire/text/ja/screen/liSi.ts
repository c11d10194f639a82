import type { Saying } from '@tianxia/kernel';
import type { Box } from '../../../box.ts';
import type { Order } from '../../../content/shape.ts';
import type { liSiWords as english } from '../../en/screen/liSi.ts';
import { nameIn } from '../effects.ts';

const inOrder = (list: Parameters<typeof nameIn>[0], ids: readonly string[]): string =>
  ids.map(id => nameIn(list, id)).join('・');
const PLACES = { left: '左から最初の空き枠', right: '右から最初の空き枠', area: '空き地' };

/** What an Action card tells him to look at, in which order. */
function priorities(order: Order | undefined, { pack }: Box): string {
  switch (order?.kind) {
    case 'unify':
      return `：1位・2位・3位にトークン${order.tokens.join('・')}個`;
    case 'search':
      return `：${order.spaces}マス`;
    case 'governor':
      return `：${inOrder(pack.regions, order.regions)}の順に${order.governors}人、${PLACES[order.place]}`;
    case 'palace':
      return `：${inOrder(pack.regions, order.regions)}の順、大トークンは${inOrder(pack.aspects, order.largeTokens)}の順${order.takesTile ? '、宮殿タイルを取る' : ''}`;
    case 'wall':
      return `：${inOrder(pack.wallSites, order.sites)}の順、${order.from === 'left' ? '左' : '右'}から${order.takesEmperorTile ? '、皇帝タイルを除く' : ''}`;
    default:
      return '';
  }
}
/** Li Si's cards, all of them public. */
export const liSiWords: Saying<typeof english> = {
  liSiScores: '李斯の得点',
  liSiCards: '李斯のアクションカード',
  liSiOrders: priorities,
  liSiWalls: points => `長城：レベル順に${points.join('・')}点。`,
  liSiMajority: (vp, ties) => `郡守：首位の地域ごとに${vp}点。同数は${ties ? '李斯だけのもの' : '分け合う'}。`,
  liSiElixir: plus => `仙薬：方士カード×船の到達した価値${plus === 0 ? '' : `（+${plus}）`}。`,
  liSiKeeps: '取った宮殿タイルは終了時に得点します。',
  liSiKeepsNot: '取った宮殿タイルは得点になりません。',
  liSiKept: (region, tile, vp) => `${region}：${tile}、今${vp}点。`,
};
