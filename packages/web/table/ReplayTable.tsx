import { type About, type Seat, SPECTATOR } from '@tianxia/kernel';
import { Button, IconButton, Segmented } from '@tianxia/look';
import { useEffect, useMemo, useState } from 'react';
import type { Facts } from '../link/link.ts';
import { useWords } from '../text/words.ts';
import type { TableGame } from './game.ts';
import type { Replaying } from './replaying.ts';
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
  onPlayOn?: () => void;
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
  const { record, choices } = replaying;
  const [at, setAt] = useState(Math.min(first, choices));
  const [viewer, setViewer] = useState<Seat>(eyes);
  const go = (choice: number) => setAt(Math.max(0, Math.min(choices, choice)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for every choice
  useEffect(() => onMove?.(at), [at]);
  useReplayKeys(at, choices, go);
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
          {onPlayOn && <Button onPress={onPlayOn}>{play.replay.playOn}</Button>}
          <Button icon="close" onPress={onLeave}>
            {play.replay.leave}
          </Button>
        </>
      }
      foot={
        <section className="tray replay-bar" aria-label={play.replay.title}>
          <IconButton icon="first" label={play.replay.first} onPress={() => go(0)} />
          <IconButton icon="prev" label={play.replay.back} onPress={() => go(at - 1)} />
          <input
            type="range"
            min={0}
            max={choices}
            value={at}
            aria-label={play.replay.slider}
            aria-valuetext={play.replay.at(at, choices)}
            onChange={event => go(Number(event.target.value))}
          />
          <IconButton icon="next" label={play.replay.next} onPress={() => go(at + 1)} />
          <IconButton icon="last" label={play.replay.last} onPress={() => go(choices)} />
          <output>{play.replay.at(at, choices)}</output>
          {onShare && <IconButton icon="link" label={together.end.position} onPress={() => onShare(at)} />}
          <Segmented
            label={play.replay.seenBy}
            chosen={String(viewer)}
            onChoose={seat => setViewer(Number(seat))}
            choices={[
              { id: String(SPECTATOR), name: play.replay.all },
              ...record.players.map(({ name }, seat) => ({ id: String(seat), name })),
            ]}
          />
        </section>
      }
    />
  );
}
function useReplayKeys(at: number, choices: number, go: (choice: number) => void): void {
  useEffect(() => {
    const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: choices };
    const press = (event: KeyboardEvent) => {
      const target = targets[event.key];
      const elsewhere = (event.target as HTMLElement).closest('input, [role="grid"], [role="tablist"], .seg, .log');
      if (target === undefined || event.defaultPrevented || elsewhere) return;
      event.preventDefault();
      go(target);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
