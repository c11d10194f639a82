import type { ChatLine } from '@tianxia/protocol';

/** Who reads: what they do at the table, and whom they do not want to read. */
export interface Reader {
  sits: boolean;
  blocked: ReadonlySet<string>;
}
type Room = ChatLine['room'];
export const roomOf = ({ sits }: Pick<Reader, 'sits'>): Room => (sits ? 'players' : 'watchers');

/**
 * Players talk with players, watchers with watchers: until the game is over neither reads the other, since a watcher may have
 * seen a hand, and a player may speak of theirs. Then everybody reads everything, but for those they have blocked.
 */
export const mayRead = (reader: Reader, line: ChatLine, isOver: boolean): boolean =>
  (isOver || line.room === roomOf(reader)) && !reader.blocked.has(line.person);
