import { Button, Dialog, say } from '@tianxia/look';
import { useEffect, useId, useState } from 'react';
import { gameTitle } from '../lobby/GameName.tsx';
import { ask } from '../server.ts';
import { usePageWords } from '../text/words.ts';
import { useTry } from './useTry.ts';

const NOWHERE = ''; // it has to do with no table
interface Met {
  id: string;
  name: string;
}
/** Tables where one has met them, the running ones first: whoever reads a report looks there. */
async function tablesWith(person: string): Promise<Met[]> {
  const [lobby, done] = await Promise.all([
    ask('GET /api/lobby'),
    ask('GET /api/records', { query: { limit: 20, person } }),
  ]);
  const running = lobby.yours.filter(({ seats }) => seats.some(seat => seat.person === person));
  return [...running, ...done.records].map(({ id, game }) => ({ id, name: `${gameTitle(game)}, ${id}` }));
}

/** Tells whoever runs the site of somebody's conduct. */
export function ReportDialog({ person, name, onClose }: { person: string; name: string; onClose: () => void }) {
  const { people } = usePageWords();
  const words = people.profile;
  const [tables, setTables] = useState<Met[]>();
  const [table, setTable] = useState<string>();
  const [text, setText] = useState('');
  const trying = useTry();
  const field = useId();
  useEffect(() => {
    tablesWith(person).then(setTables, () => setTables([]));
  }, [person]);
  const at = table ?? tables?.[0]?.id ?? NOWHERE;
  const send = () =>
    void trying.run(async () => {
      const said = text.trim();
      if (at === NOWHERE) await ask('POST /api/people/:id/reports', { params: { id: person }, body: { text: said } });
      else await ask('POST /api/tables/:id/reports', { params: { id: at }, body: { person, text: said } });
      say(words.reported);
      onClose();
    });
  const ready = text.trim() !== '';
  return (
    <Dialog
      open
      title={words.reportTitle(name)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          {ready ? (
            <Button kind="main" onPress={send}>
              {words.reportSend}
            </Button>
          ) : (
            <Button kind="main" whyNot={words.reportHint}>
              {words.reportSend}
            </Button>
          )}
        </>
      }
    >
      <p>{words.reportHint}</p>
      {tables !== undefined && tables.length > 0 && (
        <p className="pp-field">
          <label htmlFor={`${field}-t`}>{words.reportTable}</label>
          <select id={`${field}-t`} value={at} onChange={event => setTable(event.target.value)}>
            {tables.map(({ id, name: shown }) => (
              <option key={id} value={id}>
                {shown}
              </option>
            ))}
            <option value={NOWHERE}>{words.reportNowhere}</option>
          </select>
        </p>
      )}
      <p className="pp-field">
        <label htmlFor={field}>{words.reportText}</label>
        <textarea id={field} rows={4} maxLength={500} value={text} onChange={event => setText(event.target.value)} />
      </p>
      <p className="pp-problem" role="alert">
        {trying.problem}
      </p>
    </Dialog>
  );
}
