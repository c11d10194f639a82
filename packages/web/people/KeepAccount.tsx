import { Button, Panel, say } from '@tianxia/look';
import type { MeBody } from '@tianxia/protocol';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { beSomebody, whoAmI } from '../me.ts';
import { ask } from '../server.ts';
import { change, useSettings } from '../settings.ts';
import { useSite } from '../site.ts';
import { usePageWords, useWords } from '../text/words.ts';
import { Field, MailAddress, NewPassword } from './Field.tsx';
import { addPasskey, hasPasskeys, isPutAway } from './passkey.ts';
import { useTry } from './useTry.ts';

class NoName extends Error {}

/** A guest keeps the name as an account; somebody new makes one. By password, or by passkey alone. */
export function KeepAccount({ me }: { me: MeBody | null }) {
  const { people } = usePageWords();
  const words = people.new;
  const { name: known } = useSettings();
  const [name, setName] = useState(me?.name ?? known);
  const [password, setPassword] = useState('');
  const [email, setEmail] = useState('');
  const trying = useTry();
  const site = useSite();
  if (site === undefined) return null;
  if (site.registration === 'closed')
    return (
      <Panel className="pp-part">
        <p>{people.in.closed}</p>
        <HaveOne />
      </Panel>
    );
  const wanted = name.trim();
  const done = async () => {
    await whoAmI(true);
    change({ name: wanted });
    say(words.done(wanted));
  };
  const byPassword = (event: FormEvent) => {
    event.preventDefault();
    void trying.run(async () => {
      await ask('POST /api/accounts', {
        body: { name: wanted, password, ...(email.trim() && { email: email.trim() }) },
      });
      await done();
    });
  };
  const byPasskey = () =>
    void trying.run(
      async () => {
        if (wanted === '') throw new NoName();
        await beSomebody(wanted);
        await addPasskey(navigator.platform || 'Passkey', wanted);
        await done();
      },
      problem => (problem instanceof NoName ? words.nameFirst : isPutAway(problem) ? words.notDone : undefined),
    );
  return (
    <Panel className="pp-part">
      <h2>{me ? words.guestTitle(me.name) : words.title}</h2>
      <p>{words.lead}</p>
      <form onSubmit={byPassword}>
        <Field
          label={words.name}
          name="username"
          autoComplete="username"
          required
          maxLength={24}
          value={name}
          onText={setName}
        />
        <NewPassword label={words.password} value={password} onText={setPassword} />
        {site?.mail && <MailAddress value={email} onText={setEmail} />}
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
        {hasPasskeys() && <p className="note">{words.passkeyHint}</p>}
      </form>
      <HaveOne />
    </Panel>
  );
}
function HaveOne() {
  const { who } = useWords();
  const { people } = usePageWords();
  return (
    <p>
      {people.new.have}{' '}
      <Link className="link" href="/sign-in">
        {who.signIn}
      </Link>
    </p>
  );
}
