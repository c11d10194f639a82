import { type Handlers, handle } from '@tianxia/kernel';
import { counted } from '@tianxia/kernel/french';
import type { Icon } from '../../content/vocabulary.ts';

const drawn = (draw: number, keep: number, one: string): string =>
  draw === keep ? `piocher ${counted(draw, one)}` : `piocher ${counted(draw, one)}, en garder ${keep}`;

const told: Handlers<Icon, [], string> = {
  vp: ({ amount }) => `${amount} PV`,
  trust: ({ amount }) => `confiance +${amount}`,
  loseTrust: ({ amount }) => `confiance −${amount}`,
  money: ({ amount }) => counted(amount, 'pièce'),
  cubes: ({ amount }) => counted(amount, 'cube'),
  payCubes: ({ amount }) => `payer ${counted(amount, 'cube')}`,
  palace: ({ levels }) => `palais +${levels}`,
  bonusCharacter: () => 'la cavalerie bonus',
  tiles: ({ draw, keep }) =>
    draw === keep
      ? `piocher ${counted(draw, 'tuile Qin', 'tuiles Qin')}`
      : `piocher ${counted(draw, 'tuile Qin', 'tuiles Qin')}, en garder ${keep}`,
  characters: ({ draw, keep }) => drawn(draw, keep, 'personnage'),
  tributes: ({ count }) => counted(count, 'tribut'),
  treasure: () => 'un trésor au choix',
  settle: () => 'décompter une politique',
  turn: () => 'retourner une politique',
};
export const iconText = (icon: Icon): string => handle(told, icon);
export const slashText = (icons: readonly Icon[]): string => icons.map(iconText).join(' / ');
