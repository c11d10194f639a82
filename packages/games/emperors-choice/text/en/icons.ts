import { type Handlers, handle } from '@tianxia/kernel';
import { counted } from '@tianxia/kernel/english';
import type { Icon } from '../../content/vocabulary.ts';

const drawn = (draw: number, keep: number, one: string): string =>
  draw === keep ? `draw ${counted(draw, one)}` : `draw ${counted(draw, one)}, keep ${keep}`;

const told: Handlers<Icon, [], string> = {
  vp: ({ amount }) => `${amount} VP`,
  trust: ({ amount }) => `trust +${amount}`,
  loseTrust: ({ amount }) => `trust −${amount}`,
  money: ({ amount }) => `${amount} money`,
  cubes: ({ amount }) => counted(amount, 'cube'),
  payCubes: ({ amount }) => `pay ${counted(amount, 'cube')}`,
  palace: ({ levels }) => `palace +${levels}`,
  bonusCharacter: () => 'the bonus cavalry',
  tiles: ({ draw, keep }) => drawn(draw, keep, 'Qin tile'),
  characters: ({ draw, keep }) => drawn(draw, keep, 'character'),
  tributes: ({ count }) => counted(count, 'tribute'),
  treasure: () => 'any treasure',
  settle: () => 'settle a policy',
  turn: () => 'turn over a policy',
};
export const iconText = (icon: Icon): string => handle(told, icon);
export const slashText = (icons: readonly Icon[]): string => icons.map(iconText).join(' / ');
