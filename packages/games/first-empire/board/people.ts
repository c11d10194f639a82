import { type Seat, SPECTATOR } from '@tianxia/kernel';
import type { Player } from '@tianxia/look';

interface Person {
  name: string; // 'You' for the viewer
  colour: string;
  you: boolean;
}
export type People = (seat: Seat) => Person;
const YOU = 'You';

/** Names as the viewer reads them. */
export const peopleAt =
  (players: readonly Player[], viewer: Seat): People =>
  seat => {
    const you = seat === viewer && viewer !== SPECTATOR;
    return { name: you ? YOU : (players[seat]?.name ?? ''), colour: players[seat]?.colour ?? 'blue', you };
  };
