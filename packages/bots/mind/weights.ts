import { emptyNetwork, type Network, partsOf, type Shape, sizeOf } from './network.ts';

/**
 * A mind in one file: a line of JSON that says whose it is, then its numbers. Rows are kept as whole numbers from -127 to 127
 * with a scale for each row, the rest as they are. An empty row, and one that is like the last, have nothing but a scale.
 */
export interface Head extends Shape {
  game: string;
  reading: number; // version of the game's reading
  fingerprint: number; // of its slots
  blocks?: readonly (readonly [name: string, slots: number, width: number])[]; // what its rows mean, in their order
  hunchFingerprint?: number; // of the facts of its hunch
  packed: boolean;
  leadScale: number; // points ahead that count as much: what it was told of a finished game
  sureness?: number; // how much surer its chances to win are made: found by `tianxia reliability`
  made?: Record<string, unknown>; // by what: command, time, figures
}
const PACKED = new Set(['rows', 'words', 'hunchRows', 'hunchWords']);
const NEWLINE = 10;
const EMPTY = 0;
const LIKE_THE_LAST = -1;

export function readWeights(bytes: Uint8Array): { head: Head; net: Network } {
  const end = bytes.indexOf(NEWLINE);
  if (end < 0) throw new Error('this is no file of weights');
  const head = JSON.parse(textOf(bytes.subarray(0, end))) as Head;
  const net = emptyNetwork(head);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = end + 1;
  const next = () => {
    at += 4;
    return view.getFloat32(at - 4, true);
  };
  for (const [name, sizes] of partsOf(head)) {
    const part = net[name];
    if (!(head.packed && PACKED.has(name))) {
      for (let i = 0; i < part.length; i++) part[i] = next();
      continue;
    }
    const wide = sizes[1]!;
    for (let row = 0; row < sizes[0]!; row++) {
      const scale = next();
      if (scale === LIKE_THE_LAST) part.copyWithin(row * wide, (row - 1) * wide, row * wide);
      if (scale === EMPTY || scale === LIKE_THE_LAST) continue;
      for (let d = 0; d < wide; d++) part[row * wide + d] = view.getInt8(at++) * scale;
    }
  }
  if (at !== bytes.byteLength) throw new Error(`weights of ${head.game}: ${bytes.byteLength - at} bytes too many`);
  return { head, net };
}
export function writeWeights(head: Head, net: Network): Uint8Array {
  const text = `${JSON.stringify(head)}\n`;
  const most = partsOf(head).reduce((sum, [, sizes]) => sum + 4 * sizeOf(sizes) + 4 * sizes[0]!, text.length * 3);
  const bytes = new Uint8Array(most);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const sign of text) bytes[at++] = sign.charCodeAt(0);
  for (const [name, sizes] of partsOf(head)) {
    const part = net[name];
    const packs = head.packed && PACKED.has(name);
    const wide = packs ? sizes[1]! : part.length;
    for (let from = 0; from < part.length; from += wide) {
      const row = part.subarray(from, from + wide);
      const scale = packs ? Math.fround(row.reduce((top, x) => Math.max(top, Math.abs(x)), 0) / 127) : 1;
      if (packs) {
        const isLike = scale !== 0 && from > 0 && row.every((x, d) => x === part[from - wide + d]);
        view.setFloat32(at, isLike ? LIKE_THE_LAST : scale, true);
        at += 4;
        if (isLike || scale === 0) continue;
      }
      for (const x of row) {
        if (packs) view.setInt8(at, Math.round(x / scale));
        else view.setFloat32(at, x, true);
        at += packs ? 1 : 4;
      }
    }
  }
  return bytes.slice(0, at);
}
/** The head is plain ASCII. */
const textOf = (bytes: Uint8Array): string => Array.from(bytes, byte => String.fromCharCode(byte)).join('');
