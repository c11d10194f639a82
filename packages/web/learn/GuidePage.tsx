import type { About, Guide, GuideTexts, Tutorial } from '@tianxia/kernel';
import { Button, Icon } from '@tianxia/look';
import { type CSSProperties, lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { aboutOf, besideOf, brief, titleOf } from '../games.ts';
import { playNow } from '../home/playNow.ts';
import { Header } from '../parts/Header.tsx';
import { Lost } from '../parts/Lost.tsx';
import { useTitle } from '../parts/title.ts';
import { Wait } from '../parts/Wait.tsx';
import { RuleText } from '../rules/RuleText.tsx';
import { useWords } from '../text/words.ts';
import { GuideExample } from './GuideExample.tsx';
import { Pictured } from './Pictured.tsx';
import { isTaught, useGuide } from './tutorials.ts';
import '../table/table.css';
import './guide.css';

const StrategyNotes = lazy(() => import('./StrategyNotes.tsx'));
const CHAPTERS = ['win', 'turn', 'ideas', 'mistakes'] as const;
type ChapterKey = (typeof CHAPTERS)[number];
const HIGHEST: Record<ChapterKey, number> = { win: 170, turn: 190, ideas: 230, mistakes: 150 }; // pixels

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
interface PagesProps {
  about: About;
  guide: Guide;
  words: GuideTexts;
  tutorial: Tutorial;
}
function Pages({ about, guide, words, tutorial }: PagesProps) {
  const { learn, about: facts } = useWords();
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
          <Ways about={about} minutes={tutorial.minutes} />
        </div>
        <Pictured game={about.id} picture={guide.hero} highest={350} className="guide-first" />
      </section>
      {CHAPTERS.map((chapter, i) => (
        <Chapter key={chapter} {...{ about, guide, words, chapter }} number={i + 1} />
      ))}
      <GuideExample game={about.id} picture={guide.example} number={CHAPTERS.length + 1} />
      <Suspense fallback={null}>
        <StrategyNotes game={about.id} number={CHAPTERS.length + 2} />
      </Suspense>
      <section className="panel guide-end">
        <h2>{learn.ready}</h2>
        <Ways about={about} minutes={tutorial.minutes} />
      </section>
    </>
  );
}
interface ChapterProps extends Omit<PagesProps, 'tutorial'> {
  chapter: ChapterKey;
  number: number;
}
function Chapter({ about, guide, words, chapter, number }: ChapterProps) {
  const { learn } = useWords();
  const [, go] = useLocation();
  return (
    <section
      className={`guide-chapter is-${chapter}`}
      style={{ '--picture': `${HIGHEST[chapter]}px` } as CSSProperties}
    >
      <h2>
        <span className="guide-no">{number}</span>
        {learn.chapters[chapter]}
      </h2>
      <div className="guide-items">
        {guide[chapter].map(({ id, figure }) => (
          <article key={id} className="panel guide-item">
            <Pictured game={about.id} picture={figure} highest={HIGHEST[chapter]} />
            <h3>{words.items[id]?.title}</h3>
            {chapter === 'win' && <p className="guide-worth">{words.worth[id]}</p>}
            <p>
              <RuleText text={words.items[id]?.text ?? ''} onOpen={rule => go(`/rules/${about.id}/${rule}`)} />
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}
/** From reading to playing. */
function Ways({ about, minutes }: { about: About; minutes: number }) {
  const { learn, home, examples } = useWords();
  const [, go] = useLocation();
  return (
    <p className="guide-ways">
      <Button kind="main" icon="play" onPress={() => go(`/learn/${about.id}/table`)}>
        {learn.atTheTable} <small>{learn.minutes(minutes)}</small>
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
