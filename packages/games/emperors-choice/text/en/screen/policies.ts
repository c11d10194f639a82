import { capital, counted, listed } from '@tianxia/kernel/english';
import type { Pack } from '../../../content/shape.ts';
import type { Part, Unit } from '../../../content/vocabulary.ts';
import type { Gain } from '../../../facts/settlement.ts';
import { iconText } from '../icons.ts';
import { signed } from './people.ts';

type Side = Pack['policies'][number]['a'];

const UNITS: Readonly<Record<Unit, readonly [one: string, more: string]>> = {
  cube: ['cube', 'cubes'],
  territory: ['territory', 'territories'],
  canal: ['canal', 'canals'],
  wallLength: ['part of your Great Wall', 'parts of the Great Wall in line'],
  confucian: ['Confucian', 'Confucians'],
  legalist: ['Legalist', 'Legalists'],
  book: ['book', 'books'],
  carriage: ['carriage', 'carriages'],
  carriageKind: ['kind of carriage', 'kinds of carriage'],
};
export const unit = (of: Unit, many: number): string => counted(many, ...UNITS[of]);

const byNumber = (table: readonly number[], from: number, more: boolean): string =>
  table
    .map((vp, many) => `${many}${more && many === table.length - 1 ? ' or more' : ''}: ${vp} VP`)
    .slice(from)
    .join(', ');

/** A part of a policy in plain words. */
function partWords(part: Part, strength: number): string {
  switch (part.kind) {
    case 'vpPer':
      return `${part.each} VP for each ${UNITS[part.of][0]}`;
    case 'vpTable':
      return part.of === 'carriageKind'
        ? `for different kinds of carriage ${byNumber(part.table, 2, false)}`
        : `${UNITS[part.of][1]}, ${byNumber(part.table, 1, true)}`;
    case 'vpTableByKind':
      return `for carriages of one kind ${byNumber(part.table, 2, false)}`;
    case 'trustPer':
      return `trust +${part.each} for each ${UNITS[part.of][0]}`;
    case 'removeTiles':
      return part.count === undefined
        ? `all ${UNITS[part.of as Unit]?.[1] ?? part.of} leave the game`
        : `${counted(part.count, 'tile')} of them leaves the game`;
    case 'ifNone':
      return `players without a ${UNITS[part.of][0]} gain ${iconText(part.gains)}`;
    case 'ifRemoved':
      return `players who lost any gain ${iconText(part.gains)}`;
    case 'chooserOnly':
      return `only the player who settles it gains ${iconText(part.gains)}; nothing in the final scoring`;
    case 'most':
      return `the players with most ${UNITS[part.of][1]}: ${listed(part.gains.map(iconText))}`;
    case 'defend': {
      const sum = [
        `${part.perWall > 1 ? `${part.perWall} × ` : ''}wall length`,
        ...(part.perCube > 0 ? ['cubes'] : []),
        'defence of characters you show',
      ].join(' + ');
      const { win, lose } = part;
      return `defence (${sum}) of at least ${strength}: ${strength + win.beyondStrength} VP, then pay ${counted(win.pay, 'cube')}; less: half of it in VP, pay ${counted(lose.pay, 'cube')}`;
    }
    case 'showPower':
      return `show ${part.count} characters: their powers in VP`;
    case 'showBlood':
      return `show imperial relatives: ${part.each} VP each`;
  }
}
export function settleWords({ settle, continuous }: Side, strength: number): string {
  const parts = settle.map(part => partWords(part, strength));
  if (continuous !== undefined)
    parts.push(`while it is face up, each ${continuous.tile} also counts as a ${continuous.as}`);
  return `${capital(parts.join('; '))}.`;
}

const besides = ({ trust, money, cubes, tributes }: Gain): string[] => [
  ...(trust === 0 ? [] : [`trust ${signed(trust)}`]),
  ...(money === 0 ? [] : [`money ${signed(money)}`]),
  ...(cubes === 0 ? [] : [`cubes ${signed(cubes)}`]),
  ...(tributes === 0 ? [] : [counted(tributes, 'tribute')]),
];
export const gain = (one: Gain): string =>
  [`${one.vp < 0 ? signed(one.vp) : one.vp}${one.more ? ' or more' : ''} VP`, ...besides(one)].join(', ');
export const gainBesides = (one: Gain): string => besides(one).join(', ');
/** Words on the face of a scroll. */
export const face = {
  per: 'per',
  each: 'each',
  kinds: 'kinds',
  alike: 'alike',
  allGo: 'all go,',
  none: 'no',
  after: 'then',
  chooser: 'settler only',
  most: 'for most',
  shown: 'shown:',
  powers: 'powers in VP',
  fromHand: 'from hand',
};
