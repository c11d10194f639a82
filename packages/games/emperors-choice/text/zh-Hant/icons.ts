import { type Handlers, handle } from '@tianxia/kernel';
import type { Icon } from '../../content/vocabulary.ts';

const drawn = (draw: number, keep: number, one: string): string =>
  draw === keep ? `抽${draw}${one}` : `抽${draw}${one}，留${keep}`;

const told: Handlers<Icon, [], string> = {
  vp: ({ amount }) => `${amount}分`,
  trust: ({ amount }) => `信任+${amount}`,
  loseTrust: ({ amount }) => `信任−${amount}`,
  money: ({ amount }) => `${amount}金`,
  cubes: ({ amount }) => `${amount}名士兵`,
  payCubes: ({ amount }) => `付${amount}名士兵`,
  palace: ({ levels }) => `宮殿+${levels}`,
  bonusCharacter: () => '獎勵騎兵',
  tiles: ({ draw, keep }) => drawn(draw, keep, '塊秦板塊'),
  characters: ({ draw, keep }) => drawn(draw, keep, '張人物'),
  tributes: ({ count }) => `${count}張貢品`,
  treasure: () => '任一秘寶',
  settle: () => '結算一項政策',
  turn: () => '翻轉一項政策',
};
export const iconText = (icon: Icon): string => handle(told, icon);
export const slashText = (icons: readonly Icon[]): string => icons.map(iconText).join('／');
