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
  palace: ({ levels }) => `宫殿+${levels}`,
  bonusCharacter: () => '奖励骑兵',
  tiles: ({ draw, keep }) => drawn(draw, keep, '块秦板块'),
  characters: ({ draw, keep }) => drawn(draw, keep, '张人物'),
  tributes: ({ count }) => `${count}张贡品`,
  treasure: () => '任一秘宝',
  settle: () => '结算一项政策',
  turn: () => '翻转一项政策',
};
export const iconText = (icon: Icon): string => handle(told, icon);
export const slashText = (icons: readonly Icon[]): string => icons.map(iconText).join('／');
