import type { About } from '@tianxia/kernel';
import { Button, Emblem, Icon, Panel, SeatMark, say } from '@tianxia/look';
import type { ReactNode } from 'react';
import { Header } from '../parts/Header.tsx';
import { useTitle } from '../parts/title.ts';
import { useWords } from '../text/words.ts';
import './room.css';
import { besideOf, titleOf } from '../games.ts';

export interface RoomProps {
  about: About;
  title: string;
  hint: string;
  seats: readonly { colour: string; name: string; note: string; act?: ReactNode }[];
  terms?: ReactNode; // how it is played, in words
  link?: string; // for friends who are still to come
  more?: ReactNode; // further below
  children?: ReactNode; // what the reader can do: sit down, watch
}

/** A table before its first move: who sits where, and the link for those who are still to come. */
export function Room({ about, title, hint, seats, terms, link, more, children }: RoomProps) {
  const { table } = useWords();
  useTitle(`${titleOf(about.id)} · ${title}`);
  const copy = async () => {
    if (link === undefined) return;
    await navigator.clipboard?.writeText(link).then(
      () => say(table.copied),
      () => undefined,
    );
  };
  return (
    <>
      <Header />
      <main className="room" id="content" tabIndex={-1}>
        <Panel>
          <div className="room-head">
            <Emblem game={about.id} original={about.original} size={76} />
            <div>
              <p className="note">
                {titleOf(about.id)}{' '}
                <span className="han" lang="zh">
                  {besideOf(about.id)}
                </span>
              </p>
              <h1>{title}</h1>
              <p>{hint}</p>
            </div>
          </div>
          <ol>
            {seats.map(seat => (
              <li key={seat.colour}>
                <SeatMark colour={seat.colour} size={32} disc />
                <b>{seat.name}</b>
                <span className="note">{seat.note}</span>
                {seat.act}
              </li>
            ))}
          </ol>
          {terms && <div className="room-terms">{terms}</div>}
          {children}
          {link !== undefined && (
            <div className="room-link">
              <span className="field-box">
                <Icon name="link" size={18} />
                <input readOnly aria-label={table.linkLabel} value={link} onFocus={event => event.target.select()} />
              </span>
              <Button kind={children === undefined ? 'main' : 'plain'} icon="copy" onPress={() => void copy()}>
                {table.copy}
              </Button>
            </div>
          )}
          {more && <div className="room-more">{more}</div>}
        </Panel>
      </main>
    </>
  );
}
