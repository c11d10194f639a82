import { besideOf, brief, titleOf } from '../games.ts';

/** 'Qin 秦', in lists: its brief name. */
export function GameName({ game }: { game: string }) {
  return (
    <>
      {gameTitle(game)}{' '}
      <span className="han" lang="zh">
        {brief(besideOf(game))}
      </span>
    </>
  );
}
export const gameTitle = (game: string): string => brief(titleOf(game));
