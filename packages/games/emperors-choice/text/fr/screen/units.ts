import { agree } from '@tianxia/kernel/french';
import type { Unit } from '../../../content/vocabulary.ts';

const UNITS: Readonly<Record<Unit, readonly [one: string, more: string]>> = {
  cube: ['cube', 'cubes'],
  territory: ['territoire', 'territoires'],
  canal: ['canal', 'canaux'],
  wallLength: ['élément de Grande Muraille', 'éléments de Grande Muraille alignés'],
  confucian: ['confucéen', 'confucéens'],
  legalist: ['légiste', 'légistes'],
  book: ['livre', 'livres'],
  carriage: ['char', 'chars'],
  carriageKind: ['sorte de char', 'sortes de chars'],
};
export const one = (of: Unit): string => UNITS[of][0];
export const more = (of: string): string => UNITS[of as Unit]?.[1] ?? of;
export const unit = (of: Unit, many: number): string => `${many} ${agree(many, ...UNITS[of])}`;
