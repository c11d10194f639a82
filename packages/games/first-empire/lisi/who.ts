import type { Seat } from '@tianxia/kernel';
import { type Box, LI_SI } from '../box.ts';

export const isLiSi = (box: Box, seat: Seat): boolean => box.solo && seat === LI_SI;
