import type { Frame, GameTypes, Kernel, Option, RuleId, Seat, Told, View } from '@tianxia/kernel';
import { useMemo, useRef, useState } from 'react';
import { useHotkeys } from '../keys.ts';
import type { Draft, TableProps } from '../screen.ts';
import { BOARD_KEYS, useShownKeys } from '../shown-keys.ts';
import { seatIn } from '../tally/tally.ts';
import { kindOf, numberOf, type ThingKey, thingsTold } from '../things.ts';
import type { Look } from './choosing.ts';
import type { Moment } from './composing.ts';
import { gestureOn, type Made } from './gesture.ts';
import type { Gestures } from './moments.ts';

/** What a Thing needs to know of the choice in the making, whatever the game. */
export interface Pressable {
  at(thing: ThingKey): Look | undefined;
  press(thing: ThingKey, byKey?: boolean): void;
  lift(thing: ThingKey): void; // the start of a drag
  carry?(over: ThingKey | undefined): void; // while one lasts: what lies under it
  drop(thing: ThingKey, onto: ThingKey): void; // the end of one
  settled: ReadonlySet<ThingKey>; // pressed for what is proposed already
  changed: ReadonlySet<ThingKey>; // what the last choice was about
  earlier?: ReadonlySet<ThingKey>; // what others did before that, since one's own last turn
  pointed: ReadonlySet<ThingKey>; // what the log line under the pointer is about
  openRule(rule: RuleId): void;
}
/** The choice in the making as a game's components share it; a game adds its prompt. */
export interface Gesture<G extends GameTypes, W = never>
  extends Pressable,
    Pick<Draft, 'refusal' | 'step' | 'back' | 'forced' | 'open'> {
  moment: Moment<G>;
  shown: View<G['state']>; // the table as it would be after what is chosen so far
  frame: Frame<G['frames']> | undefined; // what is asked there; nothing when the viewer is not asked
  line: readonly Option[];
  picks: readonly ThingKey[];
  looks: readonly Look[]; // everything the decision is about, in the order of the rules
  chosen(kind: string): number | undefined; // what is chosen of a kind: picked, or part of what is proposed
  stage: W | undefined; // a choice that is composed
  compose(stage: W): void;
}
interface Kept<W> {
  position: string; // a gesture belongs to one position
  proposed: readonly Option[];
  made: Made<W>;
}
const equal = (a: readonly Option[], b: readonly Option[]) =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/** The things an event marks as changed for this viewer. */
function changedBy<G extends GameTypes>(
  event: Told,
  kernel: Kernel<G>,
  viewer: Seat,
  home: readonly string[] = [],
  told?: (event: Told) => readonly ThingKey[] | undefined,
): ThingKey[] {
  const doer = seatIn(kernel as unknown as Kernel<GameTypes>, event);
  const isTheirs = doer !== undefined && doer !== viewer;
  return [...thingsTold(kernel, [event], told)].filter(one => !(isTheirs && home.includes(kindOf(one))));
}
/** Boards ask for hundreds of things, and for the same ones several times. */
function remembered(look: (key: ThingKey) => Look | undefined): Pressable['at'] {
  const seen = new Map<ThingKey, Look | undefined>();
  return key => {
    if (!seen.has(key)) seen.set(key, look(key));
    return seen.get(key);
  };
}
/** The gesture of a table: what is pressed is kept here, what is proposed by the table. */
export function useGesture<G extends GameTypes, W = never>(props: TableProps<G>, how: Gestures<G, W>): Gesture<G, W> {
  const { kernel, view, viewer, asked, line, preview, texts, propose, compose, confirm } = props;
  const on = useMemo(
    () => gestureOn<G, W>({ kernel, view, seat: viewer, asked, texts }, how),
    [kernel, view, viewer, asked, texts, how],
  );
  // while answers are sealed, those of others leave the question as it is
  const position = useMemo(
    () => `${viewer} ${JSON.stringify(view.sealed.length > 0 ? view.agenda : view)}`,
    [view, viewer],
  );
  const [kept, keep] = useState<Kept<W>>();
  const isMine = kept?.position === position && equal(kept.proposed, line);
  const made = useMemo<Made<W>>(
    () => (isMine && kept !== undefined ? kept.made : { line, picks: [] }),
    [isMine, kept, line],
  );
  const moment = on.momentOf(made, equal(made.line, line) ? preview : undefined);
  const looks = useMemo(() => on.looks(made), [on, made]);
  const isShown = asked || line.length > 0;
  const at = useMemo(() => (isShown ? remembered(key => on.look(made, key)) : () => undefined), [on, made, isShown]);
  const settled = useMemo(() => new Set(on.settled(made)), [on, made]);
  const step = useMemo(() => on.step(made), [on, made]);
  const told = useMemo(() => how.told && ((event: Told) => how.told!(event, view, kernel.box)), [how, view, kernel]);
  const marked = (events: readonly Told[] = []): ReadonlySet<ThingKey> =>
    new Set(events.flatMap(event => changedBy(event, kernel, viewer, how.home, told)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: of these events, as `how` tells them
  const changed = useMemo(() => marked(props.last), [kernel, viewer, props.last, told]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  const earlier = useMemo(() => marked(props.since), [kernel, viewer, props.since, told]);
  const pointed = useMemo(() => thingsTold(kernel, props.pointed, told), [kernel, props.pointed, told]);
  useHotkeys(asked);
  useShownKeys(BOARD_KEYS);

  const latest = useRef(made);
  latest.current = made;
  const go = (next: Made<W> | undefined) => {
    if (next === undefined || !asked) return;
    const whole = on.proposal(next);
    latest.current = next;
    keep({ position, proposed: whole, made: next });
    if (equal(whole, line)) return;
    // what is complete may be sent at once; what is composed may still grow
    if (equal(whole, next.line)) propose(whole[0], ...whole.slice(1));
    else compose(...whole);
  };
  const whole = on.proposal(made);
  const held = on.held(made);
  const back = asked ? on.back(made) : undefined;
  const forced = on.forced(made);
  const finish = asked && whole.length > 0 ? confirm : undefined;
  return {
    moment,
    shown: moment.state,
    frame: moment.frame,
    line: made.line,
    picks: held,
    looks,
    settled,
    changed,
    earlier,
    pointed,
    stage: asked ? on.stageOf(made) : undefined,
    at,
    chosen(kind) {
      const found = held.find(one => kindOf(one) === kind) ?? [...settled].find(one => kindOf(one) === kind);
      return found === undefined ? undefined : numberOf(found);
    },
    press(thing, byKey = false) {
      // the key that chose a thing confirms it when struck again
      if (byKey && finish !== undefined && on.confirms(made, thing)) finish();
      else go(on.press(latest.current, thing));
    },
    lift: thing => go(on.lift(latest.current, thing)),
    drop: (thing, onto) => go(on.drop(latest.current, thing, onto)),
    compose: stage => go(on.compose(latest.current, stage)),
    openRule: props.openRule,
    ...(asked && made.refused && { refusal: made.refused.why }),
    ...(back && { back: () => go(back) }),
    ...(step && { step }),
    ...(forced.length > 0 && { forced }),
    ...(asked && moment.frame !== undefined && whole.length > 0 && equal(whole, made.line) && { open: true }),
  };
}
