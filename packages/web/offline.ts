import { languages } from './text/languages.ts';
import { speak } from './text/words.ts';

/** Keeps the pages, with the words of this language, for visits without a network. */
export function keepForOffline(language: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(`/sw.js?lang=${language}`).catch(() => undefined);
}
/** Without a network: the language whose words were kept here, whichever that is. */
export async function speakWhatIsKept(): Promise<void> {
  for (const { code } of languages) {
    const isKept = await speak(code).then(
      () => true,
      () => false,
    );
    if (isKept) return;
  }
}
