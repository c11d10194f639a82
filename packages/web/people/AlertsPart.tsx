import { Button, Panel, Switch, say } from '@tianxia/look';
import type { Alerts, MeBody } from '@tianxia/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { whoAmI } from '../me.ts';
import { ask } from '../server.ts';
import { usePageWords } from '../text/words.ts';
import { Field } from './Field.tsx';
import { canPush, endPush, isPushed, startPush } from './push.ts';
import { useTry } from './useTry.ts';

/** How one hears that it is one's turn. */
export function AlertsPart({ me }: { me: MeBody }) {
  const { people } = usePageWords();
  const words = people.page;
  const { alerts, offers } = me;
  const [webhook, setWebhook] = useState(alerts.webhook ?? '');
  const [here, setHere] = useState(false); // this browser is reached
  useEffect(() => {
    isPushed().then(setHere, () => undefined);
  }, []);
  const trying = useTry();
  const keep = async (next: Alerts) => {
    await ask('PATCH /api/me', { body: { alerts: next } });
    await whoAmI(true);
    say(people.saved);
  };
  const push = (on: boolean) =>
    void trying.run(async () => {
      if (!on)
        await endPush(); // other devices of theirs go on
      else if (!(await startPush(offers.push!))) return say(words.pushDenied);
      setHere(on);
      await keep({ ...alerts, push: alerts.push || on });
    });
  const saveHook = (event: FormEvent) => {
    event.preventDefault();
    const { webhook: _, ...rest } = alerts;
    void trying.run(() => keep(webhook.trim() === '' ? rest : { ...rest, webhook: webhook.trim() }));
  };
  const noAddress = me.email === undefined ? (me.account ? words.mailNeeds : words.mailAccount) : undefined;
  const noMail = offers.mail ? noAddress : words.mailOff;
  const noPush = offers.push === undefined ? words.pushOff : canPush() ? undefined : words.pushNot;
  return (
    <Panel className="pp-part">
      <h2>{words.alerts}</h2>
      <p className="note">{words.alertsNote}</p>
      {noMail === undefined ? (
        <Switch
          name={words.mail}
          about={me.emailConfirmed ? me.email : `${me.email}: ${people.address.waits}`}
          on={alerts.mail}
          onChange={mail => void trying.run(() => keep({ ...alerts, mail }))}
        />
      ) : (
        <Off name={words.mail} why={noMail} />
      )}
      {noPush === undefined ? (
        <Switch name={words.push} about={words.pushOn} on={alerts.push && here} onChange={push} />
      ) : (
        <Off name={words.push} why={noPush} />
      )}
      {offers.webhook ? (
        <form className="pp-row" onSubmit={saveHook}>
          <Field
            label={words.webhook}
            hint={words.webhookHint}
            type="url"
            placeholder="https://"
            maxLength={500}
            value={webhook}
            onText={setWebhook}
          />
          <Button type="submit">{words.save}</Button>
        </form>
      ) : (
        <Off name={words.webhook} why={words.webhookOff} />
      )}
      <p className="pp-problem" role="alert">
        {trying.problem}
      </p>
    </Panel>
  );
}
/** Not to be had here, and why. */
function Off({ name, why }: { name: string; why: string }) {
  return (
    <p className="pp-off">
      <b>{name}</b>
      <small>{why}</small>
    </p>
  );
}
