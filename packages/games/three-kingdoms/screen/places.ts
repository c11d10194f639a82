import { thing } from '@tianxia/board';
import type { Seat } from '@tianxia/kernel';

/** Keys of things that stay where they are, or belong to one seat: what moves comes from there and goes back. */
const PER_SEAT = 16;
export const supplyKey = (seat: Seat, good: number): string => thing('supply', seat * PER_SEAT + good);
export const storeKey = (seat: Seat, store: number): string => thing('store', seat * PER_SEAT + store);
export const generalKey = (general: number): string => thing('general', general);
/** What lies with a general on a space: units, support, gold. */
export const withKey = (kind: 'units' | 'backing' | 'carried', general: number): string => thing(kind, general);
export const HAN = thing('han', 0);
export const ALLY = thing('ally', 0);
