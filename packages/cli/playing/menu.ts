import type { Option } from '@tianxia/kernel';
import type { Speaker } from '../speaker.ts';
import type { AnyKernel } from '../table.ts';

/** A numbered line: one option is a choice, several are narrowed down further. */
export interface Item {
  label: string;
  options: readonly Option[];
}
export const PAGE = 20;

/** Few options are listed one by one; many are asked for step by step: which move, then what it points at. */
export function menu(k: AnyKernel, english: Speaker, options: readonly Option[]): Item[] {
  const each = () => options.map(option => ({ label: english.choice(option), options: [option] }));
  if (options.length <= PAGE) return each();
  const byMove = grouped(options, option => k.words(option).move);
  if (byMove.length > 1) return byMove.map(group => item(english, group, 0));
  const byFirst = grouped(options, option => `${k.words(option).args[0]}`);
  const oneByOne = byFirst.length === 1 || byFirst.length === options.length;
  return oneByOne ? each() : byFirst.map(group => item(english, group, 1));
}
function item(english: Speaker, options: readonly Option[], known: number): Item {
  const first = options[0]!;
  return options.length === 1
    ? { label: english.choice(first), options }
    : { label: `${english.choice(first, known)} (${options.length})`, options };
}
function grouped(options: readonly Option[], by: (option: Option) => string): Option[][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const key = by(option);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [option]);
    else group.push(option);
  }
  return [...groups.values()];
}

/** Every word must occur, a number as a whole; long dashes, which no keyboard has, are as good as short ones. */
export function matches(label: string, filter: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[–—]/g, '-');
  const found = plain(label);
  const occurs = (word: string) => {
    for (let at = found.indexOf(word); at >= 0; at = found.indexOf(word, at + 1))
      if (!/\d\d/.test(word.slice(-1) + (found[at + word.length] ?? ''))) return true;
    return false;
  };
  return plain(filter).split(/\s+/).every(occurs);
}
export function page(items: readonly Item[], number: number): string[] {
  const from = number * PAGE;
  const pages = Math.ceil(items.length / PAGE);
  const lines = items.slice(from, from + PAGE).map(({ label }, i) => `${`${from + i + 1}`.padStart(5)}  ${label}`);
  return pages > 1 ? [...lines, `       page ${number + 1} of ${pages}: n next, p previous`] : lines;
}
