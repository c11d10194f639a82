import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import { Button, Panel, say } from '@tianxia/look';
import type { SignedInBody } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol/api-error';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useMe, whoAmI } from '../me.ts';
import { Header } from '../parts/Header.tsx';
import { useTitle } from '../parts/title.ts';
import { ask } from '../server.ts';
import { change, settings } from '../settings.ts';
import { useSite } from '../site.ts';
import { usePageWords } from '../text/words.ts';
import { CodeField, Field } from './Field.tsx';
import { Forgotten } from './Forgotten.tsx';
import { hasPasskeys, isPutAway, signInByPasskey } from './passkey.ts';
import { useTry } from './useTry.ts';
import './account.css';

/** Back into one's account, by password or passkey. */
export default function SignInPage() {
  const { people } = usePageWords();
  const words = people.in;
  const [, go] = useLocation();
  const me = useMe();
  const site = useSite();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>(); // once the server has asked for one
  const trying = useTry();
  useTitle(`${words.title} · Tianxia`);
  const welcome = ({ person }: SignedInBody) => {
    if (settings().name === '') change({ name: person.name });
    say(words.welcome(person.name));
    go('/tables');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: offered once, when the page opens
  useEffect(() => {
    let here = true;
    browserSupportsWebAuthnAutofill()
      .then(can => (can && here ? signInByPasskey(true) : undefined))
      .then(
        body => body && here && welcome(body),
        () => undefined, // whoever does not take the offer types
      );
    return () => {
      here = false;
    };
  }, []);
  const byPassword = (event: FormEvent) => {
    event.preventDefault();
    void trying.run(async () => {
      try {
        const asked = { name: name.trim(), password, ...(code && { code }) };
        const body = await ask('POST /api/sign-in', { body: asked });
        await whoAmI(true);
        welcome(body);
      } catch (problem) {
        if (code !== undefined || !(problem instanceof ApiError) || problem.code !== 'secondFactor') throw problem;
        setCode('');
      }
    });
  };
  const byPasskey = () =>
    void trying.run(
      async () => welcome(await signInByPasskey()),
      problem => (isPutAway(problem) ? words.notDone : undefined),
    );
  return (
    <>
      <Header />
      <main className="pp pp-narrow" id="content" tabIndex={-1}>
        <Panel className="pp-part">
          <h1>{words.title}</h1>
          {me?.account && (
            <p role="status">
              {words.already(me.name)} <Link href="/tables">{words.toTables}</Link>
            </p>
          )}
          {me && !me.account && <p className="note">{words.guestSeats(me.name)}</p>}
          <form onSubmit={byPassword}>
            <Field
              label={words.name}
              name="username"
              autoComplete="username webauthn"
              autoCapitalize="none"
              required
              value={name}
              onText={setName}
            />
            <Field
              label={words.password}
              type="password"
              name="password"
              autoComplete="current-password"
              required
              value={password}
              onText={setPassword}
            />
            {code !== undefined && <CodeField autoFocus value={code} onText={setCode} />}
            <p className="pp-problem" role="alert">
              {trying.problem}
            </p>
            <div className="acts">
              <Button kind="main" type="submit">
                {words.go}
              </Button>
              {hasPasskeys() && (
                <Button icon="lock" onPress={byPasskey}>
                  {words.passkey}
                </Button>
              )}
            </div>
          </form>
          <Forgotten name={name} />
          {site && (
            <p>
              {words.none}{' '}
              {site.registration === 'closed' ? (
                words.closed
              ) : (
                <Link className="link" href="/account">
                  {words.make}
                </Link>
              )}
            </p>
          )}
        </Panel>
      </main>
    </>
  );
}
