import type { ProofData } from './data.mjs';

export interface Section {
  title: string;
  text: string[];
  command: string | string[];
  date: string;
  head: string[];
  rows: string[][];
}
export function sections(data: ProofData): Section[];
