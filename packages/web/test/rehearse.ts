import { keyedRand, keyOfSeed } from '@tianxia/fair';
import {
  fits,
  type GameTypes,
  isRefusal,
  type Kernel,
  type Lesson,
  type LessonStep,
  type LiveTable,
  OK,
  type Option,
  shownBy,
  tableIn,
} from '@tianxia/kernel';

type Live = LiveTable<GameTypes['state']>;
const MANY = 40; // ways to do a step that are tried

/** Plays a lesson through the rules as the coach shows it, and tells in words what does not hold. Tests rehearse every lesson. */
export function rehearse(k: Kernel<GameTypes>, lesson: Lesson): string[] {
  const faults: string[] = [];
  const begin = () => tableIn(k, lesson.position, keyedRand(keyOfSeed(String(lesson.position.seed))));
  const live = begin();
  const from = live.happened.length;
  const done: string[][] = [];
  for (const step of lesson.steps) {
    if (step.do === undefined) continue;
    letOthersPlay(k, live, lesson, from);
    faults.push(...wrongsOf(k, live, lesson, step), ...waysOf(k, begin, lesson, done, step));
    const shown = [...shownBy(step)];
    faults.push(...play(k, live, lesson, step, shown));
    done.push(shown);
  }
  return faults;
}
const reasonOf = (k: Kernel<GameTypes>, live: Live, seat: number, words: string): string => {
  const option = k.read(words);
  if (option === undefined) return 'unreadable';
  if (!k.waiting(live.state).includes(seat)) return 'notYours';
  const why = k.whyNot(live.state, seat, option);
  return why === OK ? '' : (k.game.reasons[why]?.[0] ?? 'notOffered');
};
/** What the learner is shown is legal, is what the step asks for, and leaves the next step to be done. */
function play(k: Kernel<GameTypes>, live: Live, lesson: Lesson, step: LessonStep, shown: readonly string[]): string[] {
  const { you } = lesson.position;
  const before = live.happened.length;
  const [first, ...after] = shown;
  const answer = live.choose(you, first ?? '', 0, after);
  if (isRefusal(answer))
    return [`${lesson.id}.${step.id}: "${first}" is refused: ${reasonOf(k, live, you, first ?? '')}`];
  const own = live.happened.slice(before).filter(({ seat, forced }) => seat === you && !forced);
  const wanted = step.do ?? [];
  const isExact = own.length === wanted.length && own.every(({ words }, i) => fits(wanted[i]!, words));
  return isExact
    ? []
    : [
        `${lesson.id}.${step.id}: asks for ${wanted.join(', ')}; played was ${own.map(({ words }) => words).join(', ')}`,
      ];
}
/** What is told as a mistake is one: refused for this reason, or legal and not what is asked. */
function wrongsOf(k: Kernel<GameTypes>, live: Live, { id, position }: Lesson, step: LessonStep): string[] {
  return (step.wrong ?? []).flatMap(({ say, words, refused = '' }) => {
    const is = reasonOf(k, live, position.you, words);
    if (is !== refused) return [`${id}.${step.id}, ${say}: "${words}" is ${is || 'legal'}, not ${refused || 'legal'}`];
    return refused === '' && fits(step.do?.[0] ?? '', words) ? [`${id}.${step.id}, ${say}: "${words}" is right`] : [];
  });
}
/** Whichever way a step is done that leaves room, the steps after it can be done. */
function waysOf(
  k: Kernel<GameTypes>,
  begin: () => Live,
  lesson: Lesson,
  done: readonly string[][],
  step: LessonStep,
): string[] {
  const pattern = step.do?.[0] ?? '';
  if (!/[*|]/.test(pattern)) return [];
  const again = () => {
    const live = begin();
    const from = live.happened.length;
    for (const [first, ...after] of done) {
      letOthersPlay(k, live, lesson, from);
      live.choose(lesson.position.you, first!, 0, after);
    }
    letOthersPlay(k, live, lesson, from);
    return { live, from };
  };
  const found: Option[] = [];
  const { live } = again();
  const count = k.options(live.state, lesson.position.you, found, true);
  const ways = found
    .slice(0, count)
    .map(k.write)
    .filter(words => fits(pattern, words));
  const later = lesson.steps.slice(lesson.steps.indexOf(step) + 1).filter(next => next.do !== undefined);
  return ways.slice(0, MANY).flatMap(words => {
    const { live: tried, from } = again();
    const line = [words, ...shownBy(step).slice(1)];
    const faults = play(k, tried, lesson, step, line);
    for (const next of later) {
      letOthersPlay(k, tried, lesson, from);
      faults.push(...play(k, tried, lesson, next, shownBy(next)));
    }
    return faults.map(fault => `after "${words}": ${fault}`);
  });
}
/** The others choose what is written for them; a lesson that goes on needs no more than that. */
function letOthersPlay(k: Kernel<GameTypes>, live: Live, { position, replies = [] }: Lesson, from: number): void {
  for (let turn = 0; turn < 200; turn++) {
    const seat = k.waiting(live.state).find(who => who !== position.you);
    if (seat === undefined) return;
    const made = live.happened.slice(from).filter(step => step.seat === seat && !step.forced).length;
    const words = replies.filter(([who]) => who === seat)[made]?.[1];
    if (words === undefined) return;
    if (isRefusal(live.choose(seat, words, 0))) throw new Error(`the reply "${words}" of seat ${seat} is refused`);
  }
}
