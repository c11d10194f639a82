import { loadGame } from '@tianxia/catalog';
import { oneSeatOn } from '@tianxia/kernel';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { aboutOf } from '../games.ts';
import type { Facts, Seen } from '../link/link.ts';
import { beginLocal, dropForgotten, openLocal, savedTable } from '../link/local.ts';
import type { SavedTable } from '../link/local-table.ts';
import { Notice } from '../parts/Notice.tsx';
import { Wait } from '../parts/Wait.tsx';
import { botPace, settings, useSettings } from '../settings.ts';
import { keepTable, newTableId, type OwnTable, ownTable } from '../tables.ts';
import { useWords, withPageWords } from '../text/words.ts';
import { LinkedTable } from './LinkedTable.tsx';
import { whereIn } from './rounds.ts';

const ForkTools = lazy(withPageWords(() => import('../analysis/ForkTools.tsx')));

/** A table of this browser alone: you, others on this device, bots. Needs no server. */
export default function HereTable({ id }: { id: string }) {
  const table = ownTable(id);
  if (!table || !aboutOf(table.game)) return <Missing problem="" />;
  return <KeptTable table={table} />;
}
function KeptTable({ table }: { table: OwnTable }) {
  const { called, play } = useWords();
  const [, go] = useLocation();
  const { id } = table;
  const pace = botPace[useSettings().pace];
  const [link, setLink] = useState<ReturnType<typeof openLocal>>();
  const fork = link?.saved().fork;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one worker for one table
  useEffect(() => {
    dropForgotten();
    const opened = openLocal(savedTable(id) ?? begin(table, called.otherNameHint), pace);
    setLink(opened);
    return opened.close;
  }, [id]);
  useEffect(() => link?.pace(pace), [link, pace]);
  const onNews = useCallback(
    ({ facts, update }: Seen) => {
      const kept = ownTable(id);
      if (facts === undefined || update === undefined || kept === undefined) return;
      const yourTurn = update.waiting.some(seat => facts.you.includes(seat));
      keepTable({
        ...kept,
        changed: Date.now(),
        standing: whereIn(update, play),
        yourTurn,
        over: update.result !== undefined,
      });
    },
    [id, play],
  );
  /** The same people and bots, everybody one seat on. */
  const rematch = async ({ game, options }: Facts) => {
    const rules = await loadGame(game);
    const next: OwnTable = {
      ...table,
      id: newTableId(),
      game,
      options,
      seats: oneSeatOn(rules ?? {}, table.seats),
      begun: Date.now(),
      changed: Date.now(),
      over: false,
    };
    keepTable(next);
    go(`/play/${next.id}`);
  };
  if (link === undefined) return <Wait />;
  return (
    <LinkedTable
      link={link}
      here={id}
      onNews={onNews}
      onRematch={rematch}
      {...(fork && {
        tools: (
          <Suspense fallback={null}>
            <ForkTools id={id} from={fork.from} />
          </Suspense>
        ),
      })}
      missing={problem => <Missing problem={problem} />}
    />
  );
}

/** A seat keeps a name that holds for whoever looks: "You" is said by the screen, to the one before it. */
function begin({ id, game, options, content, seats }: OwnTable, other: (seat: number) => string): SavedTable {
  const named = seats.map(({ by, name, colour, bot }, i) => ({
    name: (by === 'you' ? settings().name : name) || other(i + 1),
    colour,
    ...(by === 'bot' ? { bot: bot ?? ('greedy' as const) } : {}),
  }));
  return beginLocal({ id, game, options, seats: named, ...(content !== undefined && { content }) });
}
function Missing({ problem }: { problem: string }) {
  const { table, lost, site } = useWords();
  const [, go] = useLocation();
  return (
    <Notice
      title={table.missingTitle}
      text={problem === '' ? table.missingHere : problem}
      main={{ name: site.newTable, run: () => go('/new') }}
      other={{ name: lost.home, run: () => go('/') }}
    />
  );
}
