import { aboutOf, brief } from '../games.ts';

/** 'Qin 秦', in lists: its brief name. */
export function GameName({ game }: { game: string }) {
  const about = aboutOf(game);
  return (
    <>
      {gameTitle(game)}{' '}
      <span className="han" lang="zh">
        {about && brief(about.original)}
      </span>
    </>
  );
}
export const gameTitle = (game: string): string => brief(aboutOf(game)?.title ?? game);
