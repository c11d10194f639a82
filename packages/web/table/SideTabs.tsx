import type { Speech, TableProps, Telling } from '@tianxia/board';
import type { GameTypes, Told, Update } from '@tianxia/kernel';
import { Tabs } from '@tianxia/look';
import { lazy, Suspense } from 'react';
import type { Facts, TableLink } from '../link/link.ts';
import { useWords } from '../text/words.ts';
import { ChatTab } from './ChatTab.tsx';
import type { TableGame } from './game.ts';
import { LogTab } from './LogTab.tsx';
import { NotesTab } from './NotesTab.tsx';
import { Scores } from './Scores.tsx';
import type { Talk } from './useTalk.ts';

const TableTab = lazy(() => import('./TableTab.tsx')); // opened seldom

export type TabName = 'log' | 'rules' | 'scores' | 'chat' | 'notes' | 'options';
export interface SideTabsProps {
  open: TabName;
  onOpen(name: TabName): void;
  id?: string;
  table: TableProps<GameTypes>;
  tableGame: TableGame;
  facts: Facts;
  update: Update<GameTypes['state']>;
  speech: Speech;
  telling: Telling;
  talk: Talk;
  link?: TableLink; // at a table on the server
  onPoint(told: readonly Told[]): void;
  onShow(told: readonly Told[]): void;
  openRules(): void;
  counted: boolean; // final scoring, where there is one, has been shown
  saveRecord?: () => void;
}

export function SideTabs(props: SideTabsProps) {
  const { play, together } = useWords();
  const { open, onOpen, update, facts, speech, talk, onPoint } = props;
  const { company } = facts;
  return (
    <Tabs
      label={play.side}
      open={open}
      onOpen={name => (name === 'rules' ? props.openRules() : onOpen(name as TabName))}
      tabs={[
        {
          id: 'log',
          name: play.tabs.log,
          icon: 'log',
          panel: (
            <LogTab
              game={props.tableGame.game.id}
              openRule={props.table.openRule}
              update={update}
              telling={props.telling}
              players={facts.players}
              speech={speech}
              onPoint={onPoint}
              onShow={props.onShow}
              {...(props.counted && { scores: <ScoresNow {...props} /> })}
            />
          ),
        },
        { id: 'rules', name: play.tabs.rules, icon: 'book', panel: null },
        { id: 'scores', name: play.tabs.scores, icon: 'score', panel: <ScoresNow {...props} /> },
        ...(company === undefined
          ? []
          : [
              {
                id: 'chat',
                name: together.chat.tab,
                icon: 'chat' as const,
                ...talk.mark,
                panel: (
                  <ChatTab
                    id={company.id}
                    facts={facts}
                    lines={talk.lines}
                    draft={talk.draft}
                    onDraft={talk.setDraft}
                  />
                ),
              },
            ]),
        ...(company === undefined || facts.you.length === 0
          ? []
          : [
              {
                id: 'notes',
                name: together.notes.tab,
                icon: 'pen' as const,
                panel: <NotesTab notes={talk.notes} />,
              },
            ]),
        { id: 'options', name: play.tabs.options, icon: 'info', panel: <Seldom {...props} /> },
      ]}
    />
  );
}
const Seldom = (props: SideTabsProps) => (
  <Suspense fallback={null}>
    <TableTab {...props} openRule={props.table.openRule} />
  </Suspense>
);
function ScoresNow({ table, tableGame, facts, speech }: SideTabsProps) {
  const { play } = useWords();
  const { kernel, view } = table;
  return (
    <Scores
      tableGame={tableGame}
      view={view}
      result={kernel.result(view)}
      seats={facts.players.map(({ colour }, seat) => ({ name: speech.name(seat), colour }))}
      words={{ caption: play.scores, line: play.line, total: play.total, most: play.most, unit: play.unit }}
    />
  );
}
