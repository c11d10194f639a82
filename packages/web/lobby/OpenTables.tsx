import { Button, classes, Emblem, Icon, Panel, SeatMark } from '@tianxia/look';
import type { TableLine } from '@tianxia/protocol';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { aboutOf, playable, titleOf } from '../games.ts';
import { useOptionWords } from '../parts/optionWords.ts';
import { joinTable } from '../server.ts';
import { ago } from '../text/ago.ts';
import { nameIn } from '../text/named.ts';
import { usePageWords, useWords } from '../text/words.ts';
import { GameFilter, PaceFilter } from './Filters.tsx';
import { type Filter, noFilter, passes } from './filter.ts';
import { GameName, gameTitle } from './GameName.tsx';
import { keepLine } from './keepLine.ts';
import { paceIcon, paceWords } from './paces.ts';

export interface OpenTablesProps {
  open: readonly TableLine[] | undefined; // undefined: not known yet
  filter: Filter;
  rated: boolean;
  onFilter: (filter: Filter) => void;
  asSomebody: (wish: () => Promise<void>) => void;
}

const free = ({ seats }: TableLine) => seats.filter(seat => seat.by === 'open').length;

/** Tables with a free seat. */
export function OpenTables({ open, filter, rated, onFilter, asSomebody }: OpenTablesProps) {
  const { lobby: words } = usePageWords();
  const lines = open?.filter(line => passes(filter, line)) ?? [];
  const seats = lines.reduce((sum, line) => sum + free(line), 0);
  const filtered = filter.game !== '' || filter.pace !== 'any' || (filter.fits && rated);
  return (
    <Panel className="lb-open">
      <div className="lb-head">
        <h2>{words.open}</h2>
        <span className="note" role="status">
          {open && words.openNote(seats, lines.length)}
        </span>
        <PaceFilter filter={filter} rated={rated} onChange={onFilter} />
      </div>
      <GameFilter filter={filter} onChange={onFilter} />
      {lines.length > 0 ? (
        <OpenList lines={lines} asSomebody={asSomebody} />
      ) : (
        open && (
          <div className="lb-empty">
            {filtered ? (
              <>
                <p>{words.nothingFits}</p>
                <Button onPress={() => onFilter(noFilter)}>{words.showAll}</Button>
              </>
            ) : (
              <>
                <h3>{words.emptyTitle}</h3>
                <p>{words.empty}</p>
                <ul className="lb-offer">
                  {playable.map(({ id, original }) => (
                    <li key={id}>
                      <Link href={`/new/${id}?lobby`}>
                        <Emblem game={id} original={original} size={76} />
                        {titleOf(id)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        )
      )}
    </Panel>
  );
}

function OpenList({ lines, asSomebody }: { lines: readonly TableLine[] } & Pick<OpenTablesProps, 'asSomebody'>) {
  const { lobby: words } = usePageWords();
  const { columns } = words;
  const now = useNow();
  const best = lines.find(line => free(line) === 1);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className="lb-list" tabIndex={0} aria-label={words.open}>
      <table>
        <thead>
          <tr>
            {Object.values(columns).map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th>
              <span className="unseen">{words.sit}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <OpenRow key={line.id} line={line} best={line === best} now={now} asSomebody={asSomebody} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface OpenRowProps {
  line: TableLine;
  best: boolean; // begins at once
  now: number;
  asSomebody: OpenTablesProps['asSomebody'];
}
function OpenRow({ line, best, now, asSomebody }: OpenRowProps) {
  const { called } = useWords();
  const { lobby: words } = usePageWords();
  const [, go] = useLocation();
  const { game, host, seats, terms } = line;
  const options = useOptionWords(game, line.options);
  const hostName = host?.name ?? called.somebody;
  const taken = seats.length - free(line);
  const sit = async () => {
    const { seat } = await joinTable(line.id, {});
    keepLine(line, seat);
    go(line.url);
  };
  return (
    <tr className={classes(best && 'lb-best')} data-tip={best ? words.beginsWithYou : undefined}>
      <td className="lb-game">
        <Emblem game={game} original={aboutOf(game)?.original ?? ''} size={36} />
        <span>
          <b className="serif">
            <GameName game={game} />
          </b>
          <small>{options}</small>
        </span>
      </td>
      <td className="lb-host">
        {host ? (
          <Link href={`/people/${encodeURIComponent(host.account ? host.name : host.id)}`}>{hostName}</Link>
        ) : (
          hostName
        )}
        <small>{host?.rating ?? (host?.account ? '' : words.guest)}</small>
      </td>
      <td className="lb-seats">
        <span>
          {seats.map((seat, i) =>
            seat.by === 'open' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <i key={i} className="lb-free" />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <SeatMark key={i} colour={seat.colour} size={24} disc label={nameIn(called, seat)} />
            ),
          )}
          <span className="note" aria-hidden="true">
            {taken}/{seats.length}
          </span>
          <span className="unseen">{words.taken(taken, seats.length)}</span>
        </span>
      </td>
      <td className="lb-pace">
        <span>
          <Icon name={paceIcon[terms.pace.kind]} size={16} />
          {paceWords(terms.pace, words.paceOf)}
        </span>
      </td>
      <td className="lb-dim lb-rating">
        {!terms.rated ? words.unrated : terms.ratings ? words.range(...terms.ratings) : words.anyRating}
      </td>
      <td className="lb-dim lb-waits">{ago(Date.parse(line.created), now, words.short)}</td>
      <td className="lb-sit">
        <button
          type="button"
          className="btn"
          aria-label={words.sitAt(gameTitle(game), hostName)}
          onClick={() => asSomebody(sit)}
        >
          {words.sit}
        </button>
      </td>
    </tr>
  );
}
/** Times go on while the page stands. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 20_000);
    return () => clearInterval(clock);
  }, []);
  return now;
}
