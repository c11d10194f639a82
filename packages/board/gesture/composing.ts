import type { Frame, GameTypes, Kernel, Option, Seat, View } from '@tianxia/kernel';
import type { ThingKey } from '../things.ts';
import type { Asked, Why } from './candidates.ts';
import type { Look } from './choosing.ts';

/** Where a gesture stands: the table after what is chosen so far, and what is asked there. */
export interface Moment<G extends GameTypes> {
  kernel: Kernel<G>;
  seat: Seat;
  state: View<G['state']>;
  frame: Frame<G['frames']> | undefined; // the viewer's own decision; none when chance or another player comes next
  line: readonly Option[];
  readonly asked: Asked; // worked out when first looked at
}

/** What a press on a composed choice leads to: its next stage, or a refusal. Nothing: the press is read like any other. */
export type Composed<W> = { stage: W } | { why: Why } | undefined;

/** A choice that is composed of several parts and becomes a line of options once it is whole: a bid, a tile with its direction. */
export interface Composer<G extends GameTypes, W> {
  start(moment: Moment<G>): W | undefined; // nothing: this decision is not composed
  look(stage: W, thing: ThingKey, moment: Moment<G>): Look['is'] | { why: Why } | undefined;
  press(stage: W, thing: ThingKey, moment: Moment<G>): Composed<W>;
  lift?(stage: W, thing: ThingKey, moment: Moment<G>): Composed<W>; // the start of a drag; a press unless said otherwise
  drop?(stage: W, thing: ThingKey, onto: ThingKey, moment: Moment<G>): Composed<W>; // the end of one
  confirms?(stage: W, thing: ThingKey, moment: Moment<G>): boolean; // struck again, the key that put it there confirms what is whole
  back?(stage: W, moment: Moment<G>): W | undefined; // one small step back
  line(stage: W, moment: Moment<G>): readonly Option[]; // empty while it is not whole
}
