import type { TableLine } from '@tianxia/protocol';
import type { QueryTo } from '@tianxia/protocol/routes';
import { memory } from '../memory.ts';

export type PaceAsked = 'any' | 'live' | 'slow';
export interface Filter {
  game: string; // '' for all
  pace: PaceAsked;
  fits: boolean; // only where one's rating is asked for
}
export const noFilter: Filter = { game: '', pace: 'any', fits: false };
const kept = memory<Partial<Filter>>('tianxia.lobby', {});

/** What this reader looked for last time. */
export const useFilter = (): [Filter, (filter: Filter) => void] => [{ ...noFilter, ...kept.use() }, kept.set];

/** As the server is asked. */
export const queryOf = ({ game, pace, fits }: Filter): QueryTo<'GET /api/lobby'> => ({
  ...(game !== '' && { game }),
  ...(pace !== 'any' && { pace }),
  ...(fits && { fits: 1 }),
});
/** At once, before the server has answered; whether a rating fits only the server knows. */
export const passes = ({ game, pace }: Filter, line: TableLine): boolean =>
  (game === '' || line.game === game) && (pace === 'any' || line.terms.pace.kind === pace);
