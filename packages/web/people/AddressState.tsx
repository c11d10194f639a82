import { Button, say } from '@tianxia/look';
import type { MeBody } from '@tianxia/protocol';
import { useEffect } from 'react';
import { whoAmI } from '../me.ts';
import { ask } from '../server.ts';
import { usePageWords } from '../text/words.ts';
import { isNotShown, proven } from './proving.ts';
import { useTry } from './useTry.ts';

/** Is the mail address one's own? It says so once the link that was sent there has been opened. */
export function AddressState({ me, onRemoved }: { me: MeBody; onRemoved(): void }) {
  const { people } = usePageWords();
  const words = people.address;
  const trying = useTry();
  const waits = me.emailConfirmed === false;
  useEffect(() => {
    if (!waits) return;
    // The link is opened elsewhere; whoever comes back reads what came of it.
    const look = () => void (document.visibilityState === 'visible' && whoAmI(true).catch(() => undefined));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [waits]);
  if (me.email === undefined || !me.offers.mail) return null;
  if (!waits) return <p className="note">{words.confirmed}</p>;
  const again = () =>
    void trying.run(async () => {
      await ask('POST /api/me/mail');
      say(words.sent);
    });
  const remove = () =>
    void trying.run(
      async () => {
        await proven(() => ask('PATCH /api/me', { body: { email: null } }));
        await whoAmI(true);
        onRemoved();
        say(words.removed);
      },
      problem => (isNotShown(problem) ? people.proof.notShown : undefined),
    );
  return (
    <div className="pp-off" role="status">
      <b>{words.waitsTitle}</b>
      <small>{words.waitsHint(me.email)}</small>
      <p className="pp-problem" role="alert">
        {trying.problem}
      </p>
      <div className="acts">
        <Button onPress={again}>{words.again}</Button>
        <Button onPress={remove}>{words.remove}</Button>
      </div>
    </div>
  );
}
