import type { Pack } from '../../../content/shape.ts';
import type { Icon } from '../../../content/vocabulary.ts';
import { iconText } from '../icons.ts';
import { listed, signed, some } from './people.ts';
import { unit } from './policies.ts';

type Character = Pack['characters'][number];
/** What a set of tiles brings. */
export interface Worth {
  vp: number;
  byPolicy: readonly { side: number; vp: number }[];
  money: number;
  income: number;
  trust: number;
  treasures: number;
  inscriptions: number;
}

export const cubes = (many: number) => some(many, 'cube');
export const icons = (list: readonly Icon[]) => (list.length === 0 ? 'nothing' : list.map(iconText).join(' or '));
export const parts = (list: readonly Icon[]) => listed(list.map(iconText));
export const worthParts = ({ vp, money, income, trust, treasures, inscriptions }: Worth) => [
  `${signed(vp)} VP`,
  ...(money > 0 ? [`${money} money`] : []),
  ...(income > 0 ? [`income +${income}`] : []),
  ...(trust > 0 ? [`trust +${trust}`] : []),
  ...(treasures > 0 ? [some(treasures, 'treasure')] : []),
  ...(inscriptions > 0 ? ['settle or turn over a policy'] : []),
];
/** What a character does, in words. */
export function cardEffect({ defence, reveals, atEnd, powerPerCube }: Character): string {
  const said = [
    ...(powerPerCube === undefined ? [] : ['Grows with every cube you own']),
    ...(defence === undefined ? [] : [`Defence ${defence} when shown for a policy`]),
    ...(reveals ?? []).map(effect =>
      effect.kind === 'kill'
        ? 'When revealed: it and a revealed character of a rival are discarded; both gain VP'
        : `When revealed in the auction: ${iconText(effect)}`,
    ),
    ...(atEnd ?? []).map(one =>
      one.kind === 'vp'
        ? `At the end: ${one.amount} VP`
        : `At the end: ${one.each} VP for each ${unit(one.of, 1).slice(2)}`,
    ),
  ];
  return said.length === 0 ? 'No effect besides its power' : said.join('. ');
}
