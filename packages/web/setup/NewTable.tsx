import type { About } from '@tianxia/kernel';
import { Button, Emblem, Panel } from '@tianxia/look';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { GameSetup } from '../games.ts';
import { titleOf } from '../games.ts';
import { useMe } from '../me.ts';
import { optionWords } from '../parts/optionWords.ts';
import { standing } from '../people/mark.ts';
import { useFriends } from '../people/useFriends.ts';
import { NoAnswer } from '../server.ts';
import { change, useSettings } from '../settings.ts';
import { type PageWords, usePageWords, useWords } from '../text/words.ts';
import { AskFriends } from './AskFriends.tsx';
import { Options } from './Options.tsx';
import type { Pack } from './pack.ts';
import { fitting, isLocal, type Limits, type Plan, standardPlan, withSitter } from './plan.ts';
import { Seats } from './Seats.tsx';
import { startTable } from './start.ts';
import { TermsPanel } from './TermsPanel.tsx';
import { type Agreed, standardAgreed } from './terms.ts';
import { useBotRatings } from './useBotRatings.ts';
import { usual } from './usual.ts';

export interface NewTableProps {
  about: About;
  setup: GameSetup;
  invite: 'friend' | 'lobby' | undefined; // somebody asked to play with others
  ask: readonly string[]; // friends who are to be asked
  onStarted: (address: string) => void;
}

/** A seat is kept for somebody else; a table for the lobby says so. */
function invited(plan: Plan, to: 'friend' | 'lobby'): Plan {
  const open = isLocal(plan) && plan.seats.length > 1 ? withSitter(plan, 1, 'link') : plan;
  const agreed = open.agreed ?? standardAgreed;
  return to === 'lobby' ? { ...open, agreed: { ...agreed, visibility: 'public' } } : open;
}

function summary(about: About, setup: GameSetup, plan: Plan, { setup: words, terms }: PageWords): string {
  const pace = isLocal(plan) ? undefined : plan.agreed?.terms.pace;
  const choices = optionWords(setup, plan.options);
  if (pace?.kind === 'live') choices.push(terms.each(Math.round(pace.bank / 60_000)));
  if (pace?.kind === 'slow') choices.push(terms.aTurn(pace.hours));
  return words.summary(words.forPlayers(titleOf(about.id), plan.seats.length), choices);
}

/** Everything about the table to be, already filled in; one click starts it. */
export function NewTable({ about, setup, invite, ask, onStarted }: NewTableProps) {
  const { who } = useWords();
  const pages = usePageWords();
  const { setup: words, terms: termsWords } = pages;
  const me = useMe();
  const followed = useFriends(me?.account ? me.id : undefined)?.friends ?? [];
  const friends = followed.filter(({ followsBack }) => followsBack); // only they can be asked
  const [asked, setAsked] = useState(ask);
  const settings = useSettings();
  const name = settings.name || (me?.name ?? '');
  const rated = useBotRatings(about.id);
  const limits: Limits = { seats: about.seats, colours: setup.colours, options: setup.options };
  const [plan, setPlan] = useState(() => {
    const before = fitting(usual(about.id).get(), limits);
    return invite ? invited(before, invite) : before;
  });
  const [pack, setPack] = useState<Pack>(); // for this table only: what is usual is the printed one
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const alter = (next: Plan) => {
    setPlan(next);
    setTrouble(undefined);
    usual(about.id).set(next);
  };
  const start = async (event?: FormEvent) => {
    event?.preventDefault();
    if (busy || whyNot !== undefined) return;
    setBusy(true);
    try {
      usual(about.id).set(plan);
      onStarted(await startTable(about.id, plan, name.trim(), { invite: asked, content: pack?.content }));
    } catch (error) {
      setTrouble(error instanceof NoAnswer ? words.noServer : words.refused((error as Error).message));
      setBusy(false);
    }
  };

  // Enter anywhere that has no use for it starts the table
  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target === document.body) form.current?.requestSubmit();
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, []);

  const count = (by: string) => plan.seats.filter(seat => seat.by === by).length;
  const together = !isLocal(plan);
  const agreed: Agreed = plan.agreed ?? standardAgreed;
  const byLink = agreed.visibility === 'link';
  const whyNot = !together
    ? undefined
    : count('here') > 0
      ? words.oneEach
      : agreed.visibility === 'private' && asked.length === 0
        ? termsWords.nobodyAsked
        : undefined;
  const standard = standardPlan(limits);
  return (
    <form ref={form} className={together ? 'nt-form with-others' : 'nt-form'} onSubmit={start}>
      <Options about={about} setup={setup} plan={plan} onChange={alter} pack={pack} onPack={setPack} />
      <Seats
        setup={setup}
        rated={rated}
        limits={limits}
        plan={plan}
        name={name}
        signedIn={together && me ? { name: me.name, note: standing(me, who) } : undefined}
        onName={next => change({ name: next })}
        onChange={alter}
        friends={together && friends.length > 0 && <AskFriends friends={friends} asked={asked} onChange={setAsked} />}
      />
      {together && <TermsPanel agreed={agreed} onChange={next => alter({ ...plan, agreed: next })} />}
      <Panel as="footer" className="bar">
        <Emblem game={about.id} original={about.original} size={44} className="only-wide" />
        <div className="ask" role="status">
          <b>{summary(about, setup, plan, pages)}</b>
          {trouble ? (
            <span className="trouble">{trouble}</span>
          ) : (
            <span>
              {byLink || !together ? '' : `${termsWords.visibilityAbout[agreed.visibility]} `}
              {words.outlook(count('bot'), count('here'), byLink ? count('link') : 0, about.minutes)}
            </span>
          )}
        </div>
        <div className="acts">
          {JSON.stringify(plan) !== JSON.stringify(standard) && (
            <Button className="only-wide" kind="quiet" onPress={() => alter(standard)}>
              {words.usual}
            </Button>
          )}
          {whyNot !== undefined ? (
            <Button kind="main" size="large" icon="play" whyNot={whyNot}>
              {words.start}
            </Button>
          ) : (
            <Button kind="main" size="large" icon="play" type="submit" hotkey="Enter">
              {busy ? words.starting : words.start}
            </Button>
          )}
        </div>
      </Panel>
    </form>
  );
}
