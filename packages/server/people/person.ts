import type { PersonFacts, Scope } from '../protocol/index.ts';

/** 'gone': deleted. The row stays, empty, because others' games name it. */
export type Role = 'guest' | 'player' | 'admin' | 'bot' | 'gone';
export interface Person {
  id: string;
  name: string;
  role: Role;
  banned?: string; // why
}
/** Who asks, and what they may do: a session everything, an API token what it was made for. */
export interface Caller {
  person: Person;
  scopes: 'all' | readonly Scope[];
  session?: string; // its hash; none with an API token
}
export const isAccount = (role: Role): boolean => role === 'player' || role === 'admin';
export const personFacts = ({ id, name, role }: Pick<Person, 'id' | 'name' | 'role'>): PersonFacts => ({
  id,
  name,
  account: isAccount(role),
  ...(role === 'bot' ? { bot: true } : {}),
});
