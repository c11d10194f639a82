import type { Words } from '../../../screen/words.ts';
import { nameIn } from '../named.ts';

type List = Parameters<typeof nameIn>[0];
const inOrder = (list: List, ids: readonly string[]): string => ids.map(id => nameIn(list, id)).join('、');
const PLACES: Readonly<Record<string, string>> = {
  left: '從左起第一個空格',
  right: '從右起第一個空格',
  area: '空地',
};
/** Li Si's cards, all of them public. */
export const liSiWords = {
  liSiScores: '他如何計分',
  liSiCards: '他的行動卡',
  /** What an Action card tells him to look at, in which order. */
  liSiOrders: (order, { pack }) => {
    switch (order?.kind) {
      case 'unify':
        return `：第1、2、3名各得${order.tokens.join('、')}個標記`;
      case 'search':
        return `：${order.spaces}格`;
      case 'governor':
        return `：${order.governors}名，依序${inOrder(pack.regions, order.regions)}；${PLACES[order.place]}`;
      case 'palace':
        return `：依序${inOrder(pack.regions, order.regions)}；大標記依序${inOrder(pack.aspects, order.largeTokens)}${order.takesTile ? '；留下宮殿板塊' : ''}`;
      case 'wall':
        return `：依序${inOrder(pack.wallSites, order.sites)}；從${order.from === 'left' ? '左' : '右'}起${order.takesEmperorTile ? '；移除一塊皇帝板塊' : ''}`;
      default:
        return '';
    }
  },
  liSiWalls: points => `長城：依等級${points.join('、')}分。`,
  liSiMajority: (vp, ties) => `郡守：每個他領先的地區${vp}分；平手${ties ? '歸他獨得' : '平分'}。`,
  liSiElixir: plus => (plus === 0 ? '仙丹：方士卡數乘以船到達的價值。' : `仙丹：方士卡數乘以船到達的價值加${plus}。`),
  liSiKeeps: '他留下的宮殿板塊終局計分。',
  liSiKeepsNot: '他留下的宮殿板塊不計分。',
  liSiKept: (region, tile, vp) => `${region}：${tile}；現為${vp}分。`,
} satisfies Partial<Words>;
