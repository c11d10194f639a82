import type { GameTypes, Told, Update } from '@tianxia/kernel';

/** By its name: every game that has rounds tells so when one begins, also the first. */
const begun = (told: readonly Told[]): number => told.filter(([event]) => event === 'round').length;

/** In which round each choice was made, from 1 on: in the one that had begun before it. What is set up before is the first's. */
export function roundsOf({
  opening,
  happened,
}: Pick<Update<GameTypes['state']>, 'opening' | 'happened'>): readonly number[] {
  let round = begun(opening);
  return happened.map(({ told }) => {
    const mine = Math.max(1, round);
    round += begun(told);
    return mine;
  });
}
