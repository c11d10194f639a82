import { court } from './court.ts';
import type { Pack } from './shape.ts';
import { soldiers } from './soldiers.ts';

/** EC-008: Kinds, numbers of cards, effects and blood icons are printed; what is not says so. */
export const characters: Pack['characters'] = [...soldiers, ...court];
export const charactersNote =
  "Powers attested in the text: cavalry 2 and 3; officer 4 and 6; general 7, 8, 9; crown prince 7; prince 3 (twice); empress 5; concubine 2; eunuch 2 and 3; marshal X; chancellor 5; philosopher 4; court 4; supply 3 and 4; assassin 0. Missing copies stay inside or next to the attested range; two-card kinds with evidence show consecutive powers with the higher one in the card list, hence court 3 and 4. Costs: anchor: general of power 8 costs 3 (printed). Base by power 1-3:1, 4-6:2, 7-8:3, 9:4; +1 for a blood card with a benefit, end-game scoring or a gain when revealed (so concubine/eunuch/prince-3/court-3/supply-3 = 2, empress/chancellor/philosopher/prince-4/court-4/supply-4 = 3), +2 crown prince; marshal 4 (typical power 6-10), assassin 2. Start and bonus cavalry cost as their equals because they can be reshuffled and offered for hire. Names: the printed English of 宰相 and 政務官 is cut off in the text ('Grand', 'Court'); completed here.";
