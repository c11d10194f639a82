/**
 * JSON from outside: a request, a message, a file, a record. It is measured before it is parsed, so that what follows (checking,
 * hashing, writing it out, handing it to a worker) may walk through it without running out of stack.
 */
export const MOST_DEEP = 20; // our own packs go nine deep

export class JsonError extends Error {}

/** What the text holds. Throws a JsonError that says why it is not even looked at, or a SyntaxError. */
export function readJson(text: string, most: number): unknown {
  checkJson(text, most);
  return JSON.parse(text);
}
/** Throws when the text is longer than `most` characters or nested too deeply; whether it is JSON at all remains to be seen. */
export function checkJson(text: string, most: number): void {
  if (text.length > most) throw new JsonError(`it is too large: ${text.length} characters, and ${most} are allowed`);
  if (isTooDeep(text)) throw new JsonError(`it is nested too deeply: lists and records go ${MOST_DEEP} deep at most`);
}
const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENS = new Set([0x5b, 0x7b]); // [ {
const CLOSES = new Set([0x5d, 0x7d]); // ] }
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (sign === QUOTE) i = endOfText(text, i);
    else if (OPENS.has(sign)) {
      if (++depth > MOST_DEEP) return true;
    } else if (CLOSES.has(sign)) depth--;
  }
  return false;
}
/** Where the text that begins at this quote ends: brackets inside mean nothing. */
function endOfText(text: string, from: number): number {
  for (let i = from + 1; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (sign === QUOTE) return i;
    if (sign === BACKSLASH) i++;
  }
  return text.length;
}
