import { loadAbout, loadRules } from '@tianxia/catalog';
import { rulingsIn } from '../proof/rulings.ts';
import { parseRules } from '../rules/parse.ts';

type Files = Readonly<Record<string, () => Promise<object>>>;
const lessons = import.meta.glob<object>('../../games/*/text/*/teach.ts');
const helps = import.meta.glob<object>('../../games/*/text/*/help.ts');
const examples = import.meta.glob<object>('../../games/*/text/*/examples.ts');

/** Words around a game that its table does not need: what is told of it, lessons, help in a first game, examples, its rules and how they were read. */
export async function taughtIn(game: string, language: string): Promise<object> {
  const own = async (files: Files, file: string) => files[`../../games/${game}/text/${language}/${file}`]?.();
  const [about, lesson, help, example, rules, rulings] = await Promise.all([
    loadAbout(game, language),
    own(lessons, 'teach.ts'), // the page "in two minutes", too
    own(helps, 'help.ts'),
    own(examples, 'examples.ts'),
    loadRules(game, language),
    rulingsIn(game, language),
  ]);
  const book = parseRules(rules ?? '');
  const byNumber = Object.fromEntries(book.rules.map(({ id, text }) => [id, text]));
  return { about, ...lesson, ...help, ...example, rules: { foreword: book.foreword, ...byNumber }, rulings };
}
