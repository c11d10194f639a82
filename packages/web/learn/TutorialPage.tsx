import { kernelIn, type Lesson } from '@tianxia/kernel';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { aboutOf, brief, titleOf } from '../games.ts';
import { Lost } from '../parts/Lost.tsx';
import { useTitle } from '../parts/title.ts';
import { Wait } from '../parts/Wait.tsx';
import { openGame, type TableGame } from '../table/game.ts';
import { useInLanguage } from '../table/useInLanguage.ts';
import { useWords } from '../text/words.ts';
import { LessonTable } from './LessonTable.tsx';
import { forgetLesson, type LessonGame } from './lessonTable.ts';
import { keepProgress, useProgress } from './progress.ts';
import { isTaught, sceneOf, type Taught, useTutorial } from './tutorials.ts';

/** A game's lessons, opened where the reader left them. */
export default function TutorialPage({ game }: { game: string }) {
  const { learn } = useWords();
  const about = aboutOf(game);
  const taught = useTutorial(game);
  useTitle(learn.title(brief(titleOf(game))));
  if (about === undefined || !isTaught(game)) return <Lost />;
  return taught === undefined ? <Wait /> : <Lessons game={game} taught={taught} />;
}
function Lessons({ game, taught }: { game: string; taught: Taught }) {
  const [, go] = useLocation();
  const progress = useProgress(game);
  const { lessons } = taught.tutorial;
  const open = lessons.find(({ id }) => id === progress.lesson) ?? lessons[0]!;
  const [again, setAgain] = useState(0);
  const tableGame = useLessonGame(game, open);
  const begin = useCallback(
    (lesson: Lesson) => {
      forgetLesson(game, lesson.id);
      keepProgress(game, { lesson: lesson.id, read: [] });
      setAgain(n => n + 1);
    },
    [game],
  );
  const onAgain = useCallback(() => begin(open), [begin, open]);
  const onLearned = useCallback(() => {
    if (!progress.learned.includes(open.id)) keepProgress(game, { learned: [...progress.learned, open.id] });
  }, [game, open, progress.learned]);
  if (tableGame === undefined) return <Wait />;
  const next = lessons[lessons.indexOf(open) + 1];
  return (
    <LessonTable
      key={`${open.id} ${again}`}
      about={aboutOf(game)!}
      taught={taught}
      tableGame={tableGame}
      lesson={open}
      read={progress.read}
      learned={progress.learned}
      onRead={step => keepProgress(game, { read: [...progress.read, step] })}
      onOpen={id => begin(lessons.find(lesson => lesson.id === id) ?? open)}
      onLearned={onLearned}
      onNext={() => (next ? begin(next) : go(`/new/${game}`))}
      onAgain={onAgain}
      onLeave={() => go('/')}
    />
  );
}
/** The rules and the screen for the lesson's seats and options, or for the worked example it begins with. */
function useLessonGame(game: string, { position }: Lesson): LessonGame | undefined {
  const { seats, options, example } = position;
  const key = JSON.stringify([game, seats, options, example]);
  const [found, setFound] = useState<{ key: string; lessonGame: LessonGame }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what it is opened for
  useEffect(() => {
    let here = true;
    const open = async () => {
      const [opened, scene] = await Promise.all([openGame(game, seats, options), sceneOf(game, position)]);
      const lessonGame = opened && scene ? { ...opened, kernel: kernelIn(opened.game, scene), scene } : opened;
      if (here && lessonGame) setFound({ key, lessonGame });
    };
    void open();
    return () => {
      here = false;
    };
  }, [key]);
  const retold = useCallback(
    (tableGame: TableGame) => setFound(now => now && { key, lessonGame: { ...now.lessonGame, ...tableGame } }),
    [key],
  );
  useInLanguage(found?.key === key ? found.lessonGame : undefined, retold);
  return found?.key === key ? found.lessonGame : undefined;
}
