import type { Entry, Seat } from '@tianxia/kernel';
import { Button } from '@tianxia/look';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Named } from '../learn/lessonTable.ts';
import { type LocalLink, openLocal } from '../link/local.ts';
import { Wait } from '../parts/Wait.tsx';
import { botPace, useSettings } from '../settings.ts';
import { TableView } from '../table/TableView.tsx';
import { useWords } from '../text/words.ts';
import { exampleTable } from './exampleTable.ts';
import type { ExampleTableProps } from './shown.ts';

interface PlayedOnProps extends ExampleTableProps {
  you: Seat;
  named: Named;
  entries: readonly Entry[]; // the example's choices so far
  gesture: readonly string[]; // what the reader chose to take over with, if anything
  onBack(): void;
}
/** From an example's position on, the reader plays against bots: a table of this browser, which nobody keeps. */
export function PlayedOn(props: PlayedOnProps) {
  const { tableGame, example, scene, you, named, entries, gesture } = props;
  const pace = botPace[useSettings().pace];
  const [link, setLink] = useState<LocalLink>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one worker for one game
  useEffect(() => {
    const opened = openLocal(exampleTable(tableGame.game, example, scene, { you, named, entries }), pace);
    setLink(opened);
    const [words, ...after] = gesture;
    if (words !== undefined) void opened.choose(words, after);
    return opened.close;
  }, []);
  useEffect(() => link?.pace(pace), [link, pace]);
  return link === undefined ? <Wait /> : <Going {...props} link={link} />;
}
function Going({ link, about, tableGame, told, example, onBack }: PlayedOnProps & { link: LocalLink }) {
  const { examples } = useWords();
  const { update, facts } = useSyncExternalStore(link.subscribe, link.get);
  const [counted, setCounted] = useState(false);
  const count = useCallback(() => setCounted(true), []);
  if (update === undefined || facts === undefined) return <Wait />;
  return (
    <TableView
      about={about}
      tableGame={tableGame}
      facts={facts}
      update={update}
      choose={link.choose}
      undo={link.undo}
      redo={link.redo}
      {...(update.result !== undefined && !counted && { onCounted: count })}
      tools={
        <Button icon="undo" onPress={onBack}>
          <span className="word">{examples.back}</span>
        </Button>
      }
      lesson={{
        note: `${examples.note(example)} · ${told.words[example]?.title ?? ''}`,
        side: (
          <div className="example-side">
            <h2 lang={told.lang}>{told.words[example]?.title}</h2>
            <p role="status">{examples.yours}</p>
            <div className="acts">
              <Button onPress={onBack}>{examples.back}</Button>
            </div>
          </div>
        ),
        coach: () => null,
      }}
    />
  );
}
