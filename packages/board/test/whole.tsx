import type { GameTypes } from '@tianxia/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import type { GameScreen, TableProps } from '../index.ts';

type Position<G extends GameTypes> = Pick<TableProps<G>, 'kernel' | 'texts' | 'view' | 'viewer'>;
/** What a screen is given when the viewer is asked and has pressed nothing yet. */
export const askedAt = <G extends GameTypes>(
  at: Position<G>,
  players: TableProps<G>['players'] = [],
): TableProps<G> => ({
  ...at,
  players,
  asked: true,
  compose() {},
  last: [],
  pointed: [],
  proposed: undefined,
  line: [],
  preview: undefined,
  propose() {},
  confirm() {},
  openRule() {},
});
/** A board and the panel of one seat, as the table first draws them for the viewer. */
export function drawnWhole<G extends GameTypes>({ useDraft, Board, Facts }: GameScreen<G>, at: Position<G>): string {
  const props = askedAt(at);
  const Whole = () => {
    const draft = useDraft(props);
    return (
      <>
        <Facts {...props} draft={draft} seat={at.viewer} />
        <Board {...props} draft={draft} />
      </>
    );
  };
  return renderToStaticMarkup(<Whole />);
}
