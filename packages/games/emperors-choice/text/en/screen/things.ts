import { counted, listed } from '@tianxia/kernel/english';
import type { Pack } from '../../../content/shape.ts';
import type { Icon } from '../../../content/vocabulary.ts';
import type { Worth } from '../../../facts/settlement.ts';
import { iconText } from '../icons.ts';
import { signed } from './people.ts';
import { unit } from './policies.ts';

export type { Worth };
/** Cards, tiles and policies have a name in every language of the pack. */
export interface Named {
  en: string;
  ja: string;
}
export const name = ({ en }: Named): string => en;

type Character = Pack['characters'][number];
export const cubes = (many: number) => counted(many, 'cube');
export const icons = (list: readonly Icon[]) => (list.length === 0 ? 'nothing' : list.map(iconText).join(' or '));
const parts = (list: readonly Icon[]) => listed(list.map(iconText));
export const worthParts = ({ vp, money, income, trust, treasures, inscriptions }: Worth) => [
  `${signed(vp)} VP`,
  ...(money === 0 ? [] : [`${money} money`]),
  ...(income === 0 ? [] : [`income ${signed(income)}`]),
  ...(trust === 0 ? [] : [`trust ${signed(trust)}`]),
  ...(treasures > 0 ? [counted(treasures, 'treasure')] : []),
  ...(inscriptions > 0 ? ['settle or turn over a policy'] : []),
];
/** What a character does, in words. */
function cardEffect({ defence, reveals, atEnd, powerPerCube }: Character): string {
  const said = [
    ...(powerPerCube === undefined ? [] : ['Grows with every cube you own']),
    ...(defence === undefined ? [] : [`Defence ${defence} when shown for a policy`]),
    ...(reveals ?? []).map(effect =>
      effect.kind === 'kill'
        ? 'When revealed: discard it and one revealed character of a rival; you both gain VP'
        : `When revealed in the auction: ${iconText(effect)}`,
    ),
    ...(atEnd ?? []).map(one =>
      one.kind === 'vp'
        ? `At the end: ${one.amount} VP`
        : `At the end: ${one.each} VP for each ${unit(one.of, 1).slice(2)}`,
    ),
  ];
  return said.length === 0 ? 'No effect beyond its power' : said.join('. ');
}
export const thingWords = {
  bilingual: true, // a name also stands in the script of the box
  name,
  cubes,
  icons,
  parts,
  icon: iconText,
  iconNote: (icon: Icon) => (icon.kind === 'tributes' ? 'secret points for the end' : ''),
  cardFacts: (power: number, cost: number, blood: boolean) =>
    `Power ${power}, costs ${cost} money${blood ? ', imperial relative' : ''}.`,
  cardEffect,
  card: {
    defence: 'defence',
    shown: 'shown',
    atEnd: 'at end',
    kills: 'kills',
    plain: 'no effect',
    grows: 'with cubes',
  },
};
