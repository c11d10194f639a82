import type { GameTypes, Read, Update } from '@tianxia/kernel';

/** Has free play come to where the lesson ends: this event happened, or the game is over? */
export const isOver = (
  until: string,
  since: readonly Read[],
  { result }: Pick<Update<GameTypes['state']>, 'result'>,
): boolean => result !== undefined || since.some(({ told }) => told.some(([event]) => event === until));
