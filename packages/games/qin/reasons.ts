import { reasons } from '@tianxia/kernel';

/** Why something cannot be done, and the rule behind it. */
export const No = reasons({
  offTheBoard: 'QIN-062',
  onVillage: 'QIN-061',
  onWater: 'QIN-061',
  onStart: 'QIN-061',
  onTile: 'QIN-061',
  cornerOnly: 'QIN-064',
  villageOnly: 'QIN-065',
  touchesNothing: 'QIN-063',
  twoMajors: 'QIN-109',
  tied: 'QIN-106',
  protectedMajor: 'QIN-108',
  emptyPile: 'QIN-162',
});
export type ReasonName = Exclude<keyof typeof No, 'book'>;
