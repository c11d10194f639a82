import type { Moment } from '../content/vocabulary.ts';
import { DROPPING } from '../facts/gifts.ts';
import type { Moments } from '../words.ts';
import { BEFORE } from './actions.ts';
import { CHOSEN } from './alliance.ts';
import { STATIONING } from './battle.ts';
import { BUILT } from './construct.ts';
import { AFTER, RETURNED } from './home.ts';
import { FIRST, LOST, ROUND_END, WON } from './resolve.ts';

/** What each part of the flow calls. A moment of the vocabulary that nothing here calls does not compile. */
export const calls: { readonly [M in Moment]: Moments<M> } = {
  allianceChosen: CHOSEN,
  bidWon: WON,
  bidLost: LOST,
  returned: RETURNED,
  beforeActions: FIRST,
  beforeAction: BEFORE,
  afterAction: AFTER,
  built: BUILT,
  stationed: STATIONING,
  tribeDrops: DROPPING,
  roundEnd: ROUND_END,
  laterRoundEnd: ROUND_END,
  recruitRoundEnd: ROUND_END,
};
