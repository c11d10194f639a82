import { type About, type Seat, SPECTATOR } from '@tianxia/kernel';
import { Button, IconButton, SeatMark, Segmented } from '@tianxia/look';
import { useEffect, useMemo, useState } from 'react';
import type { Facts } from '../link/link.ts';
import { useWords } from '../text/words.ts';
import type { TableGame } from './game.ts';
import { type Replaying, type Step, stepsFrom } from './replaying.ts';
import { TableView } from './TableView.tsx';
import './replay.css';

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
}

/** A finished or saved game, choice by choice, with a slider and keys. */
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
}: ReplayTableProps) {
  const { play, together } = useWords();
  const { record, choices, rounds } = replaying;
  const [at, setAt] = useState(Math.min(first, choices));
  const [viewer, setViewer] = useState<Seat>(eyes);
  const go = (choice: number) => setAt(Math.max(0, Math.min(choices, choice)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for every choice
  useEffect(() => onMove?.(at), [at]);
  const steps = stepsFrom(replaying, at, viewer);
  const stepTo = (step: Step) => go(steps[step]);
  useReplayKeys(stepTo);
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
          <Button icon="close" onPress={onLeave}>
            <span className="word">{play.replay.leave}</span>
          </Button>
        </>
      }
      foot={
        <section className="tray replay-bar" aria-label={play.replay.title}>
          <IconButton className="only-wide" icon="first" label={play.replay.first} onPress={() => stepTo('first')} />
          {rounds.length > 0 && (
            <IconButton icon="up" label={play.replay.roundBack} onPress={() => stepTo('roundBack')} />
          )}
          <IconButton icon="prev" label={play.replay.back} onPress={() => stepTo('back')} />
          <input
            type="range"
            min={0}
            max={choices}
            value={at}
            aria-label={play.replay.slider}
            aria-valuetext={play.replay.at(at, choices)}
            title={play.replay.hint}
            onChange={event => go(Number(event.target.value))}
          />
          <IconButton icon="next" label={play.replay.next} onPress={() => stepTo('next')} />
          {rounds.length > 0 && (
            <IconButton icon="down" label={play.replay.roundNext} onPress={() => stepTo('roundNext')} />
          )}
          <IconButton className="only-wide" icon="last" label={play.replay.last} onPress={() => stepTo('last')} />
          <output>{play.replay.at(at, choices)}</output>
          {onShare && <IconButton icon="link" label={together.end.position} onPress={() => onShare(at)} />}
          <Segmented
            label={play.replay.seenBy}
            chosen={String(viewer)}
            onChoose={seat => setViewer(Number(seat))}
            choices={[
              { id: String(SPECTATOR), name: play.replay.all },
              ...facts.players.map(({ name, colour }, seat) => ({
                id: String(seat),
                name: (
                  <>
                    <SeatMark colour={colour} size={18} />
                    <b className="only-wide">{name}</b>
                  </>
                ),
                spoken: name,
              })),
            ]}
          />
        </section>
      }
    />
  );
}
const KEYS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'back',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
  PageUp: 'roundBack',
  PageDown: 'roundNext',
  'Shift ArrowLeft': 'ownBack',
  'Shift ArrowRight': 'ownNext',
};
function useReplayKeys(stepTo: (step: Step) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = KEYS[`${event.shiftKey ? 'Shift ' : ''}${event.key}`];
      const elsewhere = (event.target as HTMLElement).closest('input, [role="grid"], [role="tablist"], .seg, .log');
      if (step === undefined || event.defaultPrevented || elsewhere) return;
      event.preventDefault();
      stepTo(step);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
