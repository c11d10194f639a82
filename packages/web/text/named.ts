import { type BotName, CALLED, type Level } from '@tianxia/bots/names';
import { SOMEBODY } from '@tianxia/protocol/somebody';
import type { Words } from './words.ts';

/** Somebody who has a name: in a seat, in a record, on a page of their own. */
interface Named {
  name: string; // as it is kept
  bot?: string | boolean | undefined; // a bot plays: which, or that it is one
  standIn?: unknown; // it plays for a person
}
type NameWords = Words['called'];

/** The names that bots sit down under, as they are kept: 'Wen', 'Wen II', 'Bot 2'; on pages of their own 'Wen the clerk', 'Sharp bot'. */
const LEVELS = new Map(Object.entries(CALLED).map(([level, name]) => [name, level as Level]));
const PLAIN: Readonly<Record<string, BotName>> = {
  Gentle: 'random',
  Steady: 'greedy',
  Sharp: 'search',
  Trained: 'mind',
};
const KEPT = new RegExp(`^(${[...LEVELS.keys()].join('|')})( the \\w+)?( I+)?$`);

/** A name in the reader's language, where it is not somebody's own: of a bot, and of who has deleted their account. */
export function nameIn(words: NameWords, { name, bot, standIn }: Named): string {
  if (name === SOMEBODY) return words.somebody;
  if (!bot || standIn !== undefined) return name;
  const [, who = '', title, again = ''] = KEPT.exec(name) ?? [];
  const level = LEVELS.get(who);
  if (level !== undefined) {
    const own = words.botNames[level];
    return `${title === undefined ? own : words.botTitled(own, words.bots[level])}${again}`;
  }
  const plain = PLAIN[/^(\w+) bot$/.exec(name)?.[1] ?? ''];
  if (plain !== undefined) return words.botNote(words.bots[plain]);
  const numbered = /^Bot(?: (\d+))?$/.exec(name);
  return numbered ? words.botNumber(numbered[1] ?? '') : name;
}
/** The same thing with its name in the reader's language. */
export const named = <N extends Named>(words: NameWords, one: N): N => ({ ...one, name: nameIn(words, one) });
