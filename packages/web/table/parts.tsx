import { deedOnStage, Tip, useFocusKept } from '@tianxia/board';
import type { Seat } from '@tianxia/kernel';
import { Tray as Lacquer, Outlook } from '@tianxia/look';
import { lazy, type ReactNode, Suspense, useLayoutEffect, useMemo } from 'react';
import { HelpAtTable } from '../help/HelpAtTable.tsx';
import { useCardKept } from '../help/wanted.ts';
import { useThingRules } from '../rules/told.ts';
import { useWords, withPageWords } from '../text/words.ts';
import { AskBoard } from './AskBoard.tsx';
import { Lines } from './Lines.tsx';
import { outlookOf } from './outlook.ts';
import { noteOn, Players } from './Players.tsx';
import { RivalSheet } from './RivalSheet.tsx';
import { ruleNow } from './ruleNow.ts';
import { SideTabs } from './SideTabs.tsx';
import { SinceSaid } from './SinceSaid.tsx';
import type { TableViewProps, WholeTable } from './useWholeTable.ts';

const ReferenceCard = lazy(() => import('../help/ReferenceCard.tsx'));
const RulesDrawer = lazy(withPageWords(() => import('../rules/RulesDrawer.tsx'))); // fetched with the first rule that is looked up

export type TableParts = TableViewProps & { at: WholeTable };

/** What every table consists of, however it lies in its window. */
export function usePartsOf(props: TableParts) {
  const pages = useWords();
  const { play } = pages;
  const { at, others } = props;
  const cardKept = useCardKept(props.about.id);
  const { facts, screen, shared, words, stage } = at;
  const { Beside, Facts: SeatFacts, Outcome, Rival, Tray } = screen;
  const own = useFocusKept<HTMLElement>();
  const about = useThingRules(props.about.id);
  const { shown } = stage;
  const { kernel } = props.tableGame;
  const outlook = useMemo(() => outlookOf(kernel, shown, screen.points), [kernel, shown, screen]);
  const factsOf = (seat: Seat) => {
    const total = outlook(seat);
    return (
      <Outlook value={total === undefined ? undefined : { total, label: play.ifEnded(total) }}>
        <SeatFacts {...shared} seat={seat} />
      </Outlook>
    );
  };
  return {
    frame: at.frame,
    playersLabel: play.players,
    boardLabel: play.board,
    sideLabel: play.side,
    lines: (
      <>
        <Tip openRule={at.openRule} {...(about && { rules: about })} />
        <SinceSaid deeds={at.since.others} asked={stage.live && shared.asked} />
        {props.lesson?.coach(at)}
        {props.help && <HelpAtTable table={at} tableGame={props.tableGame} alone={props.help.alone} />}
        {others && (
          <Lines {...others} facts={facts} table={shared} speech={words} halfDone={at.halfDone} choose={at.choose} />
        )}
      </>
    ),
    players: (
      <>
        <Players
          facts={facts}
          update={stage.shown}
          viewer={shared.viewer}
          acting={deedOnStage(stage)?.seat}
          marks={seat => at.unseen.filter(n => at.since.others[n - 1]?.seat === seat)}
          factsOf={factsOf}
          beside={at.fold === 'wide' && Beside && <Beside {...shared} />}
          {...(Rival && { onOpen: seat => at.openRival(seat === at.rival ? undefined : seat) })}
        />
        {cardKept && at.fold === 'wide' && (
          <Suspense fallback={null}>
            <ReferenceCard game={props.about.id} openRule={at.openRule} />
          </Suspense>
        )}
      </>
    ),
    tabs: props.lesson?.side ?? props.side ?? (
      <SideTabs
        open={at.tab}
        onOpen={at.openTab}
        table={shared}
        facts={facts}
        update={stage.shown}
        speech={words}
        telling={at.telling}
        talk={at.talk}
        tableGame={props.tableGame}
        onPoint={at.point}
        onShow={at.show}
        openRules={() => at.openRule(ruleNow(shared))}
        counted={props.onCounted === undefined}
        {...(others && { link: others.link })}
        {...(props.id === undefined ? {} : { id: props.id })}
        {...(props.saveRecord === undefined ? {} : { saveRecord: props.saveRecord })}
      />
    ),
    tray: (
      <Footed foot={props.foot}>
        {(props.foot === undefined || shared.viewer >= 0) && (
          <Lacquer label={play.tray} box={own} scrolls={at.fold !== 'wide'}>
            <Tray {...shared} />
          </Lacquer>
        )}
      </Footed>
    ),
    outcome: Outcome && shared.preview && <Outcome {...shared} />,
    sheet: Rival && at.rival !== undefined && (
      <RivalSheet
        seat={at.rival}
        players={facts.players}
        nameOf={words.name}
        note={noteOn(facts.players[at.rival]!, at.rival === shared.viewer, pages)}
        facts={factsOf(at.rival)}
        onSeat={at.openRival}
        onClose={() => at.openRival(undefined)}
      >
        <Rival {...shared} seat={at.rival} />
      </RivalSheet>
    ),
    ...(at.rules && {
      drawer: (
        <Suspense fallback={null}>
          <RulesDrawer game={props.about} {...(at.rules.at && { rule: at.rules.at })} onClose={at.closeRules} />
          <OnceThere then={at.views.showLit} />
        </Suspense>
      ),
    }),
  };
}
/** Once what stands beside it has come and taken its room. */
function OnceThere({ then }: { then(): void }) {
  useLayoutEffect(then, [then]);
  return null;
}
/** Something stands above the tray: in a replay the slider, above what the player held whose eyes are borrowed. */
function Footed({ foot, children }: { foot: ReactNode; children: ReactNode }) {
  return foot === undefined ? (
    children
  ) : (
    <div className="table-foot">
      {foot}
      {children}
    </div>
  );
}
/** What the box around the board needs, whichever part of the board it shows. */
export const boardProps = ({
  tableGame,
  onCounted,
  marks,
  at: { facts, words, stage, layer, since, setUnseen, shared },
}: TableParts) => ({
  ask: <AskBoard tableGame={tableGame} table={shared} />,
  tableGame,
  facts,
  speech: words,
  stage,
  layer,
  since: marks ?? since.others,
  ...(marks === undefined && { onUnseen: setUnseen }),
  onCounted,
});
