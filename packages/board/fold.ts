import { createContext, useContext } from 'react';
import { useMedia } from './useMedia.ts';

/**
 * How a table lies in its window. `wide`: everything at once. `beside`: the views on the left, what is one's own on the right;
 * a tablet, a phone on its side, a page at 200 %. `stacked`: one under the other, a phone held upright.
 * The frame carries it as data-fold; style sheets of games ask for [data-fold="wide"] or [data-small].
 */
export type Fold = 'wide' | 'beside' | 'stacked';

const WIDE = '(min-width: 1200px) and (min-height: 560px)';
const STACKED = '(max-width: 639px), (max-width: 799px) and (orientation: portrait)';

const LOW = '(max-height: 800px)';

const Pictured = createContext(false);
/** Around a picture of a table: it is drawn as on a wide one, whatever the window. */
export const AsOnWideTable = Pictured.Provider;

export function useFold(): Fold {
  const pictured = useContext(Pictured);
  const wide = useMedia(WIDE);
  const stacked = useMedia(STACKED);
  return wide || pictured ? 'wide' : stacked ? 'stacked' : 'beside';
}
/** A wide table in a low window, as on a small laptop; the frame carries it as data-low. */
export function useLow(): boolean {
  const pictured = useContext(Pictured);
  return useMedia(LOW) && !pictured;
}
