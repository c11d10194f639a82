import { fastRand, type GameTypes, type Kernel, type Option, type Seat, type Update } from '@tianxia/kernel';

const DRAWN = { drawn: true };
const draws = () => {
  throw DRAWN;
};
/**
 * Would this line of choices be past taking back at once: because something is drawn, shown to its player or opened, or the
 * game is over? It is tried in a world the player cannot tell from the true one, so that nothing is learned by asking.
 */
export function isFinal(
  kernel: Kernel<GameTypes>,
  { view, waiting }: Pick<Update<GameTypes['state']>, 'view' | 'waiting'>,
  seat: Seat,
  line: readonly Option[],
): boolean {
  if (view.sealed.length > 0) return waiting.length === 1; // the last answer opens them all
  const world = kernel.determinize(view, fastRand(1));
  try {
    for (const option of line) {
      if (kernel.waiting(world)[0] !== seat || world.sealed.length > 0) return false;
      kernel.apply(world, seat, option, draws);
      if (kernel.over(world) || kernel.learned(view, kernel.view(world, seat))) return true;
    }
    return false;
  } catch (stop) {
    if (stop !== DRAWN) throw stop;
    return true;
  }
}
