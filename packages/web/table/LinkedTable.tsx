import type { ReactNode } from 'react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { Facts, Seen, TableLink } from '../link/link.ts';
import { Notice } from '../parts/Notice.tsx';
import { Wait } from '../parts/Wait.tsx';
import { useLanguage, useWords } from '../text/words.ts';
import { openGame, type TableGame } from './game.ts';
import { OpenTable } from './OpenTable.tsx';
import { useInLanguage } from './useInLanguage.ts';

export interface LinkedTableProps {
  link: TableLink;
  id?: string; // when others can come by a link
  here?: string; // the id of a table of this browser
  tools?: ReactNode; // beside those of the table
  missing(problem: string): ReactNode; // there is no such table, or none for us
  waiting?(facts: Facts): ReactNode; // seats are still open
  onNews?(seen: Seen): void;
  onRematch?(facts: Facts): void;
}

/** A table behind a link, local or remote: play, then the end, then the replay. */
export function LinkedTable({ link, id, here, tools, missing, waiting, onNews, onRematch }: LinkedTableProps) {
  const seen = useSyncExternalStore(link.subscribe, link.get);
  const tableGame = useTableGame(seen.facts);
  useEffect(() => onNews?.(seen), [onNews, seen]);
  const { facts, update } = seen;
  if (seen.connection === 'none') return missing(seen.problem ?? '');
  if (seen.ended !== undefined && !facts?.started) return missing(seen.ended);
  if (facts !== undefined && !facts.started && waiting) return waiting(facts);
  if (facts?.company?.quarantine !== undefined && update === undefined)
    return <StandsStill why={facts.company.quarantine} />;
  if (facts === undefined || update === undefined || tableGame === undefined) return <Wait />;
  return (
    <OpenTable
      link={link}
      seen={seen}
      facts={facts}
      update={update}
      tableGame={tableGame}
      {...(id === undefined ? {} : { id })}
      here={here}
      tools={tools}
      {...(onRematch === undefined ? {} : { onRematch })}
    />
  );
}
/** Not even its position can be worked out. */
function StandsStill({ why }: { why: string }) {
  const { together, lost } = useWords();
  const [, go] = useLocation();
  return (
    <Notice
      {...together.quarantine}
      text={`${together.quarantine.text} (${why})`}
      main={{ name: lost.home, run: () => go('/') }}
    />
  );
}
function useTableGame(facts: Facts | undefined): TableGame | undefined {
  const language = useLanguage();
  const [found, setFound] = useState<TableGame>();
  const { game, rules, options, content } = facts ?? {};
  const seats = facts?.players.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table keeps its game, options and seats
  useEffect(() => {
    if (game !== undefined && options !== undefined)
      void openGame(game, seats, options, { content, rules, language }).then(setFound);
  }, [game, seats]);
  return useInLanguage(found, setFound);
}
