import { Button, Panel, say } from '@tianxia/look';
import { ApiError } from '@tianxia/protocol/api-error';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { whoAmI } from '../me.ts';
import { Header } from '../parts/Header.tsx';
import { useTitle } from '../parts/title.ts';
import { ask } from '../server.ts';
import { usePageWords, useWords } from '../text/words.ts';
import { CodeField, NewPassword } from './Field.tsx';
import { useTry } from './useTry.ts';
import './account.css';

/** Behind the link for a forgotten password. Opening it changes nothing. */
export default function NewPasswordPage() {
  const { who } = useWords();
  const { people } = usePageWords();
  const words = people.forgotten;
  const [, go] = useLocation();
  const [link] = useState(() => location.hash.slice(1));
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>(); // once the server has asked for one
  const [tooLate, setTooLate] = useState(!/^[\w-]{43}$/.test(link)); // a mail program may have cut it
  const trying = useTry();
  useTitle(`${words.title} · Tianxia`);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void trying.run(async () => {
      try {
        const { person } = await ask('POST /api/password/new', {
          body: { link, password, ...(code && { code }) },
        });
        await whoAmI(true);
        say(words.done(person.name));
        go('/tables', { replace: true });
      } catch (problem) {
        if (!(problem instanceof ApiError)) throw problem;
        if (problem.code === 'badToken') setTooLate(true);
        else if (problem.code === 'secondFactor' && code === undefined) setCode('');
        else throw problem;
      }
    });
  };
  return (
    <>
      <Header />
      <main className="pp pp-narrow" id="content" tabIndex={-1}>
        <Panel className="pp-part">
          <h1>{words.title}</h1>
          {tooLate ? (
            <p role="status">
              {words.tooLate}{' '}
              <Link className="link" href="/sign-in">
                {who.signIn}
              </Link>
            </p>
          ) : (
            <form onSubmit={save}>
              <p className="note">{words.hint}</p>
              <NewPassword label={people.page.next} value={password} onText={setPassword} />
              {code !== undefined && <CodeField autoFocus value={code} onText={setCode} />}
              <p className="pp-problem" role="alert">
                {trying.problem}
              </p>
              <Button kind="main" type="submit">
                {words.go}
              </Button>
            </form>
          )}
        </Panel>
      </main>
    </>
  );
}
