import { type Seat, SPECTATOR } from '@tianxia/kernel';
import type { Player } from '@tianxia/look';
import type { Person } from './text/en.ts';

export type People = (seat: Seat) => Person & { colour: string };
export const colourOf = (players: readonly Player[], seat: Seat): string => players[seat]?.colour ?? 'black';

/** Names as the viewer reads them. */
export const peopleAt =
  (players: readonly Player[], viewer: Seat): People =>
  seat => ({
    name: players[seat]?.name ?? '',
    colour: colourOf(players, seat),
    you: seat === viewer && viewer !== SPECTATOR,
  });
