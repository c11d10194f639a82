import type { TableLine } from '@tianxia/protocol';
import { NEWCOMER } from '../people/glicko.ts';
import { isAccount } from '../people/person.ts';
import type { Own } from './own.ts';

const NEAR = 200; // rating points: a game in which both have a chance

/** Not with people who block them or whom they block, and within the ratings the host asked for. */
export function maySitAt(line: TableLine, own: Own): boolean {
  return !(own.apart.size > 0 && peopleAt(line).some(person => own.apart.has(person))) && isRatedFor(line, own);
}
export function isRatedFor({ game, terms: { ratings } }: TableLine, own: Own): boolean {
  if (ratings === undefined || own.person === undefined) return true; // who is not signed in may still do so
  if (!isAccount(own.person.role)) return false; // a guest has no rating
  const mine = own.ratings.get(game) ?? NEWCOMER.rating;
  return mine >= ratings[0] && mine <= ratings[1];
}
/** Everybody there is about as good, as far as anybody knows. */
export function isNear({ game, seats }: TableLine, own: Own): boolean {
  const mine = own.ratings.get(game);
  return (
    mine === undefined ||
    seats.every(
      ({ by, rating, provisional }) =>
        by !== 'person' || rating === undefined || provisional || Math.abs(rating - mine) <= NEAR,
    )
  );
}
export const peopleAt = ({ host, seats }: TableLine): string[] => [
  ...(host === undefined ? [] : [host.id]),
  ...seats.flatMap(({ person }) => (person === undefined ? [] : [person])),
];
