import { Button, Panel, say } from '@tianxia/look';
import type { SessionLine } from '@tianxia/protocol';
import { ask } from '../server.ts';
import { ago } from '../text/ago.ts';
import { usePageWords, useWords } from '../text/words.ts';
import { agentWords } from './agent.ts';
import { useOwn } from './useOwn.ts';
import { useTry } from './useTry.ts';

/** Where one is signed in. */
export function SessionsPart() {
  const { time } = useWords();
  const { people } = usePageWords();
  const words = people.page;
  const [found, reload] = useOwn('GET /api/sessions');
  const trying = useTry();
  const end = ({ id }: SessionLine) =>
    void trying.run(async () => {
      await ask('DELETE /api/sessions/:id', { params: { id } });
      await reload();
    });
  const endOthers = () =>
    void trying.run(async () => {
      await ask('DELETE /api/sessions');
      await reload();
      say(words.endedOthers);
    });
  const sessions = found?.sessions ?? [];
  return (
    <Panel className="pp-part">
      <h2>{words.sessions}</h2>
      <ul className="pp-lines">
        {sessions.map(line => {
          const name = agentWords(line.agent) || words.unknownAgent;
          return (
            <li key={line.id}>
              <b>{name}</b>
              <small>{line.current ? words.thisOne : words.seen(ago(Date.parse(line.seen), Date.now(), time))}</small>
              {!line.current && (
                <button type="button" className="btn" aria-label={words.endIt(name)} onClick={() => end(line)}>
                  {words.end}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="pp-problem" role="alert">
        {trying.problem}
      </p>
      {sessions.length > 1 && <Button onPress={endOthers}>{words.endOthers}</Button>}
    </Panel>
  );
}
