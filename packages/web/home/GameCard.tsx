import { puzzledGames } from '@tianxia/catalog';
import type { About } from '@tianxia/kernel';
import { Button, Emblem, Icon } from '@tianxia/look';
import { Link, useLocation } from 'wouter';
import { besideOf, titleOf } from '../games.ts';
import { useNewTo } from '../help/wanted.ts';
import { isTaught } from '../learn/tutorials.ts';
import { toldOf, useWords } from '../text/words.ts';
import { playNow } from './playNow.ts';

/** A game: what it is, and the ways to its table; whoever is new to it is offered its lessons beside them. */
export function GameCard({ about, first }: { about: About; first: boolean }) {
  const { home, learn, about: words } = useWords();
  const [min, max] = about.seats;
  const title = titleOf(about.id);
  const [, go] = useLocation();
  const taught = isTaught(about.id);
  const isNew = useNewTo(about.id);
  return (
    <article className="game" aria-label={title}>
      <Emblem game={about.id} original={about.original} size={124} />
      <div className="txt">
        <h3>
          {title}{' '}
          <span className="han" lang="zh">
            {besideOf(about.id)}
          </span>
        </h3>
        <p className="by">{words.by(about.designers, about.year)}</p>
        <p className="tx">{toldOf(about.id)?.blurb}</p>
        <p className="meta">
          <span>
            <Icon name="people" size={17} />
            <span aria-hidden="true">{words.seats(min, max)}</span>
            <span className="unseen">{words.seatsSpoken(min, max)}</span>
          </span>
          <span>
            <Icon name="clock" size={17} />
            <span aria-hidden="true">{words.minutes(about.minutes)}</span>
            <span className="unseen">{words.minutesSpoken(about.minutes)}</span>
          </span>
          <span>{words.weight[about.weight]}</span>
        </p>
      </div>
      <div className="go">
        <Button
          kind={first ? 'main' : 'plain'}
          icon="play"
          onPress={() => void playNow(about.id, go, home.couldNotStart)}
        >
          {home.playNow}
        </Button>
        {taught && isNew && <Button onPress={() => go(`/learn/${about.id}/table`)}>{learn.learnIt}</Button>}
        <Link className="link" href={`/new/${about.id}`}>
          {home.setUp}
        </Link>
        {taught && (
          <Link className="link" href={`/learn/${about.id}`}>
            {learn.guide}
          </Link>
        )}
        <Link className="link" href={`/rules/${about.id}`}>
          {home.rules}
        </Link>
        {puzzledGames.includes(about.id) && (
          <Link className="link" href={`/puzzles/${about.id}`}>
            {home.puzzles}
          </Link>
        )}
      </div>
    </article>
  );
}
