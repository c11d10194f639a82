import { reasons } from '@tianxia/kernel';

export const No = reasons({
  // auction
  alone: 'EC-063',
  mustOpen: 'EC-061',
  addSomething: 'EC-066',
  openWithSomething: 'EC-073',
  tooMany: 'EC-067',
  cannotBeat: 'EC-072',
  notEnough: 'EC-072',
  mustKill: 'EC-210',
  exitUsed: 'EC-090',
  // icons
  mustUse: 'EC-092',
  noSettling: 'EC-140',
  noTurning: 'EC-140',
  // management
  setTaken: 'EC-099',
  notYours: 'EC-112',
  usedTreasure: 'EC-112',
  hired: 'EC-118',
  tooDear: 'EC-018',
  bought: 'EC-121',
  noMoney: 'EC-120',
  raised: 'EC-117',
  onTop: 'EC-127',
  beyondTop: 'EC-128',
  cannotPay: 'EC-123',
  // decree
  decreeUsed: 'EC-146',
  hasDisc: 'EC-153',
  settledAlready: 'EC-149',
  turnedAlready: 'EC-149',
  decreeTurnsNothing: 'EC-150',
  partDone: 'EC-149',
  mustSettle: 'EC-152',
  wrongNumber: 'EC-181',
});
export type ReasonName = Exclude<keyof typeof No, 'book'>;
