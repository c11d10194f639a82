import { isStepping, type ShownKey, useKeys, useShownKeys } from '@tianxia/board';
import { type About, type Seat, SPECTATOR } from '@tianxia/kernel';
import { Button } from '@tianxia/look';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Facts } from '../link/link.ts';
import { botPace, change, useSettings } from '../settings.ts';
import { named } from '../text/named.ts';
import { useWords } from '../text/words.ts';
import type { TableGame } from './game.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { type Replaying, type Stride, strideFrom } from './replaying.ts';
import { TableView } from './TableView.tsx';

export interface ReplayTableProps {
  about: About;
  tableGame: TableGame;
  replaying: Replaying;
  viewer?: Seat; // through whose eyes it opens
  first?: number; // after which choice
  onMove?: (choice: number) => void; // the address may follow
  onShare?: (choice: number) => void;
  onLeave(): void;
  onSave(): void;
  onPlayOn?: (choice: number) => void; // from there, on this device
  onAnalyse?: (choice: number) => void; // where the game is over
}
const AT_ONCE = 700; // milliseconds a moment stays where nothing travels

/** A finished or saved game, step by step or by itself, through anybody's eyes. */
export function ReplayTable({
  about,
  tableGame,
  replaying,
  viewer: eyes = SPECTATOR,
  first = 0,
  onMove,
  onShare,
  onLeave,
  onSave,
  onPlayOn,
  onAnalyse,
}: ReplayTableProps) {
  const { called, play, over } = useWords();
  const { pace } = useSettings();
  const { record, choices } = replaying;
  const [at, setAt] = useState(Math.min(first, choices));
  const [viewer, setViewer] = useState<Seat>(eyes);
  const [stride, setStride] = useState<Stride>('turn');
  const [playing, setPlaying] = useState(false);
  const go = (choice: number) => setAt(Math.max(0, Math.min(choices, choice)));
  const byHand = (choice: number) => {
    setPlaying(false);
    go(choice);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for every choice
  useEffect(() => onMove?.(at), [at]);
  const steps = (by: Stride) => strideFrom(replaying, at, by, viewer);
  useReplayKeys({
    ArrowLeft: () => byHand(steps(stride).back),
    ArrowRight: () => byHand(steps(stride).next),
    'Shift ArrowLeft': () => byHand(steps('own').back),
    'Shift ArrowRight': () => byHand(steps('own').next),
    PageUp: () => byHand(steps('round').back),
    PageDown: () => byHand(steps('round').next),
    Home: () => byHand(0),
    End: () => byHand(choices),
    p: () => setPlaying(!playing),
  });
  const next = useAutoplay(playing, pace === 'instant' ? AT_ONCE : botPace[pace], () => {
    if (at >= choices) setPlaying(false);
    else go(steps(stride).next);
  });
  const facts = useMemo<Facts>(
    () => ({
      game: record.game,
      options: record.table.options,
      players: record.players.map(({ name, colour, bot }) => ({ name, colour, ...(bot === undefined ? {} : { bot }) })),
      you: [],
      commitment: record.commitment,
      ...(record.key === undefined ? {} : { key: record.key }),
      started: true,
    }),
    [record],
  );
  const update = replaying.at(at, viewer);
  return (
    <TableView
      about={about}
      tableGame={tableGame}
      facts={facts}
      update={update}
      saveRecord={onSave}
      onShown={next}
      tools={
        <>
          {onPlayOn && update.result === undefined && (
            <Button icon="play" onPress={() => onPlayOn(at)}>
              <span>
                {play.replay.playOn}
                <span className="only-wide">{play.replay.fromHere}</span>
              </span>
            </Button>
          )}
          {onAnalyse && (
            <Button icon="search" onPress={() => onAnalyse(at)}>
              <span className="word">{over.analyse}</span>
            </Button>
          )}
          <Button icon="close" onPress={onLeave}>
            <span className="word">{play.replay.leave}</span>
          </Button>
        </>
      }
      foot={
        <ReplayBar
          replaying={replaying}
          at={at}
          onGo={byHand}
          stride={stride}
          onStride={setStride}
          playing={playing}
          onPlaying={setPlaying}
          pace={pace}
          onPace={chosen => change({ pace: chosen })}
          viewer={viewer}
          onViewer={setViewer}
          players={facts.players.map(player => named(called, player))}
          {...(onShare && { onShare })}
        />
      }
    />
  );
}
/** Goes on by itself: so long after the table has shown a moment, whatever that took. */
function useAutoplay(playing: boolean, pause: number, step: () => void): (shown: boolean) => void {
  const [shown, setShown] = useState(true);
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    if (!playing || !shown) return;
    const timer = setInterval(() => latest.current(), pause);
    return () => clearInterval(timer);
  }, [playing, shown, pause]);
  return useCallback((is: boolean) => setShown(is), []);
}
export const REPLAY_KEYS: readonly ShownKey[] = [
  { id: 'step', keys: ['←', '→'] },
  { id: 'own', keys: ['Shift ←', 'Shift →'] },
  { id: 'round', keys: ['PageUp', 'PageDown'] },
  { id: 'ends', keys: ['Home', 'End'] },
  { id: 'autoplay', keys: ['P'] },
];
function useReplayKeys(keys: Readonly<Record<string, () => void>>): void {
  useShownKeys(REPLAY_KEYS);
  useKeys(true, event => {
    const step = keys[`${event.shiftKey ? 'Shift ' : ''}${event.key}`];
    if (step === undefined || isStepping(event)) return false;
    step();
    return true;
  });
}
