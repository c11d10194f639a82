import { createHash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');
/** Only this is stored: a reader of the database cannot sit down in a player's seat. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
