import { type ShownKey, type TableProps, useKeys, useShownKeys } from '@tianxia/board';
import type { GameTypes } from '@tianxia/kernel';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useWords } from '../text/words.ts';
import { watched } from '../watched.ts';
import type { TableGame } from './game.ts';

const BoardInWords = lazy(() => import('./BoardInWords.tsx'));
const KEY = 'b';
export const ASK_KEYS: readonly ShownKey[] = [{ id: 'words', keys: [KEY.toUpperCase()] }];
const open = watched(false);
export const askBoard = (): void => open.set(true);
const close = () => open.set(false);

/** The board can be asked for in words: by a key, or by a button that shows itself to whoever comes by with Tab or a screen reader. */
export function AskBoard({ tableGame, table }: { tableGame: TableGame; table: TableProps<GameTypes> }) {
  const { play } = useWords();
  const isOpen = useSyncExternalStore(open.subscribe, open.get);
  useShownKeys(ASK_KEYS);
  useKeys(!isOpen, event => {
    if (event.key.toLowerCase() !== KEY) return false;
    askBoard();
    return true;
  });
  return (
    <>
      <button type="button" className="btn unseen board-ask" onClick={askBoard}>
        {play.inWords}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <BoardInWords tableGame={tableGame} table={table} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
