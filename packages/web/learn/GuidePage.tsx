import type { About, Guide, GuideTexts } from '@tianxia/kernel';
import { Button, Icon } from '@tianxia/look';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { aboutOf, besideOf, brief, titleOf } from '../games.ts';
import { playNow } from '../home/playNow.ts';
import { Header } from '../parts/Header.tsx';
import { Lost } from '../parts/Lost.tsx';
import { useTitle } from '../parts/title.ts';
import { Wait } from '../parts/Wait.tsx';
import { RuleText } from '../rules/RuleText.tsx';
import { useWords } from '../text/words.ts';
import { LiveFigure } from './LiveFigure.tsx';
import { isTaught, useGuide } from './tutorials.ts';
import '../table/table.css';
import './guide.css';

const StrategyNotes = lazy(() => import('./StrategyNotes.tsx'));

/** A game in two minutes: who you are, how you win, what a turn is, what makes it tick, what people get wrong at first. */
export default function GuidePage({ game }: { game: string }) {
  const { learn } = useWords();
  const about = aboutOf(game);
  const loaded = useGuide(game);
  useTitle(learn.inTwoMinutes(brief(titleOf(game))));
  if (about === undefined || !isTaught(game)) return <Lost />;
  return (
    <div className="guide-page">
      <Header />
      <main id="content" tabIndex={-1}>
        {loaded === undefined ? <Wait /> : <Pages about={about} {...loaded} />}
      </main>
    </div>
  );
}
function Pages({ about, guide, words }: { about: About; guide: Guide; words: GuideTexts }) {
  const { learn, about: facts } = useWords();
  const chapters: readonly [keyof Omit<Guide, 'hero'>, string][] = [
    ['win', learn.chapters.win],
    ['turn', learn.chapters.turn],
    ['ideas', learn.chapters.ideas],
    ['mistakes', learn.chapters.mistakes],
  ];
  return (
    <>
      <section className="guide-hero">
        <div>
          <h1>
            {brief(titleOf(about.id))}{' '}
            <span className="han" lang="zh">
              {brief(besideOf(about.id))}
            </span>{' '}
            <small>{learn.twoMinutes}</small>
          </h1>
          <p className="lead">{words.lead}</p>
          <p className="note">
            {`${facts.seatsSpoken(...about.seats)} · ${facts.minutesSpoken(about.minutes)} · ${facts.weight[about.weight]}`}
          </p>
          <Ways about={about} />
        </div>
        <LiveFigure game={about.id} figure={guide.hero} className="guide-first" />
      </section>
      {chapters.map(([chapter, title], i) => (
        <Chapter key={chapter} number={i + 1} title={title} kind={chapter}>
          {guide[chapter].map(({ id, figure }) => (
            <article key={id} className="panel guide-item">
              {figure && <LiveFigure game={about.id} figure={figure} />}
              <h3>{words.items[id]?.title}</h3>
              <p>
                <RuleLinks game={about.id} text={words.items[id]?.text ?? ''} />
              </p>
            </article>
          ))}
        </Chapter>
      ))}
      <Suspense fallback={null}>
        <StrategyNotes game={about.id} number={chapters.length + 1} />
      </Suspense>
      <section className="panel guide-end">
        <h2>{learn.ready}</h2>
        <Ways about={about} />
      </section>
    </>
  );
}
function Chapter({
  number,
  title,
  kind,
  children,
}: {
  number: number;
  title: string;
  kind: string;
  children: ReactNode;
}) {
  return (
    <section className={`guide-chapter is-${kind}`}>
      <h2>
        <span className="guide-no">{number}</span>
        {title}
      </h2>
      <div className="guide-items">{children}</div>
    </section>
  );
}
function RuleLinks({ game, text }: { game: string; text: string }) {
  const [, go] = useLocation();
  return <RuleText text={text} onOpen={rule => go(`/rules/${game}/${rule}`)} />;
}
/** From reading to playing. */
function Ways({ about }: { about: About }) {
  const { learn, home, examples } = useWords();
  const [, go] = useLocation();
  return (
    <p className="guide-ways">
      <Button kind="main" icon="play" onPress={() => go(`/learn/${about.id}/table`)}>
        {learn.atTheTable}
      </Button>
      <Button onPress={() => void playNow(about.id, go, home.couldNotStart)}>{home.playNow}</Button>
      <Button onPress={() => go(`/rules/${about.id}`)}>
        <Icon name="book" size={18} />
        {home.rules}
      </Button>
      <Button icon="eye" onPress={() => go(`/examples/${about.id}`)}>
        {examples.link}
      </Button>
    </p>
  );
}
