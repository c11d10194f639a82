import { say } from '@tianxia/look';
import { sharedInLanguage } from '../reading.ts';

/** Hands a link on: by the device's own sheet on a phone, else by the clipboard. */
export async function share(link: string, copied: string): Promise<void> {
  const url = sharedInLanguage(link);
  const touch = window.matchMedia('(pointer: coarse)').matches;
  try {
    if (touch && navigator.share) await navigator.share({ url });
    else {
      await navigator.clipboard.writeText(url);
      say(copied);
    }
  } catch {
    // thought better of it, or the browser forbids: the address bar has the same link
  }
}
