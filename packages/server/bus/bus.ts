/**
 * How the processes of a site tell each other that something happened. A message is a small text of ids and versions, never a
 * view or a hand: a process that hears it reads what happened from the database.
 */
export interface Bus {
  /** Everybody who subscribed hears it, here and elsewhere, in the order of publishing; after a lost connection perhaps twice. */
  publish(topic: string, text: string): void;
  /**
   * `missed`: there may have been messages that are not repeated, so read everything anew. Returns how to stop; nothing is heard
   * after that.
   */
  subscribe(topic: string, hear: (text: string) => void, missed?: () => void): () => void;
  /** Resolves when everything subscribed to so far is heard. What is read from the database after that misses nothing. */
  settled(): Promise<void>;
  /** Throws when other processes cannot be reached now. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
export interface Message {
  topic: string;
  text: string;
}

/** PostgreSQL carries less than 8,000 bytes; what names things is far shorter. */
const LONGEST = 4000;
/** The same messages are refused whatever the engine. */
export function checked(topic: string, text: string): Message {
  if (!/^[\w:-]{1,100}$/.test(topic)) throw new Error(`${JSON.stringify(topic)} cannot be a topic of the bus`);
  const surely = 6 * text.length + 2 <= LONGEST; // no letter takes more than six bytes as JSON: most are not even counted
  if (!surely && Buffer.byteLength(JSON.stringify(text)) > LONGEST)
    throw new Error('a message of the bus must be short: ids and versions, not what they name');
  return { topic, text };
}
