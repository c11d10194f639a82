import type { Rand } from '@tianxia/kernel';

/** Thrown in place of a draw, where only what follows without chance is wanted. */
export const CHANCE = { chance: true };
export const noChance: Rand = () => {
  throw CHANCE;
};
