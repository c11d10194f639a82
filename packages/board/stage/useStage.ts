import type { GameTypes, Kernel } from '@tianxia/kernel';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Speech } from '../speech/speech.ts';
import { type Tally, type Tallying, talliesClosed } from '../tally/tally.ts';
import type { ThingKey, ToldOf } from '../things.ts';
import { type Act, isOwn, nextAct, type Position, type Queue, received } from './acts.ts';
import { byDoer, type Deed, deedOf, letters } from './deeds.ts';
import { flightsBetween, fly, light } from './flights.ts';
import { type Pace, timing } from './pace.ts';
import { type Points, pointsBetween, rise } from './points.ts';
import { type Snapshot, snapshot } from './snapshot.ts';

/** What is on stage: a choice that the reader is being shown. */
export interface Scene {
  act: Act;
  deeds: readonly Deed[];
  now: number; // which of the deeds
  points: readonly Points[];
  millis: number; // how long it takes in all
  tallies: readonly Tally[]; // accounts that were settled by it, told line by line once the pieces have landed
}
export interface Stage {
  shown: Position; // the table as it is drawn now
  live: boolean; // it is the newest position: the reader may choose
  scene: Scene | undefined;
  tally: Tally | undefined; // over the table until the reader, or time, goes on
  paused: boolean;
  skip(): void; // to the end of this scene
  skipAll(): void; // to the newest position
  pause(on: boolean): void;
  play(positions: readonly Position[]): void; // once more: what happened since one's turn
}
export interface StageProps {
  update: Position;
  kernel: Kernel<GameTypes>;
  speech: Speech;
  pace: Pace;
  banners?: readonly string[];
  tallies?: readonly Tallying[];
  people: number; // seats that choose; those after them play by themselves
  telling?: ToldOf<GameTypes>; // what events are about, where their arguments do not name it
  table: RefObject<HTMLElement | null>; // where things are drawn
  turnTo?: (things: readonly ThingKey[]) => void; // brings what comes into sight, where the table shows one part at a time
  layer: RefObject<HTMLElement | null>; // above it, where they travel
}
const NO_TALLIES: readonly Tallying[] = [];
const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays what happens, one choice after another, at the reader's pace. The game's components only draw positions. */
export function useStage(props: StageProps): Stage {
  const {
    update,
    kernel,
    people,
    speech,
    pace,
    banners,
    tallies: tallyings = NO_TALLIES,
    telling,
    table,
    layer,
    turnTo,
  } = props;
  const [queue, setQueue] = useState<Queue>({ shown: update, coming: [] });
  const [scene, setScene] = useState<Scene>();
  const [next, setNext] = useState<Scene>(); // about to begin: what it is about comes into sight first
  const [settling, setSettling] = useState<readonly Tally[]>([]); // those of the scene that are still to be told
  const [paused, setPaused] = useState(false);
  const picture = useRef<Snapshot>(new Map());
  const running = useRef<Animation[]>([]);
  const current = received(queue, update); // what has come is known at once, in the same drawing
  const rest = useRef(current);
  rest.current = current;

  const stop = useCallback(() => {
    for (const animation of running.current) animation.cancel();
    running.current = [];
    layer.current?.replaceChildren();
  }, [layer]);
  const advance = useCallback(() => {
    stop();
    setSettling([]);
    const found = nextAct(rest.current);
    if (found === undefined) {
      setScene(undefined);
      setQueue(rest.current);
      return;
    }
    const { act } = found;
    const parts = act.steps.flatMap(step => byDoer(step, kernel, people));
    const deeds = parts.flatMap(
      step => deedOf(step, speech, kernel, act.after.view, telling, banners, tallyings) ?? [],
    );
    const isKnown = ({ seat, banner }: Deed) => seat === act.after.viewer && banner === undefined;
    const own = isOwn(act, act.after.viewer) && deeds.every(isKnown);
    const length = deeds.reduce((sum, deed) => sum + timing(pace, letters(deed), own, 0).read, 0);
    const { view, happened } = act.after;
    const closed = talliesClosed(kernel, view.seats, happened, act.steps.length, tallyings);
    const tallies = closed.filter(({ lines }) => lines.length > 1); // a single line is told as it happens
    turnTo?.(deeds.flatMap(({ things }) => things));
    setNext({ act, deeds, now: 0, points: pointsBetween(kernel, act), millis: length, tallies });
  }, [stop, speech, kernel, people, banners, tallyings, telling, pace, turnTo]);

  // what it is about is in sight: the picture before, then the new position
  useLayoutEffect(() => {
    if (next === undefined) return;
    picture.current = table.current === null ? new Map() : snapshot(table.current);
    setNext(undefined);
    setScene(next);
    setQueue(nextAct(rest.current)?.queue ?? rest.current);
  }, [next, table]);

  // something has come while nothing is on stage: it begins, or is there at once
  const idle = scene === undefined && next === undefined;
  const waiting = current.coming.length;
  useLayoutEffect(() => {
    if (waiting === 0) {
      if (queue !== current) setQueue(current);
      return;
    }
    if (pace === 'instant' || document.hidden) setQueue({ shown: current.coming.at(-1)!, coming: [] });
    else if (idle) advance();
  });

  // the new position is drawn: everything that changed place travels there
  // biome-ignore lint/correctness/useExhaustiveDependencies: one performance for each act
  useLayoutEffect(() => {
    if (scene === undefined || table.current === null || layer.current === null) return;
    const after = snapshot(table.current);
    const own = isOwn(scene.act, scene.act.after.viewer);
    const named = scene.deeds.flatMap(({ things }) => things);
    const travel = timing(pace, 0, own, named.length);
    const actor = scene.act.steps[0]!.seat;
    const flights = flightsBetween(picture.current, after, actor, named, travel.stagger);
    const perform = still()
      ? light
      : (flight: (typeof flights)[number], time: number) => fly(layer.current!, flight, time);
    running.current = flights.flatMap(flight => perform(flight, travel.travel));
    const last = flights.at(-1);
    const landed = last === undefined ? 0 : last.begins + travel.travel;
    if (!still()) running.current.push(...scene.points.flatMap(points => rise(layer.current!, after, points, landed)));
    // an animation of nothing is the clock of the scene: it can be paused and finished like the others
    const clock = layer.current.animate([], { duration: Math.max(scene.millis, landed) });
    running.current.push(clock);
    const told = scene.tallies;
    clock.finished.then(
      () => (told.length > 0 ? setSettling(told) : advance()),
      () => undefined,
    );
    const turns = scene.deeds.slice(1).map((_, i) => {
      const turn = layer.current!.animate([], { duration: (scene.millis * (i + 1)) / scene.deeds.length });
      turn.finished.then(
        () => setScene(shown => shown && { ...shown, now: i + 1 }),
        () => undefined,
      );
      return turn;
    });
    running.current.push(...turns);
  }, [scene?.act]);
  useEffect(() => stop, [stop]);

  const skip = useCallback(() => {
    if (settling.length > 1) return setSettling(settling.slice(1));
    if (settling.length === 0 && rest.current.coming.length === 0 && running.current.length === 0) return;
    setPaused(false);
    advance();
  }, [advance, settling]);
  const skipAll = useCallback(() => {
    stop();
    setPaused(false);
    setNext(undefined);
    setSettling([]);
    setScene(undefined);
    const { shown, coming } = rest.current;
    setQueue({ shown: coming.at(-1) ?? shown, coming: [] });
  }, [stop]);
  return {
    shown: current.shown,
    live: idle && waiting === 0,
    scene,
    tally: settling[0],
    paused,
    skip,
    skipAll,
    pause(on) {
      setPaused(on);
      for (const animation of running.current)
        if (animation.playState !== 'finished') on ? animation.pause() : animation.play();
    },
    play(positions) {
      const [first, ...coming] = positions;
      if (first === undefined) return;
      stop();
      setNext(undefined);
      setSettling([]);
      setScene(undefined);
      setQueue({ shown: first, coming });
    },
  };
}
