import { useSettings } from '../settings.ts';
import type { DeedSince } from './useSince.ts';

/**
 * Where the table shows only where it ends, nothing is told as it happens: whoever listens hears what the others did when their turn comes,
 * in order.
 */
export function SinceSaid({ deeds, asked }: { deeds: readonly DeedSince[]; asked: boolean }) {
  const { pace, spoken } = useSettings();
  const isToldNow = pace === 'instant' && asked;
  return (
    <div className="unseen" role="status">
      {isToldNow &&
        deeds.map(({ title, banner, details, toYou }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they only grow in number
          <p key={i}>
            {[title || banner, ...toYou, spoken === 'full' && details.join(', ')].filter(Boolean).join(' ')}
          </p>
        ))}
    </div>
  );
}
