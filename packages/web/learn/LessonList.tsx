import type { About } from '@tianxia/kernel';
import { Button, classes, Icon } from '@tianxia/look';
import { Link } from 'wouter';
import { brief, titleOf } from '../games.ts';
import { useWords } from '../text/words.ts';
import type { Taught } from './tutorials.ts';

interface LessonListProps {
  about: About;
  taught: Taught;
  at: string; // the lesson that is open
  learned: readonly string[];
  onOpen(lesson: string): void;
  onSkip(): void;
  onLeave(): void;
}
/** Beside the table: the lessons in their order, and the ways out. */
export function LessonList({
  about,
  taught: { tutorial, words },
  at,
  learned,
  onOpen,
  onSkip,
  onLeave,
}: LessonListProps) {
  const { learn } = useWords();
  return (
    <div className="lessons">
      <h2>
        {learn.title(brief(titleOf(about.id)))} <small className="note">{learn.minutes(tutorial.minutes)}</small>
      </h2>
      <ol>
        {tutorial.lessons.map(({ id }, i) => {
          const isLearned = learned.includes(id);
          return (
            <li key={id} className={classes(isLearned && 'learned')}>
              <button type="button" aria-current={id === at ? 'step' : undefined} onClick={() => onOpen(id)}>
                <i>{isLearned ? <Icon name="check" size={16} /> : i + 1}</i>
                {words.lessons[id]?.name}
                {isLearned && <span className="unseen">{learn.learned}</span>}
                {id === at && <em>{learn.here}</em>}
              </button>
            </li>
          );
        })}
      </ol>
      <div className="acts">
        <Button onPress={onSkip}>{learn.skip}</Button>
        <Button onPress={onLeave}>{learn.leave}</Button>
      </div>
      <p className="links">
        <Link className="link" href={`/learn/${about.id}`}>
          {learn.guide}
        </Link>
        <Link className="link" href={`/rules/${about.id}`}>
          {learn.rules}
        </Link>
      </p>
    </div>
  );
}
