import { codeAt, stepAt } from '../people/totp.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** What an app does with the secret it was given, written anew. */
export function app(secret: string): (later?: number) => string {
  const bits = [...secret].map(letter => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from(bits.match(/.{8}/g)!.map(byte => Number.parseInt(byte, 2)));
  return (later = 0) => codeAt(bytes, stepAt(Date.now()) + later);
}
