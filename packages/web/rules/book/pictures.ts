import type { Pictures } from '@tianxia/kernel';
import { useEffect, useState } from 'react';

const all = import.meta.glob<{ pictures: Pictures }>('../../../games/*/teach/pictures.ts');
const NONE: Pictures = { figures: {}, examples: {} };

export const loadPictures = async (game: string): Promise<Pictures> =>
  (await all[`../../../games/${game}/teach/pictures.ts`]?.())?.pictures ?? NONE;

export function usePictures(game: string): Pictures {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    let here = true;
    void loadPictures(game).then(pictures => here && setFound(pictures));
    return () => {
      here = false;
    };
  }, [game]);
  return found;
}
