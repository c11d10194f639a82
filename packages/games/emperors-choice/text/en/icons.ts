import { type Handlers, handle } from '@tianxia/kernel';
import type { Icon } from '../../content/vocabulary.ts';

const some = (many: number, one: string, more = `${one}s`): string => (many === 1 ? `1 ${one}` : `${many} ${more}`);
const drawn = (draw: number, keep: number, one: string): string =>
  draw === keep ? `draw ${some(draw, one)}` : `draw ${some(draw, one)}, keep ${keep}`;

const told: Handlers<Icon, [], string> = {
  vp: ({ amount }) => `${amount} VP`,
  trust: ({ amount }) => `trust +${amount}`,
  loseTrust: ({ amount }) => `trust −${amount}`,
  money: ({ amount }) => `${amount} money`,
  cubes: ({ amount }) => some(amount, 'cube'),
  payCubes: ({ amount }) => `pay ${some(amount, 'cube')}`,
  palace: ({ levels }) => `palace +${levels}`,
  bonusCharacter: () => 'the bonus cavalry',
  tiles: ({ draw, keep }) => drawn(draw, keep, 'Qin tile'),
  characters: ({ draw, keep }) => drawn(draw, keep, 'character'),
  tributes: ({ count }) => some(count, 'tribute'),
  treasure: () => 'any treasure',
  settle: () => 'settle a policy',
  turn: () => 'turn over a policy',
};
export const iconText = (icon: Icon): string => handle(told, icon);
export const slashText = (icons: readonly Icon[]): string => icons.map(iconText).join(' / ');
export { some };
