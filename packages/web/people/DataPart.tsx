import { Button, Dialog, Panel, say } from '@tianxia/look';
import type { MeBody } from '@tianxia/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { whoAmI } from '../me.ts';
import { ask } from '../server.ts';
import { usePageWords } from '../text/words.ts';
import { Field } from './Field.tsx';
import { isNotShown, proven } from './proving.ts';
import { useTry } from './useTry.ts';

/** One's data as a file, and the end of the account. */
export function DataPart({ me }: { me: MeBody }) {
  const { people } = usePageWords();
  const words = people.page;
  const [, go] = useLocation();
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const trying = useTry();
  const open = () => {
    setTyped('');
    setPassword('');
    setAsking(true);
  };
  const remove = () =>
    void trying.run(
      async () => {
        await proven(() => ask('DELETE /api/me', { body: me.hasPassword ? { password } : {} }));
        await whoAmI(true);
        say(words.deleted(me.name));
        go('/');
      },
      problem => (isNotShown(problem) ? people.proof.notShown : undefined),
    );
  return (
    <Panel className="pp-part">
      <h2>{words.data}</h2>
      <p className="note">{words.dataNote}</p>
      <div className="acts">
        <a className="btn" href="/api/me/export" download="tianxia-my-data.json">
          {words.export}
        </a>
        <Button kind="quiet" className="pp-danger" onPress={open}>
          {me.account ? words.delete : words.deleteGuest}
        </Button>
      </div>
      <Dialog
        alert
        open={asking}
        title={words.deleteTitle(me.name)}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>{words.deleteNot}</Button>
            {typed.trim() === me.name ? (
              <Button kind="main" onPress={remove}>
                {words.deleteGo}
              </Button>
            ) : (
              <Button kind="main" whyNot={words.deleteType(me.name)}>
                {words.deleteGo}
              </Button>
            )}
          </>
        }
      >
        <p>{words.deleteNote}</p>
        <Field label={words.deleteType(me.name)} autoComplete="off" value={typed} onText={setTyped} />
        {me.hasPassword && (
          <Field
            label={words.deletePassword}
            type="password"
            autoComplete="current-password"
            value={password}
            onText={setPassword}
          />
        )}
        <p className="pp-problem" role="alert">
          {trying.problem}
        </p>
      </Dialog>
    </Panel>
  );
}
