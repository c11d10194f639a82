import {
  type Frame,
  fastRand,
  type GameTypes,
  type Kernel,
  type Option,
  type Preview,
  type Seat,
  type Texts,
  type View,
} from '@tianxia/kernel';
import type { ToldOf } from '../things.ts';
import { type Asked, askedOf } from './candidates.ts';
import type { Composer, Moment } from './composing.ts';
import type { Presses } from './pressed.ts';

/** What a game says of its own gestures; everything else follows from its moves. */
export interface Gestures<G extends GameTypes, W = never> extends Presses {
  open?: readonly string[]; // kinds that may be changed as long as nothing is confirmed: a card, an action
  begins?: readonly (keyof G['frames'] & string)[]; // decisions that are never the rest of an earlier gesture
  composer?: Composer<G, W>;
  home?: readonly string[]; // kinds of things that everybody has at home under the same names: what others do there marks none of one's own
  told?: ToldOf<G>; // things of an event, where its arguments do not name them
}
export interface Desk<G extends GameTypes> {
  kernel: Kernel<G>;
  view: View<G['state']>;
  seat: Seat;
  asked: boolean;
  texts: Pick<Texts<G>, 'reasons'>;
}
/** The moments of one position, each worked out once. */
export interface Moments<G extends GameTypes> {
  at(line: readonly Option[], known?: Preview<G['state']>): Moment<G>;
  withForced(line: readonly Option[]): readonly Option[]; // with every choice added that leaves no choice
  isForced(line: readonly Option[], i: number): boolean;
}
const NOTHING_ASKED: Asked = { all: [], at: new Map(), kinds: new Set(), rules: new Set() };
const LONGEST = 30; // options in one gesture

export function momentsOf<G extends GameTypes>(
  desk: Desk<G>,
  how: Gestures<G, never> | Gestures<G, unknown>,
): Moments<G> {
  const { kernel, view, seat, texts } = desk;
  const known = new Map<string, Moment<G>>();
  const forced = new Map<string, Option | undefined>();
  const found: Option[] = [];

  function moment(state: View<G['state']>, line: readonly Option[], mine: boolean): Moment<G> {
    const top = state.agenda.at(-1) as Frame<G['frames']> | undefined;
    const frame = mine && !(line.length > 0 && top && how.begins?.includes(top.at)) ? top : undefined;
    let asked: Asked | undefined;
    return {
      kernel,
      seat,
      state,
      frame,
      line,
      get asked() {
        asked ??= frame === undefined ? NOTHING_ASKED : askedOf(kernel, state, seat, how, texts.reasons);
        return asked;
      },
    };
  }
  function at(line: readonly Option[], preview?: Preview<G['state']>): Moment<G> {
    const key = line.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const { after, stopped } =
      line.length === 0 ? { after: view, stopped: false } : (preview ?? kernel.preview(view, seat, line, fastRand(1)));
    const goesOn = line.length === 0 || (!stopped && after.sealed.length === 0 && kernel.waiting(after)[0] === seat);
    const next = moment(line.length === 0 ? view : kernel.view(after, seat), line, desk.asked && goesOn);
    known.set(key, next);
    return next;
  }
  /** The one way on from here, if there is only one; asides are no way on. */
  function onlyWay(line: readonly Option[]): Option | undefined {
    const key = line.join();
    if (forced.has(key)) return forced.get(key);
    const { frame, state } = at(line);
    const only = frame !== undefined && kernel.options(state, seat, found, false, 2) === 1 ? found[0] : undefined;
    forced.set(key, only);
    return only;
  }
  return {
    at,
    withForced(line) {
      const whole = [...line];
      while (whole.length < LONGEST) {
        const only = onlyWay(whole);
        if (only === undefined) break;
        whole.push(only);
      }
      return whole;
    },
    isForced: (line, i) => i > 0 && onlyWay(line.slice(0, i)) === line[i],
  };
}
