import { useEffect, useState } from 'react';
import { useWords } from '../text/words.ts';

const SECOND = 1000;

/** How long the free seats of a table for playing now are kept for people. */
export function BotsComing({ at }: { at: number }) {
  const { together } = useWords();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((at - now) / SECOND));
  return (
    <p className="room-bots" role="timer">
      {left === 0 ? together.room.botsNow : together.room.botsIn(together.terms.seconds(left))}
    </p>
  );
}
