import type { About } from '@tianxia/kernel';
import { Button, Emblem, Panel } from '@tianxia/look';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { GameSetup } from '../games.ts';
import { NoAnswer } from '../server.ts';
import { change, useSettings } from '../settings.ts';
import { useWords, type Words } from '../text/words.ts';
import { Options } from './Options.tsx';
import { fitting, isLocal, type Limits, type Plan, standardPlan, withSitter } from './plan.ts';
import { Seats } from './Seats.tsx';
import { startTable } from './start.ts';
import { usual } from './usual.ts';

export interface NewTableProps {
  about: About;
  setup: GameSetup;
  invite: boolean; // somebody asked to play with friends
  onStarted: (address: string) => void;
}

function invited(plan: Plan): Plan {
  return isLocal(plan) && plan.seats.length > 1 ? withSitter(plan, 1, 'link') : plan;
}

function summary(about: About, setup: GameSetup, plan: Plan, words: Words['setup']): string {
  // only what differs from the standard is worth a word, and the first option, which is the board
  const choices = Object.entries(setup.options).flatMap(([option, [standard]], i) => {
    const value = plan.options[option] ?? standard;
    const text = setup.texts.options[option];
    const name = text?.values[value]?.name;
    if (name === undefined || (i > 0 && value === standard)) return [];
    return [value === 'on' || value === 'off' ? `${text?.name.toLowerCase()} ${name}` : name];
  });
  return words.summary(words.forPlayers(about.title, plan.seats.length), choices);
}

/** Everything about the table to be, already filled in; one click starts it. */
export function NewTable({ about, setup, invite, onStarted }: NewTableProps) {
  const { setup: words } = useWords();
  const { name } = useSettings();
  const limits: Limits = { seats: about.seats, colours: setup.colours, options: setup.options };
  const [plan, setPlan] = useState(() => {
    const before = fitting(usual(about.id).get(), limits);
    return invite ? invited(before) : before;
  });
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
    if (busy || tooMany) return;
    setBusy(true);
    try {
      usual(about.id).set(plan);
      onStarted(await startTable(about.id, plan, name.trim()));
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
  const tooMany = !isLocal(plan) && count('here') > 0;
  const standard = standardPlan(limits);
  return (
    <form ref={form} className="nt-form" onSubmit={start}>
      <Options setup={setup} plan={plan} reconstructed={about.reconstructed.en} onChange={alter} />
      <Seats
        setup={setup}
        limits={limits}
        plan={plan}
        name={name}
        onName={next => change({ name: next })}
        onChange={alter}
      />
      <Panel as="footer" className="bar">
        <Emblem game={about.id} original={about.original} size={44} className="only-wide" />
        <div className="ask" role="status">
          <b>{summary(about, setup, plan, words)}</b>
          {trouble ? (
            <span className="trouble">{trouble}</span>
          ) : (
            <span>{words.outlook(count('bot'), count('here'), count('link'), about.minutes)}</span>
          )}
        </div>
        <div className="acts">
          {JSON.stringify(plan) !== JSON.stringify(standard) && (
            <Button className="only-wide" kind="quiet" onPress={() => alter(standard)}>
              {words.usual}
            </Button>
          )}
          {tooMany ? (
            <Button kind="main" size="large" icon="play" whyNot={words.oneEach}>
              {words.start}
            </Button>
          ) : (
            <Button kind="main" size="large" icon="play" type="submit" hotkey="↵">
              {busy ? words.starting : words.start}
            </Button>
          )}
        </div>
      </Panel>
    </form>
  );
}
