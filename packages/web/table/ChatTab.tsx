import { Button, IconButton, SeatMark, say } from '@tianxia/look';
import type { ChatLine } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol/api-error';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Facts } from '../link/link.ts';
import { beSomebody, useMe } from '../me.ts';
import { change, useSettings } from '../settings.ts';
import { useWords } from '../text/words.ts';
import { muteForAll, sayAt } from './asks.ts';
import { mute, useMuted } from './chat.ts';
import { Report } from './Report.tsx';
import './talk.css';
import { nameIn } from '../text/named.ts';

interface ChatTabProps {
  id: string;
  facts: Facts;
  lines: readonly ChatLine[];
  draft: string; // kept by the table, so that another tab does not lose it
  onDraft(text: string): void;
}

/** Talk beside the game: players with players, watchers with watchers until the game is over. */
export function ChatTab({ id, facts, lines, draft, onDraft }: ChatTabProps) {
  const { together } = useWords();
  const { chat } = together;
  const silent = useMuted();
  const [about, setAbout] = useState<string>(); // the line whose speaker is looked at
  const [reported, setReported] = useState<ChatLine>();
  const list = useRef<HTMLDivElement>(null);
  const shown = lines.filter(line => !silent.includes(line.person));
  const seats = facts.you.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line brings itself into sight
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [shown.length]);
  return (
    <div className="tg-chat">
      <p className="note">{facts.company?.over ? chat.over : seats ? chat.players : chat.watchers}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <div className="tg-said" role="log" aria-label={chat.log} ref={list} tabIndex={0}>
        {shown.length === 0 && <p className="note">{chat.nothing}</p>}
        <ol>
          {shown.map(line => (
            <Said
              key={line.id}
              line={line}
              facts={facts}
              open={about === line.id}
              onOpen={() => setAbout(about === line.id ? undefined : line.id)}
              onReport={() => setReported(line)}
            />
          ))}
        </ol>
      </div>
      {silent.length > 0 && lines.length > shown.length && <Silent lines={lines} silent={silent} />}
      <Saying id={id} draft={draft} onDraft={onDraft} />
      {reported && <Report id={id} line={reported} onClose={() => setReported(undefined)} />}
    </div>
  );
}
interface SaidProps {
  line: ChatLine;
  facts: Facts;
  open: boolean;
  onOpen(): void;
  onReport(): void;
}
function Said({ line, facts, open, onOpen, onReport }: SaidProps) {
  const { called, together, play, forms } = useWords();
  const { chat } = together;
  const me = useMe();
  const seat = facts.players.find(player => player.person === line.person);
  const mine = line.person === me?.id;
  const host = facts.company?.host !== undefined && facts.company.host === me?.id;
  const muteHere = () => {
    mute(line.person, true);
    say(chat.isMuted(line.name), { name: chat.unmute(line.name), run: () => mute(line.person, false) });
  };
  return (
    <li className={mine ? 'mine' : undefined}>
      {seat ? <SeatMark colour={seat.colour} size={16} /> : <span />}
      <div>
        <span className="tg-said-by">
          <b>{mine ? play.you : nameIn(called, line)}</b>
          {line.room === 'watchers' && <small>{chat.fromWatcher}</small>}
          <time dateTime={line.at}>{forms.hour(line.at)}</time>
        </span>
        {line.hidden || line.text === '' ? <i className="note">{chat.removed}</i> : <p>{line.text}</p>}
        {open && (
          <div className="acts">
            <Button onPress={muteHere}>{chat.mute(line.name)}</Button>
            {host && facts.company && (
              <Button onPress={() => void muteForAll(facts.company!.id, line.person).catch(() => say(together.silent))}>
                {chat.muteAll(line.name)}
              </Button>
            )}
            <Button onPress={onReport}>{chat.report(line.name)}</Button>
          </div>
        )}
      </div>
      {!mine && <IconButton quiet icon="more" label={chat.about(line.name)} pressed={open} onPress={onOpen} />}
    </li>
  );
}
function Silent({ lines, silent }: { lines: readonly ChatLine[]; silent: readonly string[] }) {
  const { together } = useWords();
  const unheard = lines.filter(line => silent.includes(line.person));
  const people = new Map(unheard.map(({ person, name }) => [person, name]));
  return (
    <p className="note tg-chat-silent">
      {together.chat.muted(unheard.length)}
      {[...people].map(([person, name]) => (
        <button key={person} type="button" className="link" onClick={() => mute(person, false)}>
          {together.chat.unmute(name)}
        </button>
      ))}
    </p>
  );
}

function Saying({ id, draft, onDraft }: { id: string; draft: string; onDraft(text: string): void }) {
  const { together } = useWords();
  const { chat } = together;
  const me = useMe();
  const { name: known } = useSettings();
  const [name, setName] = useState(known);
  const [problem, setProblem] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const text = draft.trim();
    if (text === '') return;
    if (me === null && name.trim() === '') {
      setProblem(chat.nameFirst);
      return;
    }
    try {
      if (me === null) change({ name: name.trim() });
      await beSomebody(name.trim());
      await sayAt(id, text);
      onDraft('');
      setProblem('');
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : chat.notSaid);
    }
  };
  return (
    <form className="tg-saying" onSubmit={event => void send(event)}>
      {me === null && (
        <input
          aria-label={chat.name}
          placeholder={chat.name}
          autoComplete="nickname"
          maxLength={24}
          value={name}
          onChange={event => setName(event.target.value)}
        />
      )}
      <div>
        <input
          aria-label={chat.say}
          placeholder={chat.say}
          maxLength={500}
          autoComplete="off"
          value={draft}
          onChange={event => onDraft(event.target.value)}
        />
        <Button type="submit">{chat.send}</Button>
      </div>
      <span role="alert">{problem}</span>
    </form>
  );
}
