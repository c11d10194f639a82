import type { Draft, Pressable } from '@tianxia/board';
import type { Lesson, Said, Standing } from '@tianxia/kernel';
import { Button } from '@tianxia/look';
import { useEffect } from 'react';
import { isWhole } from '../table/Choosing.tsx';
import type { TableGame } from '../table/game.ts';
import type { WholeTable } from '../table/useWholeTable.ts';
import { useWords } from '../text/words.ts';
import { Coach } from './Coach.tsx';
import { freelyChosen, isAllAsked, isAsked, type Slip, saidTo } from './coaching.ts';
import { SoFar } from './SoFar.tsx';
import type { Taught } from './tutorials.ts';
import { usePointed } from './usePointed.ts';

interface LessonCoachProps {
  table: WholeTable;
  taught: Taught;
  tableGame: TableGame;
  lesson: Lesson;
  standing: Standing | undefined; // undefined: the lesson is done
  slip: Slip | undefined;
  waits: boolean; // the end is being counted
  hidden: boolean;
  hide(hidden: boolean): void;
  onRead(step: string): void;
  onShow(): void;
  onSend(line: readonly string[]): void;
  onTryAgain(): void;
  onLearned(): void;
  onNext(): void;
  onAgain(): void;
}
const NOTHING: readonly string[] = [];
/** How a thing stands in what is being chosen; a screen that only lists its options has no things. */
function standsIn(
  draft: Draft & Partial<Pressable>,
  begun: boolean,
  thing: string,
): 'offered' | 'picked' | 'gone' | undefined {
  const is = draft.at?.(thing)?.is;
  if (draft.settled?.has(thing) || is === 'chosen') return 'picked';
  if (is === 'can' || is === 'may') return 'offered';
  return begun ? 'gone' : undefined;
}

/** What the coach says now: the step, the confirmation, what went wrong, or that the lesson is done. */
export function LessonCoach(props: LessonCoachProps) {
  const { table, taught, tableGame, lesson, standing, waits, hidden, hide } = props;
  const { learn } = useWords();
  const { shared, stage } = table;
  const { draft, asked, line } = shared;
  const step = standing?.step;
  const proposed = freelyChosen(tableGame.kernel, stage.shown, line);
  const ready = standing !== undefined && isWhole(draft, line.length > 0) && isAsked(standing, proposed);
  const slip: Slip | undefined = props.slip ?? (asked && draft.refusal !== undefined ? draft.refusal : undefined);
  const begun = draft.back !== undefined || (standing?.made ?? 0) > 0;
  const pointed = usePointed(table.frame, {
    things: step?.at ?? NOTHING,
    stands: thing => standsIn(draft, begun, thing),
    confirms: ready,
    turnTo: table.views.turnTo,
  });
  // a gesture that goes on beyond the step ends where the step does: what follows is explained first
  const goesOn = standing !== undefined && draft.open === true && isAllAsked(standing, proposed);
  const { onSend } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is all there
  useEffect(() => {
    if (goesOn) onSend(proposed);
  }, [goesOn]);
  const done = standing === undefined && stage.live && !waits;
  const { onLearned } = props;
  useEffect(() => {
    if (done) onLearned();
  }, [done, onLearned]);
  const slipped = slip !== undefined && step?.until === undefined; // in a game of one's own the prompt says why not
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is said aloud, also by a coach who was sent away
  useEffect(() => hide(false), [step?.id, slipped, done]);
  const common = {
    step: step?.id ?? '',
    pointed,
    hidden,
    awayElsewhere: true,
    onHide: hide,
    openRule: (rule: string) => table.openRule(rule as `${string}-${number}`),
  };
  if (table.rules !== undefined || (table.sideOpen && table.fold !== 'wide')) return null; // something else is read
  const { lessons } = taught.tutorial;
  const at = lessons.indexOf(lesson);
  if (standing === undefined || step === undefined) {
    if (!done) return null;
    const next = lessons[at + 1];
    const learned = taught.words.lessons[lesson.id]?.learned ?? '';
    return (
      <Coach
        {...common}
        pointed={undefined}
        mood="done"
        head={learn.wellDone}
        note={learn.lessonDone(at + 1)}
        dims={false}
        reads
        said={{ title: learned, text: next ? '' : learn.allDone }}
        below={!next && <SoFar table={table} tableGame={tableGame} />}
      >
        <Button kind="main" onPress={props.onNext}>
          {next ? learn.nextLesson(taught.words.lessons[next.id]?.name ?? '') : learn.playNow}
        </Button>
        <Button onPress={props.onAgain}>{learn.again}</Button>
      </Coach>
    );
  }
  const reads = step.do === undefined && step.until === undefined;
  if (!stage.live || !(reads || asked)) return null; // the others play
  if (slipped && !reads)
    return (
      <Coach
        {...common}
        mood="nearly"
        head={learn.nearly}
        note={learn.undone}
        dims
        reads={false}
        said={saidTo(slip, standing, tableGame.game, taught.words, learn)}
      >
        <Button kind="main" onPress={props.onTryAgain}>
          {learn.tryAgain}
        </Button>
        <Button onPress={props.onShow}>{learn.showMe}</Button>
      </Coach>
    );
  const said: Said = ready ? learn.confirm : (taught.words.steps[step.id] ?? { title: '', text: '' });
  return (
    <Coach
      {...common}
      mood="asks"
      head={learn.coach}
      note={reads ? learn.reading : learn.now}
      dims={step.until === undefined && !ready}
      reads={reads}
      said={said}
    >
      {reads && (
        <Button kind="main" onPress={() => props.onRead(step.id)}>
          {learn.next}
        </Button>
      )}
      {step.do !== undefined && !ready && <Button onPress={props.onShow}>{learn.showMe}</Button>}
      {step.until !== undefined && <Button onPress={() => hide(true)}>{learn.gotIt}</Button>}
    </Coach>
  );
}
