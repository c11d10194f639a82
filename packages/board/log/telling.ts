import type { GameTypes, Kernel } from '@tianxia/kernel';
import type { GameScreen } from '../screen.ts';
import type { Speech } from '../speech/speech.ts';
import { BANNERS } from '../stage/deeds.ts';
import type { Telling } from './commentary.ts';

type Named = Pick<GameScreen<GameTypes>, 'banners' | 'heads' | 'tallies' | 'counted'>;

/** How a game's log is told: by what its screen names, and in words only where there are any. */
export function tellingOf(
  kernel: Kernel<GameTypes>,
  people: number,
  speech: Pick<Speech, 'event'>,
  { banners = BANNERS, heads = [], tallies = [], counted = [] }: Named,
): Telling {
  return { kernel, people, isSaid: told => speech.event(told) !== '', banners, heads, tallies, counted };
}
