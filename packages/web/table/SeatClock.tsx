import { Clock } from '@tianxia/look';
import { useEffect, useState } from 'react';
import type { Company } from '../link/link.ts';
import { useWords } from '../text/words.ts';
import { figures, inWords, isLow, nextTick, timeOf } from './clock.ts';

interface SeatClockProps {
  company: Company;
  seat: number;
  name: string;
  asked: boolean;
  yours: boolean;
}

/** The time of one seat. It runs here between two words of the server. */
export function SeatClock({ company, seat, name, asked, yours }: SeatClockProps) {
  const { together } = useWords();
  const { clocks } = company;
  const { pace } = company.terms;
  const [now, setNow] = useState(Date.now);
  const time = timeOf(clocks, seat, asked, now);
  const { left, running } = { left: time?.left, running: time?.running === true && !company.over };
  useEffect(() => {
    if (left === undefined || left <= 0 || company.over) return;
    const wait = running
      ? nextTick(left, pace)
      : asked && clocks?.resumes
        ? clocks.resumes - Date.now() + 20
        : undefined;
    if (wait === undefined) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(20, Math.min(wait, 60_000)));
    return () => clearTimeout(timer);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the server says is read at the moment it says it
  useEffect(() => setNow(Date.now()), [clocks, asked]);
  if (left === undefined || pace.kind === 'none') return null;
  const words = inWords(left, together);
  const low = running && isLow(left, pace);
  return (
    <>
      <Clock
        text={pace.kind === 'slow' ? words : figures(left)}
        spoken={together.clock.spoken(name, words)}
        running={running}
        {...(low ? { low: left <= 0 ? together.clock.over : together.clock.low } : {})}
      />
      {yours && (
        <span className="unseen" role="status">
          {low ? together.clock.yoursLow(words) : ''}
        </span>
      )}
    </>
  );
}
