import type { GameScreen } from '@tianxia/board';
import type { GameTypes, Kernel, Seat, Update } from '@tianxia/kernel';

/**
 * What each player would have if the game ended now, as the viewer may read it, where a screen's `points` count only what has been won.
 * Nothing where that is the same, or once the game is over.
 */
export function outlookOf(
  kernel: Kernel<GameTypes>,
  { view, result }: Pick<Update<GameTypes['state']>, 'view' | 'result'>,
  points: GameScreen<GameTypes>['points'],
): (seat: Seat) => number | undefined {
  const totals = points === undefined || result !== undefined ? [] : kernel.result(view).totals;
  return seat => (totals[seat] === points?.(view, seat) ? undefined : totals[seat]);
}
