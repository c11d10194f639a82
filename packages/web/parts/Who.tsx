import { Icon, SeatMark, say } from '@tianxia/look';
import type { MeBody } from '@tianxia/protocol';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { signOut, useMe, whoAmI } from '../me.ts';
import { markOf, standing } from '../people/mark.ts';
import { useWords } from '../text/words.ts';

const EVERY = 60_000; // how often a page that stays open asks whether a table waits

/** Who you are, how many tables wait for you, and the ways to your own pages. */
export function Who({ places, comforts }: { places: ReactNode; comforts: ReactNode }) {
  const { who } = useWords();
  const me = useMe();
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') whoAmI(true).catch(() => undefined); // offline: nothing is known
    };
    ask();
    const clock = setInterval(ask, EVERY);
    return () => clearInterval(clock);
  }, []);
  return (
    <>
      {me && (
        <Link className="btn icon quiet hd-bell" href="/tables" data-tip={who.bell(me.turns)}>
          <Icon name="bell" />
          <span className="unseen">{who.bell(me.turns)}</span>
          {me.turns > 0 && (
            <span className="hd-count" aria-hidden="true">
              {me.turns}
            </span>
          )}
        </Link>
      )}
      {me === null && (
        <Link className="btn only-wide" href="/sign-in">
          {who.signIn}
        </Link>
      )}
      <Menu me={me ?? null} places={places} comforts={comforts} />
    </>
  );
}

interface MenuProps {
  me: MeBody | null;
  places: ReactNode;
  comforts: ReactNode;
}
function Menu({ me, places, comforts }: MenuProps) {
  const { who, site } = useWords();
  const [open, setOpen] = useState(false);
  const [, go] = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  useEffect(() => {
    if (!open) return;
    const beside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const leaveIt = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', beside);
    document.addEventListener('focusin', beside);
    document.addEventListener('keydown', leaveIt);
    return () => {
      document.removeEventListener('pointerdown', beside);
      document.removeEventListener('focusin', beside);
      document.removeEventListener('keydown', leaveIt);
    };
  }, [open]);
  const leave = () => {
    setOpen(false);
    signOut().then(
      () => {
        say(who.signedOut);
        go('/');
      },
      () => say(who.silent),
    );
  };
  const label = me ? who.menu(me.name) : who.menuNobody;
  return (
    <div className={me ? 'hd-who' : 'hd-who only-phone'} ref={box}>
      <button
        ref={button}
        type="button"
        className={me ? 'btn quiet hd-me' : 'btn quiet icon'}
        aria-expanded={open}
        aria-controls={list}
        aria-label={me ? undefined : label}
        data-tip={label}
        onClick={() => setOpen(!open)}
      >
        {me ? (
          <>
            <SeatMark colour={markOf(me.id)} size={34} disc />
            <span className="only-phone">
              <span className="unseen">{me.name}</span>
            </span>
            <span className="only-wide hd-name">
              <b>{me.name}</b>
              <small>{standing(me, who)}</small>
            </span>
            <span className="unseen">{who.menuMore}</span>
          </>
        ) : (
          <Icon name="more" />
        )}
      </button>
      <div className="panel hd-menu" id={list} hidden={!open}>
        {/* biome-ignore lint/a11y: a press on a link inside closes the menu; the links themselves take the keys */}
        <nav aria-label={label} onClick={event => (event.target as HTMLElement).closest('a') && setOpen(false)}>
          <span className="only-phone hd-places">{places}</span>
          {me?.account && <Link href={`/people/${encodeURIComponent(me.name)}`}>{who.myPage}</Link>}
          {me && (
            <Link href="/account">{me.account || me.offers.registration === 'closed' ? who.settings : who.keep}</Link>
          )}
          {!me?.account && <Link href="/sign-in">{who.signIn}</Link>}
          {me?.account && (
            <button type="button" onClick={leave}>
              {who.signOut}
            </button>
          )}
          <Link className="only-phone" href="/new">
            {site.newTable}
          </Link>
        </nav>
        <span className="hd-comforts">{comforts}</span>
      </div>
    </div>
  );
}
