import { at, eachOf, type Gestures } from '@tianxia/board';
import type { ThreeKingdoms } from '../state.ts';
import type { Want } from './bid.ts';
import { composer } from './composer.ts';

/** Events whose things are marked on the table; the others tell of numbers, or of what the next ones show. */
const MARKED: readonly string[] = [
  'allied',
  'assigned',
  'takes',
  'declined',
  'built',
  'stays',
  'stationed',
  'developed',
];

/** How moves are pressed: things of one kind that could mean two moves have a kind of their own. */
export const gestures: Gestures<ThreeKingdoms, Want> = {
  presses: {
    'recruit.keep': [eachOf('drawn', 0)],
    'actions.decline': [at('decline', 0)],
    'ruse.sacrifice': [at('army given', 0)],
    'farm.harvest': [at('stored', 0)],
    'market.tax': [at('stored', 0)],
    'harvest.store': [at('stored', 0)],
    'tax.store': [at('stored', 0)],
    'trade.buyRice': [at('rice bought', 0)],
    'trade.sellRice': [at('rice sold', 0)],
    'trade.buyWeapons': [at('weapons bought', 0)],
    'trade.sellWeapons': [at('weapons sold', 0)],
    'technology.hire': [at('trained', 0)],
    'train.train': [at('trained', 0)],
  },
  open: ['space', 'decline'],
  begins: ['recruit', 'alliance', 'bid', 'follow', 'actions', 'benefits', 'instead', 'upkeep'],
  composer,
  told: ([event]) => (MARKED.includes(event) ? undefined : []),
};
