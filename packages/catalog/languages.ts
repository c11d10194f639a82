/** English is the source of every text, and what is shown where a language is missing. */
export const ENGLISH = 'en';

/**
 * The first of the wanted languages that is known: 'fr-CA' is read as 'fr', 'zh-TW' as 'zh-Hant', 'zh' and 'zh-SG' as 'zh-Hans'.
 * Language and script count, the country does not.
 */
export function bestOf(wanted: readonly string[], known: readonly string[]): string | undefined {
  for (const tag of wanted) {
    const script = scriptOf(tag);
    const found = script === undefined ? undefined : known.find(one => scriptOf(one) === script);
    if (found !== undefined) return found;
  }
  return undefined;
}
/** 'zh-Hant' of 'zh-HK'; undefined where it is no name of a language. */
function scriptOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}
