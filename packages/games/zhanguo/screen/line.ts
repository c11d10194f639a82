import { fastRand, type Kernel, type Option, type Preview, type Seat, type View } from '@tianxia/kernel';
import type { State, ZhanGuo } from '../state.ts';

/** Where a gesture is made: the table as it stands, and who is asked. */
interface Desk {
  kernel: Kernel<ZhanGuo>;
  view: View<State>;
  seat: Seat;
}
const scratch: Option[] = [];

/** Is this seat asked once more after these choices, with nothing unknown between? */
export const asksOn = ({ kernel, seat }: Omit<Desk, 'view'>, { after, stopped }: Preview<State>): boolean =>
  !stopped && after.sealed.length === 0 && kernel.waiting(after)[0] === seat;

/** The line with every choice added that leaves no choice; whoever wants a free step first takes it back. */
export function withForced(desk: Desk, line: readonly Option[]): Option[] {
  const { kernel, view, seat } = desk;
  const whole = [...line];
  for (;;) {
    const preview = kernel.preview(view, seat, whole, fastRand(1));
    if (!asksOn(desk, preview) || kernel.options(preview.after, seat, scratch, false) !== 1) return whole;
    whole.push(scratch[0]!);
  }
}
/** The line up to where there was a choice last; empty when that was its first one. */
export function stepBack(desk: Desk, line: readonly Option[]): Option[] {
  for (let length = line.length - 1; length > 0; length--) {
    const shorter = withForced(desk, line.slice(0, length));
    if (shorter.length <= length) return shorter;
  }
  return [];
}
