import { type Offer, offersOf, type TableProps } from '@tianxia/board';
import { type Frame, fastRand, type Option, type Preview, type View } from '@tianxia/kernel';
import type { FirstEmpire, Frames, State } from '../state.ts';
import { matches, press, type Thing, thingsOf } from './choosing.ts';

export type Props = TableProps<FirstEmpire>;
export type AnyFrame = Frame<Frames>;

/** Where the gesture stands: the position after what is chosen so far, and what is asked there. */
export interface Desk {
  state: View<State>;
  frame: AnyFrame | undefined; // the viewer's own decision; none when somebody else or chance comes next
  offers: readonly Offer[];
}
const NONE: readonly Offer[] = [];

export function deskAt(props: Props, line: readonly Option[], known?: Preview<State>): Desk {
  const { kernel, view, viewer, asked } = props;
  if (line.length === 0) return deskOn(props, view, asked);
  // a choice on its way is shown as it was previewed, but nothing more is asked
  const preview = known ?? (asked ? kernel.preview(view, viewer, line, fastRand(1)) : undefined);
  if (preview === undefined) return deskOn(props, view, asked);
  const after = preview.after as View<State>;
  return deskOn(props, after, asked && !preview.stopped && kernel.waiting(after)[0] === viewer);
}
function deskOn(props: Props, state: View<State>, mine: boolean): Desk {
  if (!mine) return { state, frame: undefined, offers: NONE };
  return { state, frame: state.agenda.at(-1), offers: offersOf({ ...props, view: state, asked: true }).all };
}
const LONGEST = 30; // options in one gesture

/** What has only one answer answers itself, so that the gesture goes on to the next real question. */
export function withForced(props: Props, line: readonly Option[]): Option[] {
  const whole = [...line];
  const found: Option[] = [];
  while (whole.length < LONGEST) {
    const { state, frame } = deskAt(props, whole);
    if (frame === undefined || props.kernel.options(state, props.viewer, found) !== 1) break;
    whole.push(found[0]!);
  }
  return whole;
}
/** The line without its last real choice, and what that choice pointed at. */
export function withoutLast(props: Props, line: readonly Option[]): { line: Option[]; picks: Thing[] } {
  const { kernel, viewer } = props;
  const found: Option[] = [];
  let end = line.length - 1;
  while (end > 0 && kernel.options(deskAt(props, line.slice(0, end)).state, viewer, found) === 1) end--;
  const last = line[end];
  return {
    line: line.slice(0, Math.max(0, end)),
    picks: last === undefined ? [] : thingsOf(kernel.words(last)).slice(0, -1),
  };
}

export type Result =
  | { line: readonly Option[]; picks: readonly Thing[] } // the gesture from now on
  | { refused: Offer }
  | undefined;

/** Cards and actions may be changed at any time of the gesture; other things only while nothing else is asked. */
const ALWAYS_OPEN: readonly string[] = ['card', 'action'];

/** A press on a thing: in the question at hand, else in an earlier one of the same gesture. */
export function pressed(props: Props, line: readonly Option[], picks: readonly Thing[], thing: Thing): Result {
  const desk = deskAt(props, line);
  const here = press(desk.offers, picks, thing);
  const legal = here !== undefined && 'picks' in here;
  if (legal)
    return {
      line: here.option ? withForced(props, [...line, here.option.option]) : line,
      picks: here.option ? [] : here.picks,
    };
  const isAsked = desk.offers.some(offer => matches(offer, [thing]));
  const mayGoBack = desk.frame === undefined || ALWAYS_OPEN.includes(thing.kind);
  for (let end = line.length - 1; end >= 0 && mayGoBack && !isAsked; end--) {
    const before = line.slice(0, end);
    const chosen = thingsOf(props.kernel.words(line[end]!));
    const then = press(deskAt(props, before).offers, chosen, thing);
    if (then !== undefined && 'picks' in then)
      return {
        line: then.option ? withForced(props, [...before, then.option.option]) : before,
        picks: then.option ? [] : then.picks,
      };
  }
  return here;
}
