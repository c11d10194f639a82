import {
  Banner,
  deedOnStage,
  FinalScoring,
  StageLayer,
  speech,
  TallySheet,
  Tip,
  tellingOf,
  thingsTold,
  useLighting,
  useStage,
  WordsProvider,
} from '@tianxia/board';
import type { About, GameTypes, RuleId, Seat, Told, Update } from '@tianxia/kernel';
import { IconButton, Tray as Lacquer, SheetBar, say, TableFrame } from '@tianxia/look';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { tieText } from '../end/tie.ts';
import type { Facts, Refused, Seen, TableLink } from '../link/link.ts';
import { RulesDrawer } from '../rules/RulesDrawer.tsx';
import { change, useSettings } from '../settings.ts';
import { useWords } from '../text/words.ts';
import { noteOf, useEveryone } from './everyone.ts';
import type { TableGame } from './game.ts';
import { useKeys } from './keys.ts';
import { Lines } from './Lines.tsx';
import { PlainScreen } from './PlainScreen.tsx';
import { Players } from './Players.tsx';
import { Prompt } from './Prompt.tsx';
import { refusalText } from './refusals.ts';
import { whereIn } from './rounds.ts';
import { ruleNow } from './ruleNow.ts';
import { SideTabs, type TabName } from './SideTabs.tsx';
import { Since } from './Since.tsx';
import { sinceOwn, usePositions } from './since.ts';
import { useTable } from './useTable.ts';
import { useTalk } from './useTalk.ts';
import { useWide } from './useWide.ts';
import './table.css';
import './together.css';

export interface TableViewProps {
  id?: string; // address of the table, for its link
  about: About;
  tableGame: TableGame;
  facts: Facts;
  update: Update<GameTypes['state']>;
  choose?: (words: string, after?: readonly string[]) => Promise<Refused | undefined>; // none in a replay
  undo?: () => Promise<Refused | undefined>;
  redo?: () => Promise<Refused | undefined>;
  others?: { seen: Seen; link: TableLink }; // at a table on the server
  saveRecord?: () => void;
  onCounted?: () => void; // the game is over, and its end has been shown and counted
  tools?: ReactNode; // more buttons for the prompt bar
  onShown?: (shown: boolean) => void; // nothing is on its way any more: a replay may go on
  foot?: ReactNode; // above the tray: the slider of a replay
}

/** A table, living or replayed, in the reader's words. */
export function TableView(props: TableViewProps) {
  return (
    <WordsProvider value={props.tableGame.words}>
      <WholeTable {...props} />
    </WordsProvider>
  );
}
/** The game's own components in the frame that all games share. */
function WholeTable(props: TableViewProps) {
  const { play, together } = useWords();
  const { about, tableGame, others } = props;
  const facts = useEveryone(tableGame, props.facts);
  const screen = tableGame.screen ?? PlainScreen;
  const { Board, Tray, Facts: SeatFacts, Beside, Outcome } = screen;
  const [rules, setRules] = useState<{ at: RuleId | undefined }>(); // open, and at which rule
  const openRule = useCallback((at: RuleId | undefined) => setRules({ at }), []);
  const [tab, openTab] = useState<TabName>('log');
  const [sideOpen, setSideOpen] = useState(false);
  const [fits, setFits] = useState(false);
  const wide = useWide();
  const talk = useTalk(
    facts,
    others?.seen,
    (wide || sideOpen) && (tab === 'chat' || tab === 'notes') ? tab : undefined,
  );

  const words = useMemo(
    () => speech(tableGame.kernel, tableGame.texts, facts.players, props.update.viewer, play),
    [tableGame, facts.players, props.update.viewer, play],
  );
  const frame = useRef<HTMLElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const { pace } = useSettings();
  const stage = useStage({
    update: props.update,
    kernel: tableGame.kernel,
    people: tableGame.table.seats,
    speech: words,
    pace,
    table: frame,
    layer,
    ...(screen.told && { telling: screen.told }),
    ...(screen.banners && { banners: screen.banners }),
    ...(screen.tallies && { tallies: screen.tallies }),
  });
  const update = stage.shown;
  const positions = usePositions(props.update);
  const replaySince = () => {
    const first = sinceOwn(props.update)[0]?.number ?? 0;
    stage.play([...positions].filter(([number]) => number >= first).map(([, position]) => position));
  };
  const [handed, setHanded] = useState<Seat>(update.viewer); // who sits before the screen
  const covered = facts.you.length > 1 && handed !== update.viewer && update.result === undefined;
  const standIn = facts.players[update.viewer]?.standIn !== undefined;
  const choose = stage.live && !standIn ? props.choose : undefined;
  const hand = useTable(tableGame, { update, players: facts.players, you: facts.you, covered, choose }, openRule);
  const { point, props: table } = hand;
  const draft = screen.useDraft(table);
  const telling = useMemo(
    () => tellingOf(tableGame.kernel, tableGame.table.seats, words, screen),
    [tableGame, words, screen],
  );
  const ownThings = (event: Told) => screen.told?.(event, table.view, tableGame.kernel.box);
  const moveToLit = useLighting(frame, thingsTold(tableGame.kernel, table.pointed, ownThings));
  const show = (told: readonly Told[]) => {
    point(told);
    moveToLit();
    setSideOpen(false); // where the log covers the board
  };
  const told = { ...play.refused, ...together.refused };
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it happens
  useEffect(() => {
    if (hand.refusal !== undefined) say(refusalText(hand.refusal, tableGame, told));
  }, [hand.refusal]);

  const tell = async (answer: Promise<Refused | undefined> | undefined) => {
    const refused = await answer;
    if (refused !== undefined) say(refusalText(refused, tableGame, told));
  };
  const undoTerms = facts.company?.terms.undo ?? 'free';
  const back = table.asked ? draft.back : undefined;
  const undo = () => {
    if (back !== undefined) back();
    else if (update.mayUndo && undoTerms !== 'never') void tell(props.undo?.());
  };
  const redo = () => void (update.mayRedo && undoTerms !== 'never' && tell(props.redo?.()));
  const confirm = table.proposed === undefined ? undefined : table.confirm;
  useKeys({ confirm, back: sideOpen ? undefined : back, undo, redo });
  const lastOwn = update.happened.findLast(({ seat, forced }) => facts.you.includes(seat) && !forced);
  const mayAsk = undoTerms === 'ask' && lastOwn !== undefined && !standIn && others?.seen.askedUndo?.open !== true;

  const over = stage.live && update.result !== undefined;
  const { onCounted } = props;
  useEffect(() => {
    if (over && pace === 'instant') onCounted?.();
  }, [over, pace, onCounted]);

  const { onShown } = props;
  useEffect(() => onShown?.(stage.live), [stage.live, onShown]);

  const shared = { ...table, draft };
  const openSide = (name: TabName) => {
    openTab(name);
    setSideOpen(true);
  };
  const drawer = rules && (
    <RulesDrawer game={about} {...(rules.at && { rule: rules.at })} onClose={() => setRules(undefined)} />
  );
  const lines = others && (
    <Lines
      {...others}
      facts={facts}
      table={table}
      speech={words}
      halfDone={back !== undefined || table.proposed !== undefined || talk.halfDone}
      choose={choose}
    />
  );
  const since = stage.live && (
    <Since
      update={props.update}
      asked={table.asked}
      onReplay={replaySince}
      onPoint={point}
      players={facts.players}
      kernel={tableGame.kernel}
      speech={words}
      brief={!wide}
      quiet={table.proposed !== undefined}
    />
  );
  return (
    <TableFrame
      frame={frame}
      prompt={
        <Prompt
          about={about}
          note={noteOf(tableGame, screen.when?.(table) ?? whereIn(update, play))}
          update={update}
          players={facts.players}
          speech={words}
          draft={draft}
          asked={table.asked}
          {...(covered ? { handOver: () => setHanded(update.viewer) } : {})}
          proposed={table.proposed !== undefined}
          final={hand.final}
          confirm={table.confirm}
          undo={undo}
          undoTerms={undoTerms}
          askUndo={mayAsk ? () => void tell(others?.link.askUndo?.(lastOwn.version - 1)) : undefined}
          replayed={props.choose === undefined && others === undefined}
          eyes={others !== undefined && update.viewer >= 0 && facts.you.length === 0}
          redo={redo}
          stage={stage}
          pace={pace}
          onPace={chosen => change({ pace: chosen })}
          openRule={openRule}
          tools={
            <>
              <IconButton className="only-middle" icon="log" label={play.side} onPress={() => setSideOpen(!sideOpen)} />
              {props.tools}
            </>
          }
        />
      }
      lines={
        <>
          <Tip openRule={openRule} />
          {lines}
          {!wide && since}
        </>
      }
      players={
        <Players
          facts={facts}
          update={update}
          viewer={table.viewer}
          factsOf={seat => <SeatFacts {...shared} seat={seat} />}
          beside={Beside && <Beside {...shared} />}
        />
      }
      board={
        <div className="board-box">
          <div className="board-pan" data-fits={fits || undefined}>
            <Board {...shared} />
          </div>
          <Banner deed={deedOnStage(stage)} />
          <StageLayer layer={layer} />
          {stage.tally && (
            <TallySheet
              key={stage.tally.lines.map(({ told }) => told).join()}
              tally={stage.tally}
              seats={facts.players.map(({ colour }, seat) => ({ name: words.name(seat), colour }))}
              speech={words}
              pace={pace}
              words={play.tally}
              onDone={stage.skip}
            />
          )}
          {update.result && stage.live && props.onCounted && pace !== 'instant' && (
            <FinalScoring
              result={update.result}
              names={tableGame.texts.score}
              seats={facts.players.map(({ colour }, seat) => ({ name: words.name(seat), colour }))}
              viewer={update.viewer}
              tie={tieText(tableGame, update.view, update.result, words.name, play)}
              pace={pace}
              words={play.scoring}
              onDone={props.onCounted}
            />
          )}
          {screen.pans && (
            <div className="board-tools only-phone">
              <IconButton
                icon="fit"
                label={fits ? play.actualSize : play.fit}
                pressed={fits}
                onPress={() => setFits(!fits)}
              />
            </div>
          )}
        </div>
      }
      playersLabel={play.players}
      boardLabel={play.board}
      side={
        <>
          {Outcome && table.preview && <Outcome {...shared} />}
          {wide && since}
          <SideTabs
            open={tab}
            onOpen={openTab}
            table={table}
            facts={facts}
            update={update}
            speech={words}
            telling={telling}
            talk={talk}
            tableGame={tableGame}
            onPoint={point}
            onShow={show}
            openRules={() => openRule(ruleNow(table))}
            {...(others && { link: others.link })}
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
        <Footed foot={props.foot}>
          {(props.foot === undefined || table.viewer >= 0) && (
            <Lacquer label={play.tray}>
              <Tray {...shared} />
            </Lacquer>
          )}
        </Footed>
      }
      sheet={
        <SheetBar
          label={play.sheet}
          open={sideOpen ? tab : 'board'}
          onOpen={name =>
            name === 'board'
              ? setSideOpen(false)
              : name === 'rules'
                ? openRule(ruleNow(table))
                : openSide(name === 'outcome' ? 'log' : (name as TabName))
          }
          items={[
            { id: 'board', name: play.tabs.table, icon: 'people' },
            table.preview && Outcome
              ? { id: 'outcome', name: play.tabs.outcome, icon: 'eye' }
              : { id: 'scores', name: play.tabs.scores, icon: 'score' },
            { id: 'log', name: play.tabs.log, icon: 'log' },
            ...(others ? [{ id: 'chat', name: together.chat.tab, icon: 'chat' as const, ...talk.mark }] : []),
            { id: 'rules', name: play.tabs.rules, icon: 'book' },
          ]}
        />
      }
      {...(drawer === undefined ? {} : { drawer })}
    />
  );
}
/** In a replay the slider stands above what the player held whose eyes are borrowed. */
function Footed({ foot, children }: { foot: ReactNode; children: ReactNode }) {
  return foot === undefined ? (
    children
  ) : (
    <div className="replay-foot">
      {foot}
      {children}
    </div>
  );
}
