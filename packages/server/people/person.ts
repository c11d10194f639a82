import type { PersonFacts, Scope } from '@tianxia/protocol';
import { PROVISIONAL } from './glicko.ts';

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
  token?: string; // the id of an API token
  proved?: number; // when the owner last showed that they are there
  renewed?: true; // this session lasts longer from now on, and so must its cookie
}
export const isAccount = (role: Role): boolean => role === 'player' || role === 'admin';
/** As a row has it: nothing where there is no rated game yet. */
export interface Rated {
  rating?: number | null;
  deviation?: number | null;
}
export const ratingFacts = ({ rating, deviation }: Rated): Pick<PersonFacts, 'rating' | 'provisional'> =>
  rating === null || rating === undefined
    ? {}
    : { rating: Math.round(rating), ...((deviation ?? 0) > PROVISIONAL ? { provisional: true } : {}) };
export const personFacts = ({ id, name, role }: Pick<Person, 'id' | 'name' | 'role'>): PersonFacts => ({
  id,
  name,
  account: isAccount(role),
  ...(role === 'bot' ? { bot: true } : {}),
});
