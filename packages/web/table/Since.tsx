import type { Player } from '@tianxia/board';
import type { GameTypes, Kernel, Told, Update } from '@tianxia/kernel';
import { IconButton, SeatMark } from '@tianxia/look';
import { useState } from 'react';
import { useWords } from '../text/words.ts';
import { isAbout, sinceOwn } from './since.ts';
import type { DeedSince } from './useSince.ts';

interface SinceProps {
  update: Update<GameTypes['state']>;
  deeds: readonly DeedSince[]; // of the others since one's last choice
  asked: boolean;
  onReplay: (() => void) | undefined;
  onPoint(told: readonly Told[]): void;
  players: readonly Player[];
  kernel: Kernel<GameTypes>;
  quiet: boolean; // a choice is in the making: its outcome stands here
}
const SHOWN = 4;

/** What the others did since the viewer's last choice, numbered as on the board; it can be played once more. */
export function Since({ update, deeds, asked, onReplay, onPoint, players, kernel, quiet }: SinceProps) {
  const { together } = useWords();
  const { since } = together;
  const turn = sinceOwn(update)[0]?.number; // the same until one has chosen again
  const [atFirst] = useState(turn); // a reader who comes back is told, also when it is not their turn
  const [hidden, setHidden] = useState<number>();
  const [whole, setWhole] = useState<number>(); // of which turn everything is listed
  if (deeds.length === 0 || quiet || hidden === turn) return null;
  if (atFirst !== turn && !asked) return null;
  const earlier = whole === turn ? 0 : Math.max(0, deeds.length - SHOWN);
  const numbered = deeds.map((deed, i) => ({ n: i + 1, deed }));
  return (
    <section className="tg-since" aria-label={since.title}>
      <div className="tg-since-head">
        <h2>{since.title}</h2>
        {onReplay && <IconButton quiet icon="replay" label={since.replay} onPress={onReplay} />}
        <IconButton quiet icon="close" label={since.hide} onPress={() => setHidden(turn)} />
      </div>
      <ol start={earlier + 1}>
        {numbered.slice(earlier).map(({ n, deed: { seat, title, banner, told, toYou } }) => (
          <li key={n} onPointerEnter={() => onPoint(told)} onPointerLeave={() => onPoint([])}>
            <i className="stage-number" aria-hidden="true">
              {n}
            </i>
            <SeatMark colour={players[seat]?.colour ?? 'black'} size={16} />
            <span>
              {title || banner}{' '}
              {toYou.length > 0 ? (
                <em>{toYou.join(' ')}</em>
              ) : (
                isAbout(told.slice(0, 1), update.viewer, kernel) && <em>{since.you}</em>
              )}
            </span>
          </li>
        ))}
      </ol>
      {earlier > 0 && (
        <button type="button" className="link" onClick={() => setWhole(turn)}>
          {since.more(earlier)}
        </button>
      )}
    </section>
  );
}
