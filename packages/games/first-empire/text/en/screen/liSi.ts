import type { Box } from '../../../box.ts';
import type { Order } from '../../../content/shape.ts';

const nameIn = (list: readonly { id: string; names: { en: string } }[], id: string): string =>
  list.find(entry => entry.id === id)?.names.en ?? id;
const inOrder = (list: readonly { id: string; names: { en: string } }[], ids: readonly string[]): string =>
  ids.map(id => nameIn(list, id)).join(', ');

/** What an Action card tells him to look at, in which order. */
function priorities(order: Order | undefined, { pack }: Box): string {
  switch (order?.kind) {
    case 'unify':
      return `: ${order.tokens.join(', ')} tokens for the 1st, 2nd, 3rd place`;
    case 'search':
      return `: ${order.spaces} spaces`;
    case 'governor': {
      const place = {
        left: 'first free slot from the left',
        right: 'first free slots from the right',
        area: 'plain area',
      };
      return `: ${order.governors} in ${inOrder(pack.regions, order.regions)}; ${place[order.place]}`;
    }
    case 'palace': {
      const tile = order.takesTile ? '; keeps the Palace tile' : '';
      return `: in ${inOrder(pack.regions, order.regions)}; large token of ${inOrder(pack.aspects, order.largeTokens)}${tile}`;
    }
    case 'wall': {
      const tile = order.takesEmperorTile ? '; removes an Emperor tile' : '';
      return `: at ${inOrder(pack.wallSites, order.sites)}; from the ${order.from}${tile}`;
    }
    default:
      return '';
  }
}
/** Li Si's cards, all of them public. */
export const liSiWords = {
  liSiScores: 'How he scores',
  liSiCards: 'His Action cards',
  liSiOrders: priorities,
  liSiWalls: (points: readonly number[]) => `Walls: ${points.join(', ')} VP by level.`,
  liSiMajority: (vp: number, ties: boolean) =>
    `Governors: ${vp} VP for each region he leads; a tie ${ties ? 'is his alone' : 'is shared'}.`,
  liSiElixir: (plus: number) =>
    plus === 0
      ? 'Elixir: his Alchemist cards times the value his Ship has reached.'
      : `Elixir: his Alchemist cards times the value his Ship has reached plus ${plus}.`,
  liSiKeeps: 'Palace tiles he keeps score at the end.',
  liSiKeepsNot: 'Palace tiles he keeps score nothing.',
  liSiKept: (region: string, tile: string, vp: number) => `${region}: ${tile}; now ${vp} VP.`,
};
