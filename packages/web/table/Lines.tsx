import type { Speech, TableProps } from '@tianxia/board';
import type { GameTypes } from '@tianxia/kernel';
import { Button, Icon, say } from '@tianxia/look';
import { ApiError } from '@tianxia/protocol/api-error';
import { useEffect, useRef, useState } from 'react';
import type { Facts, Refused, Seen, TableLink } from '../link/link.ts';
import { useWords } from '../text/words.ts';
import { comeBack, dropPlan } from './asks.ts';
import { names, others, waitingFor } from './consent.ts';
import { Line } from './Line.tsx';
import { PauseLine } from './PauseLine.tsx';
import { PlanOffer } from './PlanOffer.tsx';

interface LinesProps {
  seen: Seen;
  facts: Facts;
  link: TableLink;
  table: TableProps<GameTypes>;
  speech: Speech;
  choose: ((words: string) => Promise<Refused | undefined>) | undefined; // now
  halfDone: boolean; // something that a new page would lose
}

/** What is not as usual, one line each: the line is broken, a bot plays for you, somebody asks something of the table. */
export function Lines({ seen, facts, link, table, speech, choose, halfDone }: LinesProps) {
  const { together } = useWords();
  const { company } = facts;
  return (
    <>
      {seen.ended === undefined ? <Reconnecting seen={seen} /> : <Ended seen={seen} />}
      {seen.outdated && <Newer busy={halfDone || seen.unsent === true} />}
      {company?.quarantine !== undefined && (
        <Line urgent>
          {together.quarantine.title}. {together.quarantine.text} <small>{company.quarantine}</small>
        </Line>
      )}
      <StandIn facts={facts} />
      <AskedUndo seen={seen} facts={facts} link={link} />
      <PauseLine facts={facts} link={link} />
      <Planned facts={facts} table={table} speech={speech} />
      {company && choose && <PlanOffer company={company} table={table} speech={speech} choose={choose} />}
    </>
  );
}
const HICCUP = 400; // a break shorter than this is nobody's business

/** Stands over the table and moves nothing: everything stays readable, and usually it is gone before it is read. */
function Reconnecting({ seen }: { seen: Seen }) {
  const { together } = useWords();
  const lost = seen.connection === 'lost';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!lost) return setShown(false);
    const timer = setTimeout(() => setShown(true), HICCUP);
    return () => clearTimeout(timer);
  }, [lost]);
  return (
    <div role="status">
      {shown && (
        <p className="tline-quiet">
          <Icon name="rotate" size={18} />
          {seen.unsent ? together.line.unsent : together.line.reconnecting}
        </p>
      )}
    </div>
  );
}
/** What let them in has ended. What they have chosen stays here until they are back: they sign in beside this page. */
function Ended({ seen }: { seen: Seen }) {
  const { together } = useWords();
  const words = together.line;
  if (seen.ended === 'banned') return <Line urgent>{words.banned}</Line>;
  return (
    <Line
      urgent
      acts={
        <>
          <Button onPress={() => location.reload()}>{words.lookOn}</Button>
          <a className="btn main" href="/sign-in" target="_blank" rel="noreferrer">
            {words.signIn}
          </a>
        </>
      }
    >
      {seen.unsent ? words.signedOutUnsent : words.signedOut}
    </Line>
  );
}
const RELOADED = 'tianxia.reloaded';
const ONCE_IN = 60_000; // a page that is still old after loading it again says so, and does not try for ever

/** The server was upgraded: the page loads itself again as soon as nothing is half done. */
function Newer({ busy }: { busy: boolean }) {
  const { together } = useWords();
  const load = () => {
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: load is the same at all times
  useEffect(() => {
    if (!busy && Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) > ONCE_IN) load();
  }, [busy]);
  return <Line acts={<Button onPress={load}>{together.line.load}</Button>}>{together.line.newer}</Line>;
}
function StandIn({ facts }: { facts: Facts }) {
  const { together } = useWords();
  const why = facts.players[facts.you[0] ?? -1]?.standIn;
  if (why === undefined || facts.company === undefined || facts.company.over) return null;
  const { id } = facts.company;
  const back = () =>
    comeBack(id).then(
      () => say(together.line.isBack),
      problem => say(problem instanceof ApiError ? problem.message : together.silent),
    );
  const button = (
    <Button kind="main" icon="here" onPress={() => void back()}>
      {together.line.back}
    </Button>
  );
  return (
    <Line urgent acts={why === 'lost' ? undefined : button}>
      {together.line.standIn[why]}
    </Line>
  );
}
/** Going further back than the rules of undo allow is everybody's business. */
function AskedUndo({ seen, facts, link }: Pick<LinesProps, 'seen' | 'facts' | 'link'>) {
  const { together } = useWords();
  const { askedUndo } = seen;
  const words = together.line;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && askedUndo?.open === false)
      say(others(facts, askedUndo.by).every(seat => askedUndo.agreed.includes(seat)) ? words.wentBack : words.playsOn);
    wasOpen.current = askedUndo?.open === true;
  }, [askedUndo, facts, words]);
  if (askedUndo === undefined || !askedUndo.open) return null;
  const { by, to, agreed } = askedUndo;
  const [you] = facts.you;
  const waiting = waitingFor(facts, by, agreed);
  const back = seen.update?.happened.filter(step => step.version > to).length ?? 0;
  if (by === you) return <Line>{words.youAsked(waiting)}</Line>;
  if (you === undefined || facts.players[you]?.standIn !== undefined)
    return <Line>{words.asksUndo(names(facts, [by]), back)}</Line>;
  if (agreed.includes(you)) return <Line>{words.youAgreed(waiting)}</Line>;
  return (
    <Line
      urgent
      acts={
        <>
          <Button onPress={() => void link.answerUndo?.(false)}>{words.refuse}</Button>
          <Button kind="main" icon="undo" onPress={() => void link.answerUndo?.(true)}>
            {words.agree}
          </Button>
        </>
      }
    >
      {words.asksUndo(names(facts, [by]), back)}
    </Line>
  );
}
/** What is chosen for one when one is asked again; always in sight, always cancellable. Once it has ended: why. */
function Planned({ facts, table, speech }: Pick<LinesProps, 'facts' | 'table' | 'speech'>) {
  const { together } = useWords();
  const words = together.line;
  const { plan, id, over } = facts.company ?? {};
  if (plan === undefined || id === undefined || over) return null;
  const option = table.kernel.read(plan.words);
  const said = option === undefined ? plan.words : speech.option(option);
  const sentence = said.endsWith('.') ? said : `${said}.`;
  const drop = () => void dropPlan(id).catch(() => say(together.silent));
  if (plan.stopped !== undefined)
    return (
      <Line acts={<Button onPress={drop}>{words.planSeen}</Button>}>
        <b>{words.planEnded(sentence)}</b> {words.planStopped[plan.stopped]}
      </Line>
    );
  return (
    <Line acts={<Button onPress={drop}>{words.cancel}</Button>}>
      <b>{words.plan(sentence)}</b> {words.planUntil[plan.until]}
    </Line>
  );
}
