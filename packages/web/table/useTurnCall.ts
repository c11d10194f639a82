import { useEffect } from 'react';
import { settings } from '../settings.ts';
import { hear } from '../sound/hear.ts';
import { useWords } from '../text/words.ts';

/** "Your turn": a word and a mark on the tab, one short sound, and a note from the browser while the page is not in sight. */
export function useTurnCall(mine: boolean, title: string): void {
  const { play, together } = useWords();
  useEffect(() => {
    document.title = mine ? `● ${play.turnOf.you} · ${title}` : `${title} · Tianxia`;
    showIcon(mine);
    return () => showIcon(false);
  }, [mine, title, play]);
  useEffect(() => {
    if (!mine) return;
    hear('turn');
    if (settings().notify && document.hidden) void note(together.alert.title, together.alert.text(title));
  }, [mine, title, together]);
}
function showIcon(mine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon !== null) icon.href = mine ? '/seal-turn.svg' : '/seal.svg';
}
/** One note for a table: a newer one takes its place. Browsers on phones want it from the service worker. */
async function note(title: string, body: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const { pathname } = location;
  // the same tag as a note that comes by push
  const what = { body, icon: '/seal.svg', tag: pathname.split('/').at(-1)!, data: pathname };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker !== undefined) await worker.showNotification(title, what);
  else new Notification(title, what).onclick = () => window.focus();
}
