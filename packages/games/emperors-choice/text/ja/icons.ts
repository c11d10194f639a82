import { type Handlers, handle } from '@tianxia/kernel';
import type { Icon } from '../../content/vocabulary.ts';

const drawn = (draw: number, keep: number, what: string): string =>
  draw === keep ? `${what}${draw}枚` : `${what}${draw}枚から${keep}枚`;

const told: Handlers<Icon, [], string> = {
  vp: ({ amount }) => `${amount}点`,
  trust: ({ amount }) => `信頼+${amount}`,
  loseTrust: ({ amount }) => `信頼−${amount}`,
  money: ({ amount }) => `${amount}金`,
  cubes: ({ amount }) => `兵士${amount}個`,
  payCubes: ({ amount }) => `兵士${amount}個を払う`,
  palace: ({ levels }) => `宮殿+${levels}`,
  bonusCharacter: () => 'ボーナス騎兵',
  tiles: ({ draw, keep }) => drawn(draw, keep, '秦タイル'),
  characters: ({ draw, keep }) => drawn(draw, keep, '人物カード'),
  tributes: ({ count }) => `貢物${count}枚`,
  treasure: () => '好きな秘宝',
  settle: () => '政策の決算',
  turn: () => '政策の裏返し',
};
export const iconText = (icon: Icon): string => handle(told, icon);
export const slashText = (icons: readonly Icon[]): string => icons.map(iconText).join(' / ');
