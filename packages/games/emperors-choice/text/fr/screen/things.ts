import type { Saying } from '@tianxia/kernel';
import { counted, listed, listedOr } from '@tianxia/kernel/french';
import type { Pack } from '../../../content/shape.ts';
import type { Icon } from '../../../content/vocabulary.ts';
import type { Worth } from '../../../facts/settlement.ts';
import type { thingWords as english } from '../../en/screen/things.ts';
import { iconText } from '../icons.ts';
import { named } from '../names.ts';
import { one as oneOf } from './units.ts';

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
export const cubes = (many: number) => counted(many, 'cube');
export const icons = (list: readonly Icon[]) => (list.length === 0 ? 'rien' : listedOr(list.map(iconText)));
export const worthParts = ({ vp, money, income, trust, treasures, inscriptions }: Worth) => [
  `${signed(vp)} PV`,
  ...(money === 0 ? [] : [counted(money, 'pièce')]),
  ...(income === 0 ? [] : [`revenu ${signed(income)}`]),
  ...(trust === 0 ? [] : [`confiance ${signed(trust)}`]),
  ...(treasures > 0 ? [counted(treasures, 'trésor')] : []),
  ...(inscriptions > 0 ? ['décompter ou retourner une politique'] : []),
];
function cardEffect({ defence, reveals, atEnd, powerPerCube }: Pack['characters'][number]): string {
  const said = [
    ...(powerPerCube === undefined ? [] : ['Grandit avec chaque cube que vous possédez']),
    ...(defence === undefined ? [] : [`Défense ${defence} quand il est montré pour une politique`]),
    ...(reveals ?? []).map(effect =>
      effect.kind === 'kill'
        ? 'Une fois révélé : défaussez-le avec un personnage révélé d’un rival ; vous gagnez tous deux des PV'
        : `Une fois révélé dans l’enchère : ${iconText(effect)}`,
    ),
    ...(atEnd ?? []).map(at =>
      at.kind === 'vp' ? `À la fin : ${at.amount} PV` : `À la fin : ${at.each} PV par ${oneOf(at.of)}`,
    ),
  ];
  return said.length === 0 ? 'Aucun effet hormis sa puissance' : said.join('. ');
}
export const thingWords: Saying<typeof english> = {
  bilingual: true,
  name: named,
  cubes,
  icons,
  parts: list => listed(list.map(iconText)),
  icon: iconText,
  iconNote: icon => (icon.kind === 'tributes' ? 'points secrets pour la fin' : ''),
  cardFacts: (power, cost, blood) =>
    `Puissance ${power}, coûte ${counted(cost, 'pièce')}${blood ? ', parent impérial' : ''}.`,
  cardEffect,
  card: {
    defence: 'défense',
    shown: 'montré',
    atEnd: 'à la fin',
    kills: 'tue',
    plain: 'sans effet',
    grows: 'avec les cubes',
  },
};
