import type { Player, Speech } from '@tianxia/board';
import type { GameTypes, Kernel, Told, Update } from '@tianxia/kernel';
import { IconButton, SeatMark } from '@tianxia/look';
import { useState } from 'react';
import { useWords } from '../text/words.ts';
import { isAbout, sinceOwn } from './since.ts';

interface SinceProps {
  update: Update<GameTypes['state']>;
  asked: boolean;
  onReplay(): void;
  onPoint(told: readonly Told[]): void;
  players: readonly Player[];
  kernel: Kernel<GameTypes>;
  speech: Speech;
  quiet: boolean; // a choice is in the making: its outcome stands here
}
const SHOWN = 4;

/** What the others did since the viewer's last choice, numbered as on the board; it can be played once more. */
export function Since({ update, asked, onReplay, onPoint, players, kernel, speech, quiet }: SinceProps) {
  const { together } = useWords();
  const { since } = together;
  const steps = sinceOwn(update);
  const turn = steps[0]?.number; // the same until one has chosen again
  const [atFirst] = useState(turn); // a reader who comes back is told, also when it is not their turn
  const [hidden, setHidden] = useState<number>();
  const told = steps
    .map(({ number, step }) => ({
      number,
      step,
      aboutYou: isAbout(step.told, update.viewer, kernel),
      text: step.told.map(event => speech.event(event)).find(text => text !== '') ?? '',
    }))
    .filter(({ text }) => text !== '');
  const cameBack = atFirst === turn;
  if (told.length === 0 || quiet || hidden === turn) return null;
  if (!cameBack && !asked) return null;
  const earlier = told.length - SHOWN;
  return (
    <section className="tg-since" aria-label={since.title}>
      <div className="tg-since-head">
        <h2>{since.title}</h2>
        <IconButton quiet icon="replay" label={since.replay} onPress={onReplay} />
        <IconButton quiet icon="close" label={since.hide} onPress={() => setHidden(turn)} />
      </div>
      <ol>
        {told.slice(-SHOWN).map(({ number, step, text, aboutYou }) => (
          <li key={number} onPointerEnter={() => onPoint(step.told)} onPointerLeave={() => onPoint([])}>
            <SeatMark colour={players[step.seat]?.colour ?? 'black'} size={16} />
            <span>
              {text} {aboutYou && <em>{since.you}</em>}
            </span>
          </li>
        ))}
        {earlier > 0 && <li className="note">{since.more(earlier)}</li>}
      </ol>
    </section>
  );
}
