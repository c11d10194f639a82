import type { Player } from '@tianxia/board';
import type { GameTypes, Kernel, Update } from '@tianxia/kernel';
import { Button, classes, IconButton, SeatMark } from '@tianxia/look';
import { useState } from 'react';
import { useWords } from '../text/words.ts';
import type { Speech } from './sentences.ts';
import { isAbout, sinceOwn, type Walk } from './since.ts';

interface SinceProps {
  update: Update<GameTypes['state']>;
  asked: boolean;
  walk: Walk | undefined;
  onWalk(walk: Walk | undefined): void;
  players: readonly Player[];
  kernel: Kernel<GameTypes>;
  speech: Speech;
  quiet: boolean; // a choice is in the making: its outcome stands here
  brief: boolean; // there is little room: the last line, and only where there is more than one
}
const SHOWN = 4;

/** What the others did since the viewer's last choice, in the words of the log; and a walk through just that part. */
export function Since({ update, asked, walk, onWalk, players, kernel, speech, quiet, brief }: SinceProps) {
  const { together } = useWords();
  const { since } = together;
  const steps = sinceOwn(update);
  const turn = steps[0]?.number; // the same until one has chosen again
  const [atFirst] = useState(turn); // who comes back to a table is told, also when it is not their turn
  const [hidden, setHidden] = useState<number>();
  const told = steps
    .map(({ number, step }) => ({
      number,
      seat: step.seat,
      aboutYou: isAbout(step.told, update.viewer, kernel),
      text: step.told.map(event => speech.event(event)).find(text => text !== '') ?? '',
    }))
    .filter(({ text }) => text !== '');
  const cameBack = atFirst === turn;
  const wanted = walk !== undefined || (hidden !== turn && (cameBack || (asked && (!brief || told.length > 1))));
  if (told.length === 0 || !wanted || quiet) return null;
  const room = brief ? 1 : SHOWN;
  const earlier = told.length - room;
  const shown =
    walk === undefined ? told.slice(-room) : told.filter(({ number }) => number === walk.steps[walk.at]?.number);
  return (
    <section className={classes('tg-since', brief && 'panel brief')} aria-label={since.title}>
      <div className="tg-since-head">
        <h2>{since.title}</h2>
        <IconButton quiet icon="close" label={since.hide} onPress={() => setHidden(turn)} />
      </div>
      <ol>
        {shown.map(({ number, seat, text, aboutYou }) => (
          <li key={number}>
            <SeatMark colour={players[seat]?.colour ?? 'black'} size={16} />
            <span>
              {text} {aboutYou && <em>{since.you}</em>}
            </span>
          </li>
        ))}
        {walk === undefined && earlier > 0 && <li className="note">{since.more(earlier)}</li>}
      </ol>
      {walk === undefined ? (
        <Button icon="replay" onPress={() => onWalk({ steps, at: 0 })}>
          {since.replay}
        </Button>
      ) : (
        <div className="acts">
          <IconButton
            icon="prev"
            label={since.back}
            onPress={() => onWalk({ ...walk, at: Math.max(0, walk.at - 1) })}
          />
          <output>{since.step(walk.at + 1, walk.steps.length)}</output>
          <IconButton
            icon="next"
            label={since.next}
            onPress={() => onWalk({ ...walk, at: Math.min(walk.steps.length - 1, walk.at + 1) })}
          />
          <Button onPress={() => onWalk(undefined)}>{since.stop}</Button>
        </div>
      )}
    </section>
  );
}
