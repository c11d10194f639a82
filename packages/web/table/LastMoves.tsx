import { type Deed, type Player, Told } from '@tianxia/board';
import { IconButton, SeatMark } from '@tianxia/look';
import { useEffect, useState } from 'react';
import { useWords } from '../text/words.ts';

interface LastMovesProps {
  deeds: readonly Deed[]; // since one's own last choice
  players: readonly Player[];
  onShow(deed: Deed | undefined): void; // the board moves there, and back home
}
/** What happened last, one move a line; stepping back and forth, the board moves to each. */
export function LastMoves({ deeds, players, onShow }: LastMovesProps) {
  const { play } = useWords();
  const last = deeds.length - 1;
  const [at, setAt] = useState(last);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another move has come: it is the last now
  useEffect(() => setAt(last), [deeds]);
  const deed = deeds[Math.min(at, last)];
  if (deed === undefined) return null;
  const show = (n: number) => {
    setAt(n);
    onShow(deeds[n]);
  };
  return (
    <section className="moves" aria-label={play.moves}>
      <IconButton
        quiet
        icon="prev"
        label={play.moveBack}
        onPress={() => show(Math.max(0, at - 1))}
        {...(at > 0 ? {} : { className: 'dim' })}
      />
      <p>
        <SeatMark colour={players[deed.seat]?.colour ?? 'black'} size={18} />
        <Told deed={{ ...deed, details: [] }} words={play.stage} />
      </p>
      <i>
        {Math.min(at, last) + 1}/{deeds.length}
      </i>
      <IconButton
        quiet
        icon="next"
        label={play.moveNext}
        onPress={() => show(Math.min(last, at + 1))}
        {...(at < last ? {} : { className: 'dim' })}
      />
    </section>
  );
}
