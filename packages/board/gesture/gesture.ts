import type { GameTypes, Option, Preview } from '@tianxia/kernel';
import { kindOf, type ThingKey } from '../things.ts';
import type { Why } from './candidates.ts';
import { heldWith, type Look, leading, lookAt as lookHere, looksOf, press } from './choosing.ts';
import type { Moment } from './composing.ts';
import { type Desk, type Gestures, momentsOf } from './moments.ts';
import { thingsOf } from './pressed.ts';

/** What has been pressed so far. */
export interface Made<W = never> {
  line: readonly Option[]; // choices that are complete
  picks: readonly ThingKey[]; // things of the next one
  whole?: Option; // the next one as it stands, though it may still grow
  stage?: W; // the next one while it is composed
  refused?: { thing: ThingKey; why: Why }; // pressed in vain
}
export const nothingMade: Made<never> = { line: [], picks: [] };

/** A gesture on one position: pure, every answer worked out from what has been pressed. */
export interface Gesturing<G extends GameTypes, W> {
  momentOf(made: Made<W>, preview?: Preview<G['state']>): Moment<G>;
  stageOf(made: Made<W>): W | undefined;
  proposal(made: Made<W>): readonly Option[]; // what would be sent
  held(made: Made<W>): readonly ThingKey[]; // picked, or common to every way that remains
  settled(made: Made<W>): readonly ThingKey[]; // pressed for choices that are complete, as far as it stays lit
  forced(made: Made<W>): readonly Option[]; // of the line: there was only one way
  look(made: Made<W>, thing: ThingKey): Look | undefined;
  looks(made: Made<W>): readonly Look[]; // everything the decision is about
  press(made: Made<W>, thing: ThingKey): Made<W> | undefined; // nothing: the gesture is not about it
  lift(made: Made<W>, thing: ThingKey): Made<W> | undefined;
  drop(made: Made<W>, thing: ThingKey, onto: ThingKey): Made<W> | undefined;
  compose(made: Made<W>, stage: W): Made<W>;
  confirms(made: Made<W>, thing: ThingKey): boolean; // a key struck on it once more confirms
  back(made: Made<W>): Made<W> | undefined;
  step(made: Made<W>): readonly [n: number, of: number] | undefined;
}

export function gestureOn<G extends GameTypes, W = never>(desk: Desk<G>, how: Gestures<G, W>): Gesturing<G, W> {
  const { kernel } = desk;
  const { composer } = how;
  const moments = momentsOf(desk, how as Gestures<G, unknown>);
  const known = new Map<Option, readonly ThingKey[]>();
  const thingsIn = (option: Option): readonly ThingKey[] => {
    const things = known.get(option) ?? thingsOf(how, kernel.words(option));
    known.set(option, things);
    return things;
  };

  const isOpen = (one: ThingKey): boolean => how.open?.includes(kindOf(one)) ?? false;
  const momentOf = (made: Made<W>, preview?: Preview<G['state']>) => moments.at(made.line, preview);
  const stageOf = (made: Made<W>): W | undefined => {
    const moment = momentOf(made);
    return moment.frame === undefined ? undefined : (made.stage ?? composer?.start(moment));
  };
  const proposal = (made: Made<W>): readonly Option[] => {
    if (made.whole !== undefined) return [...made.line, made.whole];
    if (made.stage === undefined || composer === undefined) return made.line;
    return [...made.line, ...composer.line(made.stage, momentOf(made))];
  };
  const clean = ({ line, picks, stage }: Made<W>): Made<W> => ({ line, picks, ...(stage !== undefined && { stage }) });

  /** The answer of one decision becomes the gesture from now on. */
  function after(
    line: readonly Option[],
    answer: { picks: readonly ThingKey[]; option?: Option; whole?: Option },
  ): Made<W> {
    const { picks, option, whole } = answer;
    if (option !== undefined) return { line: moments.withForced([...line, option]), picks: [] };
    return whole === undefined ? { line, picks } : { line, picks, whole };
  }
  /** An earlier choice of the same gesture that this press would change or take back. */
  function earlier({ line }: Made<W>, one: ThingKey): Made<W> | undefined {
    const { frame, asked } = moments.at(line);
    if (asked.at.has(one)) return undefined; // it is about the question at hand
    const anyThing = frame === undefined || isOpen(one);
    for (let end = line.length - 1; end >= 0; end--) {
      const chosen = thingsIn(line[end]!);
      if (moments.isForced(line, end) || !(anyThing || chosen.includes(one))) continue;
      const before = line.slice(0, end);
      const then = moments.at(before).asked;
      const answer = then.at.has(one) ? press(then, chosen, one, how) : undefined;
      if (answer !== undefined && 'picks' in answer) return after(before, answer);
    }
    return undefined;
  }
  function look(made: Made<W>, one: ThingKey): Look | undefined {
    const moment = momentOf(made);
    const stage = stageOf(made);
    const composed = stage === undefined ? undefined : composer?.look(stage, one, moment);
    if (composed !== undefined)
      return typeof composed === 'string'
        ? { thing: one, is: composed, leads: [], rules: () => moment.asked.rules }
        : { thing: one, is: 'cannot', why: composed.why, leads: [] };
    const here = lookHere(moment.asked, made.picks, one, how);
    if (here !== undefined && (here.is !== 'cannot' || moment.asked.at.has(one))) return here;
    if (!desk.asked || made.line.length === 0) return here;
    if (settled(made).includes(one)) return { thing: one, is: 'chosen', leads: [] };
    return earlier(made, one) === undefined ? here : { thing: one, is: 'may', leads: [] };
  }
  /** What stays lit of the line: kinds that stay open, and all of the last real choice. */
  function settled({ line }: Made<W>): readonly ThingKey[] {
    const last = line.findLastIndex((_, i) => !moments.isForced(line, i));
    return line.flatMap((option, i) => (i === last ? thingsIn(option) : thingsIn(option).filter(isOpen)));
  }

  function pressed(made: Made<W>, one: ThingKey): Made<W> | undefined {
    const moment = momentOf(made);
    const stage = stageOf(made);
    const composed = stage === undefined ? undefined : composer?.press(stage, one, moment);
    if (composed !== undefined) return staged(made, one, composed);
    const answer = press(moment.asked, made.picks, one, how);
    if (answer !== undefined && 'picks' in answer) return after(made.line, answer);
    const changed = desk.asked ? earlier(made, one) : undefined;
    if (changed !== undefined || answer === undefined) return changed;
    return { ...made, refused: { thing: one, why: answer.why } };
  }
  function staged(made: Made<W>, one: ThingKey, composed: { stage: W } | { why: Why }): Made<W> {
    if ('why' in composed) return { ...made, refused: { thing: one, why: composed.why } };
    return { line: made.line, picks: [], stage: composed.stage };
  }
  function lift(made: Made<W>, one: ThingKey): Made<W> | undefined {
    const stage = stageOf(made);
    const composed = stage === undefined ? undefined : composer?.lift?.(stage, one, momentOf(made));
    if (composed !== undefined) return staged(made, one, composed);
    const now = look(made, one)?.is;
    return now === 'can' || now === 'may' ? pressed(made, one) : now === 'chosen' ? made : undefined;
  }
  function withoutLast({ line }: Made<W>): Made<W> | undefined {
    let end = line.length - 1;
    while (end > 0 && moments.isForced(line, end)) end--;
    if (end < 0) return undefined;
    const before = line.slice(0, end);
    const { asked } = moments.at(before);
    const picks = [...thingsIn(line[end]!)];
    do picks.pop();
    while (picks.length > 0 && leading(asked, picks).length === 1); // what is left to choose is shown again
    return { line: before, picks };
  }
  return {
    momentOf,
    stageOf,
    proposal,
    held: made => heldWith(momentOf(made).asked, made.picks),
    settled,
    forced: ({ line }) => line.filter((_, i) => moments.isForced(line, i)),
    look,
    looks: made => looksOf(momentOf(made).asked, made.picks, how),
    press: (made, one) => pressed(clean(made), one),
    lift: (made, one) => lift(clean(made), one),
    drop(made, one, onto) {
      const stage = stageOf(made);
      const composed = stage === undefined ? undefined : composer?.drop?.(stage, one, onto, momentOf(made));
      if (composed !== undefined) return staged(clean(made), onto, composed);
      const lifted = lift(clean(made), one);
      return lifted === undefined || lifted.refused !== undefined ? lifted : pressed(lifted, onto);
    },
    compose: ({ line }, stage) => ({ line, picks: [], stage }),
    confirms(made, one) {
      if (made.picks.length > 0 || proposal(made).length === 0 || look(made, one)?.is !== 'chosen') return false;
      if (made.stage !== undefined) return composer?.confirms?.(made.stage, one, momentOf(made)) ?? false;
      return momentOf(made).frame === undefined;
    },
    back(made) {
      if (made.refused !== undefined) {
        const { refused: _, ...rest } = made;
        return rest;
      }
      const stage = made.stage === undefined ? undefined : composer?.back?.(made.stage, momentOf(made));
      if (stage !== undefined) return { line: made.line, picks: [], stage };
      if (made.stage !== undefined) return { line: made.line, picks: [] };
      if (made.picks.length > 0) return { line: made.line, picks: made.picks.slice(0, -1) };
      return withoutLast(made);
    },
    step: made => stepOf(made),
  };

  /** Presses done and presses left, along the first way that is asked for: the least a newcomer has to expect. */
  function stepOf(made: Made<W>): readonly [number, number] | undefined {
    const { frame, asked } = momentOf(made);
    if (!desk.asked || made.stage !== undefined) return undefined;
    const real = made.line.filter((_, i) => !moments.isForced(made.line, i));
    const done = real.reduce((sum, option) => sum + thingsIn(option).length, 0);
    if (frame === undefined) return done === 0 ? undefined : [done, done];
    const held = heldWith(asked, made.picks);
    const way = leading(asked, held).find(({ aside }) => !aside);
    if (way === undefined) return undefined;
    const here = way.things.filter(one => !held.includes(one)).length;
    const before = done + held.length;
    return [before + 1, before + here + pressesAfter([...made.line, way.option])];
  }
  function pressesAfter(line: readonly Option[], deep = 0): number {
    const whole = moments.withForced(line);
    const { frame, asked } = moments.at(whole);
    if (frame === undefined || deep >= FORESEEN) return 0;
    const legal = asked.all.filter(({ why, aside }) => why === undefined && !aside);
    const shortest = legal.reduce((least, one) => (one.things.length < least.things.length ? one : least), legal[0]!);
    return shortest === undefined ? 0 : shortest.things.length + pressesAfter([...whole, shortest.option], deep + 1);
  }
}
const FORESEEN = 4; // decisions ahead that are counted
