import { ENGLISH } from '@tianxia/catalog';
import type { GuideTexts, Help, HelpTexts, Said } from '@tianxia/kernel';

const helps = import.meta.glob<{ help: Help }>('../../games/*/teach/help.ts');
const texts = import.meta.glob<{ help: HelpTexts }>('../../games/*/text/*/help.ts');
const guides = import.meta.glob<{ guide: GuideTexts }>('../../games/*/text/*/teach.ts');

/** A game's help and its words. */
export interface Helping {
  help: Help;
  texts: HelpTexts;
  first(id: string): Said | undefined; // by its own words, else by those of the page "in two minutes"
}
export async function loadHelp(game: string, language: string): Promise<Helping | undefined> {
  const inLanguage = <Module>(files: Readonly<Record<string, () => Promise<Module>>>, file: string) =>
    (files[`../../games/${game}/text/${language}/${file}`] ?? files[`../../games/${game}/text/${ENGLISH}/${file}`])?.();
  const [data, words, page] = await Promise.all([
    helps[`../../games/${game}/teach/help.ts`]?.(),
    inLanguage(texts, 'help.ts'),
    inLanguage(guides, 'teach.ts'),
  ]);
  if (data === undefined || words === undefined) return undefined;
  return {
    help: data.help,
    texts: words.help,
    first: id => words.help.firsts[id] ?? page?.guide.items[id],
  };
}
