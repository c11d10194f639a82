import { WordsProvider } from '@tianxia/board';
import { SmallTable } from './SmallTable.tsx';
import { type TableViewProps, useWholeTable } from './useWholeTable.ts';
import { WideTable } from './WideTable.tsx';
import './table.css';
import './together.css';

/** A table, living or replayed, in the reader's words. */
export function TableView(props: TableViewProps) {
  return (
    <WordsProvider value={props.tableGame.words}>
      <InWindow {...props} />
    </WordsProvider>
  );
}
/** The game's own components in the frame that all games share, as the window has room for them. */
function InWindow(props: TableViewProps) {
  const at = useWholeTable(props);
  return at.fold === 'wide' ? <WideTable {...props} at={at} /> : <SmallTable {...props} at={at} fold={at.fold} />;
}
