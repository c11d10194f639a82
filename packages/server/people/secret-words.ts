import { createHash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');
/** Only this is stored: whoever reads the database cannot sit down in somebody's seat. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
