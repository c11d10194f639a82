import type { Rand } from '../contract.ts';

/** For playouts: fast, repeatable, good enough for statistics (sfc32). Not for real tables: it could be guessed. */
export function fastRand(seed: number): Rand {
  let a = 0x9e3779b9;
  let b = seed | 0;
  let c = Math.imul(seed, 0x85ebca6b) | 0;
  let counter = 1;
  const word = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) word();
  return below => Math.floor((word() / 4294967296) * below);
}
/** A seed for the n-th of many runs, so that results do not depend on who plays which. */
export function seedOf(seed: number, n: number): number {
  let x = (Math.imul(seed | 0, 0x9e3779b1) + Math.imul(n | 0, 0x85ebca77)) | 0;
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
  return (x ^ (x >>> 15)) >>> 0;
}

/**
 * Unbiased draws from a stream of blocks of bytes; for a real table, block n is HMAC-SHA-256(key, n). A word that would favour
 * small numbers is thrown away and the next one taken.
 */
export function streamRand(block: (n: number) => Uint8Array): Rand {
  let blocks = 0;
  let bytes = new Uint8Array(0);
  let at = 0;
  const word = () => {
    if (at + 4 > bytes.length) {
      bytes = new Uint8Array(block(blocks++));
      at = 0;
    }
    at += 4;
    return ((bytes[at - 4]! << 24) | (bytes[at - 3]! << 16) | (bytes[at - 2]! << 8) | bytes[at - 1]!) >>> 0;
  };
  return below => {
    const fair = 4294967296 - (4294967296 % below);
    for (;;) {
      const w = word();
      if (w < fair) return w % below;
    }
  };
}
