import type { QueryTo } from '@tianxia/protocol/routes';

export type ResultAsked = 'any' | 'won' | 'lost';
/** What the list is about; it stands in the address, so that a list can be sent to somebody. */
export interface Asked {
  game: string; // '' for all
  person: string; // a name or an id; '' for everybody
  result: ResultAsked; // of that person
}
export function askedFrom(search: string): Asked {
  const query = new URLSearchParams(search);
  const result = query.get('result');
  return {
    game: query.get('game') ?? '',
    person: query.get('person') ?? '',
    result: result === 'won' || result === 'lost' ? result : 'any',
  };
}
/** As the server is asked, and as the page is addressed. */
export const queryOf = ({ game, person, result }: Asked, before?: string): QueryTo<'GET /api/records'> => ({
  ...(game !== '' && { game }),
  ...(person !== '' && { person }),
  ...(person !== '' && result !== 'any' && { result }),
  ...(before !== undefined && { before }),
});
