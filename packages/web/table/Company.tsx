import { Button, Dialog, Switch, say } from '@tianxia/look';
import { ApiError } from '@tianxia/protocol/api-error';
import { useState } from 'react';
import type { Company as CompanyFacts, Facts, TableLink } from '../link/link.ts';
import { change, useSettings } from '../settings.ts';
import { useWords } from '../text/words.ts';
import { AskFriend } from './AskFriend.tsx';
import { AskPause } from './AskPause.tsx';
import { endHandLinks, leaveTable, makeHandLink } from './asks.ts';
import { TermsInWords } from './Terms.tsx';
import './together.css';

interface CompanyProps {
  facts: Facts;
  company: CompanyFacts;
  link?: TableLink;
}
/** What concerns the others: the terms, who may look on, a pause, and how to leave. */
export function Company({ facts, company, link }: CompanyProps) {
  const { together } = useWords();
  const [seat] = facts.you;
  const sits = seat !== undefined;
  const plays = sits && !company.over && facts.players[seat]?.standIn === undefined;
  return (
    <>
      <section>
        <h2>{together.terms.title}</h2>
        <TermsInWords terms={company.terms} />
        {company.watching > 0 && <p className="note">{together.people.watching(company.watching)}</p>}
      </section>
      {sits && !company.over && <AskFriend id={company.id} />}
      {sits && !company.over && company.terms.watchers && <Hand id={company.id} />}
      {sits && <Notify />}
      {plays && link && <AskPause company={company} link={link} />}
      {plays && <Leave company={company} />}
    </>
  );
}
/** The link to one's own hand is the player's to give, and to take back. */
function Hand({ id }: { id: string }) {
  const { together, table } = useWords();
  const words = together.table;
  const [link, setLink] = useState<string>();
  const fail = () => say(together.silent);
  const make = () =>
    makeHandLink(id).then(async ({ url }) => {
      const address = new URL(url, location.href).href;
      setLink(address);
      await navigator.clipboard?.writeText(address).then(
        () => say(table.copied),
        () => undefined,
      );
    }, fail);
  const end = () =>
    endHandLinks(id).then(() => {
      setLink(undefined);
      say(words.handEnded);
    }, fail);
  return (
    <section>
      <h2>{words.hand}</h2>
      <p className="note">{words.handHint}</p>
      {link !== undefined && <code>{link}</code>}
      <div className="acts tg-wrap">
        <Button icon="eye" onPress={() => void make()}>
          {words.handMake}
        </Button>
        <Button onPress={() => void end()}>{words.handEnd}</Button>
      </div>
    </section>
  );
}
/** A note from the browser, if the reader wants it and the browser allows it. */
function Notify() {
  const { together } = useWords();
  const { notify } = useSettings();
  const words = together.table;
  if (!('Notification' in window)) return null;
  const set = async (on: boolean) => {
    const allowed = !on || (await Notification.requestPermission()) === 'granted';
    if (!allowed) say(words.notifyDenied);
    change({ notify: on && allowed });
  };
  return <Switch name={words.notify} about={words.notifyHint} on={notify} onChange={on => void set(on)} />;
}
function Leave({ company }: { company: CompanyFacts }) {
  const { together } = useWords();
  const words = together.table;
  const [asks, setAsks] = useState(false);
  const leave = () => {
    setAsks(false);
    leaveTable(company.id).then(
      () => undefined, // the line under the prompt says it
      problem => say(problem instanceof ApiError ? problem.message : together.silent),
    );
  };
  return (
    <section>
      <Button onPress={() => setAsks(true)}>{words.leave}</Button>
      <Dialog
        alert
        open={asks}
        title={words.leaveTitle}
        onClose={() => setAsks(false)}
        actions={
          <>
            <Button onPress={() => setAsks(false)}>{words.stay}</Button>
            <Button kind="main" onPress={leave}>
              {words.leave}
            </Button>
          </>
        }
      >
        <p>{company.terms.onTimeout === 'loss' ? words.leaveLoss : words.leaveBot}</p>
        <p className="note">{words.leaveHint}</p>
      </Dialog>
    </section>
  );
}
