/** Reads a source map: which places of the built file come from which line of which source. */

export interface SourceMapped {
  sources: string[];
  /** By source: by line (from 1): offsets in the built file. */
  offsets: Map<number, number[]>[];
}
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function sourceLines(map: { sources: string[]; mappings: string }, built: string): SourceMapped {
  const offsets = map.sources.map(() => new Map<number, number[]>());
  let lineStart = 0;
  let source = 0;
  let line = 0;
  for (const segments of map.mappings.split(';')) {
    let column = 0;
    for (const segment of segments === '' ? [] : segments.split(',')) {
      const [toColumn = 0, toSource, toLine = 0] = numbers(segment);
      column += toColumn;
      if (toSource === undefined) continue; // made by the builder
      source += toSource;
      line += toLine;
      const lines = offsets[source]!;
      const met = lines.get(line + 1);
      if (met === undefined) lines.set(line + 1, [lineStart + column]);
      else met.push(lineStart + column);
    }
    lineStart = built.indexOf('\n', lineStart) + 1;
  }
  return { sources: map.sources, offsets };
}
/** Numbers in base 64 with a sign in the lowest bit, five bits a digit. */
function numbers(segment: string): number[] {
  const found: number[] = [];
  let value = 0;
  let shift = 0;
  for (const char of segment) {
    const digit = DIGITS.indexOf(char);
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    found.push(value & 1 ? -(value >>> 1) : value >>> 1);
    value = 0;
    shift = 0;
  }
  return found;
}
