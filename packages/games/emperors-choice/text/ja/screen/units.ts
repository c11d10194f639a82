import type { Unit } from '../../../content/vocabulary.ts';

const UNITS: Readonly<Record<Unit, string>> = {
  cube: '兵士',
  territory: '領地',
  canal: '運河',
  wallLength: '長城の長さ',
  confucian: '儒家',
  legalist: '法家',
  book: '書物',
  carriage: '馬車',
  carriageKind: '馬車の種類',
};
export const nameOf = (of: string): string => UNITS[of as Unit] ?? of;
export const unit = (of: Unit, many: number): string => `${UNITS[of]}${many}`;
