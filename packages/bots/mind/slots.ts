/**
 * What a mind can see, as a list of slots. A slot holds one of a few values, or none; every value has a row of numbers in the
 * network. A state is then the list of the rows that are on, and an option the rows it switches on and off.
 */
export interface Slots {
  names: string[]; // by block of slots
  first: number[]; // by block: its first slot
  base: number[]; // by block: its first row
  width: number[]; // by block: rows of each of its slots
  rising: boolean[]; // by block: values are amounts, so that a row means "at least this much" to the learner
  slots: number;
  rows: number;
}
export const NO_ROW = 0;

export const newSlots = (): Slots => ({ names: [], first: [], base: [], width: [], rising: [], slots: 0, rows: 1 });

export interface Block {
  first: number;
  base: number;
  width: number;
}
export function addBlock(slots: Slots, name: string, many: number, width: number, rising = false): Block {
  const block = { first: slots.slots, base: slots.rows, width };
  slots.names.push(name);
  slots.first.push(block.first);
  slots.base.push(block.base);
  slots.width.push(width);
  slots.rising.push(rising);
  slots.slots += many;
  slots.rows += many * width;
  return block;
}

// ---- amounts: small ones exactly, large ones roughly ----
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 24, 28, 33, 39, 46, 54, 64, 76, 90, 106, 125, 148, 175, 206];
const LARGEST = 255;
const level = Uint8Array.from({ length: LARGEST + 1 }, (_, n) => STEPS.filter(step => step <= n).length);

/** 0 for nothing, then a level for every step that is reached. */
export const levelOf = (amount: number): number => (amount <= 0 ? 0 : level[amount > LARGEST ? LARGEST : amount | 0]!);

/** A fingerprint: weights made for other slots are refused. */
export function fingerprint({ names, base, width, slots, rows }: Slots): number {
  let hash = 7;
  const mix = (x: number) => {
    hash = Math.imul(hash ^ x, 0x9e3779b1);
    hash ^= hash >>> 15;
  };
  for (const name of names) for (let i = 0; i < name.length; i++) mix(name.charCodeAt(i));
  for (const x of [...base, ...width, slots, rows]) mix(x);
  return hash >>> 0;
}
