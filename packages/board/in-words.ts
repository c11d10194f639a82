import type { PartInWords } from './screen.ts';

/** A part of the board in words; lines that are empty are left out. */
export const part = (title: string, ...lines: readonly string[]): PartInWords => ({
  title,
  lines: lines.filter(line => line !== ''),
});
