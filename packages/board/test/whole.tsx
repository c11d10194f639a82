import type { GameTypes } from '@tianxia/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import type { GameScreen, TableProps } from '../index.ts';

/** A board and the panel of one seat, as the table first draws them for whoever is asked. */
export function drawnWhole<G extends GameTypes>(
  { useDraft, Board, Facts }: GameScreen<G>,
  at: Pick<TableProps<G>, 'kernel' | 'texts' | 'view' | 'viewer'>,
): string {
  const props: TableProps<G> = {
    ...at,
    players: [],
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
  };
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
