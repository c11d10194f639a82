import type { SiteBody } from '@tianxia/protocol';
import { useEffect, useState } from 'react';
import { ask } from './server.ts';

/** Nobody answers: then every form may be tried, and says itself what is wrong. */
const UNKNOWN: SiteBody = { registration: 'open', mail: false };
let asked: Promise<SiteBody> | undefined;
function site(): Promise<SiteBody> {
  asked ??= ask('GET /api/site').catch(() => {
    asked = undefined;
    return UNKNOWN;
  });
  return asked;
}
/** What the operator offers, whether or not anybody is signed in; undefined until it is known. */
export function useSite(): SiteBody | undefined {
  const [found, setFound] = useState<SiteBody>();
  useEffect(() => {
    let here = true;
    void site().then(facts => here && setFound(facts));
    return () => {
      here = false;
    };
  }, []);
  return found;
}
