import {
  Banner,
  type Deed,
  deedOnStage,
  Marks,
  type Speech,
  type Stage,
  StageLayer,
  TallySheet,
  useFit,
} from '@tianxia/board';
import { lazy, type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { tieText } from '../end/tie.ts';
import type { Facts } from '../link/link.ts';
import { useSettings } from '../settings.ts';
import { hear } from '../sound/hear.ts';
import { useWords } from '../text/words.ts';
import type { TableGame } from './game.ts';

const FinalScoring = lazy(() => import('@tianxia/board/end/FinalScoring.tsx'));
const heardWon = () => hear('won');

interface BoardBoxProps {
  tableGame: TableGame;
  facts: Facts;
  speech: Speech;
  stage: Stage;
  layer: RefObject<HTMLDivElement | null>;
  since: readonly Deed[]; // numbered on the board
  onUnseen?: (numbers: readonly number[]) => void; // those of them that nothing on the board carries
  fits?: boolean;
  scrolls?: boolean; // the window is small: the board is larger than its frame
  id?: string; // of the panel that a view is shown in
  onCounted?: (() => void) | undefined;
  tools?: ReactNode;
  ask?: ReactNode; // for the board in words
  children: ReactNode; // the game's board, or one view of it
}
/** The board and what lies over it: travelling pieces, banners, numbers of what happened, final scoring. */
export function BoardBox(props: BoardBoxProps) {
  const { tableGame, facts, speech, stage, since, onCounted } = props;
  const { play, over } = useWords();
  const { pace } = useSettings();
  const { shown, live } = stage;
  const pan = useRef<HTMLDivElement>(null);
  useFit(pan, !props.scrolls, shown);
  return (
    <div className="board-box" {...(props.id && { id: props.id, role: 'tabpanel' })}>
      {props.ask}
      <div ref={pan} className="board-pan" data-fits={props.fits || undefined} tabIndex={props.scrolls ? 0 : undefined}>
        {props.children}
      </div>
      {live && since.length > 0 && <Marks deeds={since} onUnseen={props.onUnseen} />}
      <Banner deed={deedOnStage(stage)} />
      <StageLayer layer={props.layer} />
      {stage.tally && (
        <TallySheet
          key={stage.tally.lines.map(({ told }) => told).join()}
          tally={stage.tally}
          seats={facts.players.map(({ colour }, seat) => ({ name: speech.name(seat), colour }))}
          speech={speech}
          pace={pace}
          words={play.tally}
          onDone={stage.skip}
        />
      )}
      {shown.result && live && onCounted && pace !== 'instant' && (
        <Suspense>
          <FinalScoring
            result={shown.result}
            names={tableGame.texts.score}
            seats={facts.players.map(({ colour }, seat) => ({ name: speech.name(seat), colour }))}
            viewer={shown.viewer}
            ending={tableGame.texts.endings[shown.view.ending]}
            tie={tieText(tableGame, shown.view, shown.result, speech.name, play)}
            pace={pace}
            words={{ ...play.scoring, inAll: play.total, seal: over.seal }}
            onVerdict={heardWon}
            onDone={onCounted}
          />
        </Suspense>
      )}
      {props.tools}
    </div>
  );
}
