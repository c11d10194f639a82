import type { Told } from '@tianxia/kernel';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Tally } from '../tally/tally.ts';
import { nextAct, type Position, type Queue, received } from './acts.ts';
import type { Pace } from './pace.ts';
import { perform } from './perform.ts';
import { type Scene, sceneOf, spent, type Telling } from './scene.ts';
import { type Snapshot, snapshot } from './snapshot.ts';

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
export interface StageProps extends Telling {
  update: Position;
  pace: Pace;
  table: RefObject<HTMLElement | null>; // where things are drawn
  follow?: (told: readonly Told[]) => void; // brings what comes into sight, where the table shows one part at a time
  layer: RefObject<HTMLElement | null>; // above it, where they travel
  onLanded?: () => void; // a piece has arrived: it may be heard
}
/** Plays what happens, one choice after another, at the reader's pace. The game's components only draw positions. */
export function useStage(props: StageProps): Stage {
  const { update, pace, table, layer, follow } = props;
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
  const latest = useRef(props);
  latest.current = props;

  const stop = useCallback(() => {
    for (const animation of running.current) animation.cancel();
    running.current = [];
    layer.current?.replaceChildren();
  }, [layer]);
  /** What is on stage is over, but for points that are still on their way to a panel. */
  const advance = useCallback(() => {
    running.current = running.current.filter(({ playState }) => playState !== 'finished');
    setSettling([]);
    const found = nextAct(rest.current);
    if (found === undefined) {
      setScene(undefined);
      setQueue(rest.current);
      return;
    }
    const begins = sceneOf(found.act, pace, latest.current);
    follow?.(begins.deeds[0]?.told ?? []);
    setNext(begins);
  }, [pace, follow]);

  /** An animation of nothing is a clock of the scene: it can be paused and finished like the others. */
  const after = useCallback(
    (duration: number, go: () => void) => {
      const clock = layer.current!.animate([], { duration });
      clock.finished.then(go, () => undefined);
      running.current.push(clock);
    },
    [layer],
  );
  /** Tells some of the deeds one after another, then goes on; `least`: so long pieces are on their way. */
  const tell = useCallback(
    (told: Scene, from: number, to: number, least: number, then: () => void) => {
      after(Math.max(spent(told, from, to), least), then);
      for (let now = from + 1; now < to; now++)
        after(spent(told, from, now), () => {
          setScene(shown => shown && { ...shown, now });
          follow?.(told.deeds[now]!.told); // what comes next may lie on another part of the table
        });
    },
    [after, follow],
  );

  // what it is about is in sight: the picture before, then the new position
  useLayoutEffect(() => {
    if (next === undefined) return;
    picture.current = table.current === null ? new Map() : snapshot(table.current);
    setNext(undefined);
    setScene(next);
    setQueue(nextAct(rest.current)?.queue ?? rest.current);
  }, [next, table]);

  // something has come: it begins, or is there at once; while something else is on stage it waits, each position in its place
  const idle = scene === undefined && next === undefined;
  const waiting = current.coming.length;
  useLayoutEffect(() => {
    if (waiting > 0 && (pace === 'instant' || document.hidden)) setQueue({ shown: current.coming.at(-1)!, coming: [] });
    else if (waiting > 0 && idle) advance();
    else if (next === undefined && queue !== current) setQueue(current);
  });

  // the new position is drawn
  // biome-ignore lint/correctness/useExhaustiveDependencies: one performance for each act
  useLayoutEffect(() => {
    if (scene === undefined || table.current === null || layer.current === null) return;
    const performed = perform(layer.current, scene, picture.current, snapshot(table.current), pace);
    running.current.push(...performed.animations);
    for (const landing of performed.landings) after(landing, () => latest.current.onLanded?.());
    const { tallies, accountsAt } = scene;
    tell(scene, 0, accountsAt, performed.landed, () => (tallies.length > 0 ? setSettling(tallies) : advance()));
  }, [scene?.act]);
  useEffect(() => stop, [stop]);

  const skip = useCallback(() => {
    if (settling.length > 1) return setSettling(settling.slice(1));
    if (settling.length === 1 && scene !== undefined && scene.accountsAt < scene.deeds.length) {
      setSettling([]);
      setScene({ ...scene, now: scene.accountsAt });
      follow?.(scene.deeds[scene.accountsAt]!.told);
      return tell(scene, scene.accountsAt, scene.deeds.length, 0, advance);
    }
    if (settling.length === 0 && rest.current.coming.length === 0 && running.current.length === 0) return;
    setPaused(false);
    stop();
    advance();
  }, [stop, advance, settling, scene, tell, follow]);
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
