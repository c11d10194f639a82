import type { BotRating } from '@tianxia/protocol';
import { useEffect, useState } from 'react';
import { ask } from '../server.ts';

/** How the bots are rated at a game on this site; nothing while that is not known, and where no server answers. */
export function useBotRatings(game: string): readonly BotRating[] | undefined {
  const [rated, setRated] = useState<readonly BotRating[]>();
  useEffect(() => {
    let here = true;
    ask('GET /api/bots/:game', { params: { game } }).then(
      found => here && setRated(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game]);
  return rated;
}
