import { loadGame } from '@tianxia/catalog';
import { packHash } from '@tianxia/fair';
import { say } from '@tianxia/look';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { TableFacts } from '../../server/protocol/index.ts';
import { aboutOf } from '../games.ts';
import type { Facts, Seen, TableLink } from '../link/link.ts';
import { openRemote } from '../link/remote.ts';
import { whoAmI } from '../me.ts';
import { Notice } from '../parts/Notice.tsx';
import { Wait } from '../parts/Wait.tsx';
import { askRematch, NotThere, packOf, tableFacts } from '../server.ts';
import { keepTable, type OwnTable, ownTable } from '../tables.ts';
import { useWords } from '../text/words.ts';
import { LinkedTable } from './LinkedTable.tsx';
import { Room } from './Room.tsx';
import { SitDown } from './SitDown.tsx';

/** A table on the server: the same address joins, watches or resumes. */
export default function ServerTable({ id }: { id: string }) {
  const { table: words, lost, play } = useWords();
  const [, go] = useLocation();
  const [facts, setFacts] = useState<TableFacts>();
  const [content, setContent] = useState<unknown>();
  const [trouble, setTrouble] = useState<'missing' | 'silent'>();
  const [seat, setSeat] = useState<number>(); // ours
  const [watching, setWatching] = useState(false);
  const ask = useCallback(() => {
    setTrouble(undefined);
    const read = async () => {
      const [found, me] = await Promise.all([tableFacts(id), whoAmI()]);
      const mine = me === null ? -1 : found.seats.findIndex(({ person }) => person === me.id);
      setSeat(mine < 0 ? undefined : mine);
      setContent(await ownContent(found));
      setFacts(found);
    };
    read().catch(error => setTrouble(error instanceof NotThere ? 'missing' : 'silent'));
  }, [id]);
  useEffect(ask, [ask]);

  const home = { name: lost.home, run: () => go('/') };
  if (trouble === 'missing') return <Notice title={words.missingTitle} text={words.missingThere} main={home} />;
  if (trouble === 'silent')
    return (
      <Notice
        title={words.noServerTitle}
        text={words.noServer}
        main={{ name: words.tryAgain, run: ask }}
        other={home}
      />
    );
  if (!facts) return <Wait />;
  const free = facts.seats.some(seat => seat.by === 'open');
  if (seat === undefined && free && !watching)
    return (
      <TableRoom facts={facts} title={play.join.title} hint={play.join.hint}>
        <SitDown
          id={id}
          onSat={({ seat }) => {
            keepTable({ ...ownFrom(facts), seat });
            setSeat(seat);
          }}
          onWatch={() => setWatching(true)}
        />
      </TableRoom>
    );
  return <JoinedTable key={seat ?? -1} id={id} first={facts} seat={seat} content={content} />;
}

interface JoinedTableProps {
  id: string;
  first: TableFacts;
  seat: number | undefined; // ours; undefined for a watcher
  content: unknown; // undefined: the game's own pack
}
function JoinedTable({ id, first, seat, content }: JoinedTableProps) {
  const { table: words, lost, play } = useWords();
  const [, go] = useLocation();
  const [link, setLink] = useState<TableLink>();
  useEffect(() => {
    const opened = openRemote(id, content);
    setLink(opened);
    return opened.close;
  }, [id, content]);
  const [rematch, setRematch] = useState<string>();
  const onNews = useCallback(
    ({ facts, update }: Seen) => {
      setRematch(facts?.rematch);
      const kept = ownTable(id);
      if (facts === undefined || update === undefined || kept === undefined) return;
      const yourTurn = update.waiting.some(seat => facts.you.includes(seat));
      const standing = play.turn(update.happened.length + 1);
      keepTable({ ...kept, changed: Date.now(), standing, yourTurn, over: update.result !== undefined });
    },
    [id, play],
  );
  /** The same people sit at the table that follows. */
  const follow = useCallback(
    (next: string) => {
      const kept = ownTable(id);
      if (kept !== undefined) keepTable({ ...kept, id: next, begun: Date.now(), changed: Date.now(), over: false });
      go(`/t/${next}`);
    },
    [id, go],
  );
  useEffect(() => {
    if (rematch !== undefined) say(play.rematch.set, { name: play.rematch.go, run: () => follow(rematch) });
  }, [rematch, follow, play]);
  const askAgain = () => {
    if (rematch !== undefined) follow(rematch);
    else if (seat !== undefined)
      askRematch(id).then(
        made => follow(made.id),
        () => say(play.join.silent),
      );
  };
  if (link === undefined) return <Wait />;
  return (
    <LinkedTable
      link={link}
      id={id}
      onNews={onNews}
      {...(seat === undefined && rematch === undefined ? {} : { onRematch: askAgain })}
      waiting={facts => (
        <TableRoom
          facts={{ ...first, seats: first.seats.map((seat, i) => ({ ...seat, ...seatNow(facts, i) })) }}
          title={words.waiting}
          hint={words.waitingHint}
        />
      )}
      missing={problem => (
        <Notice
          title={words.missingTitle}
          text={problem === 'noSuchTable' ? words.missingThere : problem}
          main={{ name: lost.home, run: () => go('/') }}
        />
      )}
    />
  );
}
/** The pack of a table that is not played with the game's own. */
async function ownContent({ game, pack }: TableFacts): Promise<unknown> {
  const found = await loadGame(game);
  return found === undefined || packHash(found.content) === pack ? undefined : packOf(pack);
}
function seatNow(facts: Facts, seat: number): Pick<TableFacts['seats'][number], 'by' | 'name'> {
  const { open, bot, name } = facts.players[seat]!;
  return { by: open ? 'open' : bot === undefined ? 'person' : 'bot', name };
}
function ownFrom({ id, game, options, seats }: TableFacts): OwnTable {
  const now = Date.now();
  const named = seats.map(({ by, name, colour, bot }) => ({
    colour,
    name,
    by: by === 'bot' ? ('bot' as const) : ('link' as const),
    ...(bot && { bot }),
  }));
  return { id, game, where: 'server', seats: named, options, begun: now, changed: now };
}
function TableRoom({
  facts,
  title,
  hint,
  children,
}: {
  facts: TableFacts;
  title: string;
  hint: string;
  children?: React.ReactNode;
}) {
  const { table: words, setup } = useWords();
  const about = aboutOf(facts.game);
  if (!about) return <Wait />;
  return (
    <Room
      about={about}
      title={title}
      hint={hint}
      link={`${location.origin}/t/${facts.id}`}
      seats={facts.seats.map(seat => ({
        colour: seat.colour,
        name: seat.by === 'open' ? words.freeSeat : seat.name,
        note: seat.by === 'bot' ? setup.botNote(setup.bots[seat.bot ?? 'greedy']) : '',
      }))}
    >
      {children}
    </Room>
  );
}
