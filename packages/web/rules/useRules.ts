import { loadRules } from '@tianxia/catalog';
import { useEffect, useState } from 'react';
import { useLanguage } from '../text/words.ts';

/** A game's rules in the reader's language: undefined while it is fetched, null when there is none. */
export function useRules(game: string): string | null | undefined {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<{ game: string; text: string | null }>();
  useEffect(() => {
    let here = true;
    loadRules(game, language).then(
      text => here && setLoaded({ game, text: text ?? null }),
      () => here && setLoaded({ game, text: null }),
    );
    return () => {
      here = false;
    };
  }, [game, language]);
  return loaded?.game === game ? loaded.text : undefined;
}
