import type { Words } from '../../../screen/words.ts';
import { nameIn } from '../named.ts';

type List = Parameters<typeof nameIn>[0];
const inOrder = (list: List, ids: readonly string[]): string => ids.map(id => nameIn(list, id)).join('、');
const PLACES: Readonly<Record<string, string>> = {
  left: '从左起第一个空格',
  right: '从右起第一个空格',
  area: '空地',
};
/** Li Si's cards, all of them public. */
export const liSiWords = {
  liSiScores: '他如何计分',
  liSiCards: '他的行动卡',
  /** What an Action card tells him to look at, in which order. */
  liSiOrders: (order, { pack }) => {
    switch (order?.kind) {
      case 'unify':
        return `：第1、2、3名各得${order.tokens.join('、')}个标记`;
      case 'search':
        return `：${order.spaces}格`;
      case 'governor':
        return `：${order.governors}名，依序${inOrder(pack.regions, order.regions)}；${PLACES[order.place]}`;
      case 'palace':
        return `：依序${inOrder(pack.regions, order.regions)}；大标记依序${inOrder(pack.aspects, order.largeTokens)}${order.takesTile ? '；留下宫殿板块' : ''}`;
      case 'wall':
        return `：依序${inOrder(pack.wallSites, order.sites)}；从${order.from === 'left' ? '左' : '右'}起${order.takesEmperorTile ? '；移除一块皇帝板块' : ''}`;
      default:
        return '';
    }
  },
  liSiWalls: points => `长城：依等级${points.join('、')}分。`,
  liSiMajority: (vp, ties) => `郡守：每个他领先的地区${vp}分；平手${ties ? '归他独得' : '平分'}。`,
  liSiElixir: plus => (plus === 0 ? '仙丹：方士卡数乘以船到达的价值。' : `仙丹：方士卡数乘以船到达的价值加${plus}。`),
  liSiKeeps: '他留下的宫殿板块终局计分。',
  liSiKeepsNot: '他留下的宫殿板块不计分。',
  liSiKept: (region, tile, vp) => `${region}：${tile}；现为${vp}分。`,
} satisfies Partial<Words>;
