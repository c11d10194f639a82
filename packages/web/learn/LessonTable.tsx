import { type About, type Lesson, partOf, shownBy, standingOf } from '@tianxia/kernel';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Refused } from '../link/link.ts';
import { type LocalLink, openLocal } from '../link/local.ts';
import { Wait } from '../parts/Wait.tsx';
import { botPace, settings, useSettings } from '../settings.ts';
import { TableView } from '../table/TableView.tsx';
import { useHints } from '../table/useHints.tsx';
import type { TableViewProps } from '../table/useWholeTable.ts';
import { useWords } from '../text/words.ts';
import { CoachAway } from './Coach.tsx';
import { freelyChosen, type Slip } from './coaching.ts';
import { LessonCoach } from './LessonCoach.tsx';
import { LessonList } from './LessonList.tsx';
import { forgetLesson, type LessonGame, lessonTable } from './lessonTable.ts';
import { isOver } from './reached.ts';
import type { Taught } from './tutorials.ts';

interface LessonTableProps {
  about: About;
  taught: Taught;
  tableGame: LessonGame;
  lesson: Lesson;
  read: readonly string[];
  learned: readonly string[];
  onRead(step: string): void;
  onOpen(lesson: string): void;
  onLearned(): void;
  onNext(): void; // the lesson after this one, or the way out
  onAgain(): void;
  onLeave(): void;
}
const SLIPPED: Refused = { code: 'lesson', message: '' };

/** One lesson at the real table: the rules run in their worker, the others choose as written, the coach looks on. */
export function LessonTable(props: LessonTableProps) {
  const { tableGame, lesson } = props;
  const { learn } = useWords();
  const pace = botPace[useSettings().pace];
  const [link, setLink] = useState<LocalLink>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one worker for one lesson
  useEffect(() => {
    const named = { you: settings().name || learn.yourName, others: learn.others };
    const opened = openLocal(lessonTable(tableGame, lesson, named), pace);
    setLink(opened);
    return opened.close;
  }, [tableGame, lesson]);
  useEffect(() => link?.pace(pace), [link, pace]);
  if (link === undefined) return <Wait />;
  return <Opened {...props} link={link} key={lesson.id} />;
}
/** The table of a lesson once it is there. One that was kept under rules that have changed begins anew. */
function Opened(props: LessonTableProps & { link: LocalLink }) {
  const { link, lesson, about, onAgain } = props;
  const { update, facts, connection } = useSyncExternalStore(link.subscribe, link.get);
  useEffect(() => {
    if (connection === 'none') {
      forgetLesson(about.id, lesson.id);
      onAgain();
    }
  }, [connection, about, lesson, onAgain]);
  return update && facts ? <Played {...props} update={update} facts={facts} /> : <Wait />;
}
interface PlayedProps extends LessonTableProps, Pick<TableViewProps, 'update' | 'facts'> {
  link: LocalLink;
}
function Played(props: PlayedProps) {
  const { link, lesson, taught, tableGame, about, read, update, facts } = props;
  const { learn } = useWords();
  const [slip, setSlip] = useState<Slip>();
  const [attempt, setAttempt] = useState(0); // a new one clears what lay proposed
  const [counted, setCounted] = useState(false);
  const [coachHidden, hideCoach] = useState(false);
  const { lessons } = taught.tutorial;
  const at = lessons.indexOf(lesson);
  const since = update.happened.slice(openingOf(link));
  const chosen = since.filter(({ seat, forced }) => seat === lesson.position.you && !forced).length;
  const now = standingOf(lesson, chosen, read);
  const ended = now?.step.until !== undefined && isOver(now.step.until, since, update);
  const standing = ended ? undefined : now;
  const plays = standing?.step.until !== undefined; // as they like, with what helps in a first game
  const hints = useHints(plays ? link.hints : undefined, tableGame, facts, update);
  const count = useCallback(() => setCounted(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step begins without a slip
  useEffect(() => setSlip(undefined), [standing?.step.id, chosen]);
  const send = async (line: readonly string[]) => {
    const part = standing && partOf(standing, line);
    if (part !== undefined) return link.choose(part[0]!, part.slice(1));
    setSlip({ line });
    return SLIPPED;
  };
  const choose = (first: string, after: readonly string[] = []) => {
    const options = [first, ...after].flatMap(words => tableGame.kernel.read(words) ?? []);
    return send(freelyChosen(tableGame.kernel, update, options));
  };
  const again = () => {
    setSlip(undefined);
    setAttempt(attempt + 1);
  };
  const show = () => {
    const [first, ...after] = standing ? shownBy(standing.step).slice(standing.made) : [];
    again();
    if (first !== undefined) void link.choose(first, after);
  };
  const name = taught.words.lessons[lesson.id]?.name ?? '';
  return (
    <TableView
      key={attempt}
      about={about}
      tableGame={tableGame}
      facts={facts}
      update={update}
      choose={choose}
      undo={link.undo}
      redo={link.redo}
      tools={
        <>
          {hints.button}
          {coachHidden && <CoachAway onPress={() => hideCoach(false)} />}
        </>
      }
      {...(hints.panel && { foot: hints.panel, marks: hints.marks })}
      {...(plays && { help: { alone: true } })}
      {...(update.result !== undefined && !counted ? { onCounted: count } : {})}
      lesson={{
        note: learn.note(at + 1, lessons.length, name),
        side: (
          <LessonList
            about={about}
            taught={taught}
            at={lesson.id}
            learned={props.learned}
            onOpen={props.onOpen}
            onSkip={props.onNext}
            onLeave={props.onLeave}
          />
        ),
        coach: table => (
          <LessonCoach
            table={table}
            taught={taught}
            tableGame={tableGame}
            lesson={lesson}
            standing={standing}
            slip={slip}
            hidden={coachHidden}
            hide={hideCoach}
            waits={update.result !== undefined && !counted}
            onRead={props.onRead}
            onShow={show}
            onSend={line => void send(line)}
            onTryAgain={again}
            onLearned={props.onLearned}
            onNext={props.onNext}
            onAgain={props.onAgain}
          />
        ),
      }}
    />
  );
}
/** How many choices stood when the lesson began: its table knows. */
const openingOf = (link: LocalLink): number => link.saved().script?.from ?? 0;
