import { type Seat, SPECTATOR } from '@tianxia/kernel';
import type { Player } from './screen.ts';

/** Somebody at the table, as the viewer speaks of them. */
export interface Person {
  name: string;
  you: boolean; // the viewer
  colour: string;
}
export type People = (seat: Seat) => Person;

export const colourOf = (players: readonly Player[], seat: Seat): string => players[seat]?.colour ?? 'black';

/** Who sits where; the viewer goes by the word that is given for it, else by name. */
export const peopleAt =
  (players: readonly Player[], viewer: Seat, youWord?: string): People =>
  seat => {
    const you = seat === viewer && viewer !== SPECTATOR;
    return { name: (you && youWord) || (players[seat]?.name ?? ''), you, colour: colourOf(players, seat) };
  };
