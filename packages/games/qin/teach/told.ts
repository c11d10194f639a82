import type { RuleId } from '@tianxia/kernel';
import type { Events } from '../events.ts';

/** Where a line of the log leads to: the rule by which such a thing happens. */
export const told: Readonly<Record<keyof Events, RuleId>> = {
  begins: 'QIN-041',
  redealt: 'QIN-037',
  laid: 'QIN-050',
  founded: 'QIN-085',
  extended: 'QIN-089',
  joined: 'QIN-101',
  absorbed: 'QIN-112',
  major: 'QIN-094',
  placed: 'QIN-140',
  returned: 'QIN-151',
  annexed: 'QIN-125',
  conquered: 'QIN-127',
  drew: 'QIN-160',
  skipped: 'QIN-174',
  won: 'QIN-170',
  finished: 'QIN-172',
  scored: 'QIN-192',
};
