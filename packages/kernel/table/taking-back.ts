/** What ends undo: chance, something newly seen, another player. Whoever asks whether a choice can be taken back asks here. */
import { EVERYONE, type GameTypes, type Kernel, type Option, type Seat } from '../contract.ts';
import { CHANCE, noChance } from '../engine/compiled.ts';
import type { Erased } from '../engine/erased.ts';
import { NOT_ASKED } from '../engine/play.ts';
import { fastRand } from '../engine/random.ts';
import type { Happened, Refusal, Update } from './log.ts';

export type Barrier = 'chance' | 'revealed';

/** Do all choose at once, each unseen by the others? */
export const isSealed = (state: GameTypes['state']): boolean => (state.agenda.at(-1) as Erased)?.seat === EVERYONE;
/** A sealed answer can be taken back until the last one is given, also when others have answered since. */
export const hasAnswered = (state: GameTypes['state'], seat: Seat): boolean =>
  isSealed(state) && state.sealed[seat]! > NOT_ASKED;

/** Why nobody goes back behind a choice that led from `before` to `after`. */
export function barrierOf<G extends GameTypes>(
  k: Kernel<G>,
  { before, after, seat, drew }: { before: G['state']; after: G['state']; seat: Seat; drew: boolean },
): Barrier | undefined {
  if (drew) return 'chance';
  const isOpened = isSealed(before) && after.sealed.length === 0;
  return isOpened || k.learned(k.glance(before, seat), k.glance(after, seat)) ? 'revealed' : undefined;
}
/** Where this seat's last own choice begins, forced ones after it included, or why it stands. */
export function lastOwn(
  made: readonly (Happened & { barrier: Barrier | undefined })[],
  state: GameTypes['state'],
  seat: Seat,
): number | Refusal {
  if (hasAnswered(state, seat)) return made.findLastIndex(step => step.seat === seat);
  let i = made.length - 1;
  while (i > 0 && made[i]!.forced && made[i]!.seat === seat) i--;
  const step = made[i];
  if (step === undefined || (step.forced && step.seat === seat)) return { refused: 'nothing' };
  if (step.seat !== seat) return { refused: 'othersActed' };
  const barrier = made.slice(i).find(later => later.barrier !== undefined)?.barrier;
  return barrier === undefined ? i : { refused: barrier };
}
/**
 * Would this line of choices be past taking back at once: because something is drawn, shown to its player or opened, or the
 * game is over? It is tried in a world the player cannot tell from the true one, so that nothing is learned by asking.
 */
export function isFinal(
  k: Kernel<GameTypes>,
  { view, waiting }: Pick<Update<GameTypes['state']>, 'view' | 'waiting'>,
  seat: Seat,
  line: readonly Option[],
): boolean {
  if (view.sealed.length > 0) return waiting.length === 1; // the last answer opens them all
  const world = k.determinize(view, fastRand(1));
  try {
    for (const option of line) {
      if (k.waiting(world)[0] !== seat || world.sealed.length > 0) return false;
      k.apply(world, seat, option, noChance);
      if (k.over(world) || k.learned(view, k.view(world, seat))) return true;
    }
    return false;
  } catch (stop) {
    if (stop !== CHANCE) throw stop;
    return true;
  }
}
