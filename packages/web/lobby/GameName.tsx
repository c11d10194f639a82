import { aboutOf } from '../games.ts';

/** 'Qin 秦' */
export function GameName({ game }: { game: string }) {
  const about = aboutOf(game);
  return (
    <>
      {about?.title ?? game}{' '}
      <span className="han" lang="zh">
        {about?.original}
      </span>
    </>
  );
}
export const gameTitle = (game: string) => aboutOf(game)?.title ?? game;
