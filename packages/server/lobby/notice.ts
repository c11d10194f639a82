import { catalog } from '@tianxia/catalog';
import { PACES, type Terms } from '@tianxia/protocol';
import type { StoredTable } from '../tables/log/store.ts';

type PaceKind = Terms['pace']['kind'];
/** Where a table hangs in the lobby: among those to sit down at, or to watch. */
export interface Place {
  list: 'open' | 'live';
  game: string;
  pace: PaceKind;
}
/** What every process is told of a public table that changed; without a place it is to be taken down. */
export interface Notice {
  id: string;
  created: number;
  at?: Place;
}
type Hung = Pick<StoredTable, 'id' | 'game' | 'created' | 'stage' | 'visibility' | 'terms'>;
export function placeOf({ game, stage, visibility, terms }: Omit<Hung, 'id' | 'created'>): Place | undefined {
  if (visibility !== 'public' || stage === 'over') return undefined;
  const pace = terms.pace.kind;
  if (stage === 'open') return { list: 'open', game, pace };
  return terms.watchers ? { list: 'live', game, pace } : undefined;
}
/** Undefined for what never hung there. */
export function noticeOf(table: Hung): Notice | undefined {
  if (table.visibility !== 'public') return undefined;
  const { id, created } = table;
  const at = placeOf(table);
  return at === undefined ? { id, created } : { id, created, at };
}
export const nameOf = ({ list, game, pace }: Place): string => `${list} ${game} ${pace}`;
/** Every place there is. */
export const PLACES: readonly Place[] = (['open', 'live'] as const).flatMap(list =>
  catalog.flatMap(({ id }) => PACES.map(pace => ({ list, game: id, pace }))),
);
