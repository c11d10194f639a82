import type { ProfileBody } from '@tianxia/protocol';
import { useCallback, useEffect, useState } from 'react';
import { ask, isNotThere } from '../server.ts';

export interface ProfileSeen {
  profile?: ProfileBody;
  trouble?: 'missing' | 'silent';
  reload(): void;
}
/** What is known of a person, by name or id. */
export function useProfile(who: string | undefined): ProfileSeen {
  const [seen, setSeen] = useState<Omit<ProfileSeen, 'reload'>>({});
  const reload = useCallback(() => {
    if (who === undefined) return;
    ask('GET /api/people/:id', { params: { id: who } }).then(
      profile => setSeen({ profile }),
      problem => setSeen({ trouble: isNotThere(problem) ? 'missing' : 'silent' }),
    );
  }, [who]);
  useEffect(reload, [reload]);
  return { ...seen, reload };
}
