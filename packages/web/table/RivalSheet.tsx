import type { Player } from '@tianxia/board';
import type { Seat } from '@tianxia/kernel';
import { Button, SeatMark, Sheet } from '@tianxia/look';
import type { ReactNode } from 'react';
import { useWords } from '../text/words.ts';

interface RivalSheetProps {
  seat: Seat;
  players: readonly Player[];
  nameOf(seat: Seat): string;
  note: string; // a bot, away, the rating: a small panel has no room for it
  facts: ReactNode; // as in the panel: the big number, then facts
  onSeat(seat: Seat): void;
  onClose(): void;
  children: ReactNode; // all that is public of this player, by the game
}
/** All that is public of one player, and the way to the next. */
export function RivalSheet({ seat, players, nameOf, note, facts, onSeat, onClose, children }: RivalSheetProps) {
  const { play } = useWords();
  const next = (seat + 1) % players.length;
  const before = (seat + players.length - 1) % players.length;
  const colour = players[seat]?.colour ?? 'black';
  return (
    <Sheet
      key={seat}
      className={`rival-sheet seat-${colour}`}
      label={play.allOf(nameOf(seat))}
      title={
        <>
          <SeatMark colour={colour} size={24} /> {nameOf(seat)}
        </>
      }
      close={play.close}
      onClose={onClose}
      foot={
        <div className="rival-foot">
          {players.length > 2 && (
            <Button icon="prev" onPress={() => onSeat(before)}>
              {nameOf(before)}
            </Button>
          )}
          <Button onPress={() => onSeat(next)} icon="next">
            {nameOf(next)}
          </Button>
        </div>
      }
    >
      {note && <p className="note rival-note">{note}</p>}
      <div className="rival-head">{facts}</div>
      {children}
    </Sheet>
  );
}
