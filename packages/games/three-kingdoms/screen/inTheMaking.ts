import type { Draft, Gesture } from '@tianxia/board';
import type { ThreeKingdoms } from '../state.ts';
import type { Asking } from './asking.ts';
import type { BidMade, Want } from './bid.ts';
import type { Brings } from './brings.ts';

/** The choice in the making, as all parts of the table share it. */
export interface TkDraft extends Draft, Gesture<ThreeKingdoms, Want> {
  asking: Asking;
  want: Want;
  made: BidMade | undefined; // the whole bid, once general and space are known
  brings: ReadonlyMap<number, Brings>; // by space: what the picked general would bring
  adjust(part: Partial<Want>): void;
}
/** What is said of the choice is worked out once all of it is known. */
export type Unsaid = Omit<TkDraft, 'title' | 'hint'>;
