import type { FriendsBody } from '@tianxia/protocol';
import { useEffect, useState } from 'react';
import { ask } from '../server.ts';

/** Friends and blocked people of whoever is signed in; undefined until known. `who`: whose. */
export function useFriends(who: string | undefined): FriendsBody | undefined {
  const [found, setFound] = useState<FriendsBody>();
  useEffect(() => {
    if (who === undefined) return;
    let here = true;
    ask('GET /api/friends').then(
      body => here && setFound(body),
      () => undefined, // a list more or less: the page stands without it
    );
    return () => {
      here = false;
    };
  }, [who]);
  return found;
}
