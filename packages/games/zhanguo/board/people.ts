import { type Seat, SPECTATOR } from '@tianxia/kernel';
import type { Player } from '@tianxia/look';

export interface Person {
  name: string;
  you: boolean;
  colour: string;
}
type People = (seat: Seat) => Person;

/** Names as the viewer reads them. */
export const peopleAt =
  (players: readonly Player[], viewer: Seat): People =>
  seat => ({
    name: players[seat]?.name ?? '',
    colour: players[seat]?.colour ?? 'blue',
    you: seat === viewer && viewer !== SPECTATOR,
  });
