import type { Scope } from '../protocol/index.ts';

export type Role = 'guest' | 'player' | 'admin' | 'bot';
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
