import { settings } from '../settings.ts';
import type { Sound } from './sounds.ts';

/** Lets a reader who has switched sound on hear something. Browsers stay silent until the first press on a page; then so do we. */
export function hear(sound: Sound): void {
  const { sound: on, volume } = settings();
  if (!on || !navigator.userActivation?.hasBeenActive) return;
  import('./sounds.ts').then(
    ({ play }) => play(sound, volume),
    () => undefined, // offline: it stays quiet
  );
}
