import type { Tutorial } from '@tianxia/kernel';
import { Button } from '@tianxia/look';
import { useLocation } from 'wouter';
import { useWords } from '../text/words.ts';
import { forgetLesson } from './lessonTable.ts';
import { keepProgress } from './progress.ts';
import { type Taught, useTutorial } from './tutorials.ts';
import './all-rules.css';

/** The lessons in which the coach speaks of a rule. */
export function lessonsOn({ tutorial, words }: Taught, rule: string): Tutorial['lessons'] {
  const names = (text: string | undefined) => text?.split(/\W*\s/).includes(rule) === true;
  return tutorial.lessons.filter(({ steps }) =>
    steps.some(
      ({ id, wrong = [] }) => names(words.steps[id]?.text) || wrong.some(({ say }) => names(words.wrong[say]?.text)),
    ),
  );
}
/** Under a rule: the ways to a table where it matters. One plays it there by the real rules; a table that lies open stays open. */
export function SeenAtTable({ game, rule, beside }: { game: string; rule: string; beside: boolean }) {
  const { learn } = useWords();
  const [, go] = useLocation();
  const taught = useTutorial(game);
  const lessons = taught === undefined ? [] : lessonsOn(taught, rule);
  if (lessons.length === 0) return null;
  const open = (lesson: string) => {
    forgetLesson(game, lesson);
    keepProgress(game, { lesson, read: [] });
    const path = `/learn/${game}/table`;
    if (beside) window.open(path, '_blank');
    else go(path);
  };
  return (
    <p className="seen-at-table">
      {lessons.map(({ id }) => (
        <Button key={id} icon="eye" onPress={() => open(id)}>
          {learn.seeIt(taught?.words.lessons[id]?.name ?? '')}
        </Button>
      ))}
    </p>
  );
}
