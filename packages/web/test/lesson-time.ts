import { bots } from '@tianxia/bots';
import { keyedRand, keyOfSeed } from '@tianxia/fair';
import {
  type About,
  fastRand,
  type GameTypes,
  isRefusal,
  type Kernel,
  type Lesson,
  type Said,
  type TeachTexts,
  tableIn,
} from '@tianxia/kernel';
import { isOver } from '../learn/reached.ts';

/**
 * How long a lesson takes a slow learner, in seconds: everything is read word by word, every piece is looked for before it is pressed, and
 * nothing is done while something moves. None of these is measured on people; each is on the slow side of what is usual.
 */
const WORDS_A_MINUTE = 180; // grown-ups read 200 to 260 of an easy text
const SIGNS_A_MINUTE = 350; // of Chinese and Japanese: 400 to 600
const TO_PRESS = 3; // to find what the coach points at and to press it; its buttons take one second
const TO_GO_ON = 1;
const TO_WATCH = 3; // a choice of somebody else, as the stage shows it
const TO_DECIDE = { light: 8, medium: 12, heavy: 15 }; // one's own choice in the game at the end; many are parts of a turn

const SIGN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;
/** Seconds to read it: signs one by one, all else by words. */
export function toRead(text: string): number {
  const signs = text.match(SIGN)?.length ?? 0;
  const words = text.replace(SIGN, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  return (signs / SIGNS_A_MINUTE + words / WORDS_A_MINUTE) * 60;
}
const said = ({ title, text }: Said) => toRead(`${title} ${text}`);

/** The game at the end, where everybody takes what they see: what the learner decides and watches. */
export function toPlay(k: Kernel<GameTypes>, { position, steps }: Lesson, weight: About['weight']): number {
  const until = steps.at(-1)?.until;
  if (until === undefined) return 0;
  const live = tableIn(k, position, keyedRand(keyOfSeed(String(position.seed))));
  const rand = fastRand(position.seed);
  const from = live.happened.length;
  const update = () => live.update(position.you, from);
  while (!isOver(until, update().happened, update())) {
    const seat = k.waiting(live.state)[0]!;
    const { option } = bots.greedy(k, k.view(live.state, seat), seat, { rand });
    if (isRefusal(live.choose(seat, k.write(option), 0))) throw new Error(`${k.write(option)} is refused`);
  }
  const chosen = live.happened.slice(from).filter(({ forced }) => !forced);
  const own = chosen.filter(({ seat }) => seat === position.you).length;
  return own * TO_DECIDE[weight] + (chosen.length - own) * TO_WATCH;
}
/** All else of a lesson: reading what the coach says, pressing what it points at, watching the replies. */
export function toFollow({ id, steps, replies = [] }: Lesson, words: TeachTexts, confirm: Said): number {
  const each = steps.map(({ id: step, at, do: wanted }) => {
    const presses = wanted === undefined ? 0 : (at ?? wanted).length * TO_PRESS + said(confirm);
    return said(words.steps[step]!) + presses + TO_GO_ON;
  });
  const end = toRead(words.lessons[id]!.learned) + TO_GO_ON;
  return each.reduce((sum, step) => sum + step, replies.length * TO_WATCH + end);
}
