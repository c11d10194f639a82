import { Button, Panel, say } from '@tianxia/look';
import type { MeBody } from '@tianxia/protocol';
import { type FormEvent, useState } from 'react';
import { whoAmI } from '../me.ts';
import { ask } from '../server.ts';
import { change } from '../settings.ts';
import { usePageWords } from '../text/words.ts';
import { AddressState } from './AddressState.tsx';
import { Field, MailAddress } from './Field.tsx';
import { isNotShown, proven } from './proving.ts';
import { useTry } from './useTry.ts';

/** Name and mail address. */
export function WhoPart({ me }: { me: MeBody }) {
  const { people } = usePageWords();
  const words = people.page;
  const [name, setName] = useState(me.name);
  const [email, setEmail] = useState(me.email ?? '');
  const trying = useTry();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const mail = email.trim();
    const body = {
      ...(name.trim() !== me.name && { name: name.trim() }),
      ...(mail !== (me.email ?? '') && { email: mail === '' ? null : mail }),
    };
    void trying.run(
      async () => {
        await proven(() => ask('PATCH /api/me', { body }));
        change({ name: name.trim() });
        await whoAmI(true);
        say(body.email && me.offers.mail ? people.address.savedAndSent : people.saved);
      },
      problem => (isNotShown(problem) ? people.proof.notShown : undefined),
    );
  };
  return (
    <Panel className="pp-part">
      <h2>{words.who}</h2>
      <form onSubmit={save}>
        <Field label={words.name} autoComplete="username" required maxLength={24} value={name} onText={setName} />
        {me.account && (me.offers.mail || me.email) && <MailAddress value={email} onText={setEmail} />}
        <p className="pp-problem" role="alert">
          {trying.problem}
        </p>
        <Button type="submit">{words.save}</Button>
      </form>
      {me.account && <AddressState me={me} onRemoved={() => setEmail('')} />}
    </Panel>
  );
}
