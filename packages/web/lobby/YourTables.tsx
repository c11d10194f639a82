import { classes, Emblem, Icon, SeatMark } from '@tianxia/look';
import type { LobbyBody } from '@tianxia/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { aboutOf } from '../games.ts';
import { useOwnTables } from '../tables.ts';
import { ago } from '../text/ago.ts';
import { named, nameIn } from '../text/named.ts';
import { usePageWords, useWords } from '../text/words.ts';
import { GameName, gameTitle } from './GameName.tsx';
import { fromDevice, fromServer, type OwnLine, yourTurnFirst } from './ownLines.ts';

const SHOWN = 3;

/** Where you sit, here and on the server; the ones that wait for you stand first. */
export function YourTables({ yours }: { yours: LobbyBody['yours'] }) {
  const { called } = useWords();
  const { lobby: words } = usePageWords();
  const [all, setAll] = useState(false);
  const here = useOwnTables().filter(table => table.where === 'here' && !table.over);
  const lines = yourTurnFirst([
    ...yours.map(line => fromServer({ ...line, seats: line.seats.map(seat => named(called, seat)) })),
    ...here.map(table =>
      fromDevice({
        ...table,
        seats: table.seats.map(seat => ({ ...seat, name: nameIn(called, { ...seat, bot: seat.by === 'bot' }) })),
      }),
    ),
  ]);
  const waiting = lines.filter(line => line.yourTurn).length;
  const shown = all ? lines : lines.slice(0, SHOWN);
  return (
    <section className="lb-yours" aria-labelledby="lb-yours">
      <h1 className="lb-sec" id="lb-yours">
        {words.yours} {lines.length > 0 && <span className="note">{words.yoursNote(lines.length, waiting)}</span>}
        {lines.length > SHOWN && (
          <button type="button" className="link" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? words.fewer : words.more(lines.length - SHOWN)}
          </button>
        )}
      </h1>
      {lines.length === 0 ? (
        <p className="lb-hint">{words.none}</p>
      ) : (
        <ul className="lb-cards">
          {shown.map(line => (
            <OwnCard key={line.id} line={line} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OwnCard({ line }: { line: OwnLine }) {
  const { called } = useWords();
  const { lobby: words } = usePageWords();
  const { game, href, others, yourTurn } = line;
  const stands = line.stage === 'open' ? words.waitsFor(line.free) : line.standing;
  const past = <span className="lb-past">{words.since(ago(line.changed, Date.now(), words.short))}</span>;
  return (
    <li className={classes('panel', 'lb-own', yourTurn && 'lb-mine')}>
      <Emblem game={game} original={aboutOf(game)?.original ?? ''} size={60} />
      <div>
        <h2>
          <GameName game={game} />
        </h2>
        <p className="note lb-with">
          {[stands, others.length > 0 ? words.with : undefined].filter(part => part !== undefined).join(', ')}
          {others.map(({ colour, name }) => (
            <SeatMark key={colour} colour={colour} size={16} label={name || called.somebody} />
          ))}
        </p>
        <p className="lb-whose">
          {yourTurn ? (
            <>
              <b className="lb-red">{words.yourTurn}</b> {past}
            </>
          ) : line.here ? (
            words.onDevice
          ) : line.stage === 'open' ? (
            past
          ) : (
            <>
              <b>{line.whose === undefined ? words.answers : words.turnOf(line.whose)}</b> {past}
            </>
          )}
        </p>
      </div>
      {yourTurn ? (
        <Link className="btn main" href={href} aria-label={`${words.resume}: ${gameTitle(game)}`}>
          {words.resume}
        </Link>
      ) : (
        <Link className="btn icon" href={href} aria-label={words.goThere(gameTitle(game))}>
          <Icon name="next" />
        </Link>
      )}
    </li>
  );
}
