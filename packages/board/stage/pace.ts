/** How fast the table shows what happens. The reader chooses; `instant` shows only where it ends, with everything marked that changed. */
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

const FACTOR: Readonly<Record<Pace, number>> = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 };
const TRAVEL = 480; // milliseconds a piece is on its way
const STAGGER = 90; // between two pieces of one deed
const READ = 850; // to see who it was and where
const READ_LETTER = 14; // and so long for each letter of what is said
const READ_MOST = 3200;
const OWN = 0.6; // one's own deeds are known already: pieces travel faster, nothing waits to be read

/** When the parts of one deed begin and end, in milliseconds from its start. */
export interface Timing {
  travel: number;
  stagger: number;
  read: number; // how long the whole deed stays, its travel included
}
export function timing(pace: Pace, letters: number, own: boolean, moving: number): Timing {
  const factor = FACTOR[pace] * (own ? OWN : 1);
  const travel = TRAVEL * factor;
  const stagger = Math.min(STAGGER * factor, moving > 0 ? (travel * 2) / moving : 0);
  const moves = moving === 0 ? 0 : travel + stagger * (moving - 1);
  const reading = own ? 0 : Math.min(READ_MOST, READ + READ_LETTER * letters) * factor;
  return { travel, stagger, read: Math.max(moves, reading) };
}
