import { useEffect, useState } from 'react';
import { loadRules } from '../games.ts';

/** A game's rules.md: undefined while it is fetched, null when there is none. */
export function useRules(game: string): string | null | undefined {
  const [loaded, setLoaded] = useState<{ game: string; text: string | null }>();
  useEffect(() => {
    let here = true;
    loadRules(game).then(
      text => here && setLoaded({ game, text: text ?? null }),
      () => here && setLoaded({ game, text: null }),
    );
    return () => {
      here = false;
    };
  }, [game]);
  return loaded?.game === game ? loaded.text : undefined;
}
