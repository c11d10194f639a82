import { Link } from 'wouter';
import { useWords } from '../text/words.ts';
import { isTaught } from './tutorials.ts';

/** The two quick ways to know a game, wherever people sit down to it. */
export function LearnLinks({ game }: { game: string }) {
  const { learn } = useWords();
  if (!isTaught(game)) return null;
  return (
    <span className="learn-links">
      <Link className="link" href={`/learn/${game}`}>
        {learn.guide}
      </Link>
      {' · '}
      <Link className="link" href={`/learn/${game}/table`}>
        {learn.atTheTable}
      </Link>
    </span>
  );
}
