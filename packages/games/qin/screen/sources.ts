import type { SourcesOf } from '@tianxia/board';
import { NOBODY } from '../land.ts';
import type { Qin } from '../state.ts';

/** Which provinces and villages the pagodas stand in. */
export const sources: SourcesOf<Qin> = (line, seat, view) => {
  if (line === 'villages')
    return view.holder.flatMap((holder, village) =>
      holder === seat ? [{ kind: 'village', value: village, points: 1 }] : [],
    );
  const storeys = { provinces: 1, majors: 2 }[line];
  if (storeys === undefined) return [];
  return view.owner.flatMap((owner, area) =>
    owner === seat && owner !== NOBODY && view.pagodas[area]! >= storeys
      ? [{ kind: 'province', value: area, points: 1 }]
      : [],
  );
};
