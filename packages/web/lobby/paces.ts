import type { IconName } from '@tianxia/look';
import type { Pace } from '@tianxia/protocol';
import type { PageWords } from '../text/words.ts';

/** The pace of a table in a few words: '25 min + 20 s'. */
export function paceWords(pace: Pace, words: PageWords['lobby']['paceOf']): string {
  if (pace.kind === 'none') return words.none;
  if (pace.kind === 'slow') return words.slow(pace.hours);
  return words.live(Math.round(pace.bank / 60_000), Math.round(pace.increment / 1000));
}
export const paceIcon: Record<Pace['kind'], IconName> = { none: 'people', live: 'bolt', slow: 'hourglass' };
