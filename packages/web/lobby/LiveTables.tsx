import { Emblem, Icon, SeatMark } from '@tianxia/look';
import type { TableLine } from '@tianxia/protocol';
import { Link } from 'wouter';
import { aboutOf } from '../games.ts';
import { ago } from '../text/ago.ts';
import { named } from '../text/named.ts';
import { usePageWords, useWords } from '../text/words.ts';
import { GameName, gameTitle } from './GameName.tsx';

const SHOWN = 6;

/** Tables in play that let others look on. */
export function LiveTables({ live }: { live: readonly TableLine[] }) {
  const { lobby: words } = usePageWords();
  return (
    <section className="lb-live" aria-labelledby="lb-live">
      <h2 className="lb-sec" id="lb-live">
        {words.live} {live.length > 0 && <span className="note">{words.liveNote(live.length)}</span>}
      </h2>
      {live.length === 0 ? (
        <p className="lb-hint">{words.liveEmpty}</p>
      ) : (
        <ul className="lb-cards">
          {live.slice(0, SHOWN).map(line => (
            <LiveCard key={line.id} line={line} />
          ))}
        </ul>
      )}
    </section>
  );
}
function LiveCard({ line }: { line: TableLine }) {
  const { called } = useWords();
  const { lobby: words } = usePageWords();
  const { game, waiting, watching } = line;
  const seats = line.seats.map(seat => named(called, seat));
  const whose = waiting?.length === 1 ? seats[waiting[0]!]?.name : undefined;
  return (
    <li className="panel lb-table">
      <Emblem game={game} original={aboutOf(game)?.original ?? ''} size={88} />
      <div>
        <h3>
          <GameName game={game} />
        </h3>
        <ul className="lb-names">
          {seats.map(({ colour, name }) => (
            <li key={colour}>
              <SeatMark colour={colour} size={16} />
              {name}
            </li>
          ))}
        </ul>
        <p className="lb-whose">
          <b>{whose === undefined ? words.answers : words.toPlay(whose)}</b>
        </p>
        <p className="note lb-foot">
          <span>{words.since(ago(Date.parse(line.changed), Date.now(), words.short))}</span>
          <span className="lb-eyes" data-tip={words.watching(watching)}>
            <Icon name="eye" size={16} />
            <span aria-hidden="true">{watching}</span>
            <span className="unseen">{words.watching(watching)}</span>
          </span>
          <Link className="btn" href={line.url} aria-label={words.watchAt(gameTitle(game))}>
            {words.watch}
          </Link>
        </p>
      </div>
    </li>
  );
}
