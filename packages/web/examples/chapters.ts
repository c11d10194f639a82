import type { RuleBook } from '../rules/parse.ts';
import type { ExampleIndex } from './examples.ts';

/** Examples stand in the chapter of their rules: that of most of them, the earlier one where it is even. */
export function byChapter(book: RuleBook, index: ExampleIndex): { title: string; examples: string[] }[] {
  const chapterOf = (rule: string) => book.chapters.findIndex(({ rules }) => rules.some(({ id }) => id === rule));
  const found = book.chapters.map(({ title }) => ({ title, examples: [] as string[] }));
  for (const [example, rules] of Object.entries(index)) {
    const counts = book.chapters.map((_, i) => rules.filter(rule => chapterOf(rule) === i).length);
    found[counts.indexOf(Math.max(...counts))]?.examples.push(example);
  }
  return found.filter(({ examples }) => examples.length > 0);
}
/** After which rule each example is shown: the last of those its chapter has of it. */
export function byRule(book: RuleBook, index: ExampleIndex): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { title, examples } of byChapter(book, index)) {
    const rules = book.chapters.find(chapter => chapter.title === title)?.rules ?? [];
    for (const example of examples) {
      const last = rules.findLast(({ id }) => index[example]?.includes(id));
      if (last !== undefined) found.set(last.id, [...(found.get(last.id) ?? []), example]);
    }
  }
  return found;
}
