import { createHmac, timingSafeEqual } from 'node:crypto';

/** One-time codes by time, as RFC 6238 and every authenticator app have them: HMAC-SHA-1, six digits, thirty seconds. */
const STEP = 30_000; // milliseconds
const DIGITS = 6;
const APART = 1; // steps by which a telephone's clock may differ

export function codeAt(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE(mac[mac.length - 1]! & 15) & 0x7f_ff_ff_ff;
  return `${number % 10 ** digits}`.padStart(digits, '0');
}
export const stepAt = (now: number): number => Math.floor(now / STEP);
/** The step of which this is the code; undefined when it is none of now. */
export function stepOf(secret: Buffer, code: string, now: number): number | undefined {
  const steps = Array.from({ length: 2 * APART + 1 }, (_, i) => stepAt(now) - APART + i);
  return steps.find(step => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)));
}
export const isCode = (text: string): boolean => /^\d{6}$/.test(text);

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Five bits a letter: how people copy a secret by hand. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map(five => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}
/** What an app reads from the picture. */
export const appLink = (site: string, name: string, secret: Buffer): string =>
  `otpauth://totp/${encodeURIComponent(`${site}:${name}`)}?secret=${base32(secret)}&issuer=${encodeURIComponent(site)}`;
