import { memory } from '../memory.ts';
import { change, settings, useSettings } from '../settings.ts';
import { useOwnTables } from '../tables.ts';

/** What this browser knows of a reader's first games. */
interface Known {
  known?: boolean; // said by the reader, or a game was played to its end; false: help is wanted all the same
  seen?: readonly string[]; // what was explained
  card?: boolean; // the reference card lies beside the board
}
const kept = memory<Readonly<Record<string, Known>>>('tianxia.help', {});
const keep = (game: string, some: Known) => kept.set({ ...kept.get(), [game]: { ...kept.get()[game], ...some } });

/** Is help wanted at a table of this game? By default until a game of it was played to its end here. */
export function useHelpWanted(game: string): boolean {
  const { help } = useSettings();
  const { known } = kept.use()[game] ?? {};
  const finished = useOwnTables().some(table => table.game === game && table.over);
  return help && !(known ?? finished);
}
/** Has this browser neither sat at a table of it nor been told that its reader knows it? */
export function useNewTo(game: string): boolean {
  const { known = false } = kept.use()[game] ?? {};
  return !useOwnTables().some(table => table.game === game) && !known;
}
/** "I know this game", or a game of it is over. */
export const knowGame = (game: string): void => keep(game, { known: true });
/** A game played to its end makes it known, unless the reader has asked for help all the same. */
export function playedToTheEnd(game: string): void {
  if (kept.get()[game]?.known === undefined) knowGame(game);
}
/** The switch at the table: on means here, off means everywhere. */
export function wantHelp(game: string, on: boolean): void {
  if (settings().help !== on) change({ help: on });
  if (on) keep(game, { known: false });
}
export const useExplained = (game: string): readonly string[] => kept.use()[game]?.seen ?? NONE;
const NONE: readonly string[] = [];
export function explained(game: string, id: string): void {
  const seen = kept.get()[game]?.seen ?? [];
  if (!seen.includes(id)) keep(game, { seen: [...seen, id] });
}
/** The reference card beside the board, where there is room for it. */
export const useCardKept = (game: string): boolean => kept.use()[game]?.card === true;
export function keepCard(game: string, card: boolean): void {
  keep(game, { card });
  asked = card;
}
let asked = false;
/** Was the card asked for just now? Once: at the next visit it lies where it lies. */
export function cardAsked(): boolean {
  const now = asked;
  asked = false;
  return now;
}
