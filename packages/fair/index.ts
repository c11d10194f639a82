import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type GameRecord, type GameTypes, type Kernel, type Rand, replay, streamRand } from '@tianxia/kernel';

/** Provable shuffles: the hash of a table's key is shown before the first draw, the key after the end. */
export type Key = string; // 256 bits, as 64 hexadecimal digits

export const keyFrom = (bytes: Uint8Array): Key => bytesToHex(bytes);
/** A key that a seed determines: for recorded simulations, never for a table with something at stake. */
export const keyOfSeed = (seed: string): Key => bytesToHex(sha256(utf8ToBytes(`tianxia seed ${seed}`)));
export const commitmentOf = (key: Key): string => bytesToHex(sha256(hexToBytes(key)));
/** Block n of the stream is HMAC-SHA-256(key, n as eight bytes, big end first). */
export function keyedRand(key: Key): Rand {
  const secret = hexToBytes(key);
  return streamRand(n => {
    const counter = new Uint8Array(8);
    new DataView(counter.buffer).setBigUint64(0, BigInt(n));
    return hmac(sha256, secret, counter);
  });
}

/** A pack's name: the hash of its JSON with keys in alphabetical order, so that layout and order of a file do not matter. */
export const packHash = (content: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(content))));
function canonical(v: unknown): string {
  if (Array.isArray(v)) return `[${v.map(canonical).join(',')}]`;
  if (typeof v !== 'object' || v === null) return JSON.stringify(v);
  const entries = Object.entries(v).filter(([, value]) => value !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`).join(',')}}`;
}

export type Verdict = { fair: true; draws: number } | { fair: false; problem: string };
/** Do the commitment, every draw and every choice of a record follow from its key? */
export function verify<G extends GameTypes>(k: Kernel<G>, record: GameRecord): Verdict {
  const no = (problem: string): Verdict => ({ fair: false, problem });
  if (record.key === undefined) return no('the key has not been opened: the game was not over');
  if (commitmentOf(record.key) !== record.commitment)
    return no('the key is not the one whose hash was shown before the game');
  const stream = keyedRand(record.key);
  let draws = 0;
  let wrong: string | undefined;
  const checked: Rand = below => {
    const value = stream(below);
    if (record.draws[draws++] !== value && wrong === undefined)
      wrong = `draw ${draws}: recorded ${record.draws[draws - 1] ?? 'nothing'}, the key gives ${value}`;
    return value;
  };
  try {
    replay(k, record, undefined, checked);
  } catch (problem) {
    return no(wrong ?? (problem as Error).message);
  }
  if (wrong !== undefined) return no(wrong);
  return draws === record.draws.length
    ? { fair: true, draws }
    : no(`the record has ${record.draws.length} draws, the game made ${draws}`);
}
