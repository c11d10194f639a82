/** How a game is taught at its own table. Data alone: the words stand in the game's text/<language>/teach.ts. */
import type { GameTypes, Kernel, Rand, Seat } from '../contract.ts';
import { liveTable } from './live.ts';
import { isRefusal, type LiveTable } from './log.ts';
import { tableFor } from './table.ts';

/** A moment of a game: dealt by this seed, then chosen by everybody as written. */
export interface Position {
  seed: number; // of the keyed draws: the same seed deals the same game
  seats: number;
  options: Readonly<Record<string, string>>;
  you: Seat; // where the learner sits
  choices: readonly (readonly [Seat, string])[]; // in the words of records; what is forced plays itself
  example?: string; // it begins where this worked example does, not with the deal: `tableIn` wants the kernel of its scene
}
/** What a learner may do instead, and what the coach then says. */
export interface Wrong {
  say: string; // key of its words
  words: string; // an example of it: refused by the rules for this reason, or legal and not what the step is about
  refused?: string; // name in the game's reason book
  like?: string; // legal choices of this pattern get the same words; see fits()
}
export interface LessonStep {
  id: string; // key of its words
  at?: readonly string[]; // what is pointed at, in the order it is pressed: things ('half 0'), amounts ('gold = 2')
  do?: readonly string[]; // what the learner chooses, one pattern a choice, forced ones left out: see fits(); none: the step is read
  show?: readonly string[]; // one way to do it, where the patterns leave room
  wrong?: readonly Wrong[];
  until?: string; // play as you like until this event, or 'over'
}
export interface Lesson {
  id: string; // key of its words
  position: Position;
  replies?: readonly (readonly [Seat, string])[]; // what the others choose meanwhile; after that they think for themselves
  steps: readonly LessonStep[];
}
export interface Tutorial {
  minutes: number;
  lessons: readonly Lesson[];
}

/** What the coach says: **bold** words and rule ids that open the rule. */
export interface Said {
  title: string;
  text: string;
}
type LessonOf<T extends Tutorial> = T['lessons'][number];
type StepOf<T extends Tutorial> = LessonOf<T>['steps'][number];
type WrongOf<S> = S extends { wrong: readonly (infer W extends Wrong)[] } ? W['say'] : never;
/** The words of a tutorial: a lesson, step or mistake without words does not compile. */
export interface TeachTexts<T extends Tutorial = Tutorial> {
  lessons: Record<LessonOf<T>['id'], { name: string; learned: string }>; // learned: said when it is done
  steps: Record<StepOf<T>['id'], Said>;
  wrong: Record<string extends StepOf<T>['id'] ? string : WrongOf<StepOf<T>>, Said>;
}

/** A part of the real table, drawn live: in a moment of a game, or in the position of a worked example. */
export type Picture = Figure | ExamplePicture;
/** A part of the table in some position: cut out around these things, or whole. */
export interface Figure {
  position: Position;
  part: 'board' | 'tray';
  at?: readonly string[];
}
/** The position of a worked example, drawn in the same way. */
export interface ScenePicture {
  part: 'board' | 'tray';
  at?: readonly string[]; // the things it is cut out around: those its choices change when left out, none: all of it
  scene?: number; // which of its positions; the first
  steps?: number; // after so many of its choices, or after all when there are fewer; before the first; -1: before what happens by itself
}
export interface ExamplePicture extends ScenePicture {
  example: string;
}
/** What a game's rulebook shows: after a rule a figure, and which of its examples are shown where they are told. */
export interface Pictures {
  figures: Readonly<Record<string, Picture>>; // by rule
  examples: Readonly<Record<string, ScenePicture>>; // by example
}
interface GuideItem {
  id: string; // key of its words
  figure: Picture;
}
/** The game in two minutes: a page drawn from its own components. */
export interface Guide {
  hero: Picture;
  win: readonly GuideItem[]; // what brings victory
  turn: readonly GuideItem[]; // what a turn is, in order
  ideas: readonly GuideItem[]; // the two or three that make it tick
  mistakes: readonly GuideItem[]; // what people get wrong the first time
  example: ExamplePicture; // a worked example: one picture for each of its positions
}
type ItemOf<G extends Guide> = G['win' | 'turn' | 'ideas' | 'mistakes'][number];
export interface GuideTexts<G extends Guide = Guide> {
  lead: string; // who you are, in two sentences
  worth: Record<G['win'][number]['id'], string>; // what each way to win brings, in numbers
  items: Record<ItemOf<G>['id'], Said>;
}

/** What helps in a first game: which words belong to what is asked and to what happens. */
export interface Help {
  phases: readonly { id: string; at: readonly string[] }[]; // by the decisions in them
  actions: readonly { id: string; moves: readonly string[] }[]; // what one can do, by the moves it is done with
  firsts: readonly First[];
}
/** Something that is explained once: as one is first asked (`at`), or as it first happens (`on`). */
export interface First {
  id: string; // key of its words, which may be those of the page "in two minutes"
  rule: `${string}-${number}`;
  at?: readonly string[]; // decisions
  on?: readonly string[]; // events
}
type FirstOf<H extends Help> = H['firsts'][number]['id'];
/** The words of that help. A phase, an action or a thing without words does not compile. */
export interface HelpTexts<H extends Help = Help, G extends Guide = Guide> {
  goal: string; // one short sentence, always in sight
  phases: Record<H['phases'][number]['id'], string>;
  actions: Record<H['actions'][number]['id'], string>; // '**Tuck a card.** What that is good for.'
  firsts: Record<string extends FirstOf<H> ? string : Exclude<FirstOf<H>, ItemOf<G>['id']>, Said>;
}

/** 'lay.lay 3 *|draw.draw *': words fit one of the alternatives; * stands for one argument, alone for anything. */
export function fits(pattern: string, words: string): boolean {
  const said = words.split(' ');
  return pattern.split('|').some(alternative => {
    const wanted = alternative.split(' ');
    if (alternative === '*') return true;
    return wanted.length === said.length && wanted.every((word, i) => word === '*' || word === said[i]);
  });
}
/** What is shown of a step when the learner asks for it. */
export const shownBy = ({ do: wanted = [], show = wanted }: LessonStep): readonly string[] => show;

/** Where a learner is: the step, and how many of its choices are made. After the last step: undefined. */
export interface Standing {
  step: LessonStep;
  made: number;
}
/** `chosen`: how many choices the learner has made since the lesson began, forced ones left out; `read`: the steps that were read and put aside. */
export function standingOf(lesson: Lesson, chosen: number, read: readonly string[]): Standing | undefined {
  let left = chosen;
  for (const step of lesson.steps) {
    if (step.until !== undefined) return { step, made: left };
    const wants = step.do?.length ?? 0;
    if (wants === 0 ? !read.includes(step.id) : left < wants) return { step, made: left };
    left -= wants;
  }
  return undefined;
}
/** How much of a gesture belongs to the step: undefined when some of it is not what the step is about. */
export function partOf({ step, made }: Standing, line: readonly string[]): readonly string[] | undefined {
  if (step.until !== undefined) return line;
  const wanted = (step.do ?? []).slice(made);
  const part = line.slice(0, wanted.length);
  return part.length > 0 && part.every((words, i) => fits(wanted[i]!, words)) ? part : undefined;
}

/** The table in this position. Throws where a choice is refused: the rules have changed under it. */
export function tableIn<G extends GameTypes>(k: Kernel<G>, position: Position, rand: Rand): LiveTable<G['state']> {
  const live = liveTable(k, tableFor(k.game, position.seats, position.options), rand);
  live.begin(0);
  for (const [seat, words] of position.choices) {
    const done = live.choose(seat, words, 0);
    if (!isRefusal(done)) continue;
    const why = done.reason === undefined ? done.refused : k.game.reasons[done.reason]?.[0];
    throw new Error(`"${words}" of seat ${seat} is refused: ${why}`);
  }
  return live;
}
