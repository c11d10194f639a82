import { loadGame } from '@tianxia/catalog';
import { packHash } from '@tianxia/fair';
import { say } from '@tianxia/look';
import type { TableFacts } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol/api-error';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Facts, Seen, TableLink } from '../link/link.ts';
import { openRemote } from '../link/remote.ts';
import { whoAmI } from '../me.ts';
import { Notice } from '../parts/Notice.tsx';
import { Wait } from '../parts/Wait.tsx';
import { askRematch, isNotThere, packOf, tableFacts } from '../server.ts';
import { keepTable, type OwnTable, ownTable } from '../tables.ts';
import { useWords } from '../text/words.ts';
import { LinkedTable } from './LinkedTable.tsx';
import { whereIn } from './rounds.ts';
import { SitDown } from './SitDown.tsx';
import { TableRoom } from './TableRoom.tsx';

type Trouble = 'missing' | 'closed' | 'silent' | 'signedOut' | 'banned';
const TROUBLES: Record<string, Trouble> = { noSuchTable: 'missing', signedOut: 'signedOut', banned: 'banned' };
/** A look into a player's hand, when the address has one. */
const handInAddress = () => new URLSearchParams(location.search).get('hand') ?? undefined;

/** A table on the server: the same address joins, watches or resumes. */
export default function ServerTable({ id }: { id: string }) {
  const { play } = useWords();
  const [facts, setFacts] = useState<TableFacts>();
  const [content, setContent] = useState<unknown>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [seat, setSeat] = useState<number>(); // ours
  const [watching, setWatching] = useState(handInAddress() !== undefined);
  const ask = useCallback(() => {
    setTrouble(undefined);
    const read = async () => {
      const [found, me] = await Promise.all([tableFacts(id), whoAmI()]);
      const mine = me === null ? -1 : found.seats.findIndex(({ person }) => person === me.id);
      setSeat(mine < 0 ? undefined : mine);
      setContent(await ownContent(found));
      setFacts(found);
    };
    read().catch(error => setTrouble(isNotThere(error) ? 'missing' : error instanceof ApiError ? 'closed' : 'silent'));
  }, [id]);
  useEffect(ask, [ask]);

  if (trouble !== undefined) return <Troubled trouble={trouble} again={ask} />;
  if (!facts) return <Wait />;
  const free = facts.seats.some(seat => seat.by === 'open');
  if (seat === undefined && free && !watching)
    return (
      <TableRoom facts={facts} title={play.join.title} hint={play.join.hint}>
        <SitDown
          facts={facts}
          onSat={({ seat }) => {
            keepTable({ ...ownFrom(facts), seat });
            setSeat(seat);
          }}
          onWatch={() => setWatching(true)}
          onTaken={ask}
        />
      </TableRoom>
    );
  return <JoinedTable key={seat ?? -1} id={id} first={facts} seat={seat} content={content} onUnseated={ask} />;
}
function Troubled({ trouble, again }: { trouble: Trouble; again(): void }) {
  const { table: words, lost, together } = useWords();
  const [, go] = useLocation();
  const home = { name: lost.home, run: () => go('/') };
  if (trouble === 'missing') return <Notice title={words.missingTitle} text={words.missingThere} main={home} />;
  if (trouble !== 'silent') {
    const { title, text } = trouble === 'closed' ? together.closed : together.ended[trouble];
    return (
      <Notice
        title={title}
        text={text}
        main={{ name: together.closed.signIn, run: () => go('/sign-in') }}
        other={home}
      />
    );
  }
  return (
    <Notice
      title={words.noServerTitle}
      text={words.noServer}
      main={{ name: words.tryAgain, run: again }}
      other={home}
    />
  );
}

interface JoinedTableProps {
  id: string;
  first: TableFacts;
  seat: number | undefined; // ours; undefined for a watcher
  content: unknown; // undefined: the game's own pack
  onUnseated(): void; // the seat was freed by the host
}
function JoinedTable({ id, first, seat, content, onUnseated }: JoinedTableProps) {
  const { table: words, play } = useWords();
  const [, go] = useLocation();
  const [link, setLink] = useState<TableLink>();
  useEffect(() => {
    const hand = handInAddress();
    const opened = openRemote(id, { content, ...(hand === undefined ? {} : { hand }) });
    setLink(opened);
    return opened.close;
  }, [id, content]);
  const [rematch, setRematch] = useState<string>();
  const onNews = useCallback(
    ({ facts, update }: Seen) => {
      setRematch(facts?.rematch);
      if (facts !== undefined && seat !== undefined && !facts.started && facts.players[seat]?.open) onUnseated();
      const kept = ownTable(id);
      if (facts === undefined || update === undefined || kept === undefined) return;
      const yourTurn = update.waiting.some(seat => facts.you.includes(seat));
      const standing = whereIn(update, play);
      const over = update.result !== undefined || facts.company?.over === true;
      keepTable({ ...kept, changed: Date.now(), standing, yourTurn: yourTurn && !over, over });
    },
    [id, play, seat, onUnseated],
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
  /** Who asks first founds it; whoever asks afterwards sits down there. A watcher only goes along. */
  const askAgain = useCallback(() => {
    if (seat !== undefined)
      askRematch(id).then(
        made => follow(made.id),
        problem => say(problem instanceof ApiError ? problem.message : play.join.silent),
      );
    else if (rematch !== undefined) follow(rematch);
  }, [id, seat, rematch, follow, play]);
  useEffect(() => {
    if (rematch !== undefined) say(play.rematch.set, { name: play.rematch.go, run: askAgain });
  }, [rematch, askAgain, play]);
  if (link === undefined) return <Wait />;
  return (
    <LinkedTable
      link={link}
      id={id}
      onNews={onNews}
      {...(seat === undefined && rematch === undefined ? {} : { onRematch: askAgain })}
      waiting={facts => (
        <TableRoom
          facts={{ ...first, seats: first.seats.map((seat, i) => seatNow(seat, facts, i)) }}
          title={words.waiting}
          hint={words.waitingHint}
          {...(facts.company?.botsAt === undefined ? {} : { botsAt: facts.company.botsAt })}
          {...(seat === undefined ? {} : { onLeft: () => go('/') })}
        />
      )}
      missing={problem => <Troubled trouble={TROUBLES[problem] ?? 'closed'} again={() => location.reload()} />}
    />
  );
}
/** The pack of a table that is not played with the game's own. */
async function ownContent({ game, rules, pack }: TableFacts): Promise<unknown> {
  const found = await loadGame(game, rules);
  return found === undefined || packHash(found.content) === pack ? undefined : packOf(pack);
}
type SeatFacts = TableFacts['seats'][number];
/** A seat as it is now: people come, go and are replaced while one waits. */
function seatNow({ bot: _, person: __, rating: ___, ...before }: SeatFacts, { players }: Facts, i: number): SeatFacts {
  const { open, bot, name, colour, person, away, rating, provisional } = players[i]!;
  return {
    ...before,
    by: open ? 'open' : person === undefined ? 'bot' : 'person',
    name,
    colour,
    away: away === true,
    ...(bot === undefined ? {} : { bot: bot as NonNullable<SeatFacts['bot']> }),
    ...(person === undefined ? {} : { person }),
    ...(rating === undefined ? {} : { rating }),
    ...(provisional === undefined ? {} : { provisional }),
  };
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
