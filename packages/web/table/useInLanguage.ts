import { useEffect } from 'react';
import { useLanguage } from '../text/words.ts';
import { inLanguage, type TableGame } from './game.ts';

/** A table in the reader's language: when they switch, it is told in other words as soon as these are here. */
export function useInLanguage<Found extends TableGame | undefined>(open: Found, set: (open: TableGame) => void): Found {
  const language = useLanguage();
  useEffect(() => {
    if (open === undefined || open.language === language) return;
    let here = true;
    void inLanguage(open, language).then(told => here && set(told));
    return () => {
      here = false;
    };
  }, [open, language, set]);
  return open;
}
