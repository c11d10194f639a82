import type { BotName } from '@tianxia/bots/names';
import { memory } from './memory.ts';

export interface TableSeat {
  colour: string;
  by: 'you' | 'here' | 'bot' | 'link'; // you, another person on this device, a bot, a friend who opens the link
  name: string;
  bot?: BotName;
}

/** A table this browser sits at. What was played there is kept beside it, by the table itself. */
export interface OwnTable {
  id: string;
  game: string;
  where: 'here' | 'server';
  seats: readonly TableSeat[];
  options: Readonly<Record<string, string>>;
  content?: unknown; // on this device: a pack of one's own
  begun: number;
  changed: number; // when something last happened there
  standing?: string; // where the game stands, in a player's words: 'round 3'
  yourTurn?: boolean;
  over?: boolean;
  seat?: number; // on the server: where we sit
}

const kept = memory<readonly OwnTable[]>('tianxia.tables', []);
const latestFirst = (a: OwnTable, b: OwnTable) => b.changed - a.changed;

export function ownTable(id: string): OwnTable | undefined {
  return kept.get().find(table => table.id === id);
}

export function useOwnTables(): readonly OwnTable[] {
  return [...kept.use()].sort(latestFirst);
}

export function keepTable(table: OwnTable): void {
  kept.set([table, ...kept.get().filter(other => other.id !== table.id)]);
}

export function forgetTable(id: string): void {
  kept.set(kept.get().filter(table => table.id !== id));
}

/** Eight letters and figures that cannot be mistaken for one another. */
export function newTableId(): string {
  const letters = '23456789abcdefghjkmnpqrstvwxyz';
  return [...crypto.getRandomValues(new Uint8Array(8))].map(byte => letters[byte % letters.length]).join('');
}
