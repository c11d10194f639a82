import type { EventKinds, Seat } from '@tianxia/kernel';

/** What everybody sees happen; `secret` arguments are read by the first seat alone. */
export type Events = {
  begins: [Seat];
  round: [round: number];
  starts: [Seat];
  laid: [set: number, tile: number];
  offered: [character: number];
  raided: [tile: number, strength: number];
  sawBonus: [Seat, bonus: number];
  tookBonus: [Seat, bonus: number];
  gotBonusCharacter: [Seat, character: number];
  revealed: [Seat, character: number];
  addedCubes: [Seat, cubes: number];
  declared: [Seat, total: number];
  killed: [Seat, victim: number, owner: Seat];
  noVictim: [Seat, assassin: number];
  spared: [Seat, assassin: number];
  passed: [Seat, order: number];
  lostCharacter: [Seat, character: number];
  lostCubes: [Seat, cubes: number];
  lostNothing: [Seat];
  tookExit: [Seat, exit: number];
  chose: [Seat, icon: number];
  skipped: [Seat];
  climbed: [Seat, level: number];
  trust: [Seat, gained: number];
  trustLost: [Seat, lost: number];
  trustFull: [Seat, drop: number];
  money: [Seat, gained: number];
  cubes: [Seat, gained: number];
  cubesPaid: [Seat, paid: number];
  cubesShort: [Seat, each: number];
  scored: [Seat, points: number, source: number];
  policyScored: [Seat, points: number, side: number]; // of a settlement, also of the final one
  pointsLost: [Seat, points: number, missing: number];
  drewTile: [Seat, tile: number];
  gotTile: [Seat, tile: number];
  returnedTile: [Seat, tile: number];
  removedTiles: [Seat, tile: number, count: number];
  drewCharacter: [Seat, character: number];
  keptCharacter: [Seat, character: number];
  discarded: [Seat, character: number];
  reshuffled: [];
  drewTribute: [Seat, tribute: number];
  noTribute: [Seat];
  tookSet: [Seat, set: number];
  usedTile: [Seat, tile: number];
  tookTreasure: [Seat, treasure: number];
  stoleTreasure: [Seat, treasure: number, from: Seat];
  income: [Seat, money: number];
  usedTreasure: [Seat, treasure: number];
  hired: [Seat, character: number, cost: number];
  bought: [Seat, cubes: number, cost: number];
  raised: [Seat, levels: number, cost: number];
  selected: [Seat, trust: number];
  tookDecree: [Seat, decree: number];
  settled: [Seat, side: number];
  tookTributes: [Seat, count: number, side: number];
  tributeTaken: [Seat, tribute: number];
  showed: [Seat, character: number];
  showedNothing: [Seat];
  defended: [Seat, defence: number, strength: number];
  fellShort: [Seat, defence: number, strength: number];
  hasMost: [Seat];
  turned: [Seat, from: number, to: number];
  discLaid: [side: number];
  discsOff: [side: number];
  tributeUnder: [side: number];
  finalScoring: [];
  finalPolicy: [side: number];
  finalLine: [Seat, points: number, line: number];
};
export const events: EventKinds<Events> = {
  begins: ['seat'],
  round: ['count'],
  starts: ['seat'],
  laid: ['set', 'tile'],
  offered: ['character'],
  raided: ['tile', 'count'],
  sawBonus: ['seat', 'secret bonus'],
  tookBonus: ['seat', 'bonus'],
  gotBonusCharacter: ['seat', 'character'],
  revealed: ['seat', 'character'],
  addedCubes: ['seat', 'cubes'],
  declared: ['seat', 'count'],
  killed: ['seat', 'character', 'seat'],
  noVictim: ['seat', 'character'],
  spared: ['seat', 'character'],
  passed: ['seat', 'count'],
  lostCharacter: ['seat', 'character'],
  lostCubes: ['seat', 'cubes'],
  lostNothing: ['seat'],
  tookExit: ['seat', 'exit'],
  chose: ['seat', 'icon'],
  skipped: ['seat'],
  climbed: ['seat', 'level'],
  trust: ['seat', 'count'],
  trustLost: ['seat', 'count'],
  trustFull: ['seat', 'count'],
  money: ['seat', 'count'],
  cubes: ['seat', 'cubes'],
  cubesPaid: ['seat', 'cubes'],
  cubesShort: ['seat', 'cubes'],
  scored: ['seat', 'count', 'source'],
  policyScored: ['seat', 'count', 'policy'],
  pointsLost: ['seat', 'count', 'missing'],
  drewTile: ['seat', 'tile'],
  gotTile: ['seat', 'tile'],
  returnedTile: ['seat', 'tile'],
  removedTiles: ['seat', 'tile', 'count'],
  drewCharacter: ['seat', 'secret character'],
  keptCharacter: ['seat', 'secret character'],
  discarded: ['seat', 'character'],
  reshuffled: [],
  drewTribute: ['seat', 'secret tribute'],
  noTribute: ['seat'],
  tookSet: ['seat', 'set'],
  usedTile: ['seat', 'tile'],
  tookTreasure: ['seat', 'treasure'],
  stoleTreasure: ['seat', 'treasure', 'seat'],
  income: ['seat', 'count'],
  usedTreasure: ['seat', 'treasure'],
  hired: ['seat', 'character', 'count'],
  bought: ['seat', 'cubes', 'count'],
  raised: ['seat', 'levels', 'count'],
  selected: ['seat', 'count'],
  tookDecree: ['seat', 'decree'],
  settled: ['seat', 'policy'],
  tookTributes: ['seat', 'tributes', 'policy'],
  tributeTaken: ['seat', 'secret tribute'],
  showed: ['seat', 'character'],
  showedNothing: ['seat'],
  defended: ['seat', 'count', 'count'],
  fellShort: ['seat', 'count', 'count'],
  hasMost: ['seat'],
  turned: ['seat', 'policy', 'policy'],
  discLaid: ['policy'],
  discsOff: ['policy'],
  tributeUnder: ['policy'],
  finalScoring: [],
  finalPolicy: ['policy'],
  finalLine: ['seat', 'count', 'line'],
};
