import { Tip } from '@tianxia/board';
import { Tray as Lacquer } from '@tianxia/look';
import type { ReactNode } from 'react';
import { RulesDrawer } from '../rules/RulesDrawer.tsx';
import { useWords } from '../text/words.ts';
import { Lines } from './Lines.tsx';
import { Players } from './Players.tsx';
import { RivalSheet } from './RivalSheet.tsx';
import { ruleNow } from './ruleNow.ts';
import { SideTabs } from './SideTabs.tsx';
import type { TableViewProps, WholeTable } from './useWholeTable.ts';

export type TableParts = TableViewProps & { at: WholeTable };

/** What every table consists of, however it lies in its window. */
export function usePartsOf(props: TableParts) {
  const { play } = useWords();
  const { at, others } = props;
  const { facts, screen, shared, words, stage } = at;
  const { Beside, Facts: SeatFacts, Outcome, Rival, Tray } = screen;
  return {
    frame: at.frame,
    playersLabel: play.players,
    boardLabel: play.board,
    sideLabel: play.side,
    lines: (
      <>
        <Tip openRule={at.openRule} />
        {props.lesson?.coach(at)}
        {others && (
          <Lines {...others} facts={facts} table={shared} speech={words} halfDone={at.halfDone} choose={at.choose} />
        )}
      </>
    ),
    players: (
      <Players
        facts={facts}
        update={stage.shown}
        viewer={shared.viewer}
        factsOf={seat => <SeatFacts {...shared} seat={seat} />}
        beside={at.fold === 'wide' && Beside && <Beside {...shared} />}
        {...(Rival && { onOpen: seat => at.openRival(seat === at.rival ? undefined : seat) })}
      />
    ),
    tabs: props.lesson?.side ?? (
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
        {...(others && { link: others.link })}
        {...(props.id === undefined ? {} : { id: props.id })}
        {...(props.saveRecord === undefined ? {} : { saveRecord: props.saveRecord })}
      />
    ),
    tray: (
      <Footed foot={props.foot}>
        {(props.foot === undefined || shared.viewer >= 0) && (
          <Lacquer label={play.tray}>
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
        facts={<SeatFacts {...shared} seat={at.rival} />}
        onSeat={at.openRival}
        onClose={() => at.openRival(undefined)}
      >
        <Rival {...shared} seat={at.rival} />
      </RivalSheet>
    ),
    ...(at.rules && {
      drawer: <RulesDrawer game={props.about} {...(at.rules.at && { rule: at.rules.at })} onClose={at.closeRules} />,
    }),
  };
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
/** What the box around the board needs, whichever part of the board it shows. */
export const boardProps = ({ tableGame, onCounted, at: { facts, words, stage, layer, since } }: TableParts) => ({
  tableGame,
  facts,
  speech: words,
  stage,
  layer,
  since: since.others,
  onCounted,
});
