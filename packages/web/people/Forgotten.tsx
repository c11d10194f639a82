import { Button } from '@tianxia/look';
import { useState } from 'react';
import { ask } from '../server.ts';
import { useSite } from '../site.ts';
import { usePageWords } from '../text/words.ts';
import { useTry } from './useTry.ts';

/** What to do without the password: a letter where the site sends letters, else whoever runs it helps. */
export function Forgotten({ name }: { name: string }) {
  const { people } = usePageWords();
  const words = people.forgotten;
  const site = useSite();
  const [sent, setSent] = useState(false);
  const trying = useTry();
  const send = () =>
    void trying.run(async () => {
      await ask('POST /api/password/forgotten', { body: { name: name.trim() } });
      setSent(true);
    });
  return (
    <details className="pp-forgotten">
      <summary>{words.ask}</summary>
      {site?.mail ? (
        <>
          <p className="note">{words.byMail}</p>
          {name.trim() === '' ? (
            <Button whyNot={words.nameFirst}>{words.send}</Button>
          ) : (
            <Button onPress={send}>{words.send}</Button>
          )}
          <p role="status">{sent && words.sent}</p>
          <p className="pp-problem" role="alert">
            {trying.problem}
          </p>
        </>
      ) : (
        <p className="note">{words.byHand}</p>
      )}
    </details>
  );
}
