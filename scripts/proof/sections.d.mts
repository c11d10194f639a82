import type { ProofData } from './data.mjs';

export interface Section {
  id: string;
  command: string | string[];
  date: string;
  rows: string[][];
}
export function sections(data: ProofData): Section[];
