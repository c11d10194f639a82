import { Button, Dialog } from '@tianxia/look';
import type { MeBody } from '@tianxia/protocol';
import { type FormEvent, useRef, useState } from 'react';
import { ask } from '../server.ts';
import { usePageWords } from '../text/words.ts';
import { CodeField, Field } from './Field.tsx';
import { hasPasskeys, isPutAway, proveByPasskey } from './passkey.ts';
import { useAsked } from './proving.ts';
import { useTry } from './useTry.ts';

/** "Is it you?": by the password, or by a passkey, before a way into the account is changed. */
export function ProofDialog({ me }: { me: MeBody }) {
  const asked = useAsked();
  // made anew for each question: no password waits in a closed one
  return asked ? <Question me={me} onAnswer={asked.answer} /> : null;
}
function Question({ me, onAnswer }: { me: MeBody; onAnswer: (isThem: boolean) => void }) {
  const { people } = usePageWords();
  const words = people.proof;
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const trying = useTry();
  const byPassword = (event: FormEvent) => {
    event.preventDefault();
    void trying.run(async () => {
      await ask('POST /api/me/proof', { body: { password, ...(me.secondFactor && { code }) } });
      onAnswer(true);
    });
  };
  const byPasskey = () =>
    void trying.run(
      async () => {
        await proveByPasskey();
        onAnswer(true);
      },
      problem => (isPutAway(problem) ? words.notDone : undefined),
    );
  return (
    <Dialog
      open
      title={words.title}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button onPress={() => onAnswer(false)}>{words.cancel}</Button>
          {me.passkeys > 0 && hasPasskeys() && (
            <Button icon="lock" kind={me.hasPassword ? 'plain' : 'main'} onPress={byPasskey}>
              {words.passkey}
            </Button>
          )}
          {me.hasPassword && (
            <Button kind="main" onPress={() => form.current?.requestSubmit()}>
              {words.go}
            </Button>
          )}
        </>
      }
    >
      <p>{words.why}</p>
      {me.hasPassword && (
        <form ref={form} className="pp-proof" onSubmit={byPassword}>
          <input
            className="unseen"
            type="text"
            autoComplete="username"
            value={me.name}
            readOnly
            tabIndex={-1}
            aria-hidden
          />
          <Field
            label={words.password}
            type="password"
            autoComplete="current-password"
            required
            autoFocus
            value={password}
            onText={setPassword}
          />
          {me.secondFactor && <CodeField value={code} onText={setCode} />}
          <input type="submit" hidden /> {/* for Enter: the buttons stand outside the form */}
        </form>
      )}
      <p className="pp-problem" role="alert">
        {trying.problem}
      </p>
    </Dialog>
  );
}
