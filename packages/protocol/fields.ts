import { z } from 'zod';

/** The small things that messages are made of. */
const NAME_LENGTH = 24;
/** Controls, fillers and blanks: what takes no ink, or none that can be told from a space. U+2800 is Braille without a dot. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;
export const playerName = z
  .string()
  .max(200)
  .transform(name =>
    name
      .normalize('NFC')
      .replaceAll(/\p{Variation_Selector}/gu, '')
      .trim(),
  )
  .pipe(
    z
      .string()
      .min(1, 'a name has 1 to 24 characters')
      .max(NAME_LENGTH, 'a name has 1 to 24 characters')
      .refine(name => !invisible.test(name), 'a name has no control or invisible characters')
      .refine(name => seen.test(name), 'a name has something to read'),
  );
export const word = z.string().min(1).max(40);
export const tableId = z.string().regex(/^[A-Z0-9]{2,4}-[2-9A-HJ-NP-TV-Z]{8}$/, 'not the id of a table');
export const personId = z.string().regex(/^[A-Za-z0-9:-]{2,40}$/, 'not the id of a person');
/** 256 bits: of a session, of an API token, of a look into a hand. */
export const token = z.string().regex(/^[\w-]{43}$/, 'not a token');
export const packName = z.string().regex(/^[0-9a-f]{64}$/, 'not the hash of a pack');
export const seatNumber = z.int().min(0).max(15);
export const version = z.int().min(0).max(1_000_000);
export const requestId = z.int().min(0).max(Number.MAX_SAFE_INTEGER); // chosen by the client, comes back in the answer
export const choiceWords = z.string().min(1).max(100);

export { BOT_NAMES, type BotName } from '@tianxia/bots/names';
