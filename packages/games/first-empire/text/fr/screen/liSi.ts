import type { Saying } from '@tianxia/kernel';
import type { Box } from '../../../box.ts';
import type { Order } from '../../../content/shape.ts';
import type { liSiWords as english } from '../../en/screen/liSi.ts';
import { nameIn } from '../effects.ts';

const inOrder = (list: readonly { id: string; names: { fr: string } }[], ids: readonly string[]): string =>
  ids.map(id => nameIn(list, id)).join(', ');
const PLACES = {
  left: 'premier emplacement libre à partir de la gauche',
  right: 'premiers emplacements libres à partir de la droite',
  area: 'espace libre',
};

/** What an Action card tells him to look at, in which order. */
function priorities(order: Order | undefined, { pack }: Box): string {
  switch (order?.kind) {
    case 'unify':
      return ` : ${order.tokens.join(', ')} jetons pour la 1re, la 2e, la 3e place`;
    case 'search':
      return ` : ${order.spaces} cases`;
    case 'governor':
      return ` : ${order.governors} à ${inOrder(pack.regions, order.regions)} ; ${PLACES[order.place]}`;
    case 'palace':
      return ` : à ${inOrder(pack.regions, order.regions)} ; grand jeton ${inOrder(pack.aspects, order.largeTokens)}${order.takesTile ? ' ; garde la tuile Palais' : ''}`;
    case 'wall':
      return ` : ${inOrder(pack.wallSites, order.sites)} ; depuis la ${order.from === 'left' ? 'gauche' : 'droite'}${order.takesEmperorTile ? ' ; retire une tuile Empereur' : ''}`;
    default:
      return '';
  }
}
/** Li Si's cards, all of them public. */
export const liSiWords: Saying<typeof english> = {
  liSiScores: 'Comment il marque',
  liSiCards: 'Ses cartes Action',
  liSiOrders: priorities,
  liSiWalls: points => `Murailles : ${points.join(', ')} PV selon le niveau.`,
  liSiMajority: (vp, ties) =>
    `Gouverneurs : ${vp} PV par région où il est en tête ; une égalité ${ties ? 'est à lui seul' : 'est partagée'}.`,
  liSiElixir: plus =>
    `Élixir : ses cartes Alchimiste × la valeur atteinte par son Navire${plus === 0 ? '' : ` plus ${plus}`}.`,
  liSiKeeps: 'Les tuiles Palais qu’il garde comptent à la fin.',
  liSiKeepsNot: 'Les tuiles Palais qu’il garde ne comptent pas.',
  liSiKept: (region, tile, vp) => `${region} : ${tile} ; ${vp} PV maintenant.`,
};
