import { everyoneAt } from '@tianxia/kernel';
import { useMemo } from 'react';
import type { Facts } from '../link/link.ts';
import type { TableGame } from './game.ts';

/** The rivals that play by themselves sit at the table too. */
export function useEveryone({ game, table, texts }: TableGame, facts: Facts): Facts {
  return useMemo(
    () => ({ ...facts, players: everyoneAt(game, table, texts, facts.players) }),
    [game, table, texts, facts],
  );
}
/** Under the name of the game: how it is played, and where in it one is. */
export function noteOf({ game, texts, table }: TableGame, when: string): string {
  const option = Object.keys(texts.options).find(
    one => one !== 'start' && game.concerns?.(one, table.seats) !== false, // who began says nothing now
  );
  const value = option === undefined ? undefined : texts.options[option]?.values[table.options[option] ?? '']?.name;
  return [...(value === undefined ? [] : [value]), when].join(' · ');
}
