import type { Seat } from '@tianxia/kernel';

/** A connected browser. */
export interface Listener {
  readonly seat: Seat; // SPECTATOR for one who watches
  readonly eyes?: Seat | undefined; // watches with the eyes of this seat, by a link of its player
  readonly person?: string | undefined; // whose seat, or whose eyes, it is
  readonly changes?: boolean | undefined; // of a view, only what is different from the last one
  send(text: string): void;
  close(code: number): void;
}
export const eyesOf = ({ seat, eyes }: Listener): Seat => eyes ?? seat;
