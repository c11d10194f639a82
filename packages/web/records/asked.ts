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
export function queryOf({ game, person, result }: Asked, before?: string): string {
  const query = new URLSearchParams();
  if (game !== '') query.set('game', game);
  if (person !== '') query.set('person', person);
  if (person !== '' && result !== 'any') query.set('result', result);
  if (before !== undefined) query.set('before', before);
  return query.size === 0 ? '' : `?${query}`;
}
