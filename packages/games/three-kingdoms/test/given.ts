import type { Rand } from '@tianxia/kernel';
import type { GOODS, STATES } from '../content/vocabulary.ts';

/** What a test says of a position; `position.ts` explains it. */
export type StateName = (typeof STATES)[number];
export type GoodsGiven = { [G in (typeof GOODS)[number]]?: number };
export interface Having {
  generals?: string; // shown ones, besides the lord
  hidden?: string;
  fresh?: string; // recruited this round, not shown
  drawn?: string;
  goods?: GoodsGiven;
  hand?: string;
  built?: string;
  farm?: readonly [level: number, flipped: number, stored: number];
  market?: readonly [level: number, flipped: number, stored: number];
  rank?: number;
  tribe?: number;
  military?: number;
  deficits?: number;
  wins?: number;
  passed?: boolean;
}
export interface Given {
  game?: 'full' | 'tutorial';
  declinedTribe?: 'counts' | 'uncounted';
  content?: object; // another content pack
  round?: number;
  order?: string;
  alliance?: string;
  allies?: string; // else the last two of the order
  criterion?: 'administration' | 'combat'; // of the Han emperor's space; administration when nothing is said
  emperor?: StateName; // holds the token
  left?: string; // general face down with the emperor
  onCard?: Record<string, number>;
  stationed?: Record<string, string>;
  bids?: readonly string[];
  wei?: Having;
  wu?: Having;
  shu?: Having;
  rand?: Rand;
}
