import { Button, Panel, say } from '@tianxia/look';
import type { MeBody } from '@tianxia/protocol';
import { type FormEvent, useState } from 'react';
import { whoAmI } from '../me.ts';
import { ask } from '../server.ts';
import { usePageWords } from '../text/words.ts';
import { Field, NewPassword } from './Field.tsx';
import { isNotShown, proven } from './proving.ts';
import { useTry } from './useTry.ts';

export function PasswordPart({ me }: { me: MeBody }) {
  const { people } = usePageWords();
  const words = people.page;
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  const trying = useTry();
  const save = (event: FormEvent) => {
    event.preventDefault();
    void trying.run(
      async () => {
        const password = { ...(me.hasPassword && { old }), next };
        await proven(() => ask('PATCH /api/me', { body: { password } }));
        setOld('');
        setNext('');
        await whoAmI(true);
        say(words.passwordChanged);
      },
      problem => (isNotShown(problem) ? people.proof.notShown : undefined),
    );
  };
  return (
    <Panel className="pp-part">
      <h2>{words.password}</h2>
      <form onSubmit={save}>
        {/* password managers want to know whose password it is */}
        <input
          className="unseen"
          type="text"
          autoComplete="username"
          value={me.name}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        {me.hasPassword ? (
          <Field
            label={words.old}
            type="password"
            autoComplete="current-password"
            required
            value={old}
            onText={setOld}
          />
        ) : (
          <p className="note">{words.passwordNone}</p>
        )}
        <NewPassword label={words.next} value={next} onText={setNext} />
        <p className="pp-problem" role="alert">
          {trying.problem}
        </p>
        <Button type="submit">{me.hasPassword ? words.changePassword : words.setPassword}</Button>
      </form>
    </Panel>
  );
}
