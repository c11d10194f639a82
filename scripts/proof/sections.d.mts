import type { ProofData } from './data.mjs';

export interface Section {
  id: string;
  command: string | string[];
  rows: string[][];
}
export function sections(data: ProofData): Section[];
