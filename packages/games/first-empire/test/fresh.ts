import { fastRand, type Kernel, kernelFor, type Told, tableFor } from '@tianxia/kernel';
import { type Tried, tableAt } from '@tianxia/kernel/testing';
import type { Box } from '../box.ts';
import { game } from '../index.ts';
import type { FirstEmpire, State } from '../state.ts';
import { recordWords } from './words.ts';

export interface Fresh {
  k: Kernel<FirstEmpire>;
  box: Box;
  s: State;
  told: Told[];
  table: Tried<State>;
}
const kernels = new Map<string, Kernel<FirstEmpire>>();
/** A game as it begins: everybody looks at two Starting tiles. */
export function fresh(seats: number, options: Record<string, string> = {}, seed = 1): Fresh {
  const table = tableFor(game, seats, options);
  const k = kernels.get(JSON.stringify(table)) ?? kernelFor(game, table);
  kernels.set(JSON.stringify(table), k);
  const told: Told[] = [];
  const rand = fastRand(seed);
  const s = k.setup(table, rand, (event: string, ...args: number[]) => {
    told.push([event, ...args]);
  });
  return { k, box: k.box, s, told, table: tableAt(k, s, { rand, words: phrase => recordWords(s, k.box, phrase) }) };
}
/** … and when everybody has taken the first of them: the first turn. */
export function firstTurn(seats: number, options: Record<string, string> = {}, seed = 1): Fresh {
  const begun = fresh(seats, options, seed);
  const { k, s, table } = begun;
  for (const seat of k.waiting(s)) table.as(seat).plays(`startingTile.take ${s.startingTiles[seat]![0]}`);
  while (s.agenda.at(-1)!.at !== 'turn') table.plays(table.options()[0]!); // what the tiles ask
  return begun;
}
export const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1);
/** Told events of one name, without it. */
export const toldOf = (told: readonly Told[], name: string): number[][] =>
  told.filter(([event]) => event === name).map(([, ...args]) => args);
export const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
export const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
