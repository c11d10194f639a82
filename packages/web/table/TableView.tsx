import { type About, everyoneAt, type GameTypes, type RuleId, type Seat, type Update } from '@tianxia/kernel';
import { IconButton, Tray as Lacquer, PlayerPanel, SheetBar, say, TableFrame, type TableProps } from '@tianxia/look';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Facts, Refused } from '../link/link.ts';
import { RulesDrawer } from '../rules/RulesDrawer.tsx';
import { type PlayWords, useWords } from '../text/words.ts';
import type { TableGame } from './game.ts';
import { PlainScreen } from './PlainScreen.tsx';
import { Prompt } from './Prompt.tsx';
import { SideTabs, type TabName } from './SideTabs.tsx';
import { speech } from './sentences.ts';
import { useTable } from './useTable.ts';
import './table.css';

type Position = Update<GameTypes['state']>;
export interface TableViewProps {
  id?: string; // address of the table, for its link
  about: About;
  tableGame: TableGame;
  facts: Facts;
  update: Position;
  choose?: (words: string, after?: readonly string[]) => Promise<Refused | undefined>; // none in a replay
  undo?: () => Promise<Refused | undefined>;
  redo?: () => Promise<Refused | undefined>;
  saveRecord?: () => void;
  tools?: ReactNode; // more buttons for the prompt bar
  foot?: ReactNode; // in place of the tray: the slider of a replay
}

/** A table, living or replayed: the game's own components in the frame that all games share. */
export function TableView(props: TableViewProps) {
  const { play } = useWords();
  const { about, tableGame, update, choose } = props;
  const facts = useEveryone(tableGame, props.facts);
  const screen = tableGame.screen ?? PlainScreen;
  const { Board, Tray, Facts: SeatFacts, Beside, Outcome } = screen;
  const [rules, setRules] = useState<{ at: RuleId | undefined }>(); // open, and at which rule
  const openRule = useCallback((at: RuleId | undefined) => setRules({ at }), []);
  const [tab, openTab] = useState<TabName>('log');
  const [sideOpen, setSideOpen] = useState(false);
  const [fits, setFits] = useState(false);
  const [handed, setHanded] = useState<Seat>(update.viewer); // who sits before the screen

  const covered = facts.you.length > 1 && handed !== update.viewer && update.result === undefined;
  const hand = useTable(tableGame, { update, players: facts.players, you: facts.you, covered, choose }, openRule);
  const table: TableProps<GameTypes> = hand.props;
  const draft = screen.useDraft(table);
  const words = useMemo(
    () => speech(tableGame.kernel, tableGame.texts, facts.players, table.viewer, play),
    [tableGame, facts.players, table.viewer, play],
  );
  useEffect(() => {
    if (hand.refusal !== undefined) say(refusalText(hand.refusal, tableGame, play));
  }, [hand.refusal, tableGame, play]);

  const tell = async (answer: Promise<Refused | undefined> | undefined) => {
    const refused = await answer;
    if (refused !== undefined) say(refusalText(refused, tableGame, play));
  };
  const undo = () => {
    if (table.asked && draft.back !== undefined) draft.back();
    else if (update.mayUndo) void tell(props.undo?.());
  };
  useKeys({ confirm: table.proposed === undefined ? undefined : table.confirm, undo });

  const shared = { ...table, draft };
  const openSide = (name: TabName) => {
    openTab(name);
    setSideOpen(true);
  };
  const drawer = rules && (
    <RulesDrawer game={about} {...(rules.at && { rule: rules.at })} onClose={() => setRules(undefined)} />
  );
  return (
    <TableFrame
      prompt={
        <Prompt
          about={about}
          note={noteOf(tableGame, screen.when?.(table) ?? play.turn(update.happened.length + 1))}
          update={update}
          players={facts.players}
          speech={words}
          draft={draft}
          asked={table.asked}
          {...(covered ? { handOver: () => setHanded(update.viewer) } : {})}
          proposed={table.proposed !== undefined}
          confirm={table.confirm}
          undo={undo}
          redo={() => void tell(props.redo?.())}
          openRule={openRule}
          tools={
            <>
              <IconButton className="only-middle" icon="log" label={play.side} onPress={() => setSideOpen(!sideOpen)} />
              {props.tools}
            </>
          }
        />
      }
      players={
        <>
          {facts.players.map((player, seat) => (
            <PlayerPanel
              key={player.colour}
              name={seat === table.viewer ? play.you : player.name}
              colour={player.colour}
              note={noteOn(player, seat === table.viewer, play)}
              active={update.waiting.includes(seat)}
              {...(update.waiting.includes(seat) ? { tag: play.tag } : {})}
            >
              <SeatFacts {...shared} seat={seat} />
            </PlayerPanel>
          ))}
          {Beside && <Beside {...shared} />}
        </>
      }
      board={
        <div className="board-box">
          <div className="board-pan" data-fits={fits || undefined}>
            <Board {...shared} />
          </div>
          <div className="board-tools only-phone">
            <IconButton
              icon="fit"
              label={fits ? play.actualSize : play.fit}
              pressed={fits}
              onPress={() => setFits(!fits)}
            />
          </div>
        </div>
      }
      boardLabel={play.board}
      side={
        <>
          {Outcome && table.preview && <Outcome {...shared} />}
          <SideTabs
            open={tab}
            onOpen={openTab}
            table={table}
            facts={facts}
            update={update}
            speech={words}
            tableGame={tableGame}
            onPoint={hand.point}
            openRules={() => openRule(undefined)}
            {...(props.id === undefined ? {} : { id: props.id })}
            {...(props.saveRecord === undefined ? {} : { saveRecord: props.saveRecord })}
          />
        </>
      }
      sideLabel={play.side}
      sideOpen={sideOpen}
      onSideClose={() => setSideOpen(false)}
      close={play.close}
      tray={
        props.foot ?? (
          <Lacquer label={play.tray}>
            <Tray {...shared} />
          </Lacquer>
        )
      }
      sheet={
        <SheetBar
          label={play.sheet}
          open={sideOpen ? tab : 'board'}
          onOpen={name =>
            name === 'board'
              ? setSideOpen(false)
              : name === 'rules'
                ? openRule(undefined)
                : openSide(name === 'outcome' ? 'log' : (name as TabName))
          }
          items={[
            { id: 'board', name: play.tabs.table, icon: 'people' },
            table.preview && Outcome
              ? { id: 'outcome', name: play.tabs.outcome, icon: 'eye' }
              : { id: 'scores', name: play.tabs.scores, icon: 'score' },
            { id: 'log', name: play.tabs.log, icon: 'log' },
            { id: 'rules', name: play.tabs.rules, icon: 'book' },
          ]}
        />
      }
      {...(drawer === undefined ? {} : { drawer })}
    />
  );
}

/** The rivals that play by themselves sit at the table too. */
function useEveryone({ game, table, texts }: TableGame, facts: Facts): Facts {
  return useMemo(
    () => ({ ...facts, players: everyoneAt(game, table, texts, facts.players) }),
    [game, table, texts, facts],
  );
}
function noteOf({ game, texts, table }: TableGame, when: string): string {
  const option = Object.keys(texts.options).find(one => game.concerns?.(one, table.seats) !== false);
  const value = option === undefined ? undefined : texts.options[option]?.values[table.options[option] ?? '']?.name;
  return [...(value === undefined ? [] : [value]), when].join(' · ');
}
function noteOn(player: Facts['players'][number], isViewer: boolean, play: PlayWords): string {
  if (player.bot !== undefined) return play.bot[player.bot] ?? player.bot;
  return player.away ? play.away : isViewer ? player.name : '';
}
function refusalText(refused: Refused, { texts }: TableGame, play: PlayWords): string {
  const why = refused.reason === undefined ? undefined : texts.reasons[refused.reason];
  if (why !== undefined) return `${play.refused.illegal} ${why} (${refused.rule})`;
  return play.refused[refused.code] ?? refused.message;
}
/** Enter confirms and Ctrl Z takes back, unless the focus is on something that has its own Enter. */
function useKeys({ confirm, undo }: { confirm: (() => void) | undefined; undo: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const target = event.target as HTMLElement;
      if (event.key === 'Enter' && confirm && !target.closest('button, a, input, textarea, select')) confirm();
      else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) undo();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [confirm, undo]);
}
