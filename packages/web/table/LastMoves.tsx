import { type Deed, type Player, Told } from '@tianxia/board';
import { classes, IconButton, SeatMark } from '@tianxia/look';
import { useEffect, useState } from 'react';
import { useWords } from '../text/words.ts';
import type { DeedSince } from './useSince.ts';

interface LastMovesProps {
  deeds: readonly DeedSince[]; // since one's own last turn
  players: readonly Player[];
  onShow(deed: Deed | undefined): void; // the board moves there, and back home
  onReplay: (() => void) | undefined; // all of it once more
}
/**
 * What happened last, one move in two lines at most, the second for what it did to the reader; pressed, it tells the whole. Stepping back
 * and forth, the board moves to each.
 */
export function LastMoves({ deeds, players, onShow, onReplay }: LastMovesProps) {
  const { play, together } = useWords();
  const last = deeds.length - 1;
  const [at, setAt] = useState(last);
  const [whole, setWhole] = useState(false); // a long sentence leaves the board its room until it is pressed
  // biome-ignore lint/correctness/useExhaustiveDependencies: another move has come: it is the last now
  useEffect(() => {
    setAt(last);
    setWhole(false);
  }, [deeds]);
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
      <button type="button" className="told" aria-expanded={whole} onClick={() => setWhole(!whole)}>
        <SeatMark colour={players[deed.seat]?.colour ?? 'black'} size={18} />
        <span className={classes('moves-said', deed.toYou.length > 0 && 'about-you')}>
          <Told deed={whole ? deed : { ...deed, details: [] }} words={play.stage} />
          {deed.toYou.length > 0 && <em>{deed.toYou.join(' ')}</em>}
        </span>
      </button>
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
      {onReplay && <IconButton quiet icon="replay" label={together.since.replay} onPress={onReplay} />}
    </section>
  );
}
