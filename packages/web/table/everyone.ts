import { everyoneAt } from '@tianxia/kernel';
import { useMemo } from 'react';
import type { Facts } from '../link/link.ts';
import { named } from '../text/named.ts';
import { useWords, type Words } from '../text/words.ts';
import type { TableGame } from './game.ts';

interface Sitting {
  name: string;
  colour: string;
  bot?: string | undefined;
  standIn?: unknown;
}
/** Everybody at a table, by the names the reader knows them by. The rivals that play by themselves sit there too. */
export const sittingAt = <P extends Sitting>(
  { game, table, texts }: Pick<TableGame, 'game' | 'table' | 'texts'>,
  players: readonly P[],
  words: Words,
) =>
  everyoneAt(game, table, texts, players).map(player =>
    player.bot !== undefined && player.name.toLowerCase() === player.colour // of a puzzle: 'Green' is its colour
      ? { ...player, name: capital(texts.colours[player.colour] ?? player.name) }
      : named(words.called, player),
  );
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

export function useEveryone(tableGame: TableGame, facts: Facts): Facts {
  const words = useWords();
  return useMemo(() => ({ ...facts, players: sittingAt(tableGame, facts.players, words) }), [tableGame, facts, words]);
}
/** Under the name of the game: how it is played, and where in it one is. */
export function noteOf({ game, texts, table }: TableGame, when: string): string {
  const option = Object.keys(texts.options).find(
    one => one !== 'start' && game.concerns?.(one, table.seats) !== false, // who began says nothing now
  );
  const value = option === undefined ? undefined : texts.options[option]?.values[table.options[option] ?? '']?.name;
  return [...(value === undefined ? [] : [value]), when].join(' · ');
}
