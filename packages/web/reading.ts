import { ENGLISH } from '@tianxia/catalog';
import { say } from '@tianxia/look';
import { useEffect } from 'react';
import { useMe, whoAmI } from './me.ts';
import { keepForOffline } from './offline.ts';
import { ask } from './server.ts';
import { change, settings, useSettings } from './settings.ts';
import { languageFor } from './text/languages.ts';
import { languageNow, speak, wordsNow } from './text/words.ts';

/** A link may name a language; it holds for this visit, for those who have chosen none. */
const inAddress = (): string | null => new URLSearchParams(location.search).get('lang');
let address: string | null | undefined;

/** The language of whoever sits before this page. */
export function readersLanguage(): string {
  address ??= inAddress();
  const { language: chosen, accountLanguage: account } = settings();
  return languageFor({
    ...(chosen === '' ? {} : { chosen }),
    address,
    ...(account === '' ? {} : { account }),
    browser: navigator.languages,
  });
}
/** Chosen in a menu: kept in this browser and with the account, so that mails come in it. */
export function chooseLanguage(language: string): void {
  change({ language });
  const url = new URL(window.location.href);
  if (url.searchParams.has('lang')) {
    url.searchParams.set('lang', language);
    history.replaceState(history.state, '', url);
  }
  void whoAmI().then(
    me => me && tellAccount(language),
    () => undefined, // offline: the browser keeps it
  );
}
const tellAccount = (language: string) =>
  ask('PATCH /api/me', { body: { language } }).then(
    () => whoAmI(true),
    () => undefined,
  );

/** Keeps the page in its reader's language: as they choose another, here or in another tab, and as they sign in. */
export function useReadersLanguage(): void {
  const me = useMe();
  const { language, accountLanguage } = useSettings();
  useEffect(() => {
    if (me === undefined) return;
    const account = me?.language ?? '';
    if (settings().accountLanguage !== account) change({ accountLanguage: account });
    if (me !== null && me.language === undefined) void tellAccount(languageNow());
  }, [me]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are read from the settings again
  useEffect(() => {
    const wanted = readersLanguage();
    if (wanted === languageNow()) return;
    speak(wanted).then(
      () => keepForOffline(wanted),
      () => say(wordsNow().site.languageAway), // offline: the page stays as it is
    );
  }, [language, accountLanguage]);
}

/** A link that is handed on opens in the language of whoever shares it, for those who have chosen none. */
export function sharedInLanguage(link: string): string {
  const url = new URL(link);
  if (languageNow() !== ENGLISH || url.searchParams.has('lang')) url.searchParams.set('lang', languageNow());
  return url.href;
}
