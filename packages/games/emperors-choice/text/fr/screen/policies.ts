import { agree, capital, counted, listed } from '@tianxia/kernel/french';
import type { Pack } from '../../../content/shape.ts';
import type { Part } from '../../../content/vocabulary.ts';
import type { Gain } from '../../../facts/settlement.ts';
import type { Words } from '../../../screen/words.ts';
import { iconText } from '../icons.ts';
import { signed } from './things.ts';
import { more, one } from './units.ts';

const byNumber = (table: readonly number[], from: number, open: boolean): string =>
  table
    .map((vp, many) => `${many}${open && many === table.length - 1 ? ' ou plus' : ''} : ${vp} PV`)
    .slice(from)
    .join(', ');

/** A part of a policy in plain words. */
function partWords(part: Part, strength: number): string {
  switch (part.kind) {
    case 'vpPer':
      return `${part.each} PV par ${one(part.of)}`;
    case 'vpTable':
      return part.of === 'carriageKind'
        ? `pour des sortes de chars différentes ${byNumber(part.table, 2, false)}`
        : `${more(part.of)}, ${byNumber(part.table, 1, true)}`;
    case 'vpTableByKind':
      return `pour des chars d’une même sorte ${byNumber(part.table, 2, false)}`;
    case 'trustPer':
      return `confiance +${part.each} par ${one(part.of)}`;
    case 'removeTiles':
      return part.count === undefined
        ? `tous les ${more(part.of)} quittent la partie`
        : `${counted(part.count, 'tuile')} d’entre eux ${agree(part.count, 'quitte', 'quittent')} la partie`;
    case 'ifNone':
      return `qui n’a aucun ${one(part.of)} gagne ${iconText(part.gains)}`;
    case 'ifRemoved':
      return `qui en a perdu gagne ${iconText(part.gains)}`;
    case 'chooserOnly':
      return `seul le joueur qui la décompte gagne ${iconText(part.gains)} ; rien au décompte final`;
    case 'most':
      return `à qui a le plus de ${more(part.of)} : ${listed(part.gains.map(iconText))}`;
    case 'defend': {
      const sum = [
        `${part.perWall > 1 ? `${part.perWall} × ` : ''}longueur de la Muraille`,
        ...(part.perCube > 0 ? ['cubes'] : []),
        'défense des personnages montrés',
      ].join(' + ');
      const { win, lose } = part;
      return `défense (${sum}) d’au moins ${strength} : ${strength + win.beyondStrength} PV, puis payez ${counted(win.pay, 'cube')} ; sinon la moitié en PV, et payez ${counted(lose.pay, 'cube')}`;
    }
    case 'showPower':
      return `montrez ${counted(part.count, 'personnage')} : leurs puissances en PV`;
    case 'showBlood':
      return `montrez des parents impériaux : ${part.each} PV chacun`;
  }
}
export const settleWords: Words['settleWords'] = ({ settle, continuous }: Pack['policies'][number]['a'], strength) => {
  const parts = settle.map(part => partWords(part, strength));
  if (continuous !== undefined)
    parts.push(
      `tant qu’elle est visible, chaque ${nameOf(continuous.tile)} compte aussi comme ${nameOf(continuous.as)}`,
    );
  return `${capital(parts.join(' ; '))}.`;
};
const nameOf = (tile: string): string => ({ canal: 'canal', territory: 'territoire' })[tile] ?? tile;

const besides = ({ trust, money, cubes, tributes }: Gain): string[] => [
  ...(trust === 0 ? [] : [`confiance ${signed(trust)}`]),
  ...(money === 0 ? [] : [`pièces ${signed(money)}`]),
  ...(cubes === 0 ? [] : [`cubes ${signed(cubes)}`]),
  ...(tributes === 0 ? [] : [counted(tributes, 'tribut')]),
];
export const gain: Words['gain'] = made =>
  [`${made.vp < 0 ? signed(made.vp) : made.vp}${made.more ? ' ou plus' : ''} PV`, ...besides(made)].join(', ');
export const gainBesides: Words['gainBesides'] = made => besides(made).join(', ');
/** Words on the face of a scroll. */
export const face: Words['face'] = {
  per: 'par',
  each: 'chacun',
  kinds: 'sortes',
  alike: 'pareils',
  allGo: 'tout part,',
  none: 'aucun',
  after: 'puis',
  chooser: 'décompteur seul',
  most: 'au plus riche',
  shown: 'montrés :',
  powers: 'puissances en PV',
  fromHand: 'de la main',
};
