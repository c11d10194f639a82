import { Button, Panel } from '@tianxia/look';
import { ApiError } from '@tianxia/protocol/api-error';
import { useState } from 'react';
import { Link } from 'wouter';
import { whoAmI } from '../me.ts';
import { Header } from '../parts/Header.tsx';
import { useTitle } from '../parts/title.ts';
import { ask } from '../server.ts';
import { usePageWords } from '../text/words.ts';
import { useTry } from './useTry.ts';
import './account.css';

/**
 * Behind the link that was sent to a mail address. Opening it changes nothing, since mail servers open links to look at them; pressing
 * a button does. Nobody need be signed in: the mail may be read on another device.
 */
export default function ConfirmMailPage() {
  const { people } = usePageWords();
  const words = people.address;
  const [token] = useState(() => location.hash.slice(1));
  const [answered, setAnswered] = useState<'mine' | 'not mine' | 'too late'>();
  const trying = useTry();
  useTitle(`${words.title} · Tianxia`);
  const answer = (mine: boolean) =>
    void trying.run(async () => {
      try {
        await ask('POST /api/confirm-mail', { body: { token, mine } });
        setAnswered(mine ? 'mine' : 'not mine');
      } catch (problem) {
        // 'badRequest': not even like one of our links, as when a mail program has cut it
        if (!(problem instanceof ApiError) || (problem.code !== 'badToken' && problem.code !== 'badRequest'))
          throw problem;
        setAnswered('too late');
      }
      await whoAmI(true).catch(() => undefined);
    });
  return (
    <>
      <Header />
      <main className="pp pp-narrow" id="content" tabIndex={-1}>
        <Panel className="pp-part">
          <h1>{words.title}</h1>
          {answered === undefined ? (
            <>
              <p>{words.ask}</p>
              <p className="pp-problem" role="alert">
                {trying.problem}
              </p>
              <div className="acts">
                <Button kind="main" onPress={() => answer(true)}>
                  {words.mine}
                </Button>
                <Button onPress={() => answer(false)}>{words.notMine}</Button>
              </div>
            </>
          ) : (
            <p role="status">{words.answered[answered]}</p>
          )}
          {answered !== undefined && answered !== 'not mine' && (
            <p>
              <Link className="link" href="/account">
                {words.toAccount}
              </Link>
            </p>
          )}
        </Panel>
      </main>
    </>
  );
}
